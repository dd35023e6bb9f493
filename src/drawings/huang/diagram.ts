import { rowsOf } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { escaped } from '../markup.ts';
import { joined } from '../relative.ts';
import { drawEdges, drawGround } from './diagram-board.ts';
import { drawBuildings, drawPieces } from './diagram-pieces.ts';
import { drawLost, drawMarks, drawOutlines, drawTags, tagsOf } from './diagram-signs.ts';
import type { Outline } from './during.ts';
import { type Beside, besideOf, type Given, ROW } from './given.ts';
import { CORNER, HALF, type Layout, layoutOf, type Spot } from './layout.ts';
import type { Mark } from './marks.ts';
import { halfOf, riseOf, type Tag } from './tags.ts';

/** A position to be drawn as one picture that nobody taps. */
export interface Scenery {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces: crossed out. */
  readonly lost: readonly (readonly string[])[];
  /** What the sides of a conflict commit: drawn below the board. */
  readonly given?: readonly Given[];
  /** The letter on each kind of tile, in the reader's language. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** What people call a space, a letter for its row and a number: `E8`. */
  readonly placeOf: (space: string) => string;
  /** What stands back while something is said of the rest, as the `d` of a path. */
  readonly shade?: string | undefined;
  /** The spaces that matter: of a large board only they and what is near are drawn. */
  readonly near?: readonly string[];
}

/** What a drawing is made of while it is drawn. */
export interface Sheet extends Scenery {
  readonly layout: Layout;
  /** The spaces that are drawn. */
  readonly spots: readonly Spot[];
  /** How high its letters are. */
  readonly font: number;
}

/** How many pixels one unit of a drawing is wide where there is room. */
const SCALE = 2.1;
/** The room for the names of rows on the left, and for those of columns above. */
const MARGIN = 12;
const HEAD = 12;

/** The room for a drawing on a page 360 px wide: less the edges of page and card. */
const ROOM = 294;
/** Letters are never smaller there, in pixels. */
const LEGIBLE = 11;
const FONT = 7; // as in .diagram of rule.css

/** How high the letters of a drawing of some width are: what is scaled down to a narrow page has larger ones. */
function fontFor(width: number): number {
  return Math.max(FONT, Math.ceil((LEGIBLE / Math.min(SCALE, ROOM / width)) * 10) / 10);
}

/**
 * A picture of a position with its alternative in words, as the text of an SVG element in few and short parts. Without one
 * it is decoration: what it shows is said beside it.
 */
export function makeDiagram(scenery: Scenery, label?: string): string {
  const { box, font, body } = drawDiagram(scenery);
  const [, , width] = box;
  // As high as its viewBox makes it; letters of the usual height have it from the style.
  const size = `viewBox="${joined(box)}" width="${Math.round(width * SCALE)}"`;
  const letters = font === FONT ? '' : ` font-size="${font}"`;
  const said = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg class="diagram" ${size}${letters} ${said}>${body}</svg>`;
}

/** Where a picture lies. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Drawing {
  readonly box: Box;
  readonly font: number;
  readonly body: string;
}

/** The inside of the picture, where it lies, and how high its letters are. */
export function drawDiagram(scenery: Scenery): Drawing {
  const layout = layoutOf(rowsOf(scenery.setup.board));
  const spots = spotsNear(layout, scenery.near);
  const { left, top, right, bottom } = edgesOf(spots);
  const font = fontFor(right - left + MARGIN + 2);
  const sheet: Sheet = { ...scenery, layout, spots, font };
  const tags = tagsOf(sheet);
  const low = Math.max(bottom, ...tags.map(({ y }) => y + riseOf(font)));
  const beside = besideOf(scenery.given ?? [], left, low + 2 + ROW / 2, right - left);
  const high = Math.min(top - HEAD, ...tags.map(({ y }) => y - riseOf(font) - 1));
  const from = Math.min(left - MARGIN, ...tags.map(({ x, text }) => x - halfOf(text, font) - 1));
  const to = Math.max(right + 2, ...tags.map(({ x, text }) => x + halfOf(text, font) + 1));
  const end = low + 2 + beside.rows * ROW;
  const onGround = drawSheet(sheet, beside, tags);
  // What stands back does so below the names of rows and columns.
  const parts = sheet.shade ? [onGround, drawEdges(sheet)] : [drawEdges(sheet), onGround];
  const body = drawGround(sheet) + parts.join('');
  return { box: [from, high, to - from, end - high], font, body };
}

/** What lies on the ground, from there up: what leaves is crossed out below the building that stands on it. */
function drawSheet(sheet: Sheet, beside: Beside, tags: readonly Tag[]): string {
  const { setup } = sheet;
  const tiles = { ...setup.tiles, ...beside.tiles };
  const leaders = { ...setup.leaders, ...beside.leaders };
  const all = { ...sheet, spots: [...sheet.spots, ...beside.spots], setup: { ...setup, tiles, leaders } };
  const buildings = drawBuildings(sheet);
  const shaded = sheet.shade
    ? [...buildings, `<path class="shade" fill-rule="evenodd" d="${sheet.shade}"/>`]
    : [];
  return [
    drawPieces(all),
    ...shaded,
    drawOutlines(sheet),
    drawMarks(sheet),
    ...(sheet.shade ? [] : buildings),
    drawLost(sheet),
    drawTags([...tags, ...beside.numbers], beside.pluses, sheet.font),
  ].join('');
}

/** A picture of a few spaces without their names, beside which stands what it means. */
export function makeSign(scenery: Omit<Scenery, 'placeOf'>): string {
  const layout = layoutOf(rowsOf(scenery.setup.board));
  const { spots } = layout;
  const sheet: Sheet = { ...scenery, placeOf: () => '', layout, spots, font: FONT };
  const tags = tagsOf(sheet);
  const { left, top, right, bottom } = edgesOf(spots);
  const reach = (of: (tag: Tag, half: number) => number) =>
    tags.map((tag) => of(tag, halfOf(tag.text, FONT)));
  const rise = riseOf(FONT);
  const from = Math.min(left, ...reach(({ x }, half) => x - half)) - 1;
  const to = Math.max(right, ...reach(({ x }, half) => x + half)) + 1;
  const high = Math.min(top, ...reach(({ y }) => y - rise)) - 1;
  const low = Math.max(bottom, ...reach(({ y }) => y + rise)) + 1;
  const box: Box = [from, high, to - from, low - high];
  const size = `viewBox="${joined(box)}" width="${Math.round((to - from) * SCALE)}"`;
  const body = drawGround(sheet) + drawSheet(sheet, besideOf([], 0, 0, 0), tags);
  return `<svg class="diagram" ${size} aria-hidden="true">${body}</svg>`;
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
