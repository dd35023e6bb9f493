import type { StrengthBar } from '../core/strength-bar.ts';
import type { Colour, Dynasty } from '../games/huang/rules/vocabulary.ts';
import { DYNASTY_ICONS } from './dynasty-icons.ts';
import { ICONS } from './icons.ts';
import { escapeMarkup } from './markup.ts';
import { drawRow, type Row } from './points-row.ts';
import { formatNumbers } from './svg-path.ts';
import { TICK_ICON } from './tick-icon.ts';
import {
  BODY,
  cutName,
  DARK,
  drawKind,
  drawSeparator,
  drawText,
  LIGHT,
  type Pen,
  type Tone,
} from './verdict-pen.ts';
import { type MeasureText, wrapText } from './wrap-text.ts';

/** A verdict as shown in large type on the screen or in a picture, as data. */
export interface VerdictCard {
  /** Undefined while nothing is decided; there is no seal then. */
  readonly tone?: Tone | undefined;
  /** Shown on the seal instead of the icon of the tone: a score, or the winner. */
  readonly seal?: string | { readonly dynasty: Dynasty } | undefined;
  /** How far the verdict holds, in one or two words. */
  readonly tag?: string | undefined;
  /** The subject, in one or two words. */
  readonly title: string;
  readonly head: string;
  /** The reason, and what to do on the table. */
  readonly lines: readonly string[];
  /** The deciding colour. */
  readonly decided?: Colour | undefined;
  /** The strengths of the sides of a conflict, with the colour of the tiles that count. */
  readonly strengths?:
    | { readonly colour: 'red' | 'yellow'; readonly sides: readonly StrengthBar[] }
    | undefined;
  /** The points of all players, best first. */
  readonly rows: readonly Row[];
  /** What the answer comes from, instead of the name of the site. */
  readonly source?: string;
}

const KINDS =
  '.yellow{fill:#e3b23a}.red{fill:#b93527}.blue{fill:#2f6aa8}.green{fill:#33794b}.white{fill:#fbfaf5;stroke:#6b6453;stroke-width:1.5}';

