import { rowsOf } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { escaped } from '../markup.ts';
import { joined } from '../relative.ts';
import { drawBoard } from './diagram-board.ts';
import { drawPieces } from './diagram-pieces.ts';
import { drawMarks, drawOutlines } from './diagram-signs.ts';
import type { Outline } from './during.ts';
import { CORNER, HALF, type Layout, layoutOf, type Spot } from './layout.ts';
import type { Mark } from './marks.ts';

/** A position to be drawn as one picture that nobody taps. */
export interface Scenery {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces: crossed out. */
  readonly lost: readonly (readonly string[])[];
  /** The letter on each kind of tile, in the reader's language. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** What people call a space, a letter for its row and a number: `E8`. */
  readonly placeOf: (space: string) => string;
  /** The spaces that matter: of a large board only they and what is near are drawn. */
  readonly near?: readonly string[];
}

/** What a drawing is made of while it is drawn. */
export interface Sheet extends Scenery {
  readonly layout: Layout;
  /** The spaces that are drawn. */
  readonly spots: readonly Spot[];
}

/** How many pixels one unit of a drawing is wide where there is room. */
const SCALE = 2.1;
/** The room for the names of rows on the left, and for those of columns above. */
const MARGIN = 12;
const HEAD = 12;

/** A picture of a position with its alternative in words, as the text of an SVG element in few and short parts. */
export function makeDiagram(scenery: Scenery, label: string): string {
  const { box, body } = drawDiagram(scenery);
  const [, , width, height] = box.map((n) => Math.round(n * SCALE));
  const size = `viewBox="${joined(box)}" width="${width}" height="${height}"`;
  return `<svg class="diagram" ${size} role="img" aria-label="${escaped(label)}">${body}</svg>`;
}

/** Where a picture lies. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** The inside of the picture, and where it lies. */
export function drawDiagram(scenery: Scenery): { readonly box: Box; readonly body: string } {
  const layout = layoutOf(rowsOf(scenery.setup.board));
  const spots = spotsNear(layout, scenery.near);
  const sheet: Sheet = { ...scenery, layout, spots };
  const { left, top, right, bottom } = edgesOf(spots);
  const box: Box = [left - MARGIN, top - HEAD, right - left + MARGIN + 2, bottom - top + HEAD + 2];
  const body = drawBoard(sheet) + drawPieces(sheet) + drawOutlines(sheet) + drawMarks(sheet);
  return { box, body };
}

/** A board of so many spaces is drawn whole. */
const SMALL = 70;

/** The spaces that are drawn: all, or those of the rectangle round what matters, one more on each side. */
export function spotsOf({ setup, near }: Pick<Scenery, 'setup' | 'near'>): readonly Spot[] {
  return spotsNear(layoutOf(rowsOf(setup.board)), near);
}

function spotsNear({ spots, spotOf }: Layout, near: Scenery['near']): readonly Spot[] {
  if (near === undefined) return spots;
  const core = near.flatMap((name) => spotOf.get(name) ?? []);
  if (core.length === 0 || spots.length <= SMALL) return spots;
  const { left, top, right, bottom } = edgesOf(core);
  const isNear = ({ x, y }: Spot) =>
    x > left - 1.5 * HALF && x < right + 1.5 * HALF && y > top - CORNER && y < bottom + CORNER;
  return spots.filter(isNear);
}

function edgesOf(spots: readonly Spot[]) {
  return {
    left: Math.min(...spots.map(({ x }) => x)) - HALF,
    right: Math.max(...spots.map(({ x }) => x)) + HALF,
    top: Math.min(...spots.map(({ y }) => y)) - CORNER,
    bottom: Math.max(...spots.map(({ y }) => y)) + CORNER,
  };
}
