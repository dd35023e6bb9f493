import { getBoardRows } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { escapeMarkup } from '../markup.ts';
import { formatNumbers } from '../svg-path.ts';
import type { Outline } from './action-overlay.ts';
import {
  type CommitmentRows,
  layOutCommitments,
  ROW_HEIGHT,
  type SideCommitments,
} from './commitment-rows.ts';
import { drawAxisLabels, drawGround } from './diagram-board.ts';
import {
  arrangeDiagramLabels,
  drawLabels,
  drawLosses,
  drawOutlines,
  drawSpaceMarks,
} from './diagram-overlay.ts';
import { drawBuildings, drawPieces } from './diagram-pieces.ts';
import { getLabelHalfHeight, getLabelHalfWidth, type TextLabel } from './labels.ts';
import { type BoardLayout, type BoardSpot, computeLayout, HEX_HALF_WIDTH, HEX_RADIUS } from './layout.ts';
import type { HuangMark } from './marks.ts';

/** A position to be drawn as a static picture. */
export interface DiagramScene {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, HuangMark>;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces; they are crossed out. */
  readonly lost: readonly (readonly string[])[];
  /** What the sides of a conflict commit; drawn below the board. */
  readonly commitments?: readonly SideCommitments[];
  /** The letter on each kind of tile, in the reader's language. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** Returns the label of a space, a letter for its row and a number: `E8`. */
  readonly placeOf: (space: string) => string;
  /** The area that is dimmed to highlight the rest, as the `d` of a path. */
  readonly shade?: string | undefined;
  /** The relevant spaces: of a large board only these and their surroundings are drawn. */
  readonly near?: readonly string[];
}

/** A scenery with its computed layout. */
export interface LaidOutScene extends DiagramScene {
  readonly layout: BoardLayout;
  /** The spaces that are drawn. */
  readonly spots: readonly BoardSpot[];
  /** The font size, in units of the drawing. */
  readonly font: number;
}

/** The maximal scale of a drawing, in pixels per unit. */
const SCALE = 2.1;
/** The space for the labels of rows on the left, and of columns above, in units of the drawing. */
const MARGIN = 12;
const HEAD = 12;

/** The width available for a drawing on a page of 360 px, inside the padding of page and card. */
const NARROW_WIDTH = 294;
/** The minimal font size there, in pixels. */
const MIN_FONT_PIXELS = 11;
const FONT = 7; // as in .diagram of rule.css

/**
 * Returns the font size for a drawing of some width: a drawing that is scaled down on a narrow page gets
 * larger letters.
 */
function fontFor(width: number): number {
  return Math.max(FONT, Math.ceil((MIN_FONT_PIXELS / Math.min(SCALE, NARROW_WIDTH / width)) * 10) / 10);
}

/**
 * Makes a picture of a position with a text alternative, as a compact SVG element. Without a label it is
 * decoration: the text next to it says the same.
 */
export function makeDiagram(scenery: DiagramScene, label?: string): string {
  const { box, font, body } = drawDiagram(scenery);
  const [, , width] = box;
  // The height follows from the viewBox; the default font size is set in the style sheet.
  const size = `viewBox="${formatNumbers(box)}" width="${Math.round(width * SCALE)}"`;
  const letters = font === FONT ? '' : ` font-size="${font}"`;
  const said = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeMarkup(label)}"`;
  return `<svg class="diagram" ${size}${letters} ${said}>${body}</svg>`;
}

/** The position and size of a picture. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Drawing {
  readonly box: Box;
  readonly font: number;
  readonly body: string;
}

/** Draws the content of a picture and returns it with its box and its font size. */
export function drawDiagram(scenery: DiagramScene): Drawing {
  const layout = computeLayout(getBoardRows(scenery.setup.board));
  const spots = spotsNear(layout, scenery.near);
  const { left, top, right, bottom } = edgesOf(spots);
  const font = fontFor(right - left + MARGIN + 2);
  const sheet: LaidOutScene = { ...scenery, layout, spots, font };
  const tags = arrangeDiagramLabels(sheet);
  const low = Math.max(bottom, ...tags.map(({ y }) => y + getLabelHalfHeight(font)));
  const beside = layOutCommitments(scenery.commitments ?? [], left, low + 2 + ROW_HEIGHT / 2, right - left);
  const high = Math.min(top - HEAD, ...tags.map(({ y }) => y - getLabelHalfHeight(font) - 1));
  const from = Math.min(left - MARGIN, ...tags.map(({ x, text }) => x - getLabelHalfWidth(text, font) - 1));
  const to = Math.max(right + 2, ...tags.map(({ x, text }) => x + getLabelHalfWidth(text, font) + 1));
  const end = low + 2 + beside.rows * ROW_HEIGHT;
  const onGround = drawSheet(sheet, beside, tags);
  // The shade must not cover the labels of rows and columns.
  const parts = sheet.shade ? [onGround, drawAxisLabels(sheet)] : [drawAxisLabels(sheet), onGround];
  const body = drawGround(sheet) + parts.join('');
  return { box: [from, high, to - from, end - high], font, body };
}