/** The margin and padding of the card, the size of the seal, and the font size of the verdict. */
const EDGE = 40;
const INNER = 64;
const SEAL = 200;
const HEAD = 68;
/** The width of a column, and the gap between two columns. */
const ROOM = 872;
const GAP = 80;
/** How to draw a verdict. */
export interface VerdictStyle {
  /** In dark colours. */
  readonly isNight: boolean;
  /** In two columns, with the points next to the verdict. */
  readonly isWide: boolean;
  /**
   * The size of the picture in pixels, with the card in its middle. By default it is as large as the card.
   */
  readonly size?: PictureSize;
}

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Makes a picture of a verdict as an SVG file with a background. */
export function makeVerdictPicture(
  verdict: VerdictCard,
  widthOf: MeasureText,
  pictureStyle: VerdictStyle,
): string {
  const theme = pictureStyle.isNight ? DARK : LIGHT;
  const { high, wide, parts } = drawAll(
    verdict,
    { theme, widthOf },
    pictureStyle.isWide && verdict.rows.length > 0,
  );
  const { paper, card, ink, soft, line } = theme;
  const tone = verdict.tone ? theme[verdict.tone] : line;
  const style = `text{font-family:system-ui,sans-serif;fill:${ink}}.serif{font-family:Georgia,serif;font-weight:700}.soft{fill:${soft}}.tone{fill:${tone}}${KINDS}`;
  const box = `x="${EDGE}" y="${EDGE}" width="${wide - 2 * EDGE}" height="${high - 2 * EDGE}" rx="28"`;
  const { width, height } = pictureStyle.size ?? { width: wide, height: high };
  const view = centreView(wide, high, width / height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}" height="${height}">`,
    `<title>${escapeMarkup(verdict.head)}</title><style>${style}</style>`,
    `<rect x="${view[0]}" y="${view[1]}" width="${view[2]}" height="${view[3]}" fill="${paper}"/>`,
    `<clipPath id="card"><rect ${box}/></clipPath><rect ${box} fill="${card}" stroke="${line}" stroke-width="3"/>`,
    `<path clip-path="url(#card)" fill="${tone}" d="M${EDGE} 0h18v${high}h-18z"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/** The smallest viewBox of an aspect ratio that has the card in its middle. */
function centreView(wide: number, high: number, ratio: number): readonly [number, number, number, number] {
  const width = Math.round(Math.max(wide, high * ratio));
  const height = Math.round(Math.max(high, wide / ratio));
  return [(wide - width) / 2, (high - height) / 2, width, height];
}

/** Draws the content of the card in one or two columns and returns it with its size. */
function drawAll(verdict: VerdictCard, base: Pick<Pen, 'theme' | 'widthOf'>, isWide: boolean) {
  const top = EDGE + INNER;
  const mainPen: Pen = { ...base, left: top, right: top + ROOM, y: top, parts: [] };
  const left = top + ROOM + GAP;
  const rowPen: Pen = isWide ? { ...base, left, right: left + ROOM, y: top, parts: [] } : mainPen;
  drawSubject(mainPen, verdict);
  drawStrengths(mainPen, verdict);
  drawLines(mainPen, verdict);
  for (const row of verdict.rows) drawRow(rowPen, row);
  drawFooter(mainPen, verdict);
  const parts = isWide ? [...mainPen.parts, ...rowPen.parts] : mainPen.parts;
  return { parts, wide: rowPen.right + top, high: Math.round(Math.max(mainPen.y, rowPen.y) + EDGE) };
}

/** Draws the subject, the seal, and the verdict next to it. */
function drawSubject(pen: Pen, { tone, tag, seal, title, head }: VerdictCard): void {
  const at = pen.left + (tone ? SEAL + 44 : 0);
  const widthOf = (text: string) => pen.widthOf(text, 'serif');
  const lines = wrapText(head, (pen.right - at) / HEAD, widthOf);
  const size = Math.min(HEAD, (pen.right - at) / Math.max(...lines.map(widthOf))); // one long word
  const headTop = tag ? 88 : 44;
  const textHeight = headTop + lines.length * HEAD * 1.15;
  const high = Math.max(tone ? SEAL : 0, textHeight);
  const top = pen.y + (high - textHeight) / 2;
  if (tone)
    pen.parts.push(drawSeal(pen.left, pen.y + (high - SEAL) / 2, pen.theme[tone], getSign(tone, seal)));
  pen.parts.push(
    drawText(title, at, top + 30, 32, 'class="soft"'),
    ...(tag ? [drawText(tag, at, top + 74, 32, 'class="tone" font-weight="700"')] : []),
    ...lines.map((line, i) =>
      drawText(line, at, top + headTop + HEAD * (0.9 + i * 1.15), size, 'class="serif"'),
    ),
  );
  pen.y += high + 40;
}

function getSign(tone: Tone, seal: VerdictCard['seal']): string | { readonly path: string } {
  if (typeof seal === 'string') return seal;
  if (seal) return { path: DYNASTY_ICONS[seal.dynasty] };
  return tone === 'yes' ? { path: TICK_ICON } : tone === 'no' ? '×' : '?';
}

/** Draws a slightly rotated square seal. */
function drawSeal(x: number, y: number, colour: string, sign: ReturnType<typeof getSign>): string {
  const middle = SEAL / 2;
  const inside =
    typeof sign === 'string'
      ? `<text class="serif tone" x="${middle}" y="${middle + 40}" font-size="${sign.length > 2 ? 84 : 116}" text-anchor="middle">${escapeMarkup(sign)}</text>`
      : `<path fill="${colour}" fill-rule="evenodd" transform="translate(28 28)scale(6)" d="${sign.path}"/>`;
  return `<g transform="rotate(-5 ${x + middle} ${y + middle})translate(${x} ${formatNumbers([y])})"><path fill="none" stroke="${colour}" stroke-width="14" stroke-linejoin="round" d="M7 7h186v186H7z"/>${inside}</g>`;
}

/** Draws the strength of each side as a bar with its number: filled for the board, outlined for the rest. */
function drawStrengths(pen: Pen, { strengths }: VerdictCard): void {
  if (!strengths) return;
  const { colour, sides } = strengths;
  const from = pen.left + ROOM * 0.36;
  const most = Math.max(1, ...sides.map(({ onBoard, committed }) => onBoard + committed));
  const unit = (pen.right - from - 2 * BODY) / most;
  const drawPart = (left: number, points: number, style: string) =>
    `<rect x="${formatNumbers([left])}" y="${formatNumbers([pen.y + 6])}" width="${formatNumbers([points * unit])}" height="${BODY - 8}" ${style}/>`;
  for (const { name, onBoard, committed, isAhead } of sides) {
    const weight = isAhead ? 'font-weight="700"' : '';
    const room = (from - pen.left) / BODY - 0.5;
    const label = cutName(name, room, (text) => pen.widthOf(text, isAhead ? 'bold' : 'plain'));
    pen.parts.push(
      drawText(label, pen.left, pen.y + BODY - 6, BODY, weight),
      drawPart(from, onBoard, `class="${colour}"`),
      drawPart(
        from + onBoard * unit,
        committed,
        `class="${colour}" fill-opacity=".35" stroke="${STRENGTH_RIMS[colour]}" stroke-width="3"`,
      ),
      drawText(`${onBoard + committed}`, pen.right, pen.y + BODY - 6, BODY, `text-anchor="end" ${weight}`),
    );
    pen.y += BODY * 1.4;
  }
  pen.y += 24;
}

const STRENGTH_RIMS = { red: '#b93527', yellow: '#c08d12' };

/** Draws the reason (with the deciding colour) below a line, then what to do. */
function drawLines(pen: Pen, { lines, decided }: VerdictCard): void {
  if (lines.length === 0) return;
  drawSeparator(pen);
  for (const [i, text] of lines.entries()) {
    const mark = i === 0 ? decided : undefined;
    const from = pen.left + (mark ? 68 : 0);
    if (mark) pen.parts.push(drawKind(mark, pen.left, pen.y - 4, 2.2));
    for (const line of wrapText(text, (pen.right - from) / BODY, (one) => pen.widthOf(one, 'plain'))) {
      pen.parts.push(drawText(line, from, pen.y + BODY, BODY));
      pen.y += BODY * 1.35;
    }
    pen.y += 12;
  }
  pen.y += 24;
}

/** Draws the footer with the logo. */
function drawFooter(pen: Pen, { source }: VerdictCard): void {
  drawSeparator(pen);
  const at = `translate(${pen.left} ${formatNumbers([pen.y - 4])})scale(1.8)`;
  pen.parts.push(
    `<path class="soft" fill-rule="evenodd" transform="${at}" d="${ICONS.gate}"/>`,
    drawText(source ?? 'Yamen', pen.left + 58, pen.y + 29, source ? 26 : 32, 'class="serif soft"'),
  );
  pen.y += INNER;
}
