import { escapeMarkup } from '../../../drawings/markup.ts';
import { formatNumbers } from '../../../drawings/svg-path.ts';
import { type MeasureText, wrapText } from '../../../drawings/wrap-text.ts';
import { layOutDiagram } from './diagram.ts';
import type { DiagramScene } from './diagram-scene.ts';

/** The minimal scale of a picture, in pixels per unit. */
const SCALE = 3;

/**
 * The style of an exported drawing: the same as in src/site/styles/frame.css and rule.css, in light colours.
 */
const STYLE = [
  'path{stroke-width:.6;stroke:#24201a}',
  'text{font-family:system-ui,sans-serif;font-weight:700;text-anchor:middle;fill:#24201a}',
  '.land{fill:#f3e3bd;stroke:#655c4f}',
  '.river{fill:#a9c6de;stroke:#655c4f}',
  '.yellow{fill:#e3b23a}.red{fill:#b93527}.blue{fill:#2f6aa8}.green{fill:#33794b}.white{fill:#fbfaf5}',
  ':is(.red,.blue,.green) text{fill:#fff}',
  '.state,.capital,.cue{fill:none;stroke-width:1.5}',
  '.state{stroke-width:2.4}',
  '.face,.plate{fill:#fffdf7}',
  '.head,.bandits{fill:#24201a}',
  '.head,.built{fill-rule:evenodd}',
  '.built{stroke-width:2.4;paint-order:stroke}',
  '.fresh{stroke-width:2.4}',
  '.said{font-weight:400;text-anchor:start}.bold{font-weight:700}',
  '.gone{fill:#24201a;stroke:#fffdf7;stroke-width:1;paint-order:stroke}',
  '.shade{fill:#f7f1e3;stroke:none;opacity:.62}',
].join('');

/** The text below a picture. */
export interface Caption {
  /** The verdict; empty if there is none. */
  readonly head: string;
  readonly lines: readonly string[];
  readonly widthOf: MeasureText;
}

/**
 * The number of square letters in a line. A chat shows a picture about 300 px wide, and this keeps the text
 * legible there.
 */
const LETTERS = 27;
/** The minimal width of a picture, in pixels. */
const WIDTH = 1080;

/** Makes a picture of a position as an SVG file, for a chat or a forum. `title` is its text alternative. */
export function makeBoardPicture(scene: DiagramScene, title: string, caption?: Caption): string {
  const drawing = layOutDiagram(scene);
  const scale = Math.max(SCALE, WIDTH / drawing.box[2]);
  return makeSvgFile(drawing.box, scale, title, drawing, caption && drawCaption(caption, drawing.box));
}

/** The box of a drawing: left, top, width, height. */
export type DiagramBox = ReturnType<typeof layOutDiagram>['box'];

/** Wraps a drawing and its caption in an SVG file with a background. */
export function makeSvgFile(
  [left, top, width, height]: DiagramBox,
  scale: number,
  title: string,
  { font, body }: ReturnType<typeof layOutDiagram>,
  footer: ReturnType<typeof drawCaption> = { rise: 0, body: '' },
): string {
  const high = height + footer.rise;
  const view = formatNumbers([left, top, width, high]);
  const size = `viewBox="${view}" width="${Math.round(width * scale)}" height="${Math.round(high * scale)}" font-size="${font}"`;
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${high}" fill="#f7f1e3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapeMarkup(title)}</title><style>${STYLE}</style>${paper}${body}${footer.body}</svg>`;
}

/** Draws the caption below a drawing and returns it with its height. */
export function drawCaption(
  { head, lines, widthOf }: Caption,
  [left, top, width, height]: DiagramBox,
): { readonly rise: number; readonly body: string } {
  const font = width / LETTERS;
  const room = (width - font) / font;
  const bold = head === '' ? [] : wrapText(head, room / HEAD_FONT, (text) => widthOf(text, 'bold'));
  const plain = lines.flatMap((line) => wrapText(line, room, (text) => widthOf(text, 'plain')));
  let y = top + height + font * 0.4;
  const draw = (name: string, size: number) => (text: string) => {
    y += size * 1.3;
    const at = `x="${formatNumbers([left + font / 2])}" y="${formatNumbers([y])}"`;
    return `<text class="${name}" font-size="${formatNumbers([size])}" ${at}>${escapeMarkup(text)}</text>`;
  };
  const drawn = [...bold.map(draw('said bold', font * HEAD_FONT)), ...plain.map(draw('said', font))];
  return { rise: y + font * 0.9 - top - height, body: drawn.join('') };
}

/** The font size of the verdict, relative to the other lines. */
const HEAD_FONT = 1.3;
