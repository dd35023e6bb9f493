import { escaped } from '../markup.ts';
import { joined } from '../relative.ts';
import { drawDiagram, type Scenery } from './diagram.ts';

/** How many pixels one unit of a picture is wide. */
const SCALE = 3;

/** The look of the drawing on its own, on paper: what src/styles/frame.css and rule.css say of it, in light colours. */
const STYLE = [
  'path{stroke-width:.6;stroke:#24201a}',
  'text{font:700 1em system-ui,sans-serif;text-anchor:middle;fill:#24201a}',
  '.land{fill:#f3e3bd;stroke:#655c4f}',
  '.river{fill:#a9c6de;stroke:#655c4f}',
  '.yellow{fill:#e3b23a}.red{fill:#b93527}.blue{fill:#2f6aa8}.green{fill:#33794b}.white{fill:#fbfaf5}',
  ':is(.red,.blue,.green) text{fill:#fff}',
  '.state,.capital,.cue{fill:none;stroke-width:1.5}',
  '.state{stroke:#a32a1c;stroke-width:2.4}',
  '.face,.plate{fill:#fffdf7}',
  '.head,.bandits{fill:#24201a}',
  '.head,.built{fill-rule:evenodd}',
  '.built{stroke-width:2.4;paint-order:stroke}',
  '.fresh{stroke-width:2.4}',
  '.gone{fill:#24201a;stroke:#fffdf7;stroke-width:1;paint-order:stroke}',
].join('');

/** A position as an SVG file of its own, for a chat or a forum. `title` says in words what it shows. */
export function makePicture(scenery: Scenery, title: string): string {
  const { box, font, body } = drawDiagram(scenery);
  const [left, top, width, height] = box;
  const size = `viewBox="${joined(box)}" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" font-size="${font}"`;
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#f7f1e3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escaped(title)}</title><style>${STYLE}</style>${paper}${body}</svg>`;
}