/**
 * Draws everything on the ground, from bottom to top: marks of removed tiles are below the buildings on them.
 */
function drawSheet(sheet: LaidOutScene, beside: CommitmentRows, tags: readonly TextLabel[]): string {
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
    drawSpaceMarks(sheet),
    ...(sheet.shade ? [] : buildings),
    drawLosses(sheet),
    drawLabels([...tags, ...beside.numbers], beside.pluses, sheet.font),
  ].join('');
}

/** Draws a picture of a few spaces without labels, for a legend. */
export function makeLegendDiagram(scenery: Omit<DiagramScene, 'placeOf'>): string {
  const layout = computeLayout(getBoardRows(scenery.setup.board));
  const { spots } = layout;
  const sheet: LaidOutScene = { ...scenery, placeOf: () => '', layout, spots, font: FONT };
  const tags = arrangeDiagramLabels(sheet);
  const { left, top, right, bottom } = edgesOf(spots);
  const reach = (of: (tag: TextLabel, half: number) => number) =>
    tags.map((tag) => of(tag, getLabelHalfWidth(tag.text, FONT)));
  const rise = getLabelHalfHeight(FONT);
  const from = Math.min(left, ...reach(({ x }, half) => x - half)) - 1;
  const to = Math.max(right, ...reach(({ x }, half) => x + half)) + 1;
  const high = Math.min(top, ...reach(({ y }) => y - rise)) - 1;
  const low = Math.max(bottom, ...reach(({ y }) => y + rise)) + 1;
  const box: Box = [from, high, to - from, low - high];
  const size = `viewBox="${formatNumbers(box)}" width="${Math.round((to - from) * SCALE)}"`;
  const body = drawGround(sheet) + drawSheet(sheet, layOutCommitments([], 0, 0, 0), tags);
  return `<svg class="diagram" ${size} aria-hidden="true">${body}</svg>`;
}

/** Boards of up to this number of spaces are drawn completely. */
const SMALL_BOARD = 70;

/**
 * Returns the spaces that are drawn: all, or those in the rectangle around `near` with a margin of one space.
 */
export function listDrawnSpots({ setup, near }: Pick<DiagramScene, 'setup' | 'near'>): readonly BoardSpot[] {
  return spotsNear(computeLayout(getBoardRows(setup.board)), near);
}

function spotsNear({ spots, spotOf }: BoardLayout, near: DiagramScene['near']): readonly BoardSpot[] {
  if (near === undefined) return spots;
  const core = near.flatMap((name) => spotOf.get(name) ?? []);
  if (core.length === 0 || spots.length <= SMALL_BOARD) return spots;
  const { left, top, right, bottom } = edgesOf(core);
  const isNear = ({ x, y }: BoardSpot) =>
    x > left - 1.5 * HEX_HALF_WIDTH &&
    x < right + 1.5 * HEX_HALF_WIDTH &&
    y > top - HEX_RADIUS &&
    y < bottom + HEX_RADIUS;
  return spots.filter(isNear);
}

function edgesOf(spots: readonly BoardSpot[]) {
  return {
    left: Math.min(...spots.map(({ x }) => x)) - HEX_HALF_WIDTH,
    right: Math.max(...spots.map(({ x }) => x)) + HEX_HALF_WIDTH,
    top: Math.min(...spots.map(({ y }) => y)) - HEX_RADIUS,
    bottom: Math.max(...spots.map(({ y }) => y)) + HEX_RADIUS,
  };
}
