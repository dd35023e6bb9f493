import { escapeMarkup } from '../../../drawings/markup.ts';
import { formatNumbers } from '../../../drawings/svg-path.ts';
import { type CommitmentRows, layOutCommitments, ROW_HEIGHT } from './commitment-rows.ts';
import { drawAxisLabels, drawGround } from './diagram-board.ts';
import {
  arrangeDiagramLabels,
  drawLabels,
  drawLosses,
  drawOutlines,
  drawSpaceMarks,
} from './diagram-overlay.ts';
import { drawBuildings, drawPieces } from './diagram-pieces.ts';
import type { DiagramScene, LaidOutScene } from './diagram-scene.ts';
import { getLabelHalfHeight, getLabelHalfWidth, type TextLabel } from './labels.ts';
import { type BoardLayout, type BoardSpot, computeLayout, HEX_HALF_WIDTH, HEX_RADIUS } from './layout.ts';

/** The maximal scale of a drawing, in pixels per unit. */
const SCALE = 2.1;
/** The space to the left of a drawing and above it, for the labels of rows and columns. */
const LABEL_MARGIN = 12;

/** The width available for a drawing on a page of 360 px, inside the padding of page and card. */
const NARROW_WIDTH = 294;
/** The minimal font size there, in pixels. */
const MIN_FONT_PIXELS = 11;
const FONT = 7; // as in .diagram of rule.css

/**
 * Returns the font size for a drawing of some width: a drawing that is scaled down on a narrow page gets
 * larger letters.
 */
function computeFont(width: number): number {
  return Math.max(FONT, Math.ceil((MIN_FONT_PIXELS / Math.min(SCALE, NARROW_WIDTH / width)) * 10) / 10);
}

/**
 * Makes a picture of a position with a text alternative, as a compact SVG element. Without a label it is
 * decoration: the text next to it has the same content.
 */
export function makeDiagram(scene: DiagramScene, label?: string): string {
  return makeSvg(layOutDiagram(scene), label);
}

/** Makes a picture of a few spaces without the labels of rows and columns, for a legend. */
export function makeLegendDiagram(scene: Omit<DiagramScene, 'placeOf'>): string {
  return makeSvg(layOutDiagram({ ...scene, placeOf: () => '' }, false));
}

function makeSvg({ box, font, body }: Drawing, label?: string): string {
  const [, , width] = box;
  // The height follows from the viewBox; the default font size is set in the style sheet.
  const size = `viewBox="${formatNumbers(box)}" width="${Math.round(width * SCALE)}"`;
  const fontAttribute = font === FONT ? '' : ` font-size="${font}"`;
  const alternative =
    label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeMarkup(label)}"`;
  return `<svg class="diagram" ${size}${fontAttribute} ${alternative}>${body}</svg>`;
}

/** The position and size of a picture. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Drawing {
  readonly box: Box;
  readonly font: number;
  readonly body: string;
}

/**
 * Computes the layout of a picture and draws its content; returns it with its box and its font size.
 * @param hasAxes whether rows and columns are labelled
 */
export function layOutDiagram(scene: DiagramScene, hasAxes = true): Drawing {
  // Left and top, then right and bottom.
  const [nearMargin, farMargin] = hasAxes ? [LABEL_MARGIN, 2] : [1, 1];
  const layout = computeLayout(scene.setup.board);
  const spots = selectSpots(layout, scene.near);
  const { left, top, right, bottom } = computeEdges(spots);
  const font = computeFont(right - left + nearMargin + farMargin);
  const laidOut: LaidOutScene = { ...scene, layout, spots, font };
  const labels = arrangeDiagramLabels(laidOut);
  const rise = getLabelHalfHeight(font);
  const halfWidthOf = ({ text }: TextLabel) => getLabelHalfWidth(text, font);
  const boardBottom = Math.max(bottom, ...labels.map(({ y }) => y + rise)) + farMargin;
  const commitmentRows = layOutCommitments(
    scene.commitments ?? [],
    left,
    boardBottom + ROW_HEIGHT / 2,
    right - left,
  );
  const topEdge = Math.min(top - nearMargin, ...labels.map(({ y }) => y - rise - 1));
  const leftEdge = Math.min(left - nearMargin, ...labels.map((label) => label.x - halfWidthOf(label) - 1));
  const rightEdge = Math.max(right + farMargin, ...labels.map((label) => label.x + halfWidthOf(label) + 1));
  const bottomEdge = boardBottom + commitmentRows.rows * ROW_HEIGHT;
  const onGround = drawContent(laidOut, commitmentRows, labels);
  const axes = hasAxes ? drawAxisLabels(laidOut) : '';
  // The shade must not cover the labels of rows and columns.
  const parts = laidOut.shade ? [onGround, axes] : [axes, onGround];
  const body = drawGround(laidOut) + parts.join('');
  return { box: [leftEdge, topEdge, rightEdge - leftEdge, bottomEdge - topEdge], font, body };
}

/**
 * Draws everything on the ground, from bottom to top: marks of removed tiles are below the buildings on them.
 */
function drawContent(
  scene: LaidOutScene,
  commitmentRows: CommitmentRows,
  labels: readonly TextLabel[],
): string {
  const { setup } = scene;
  const tiles = { ...setup.tiles, ...commitmentRows.tiles };
  const leaders = { ...setup.leaders, ...commitmentRows.leaders };
  const withCommitments = {
    ...scene,
    spots: [...scene.spots, ...commitmentRows.spots],
    setup: { ...setup, tiles, leaders },
  };
  const buildings = drawBuildings(scene);
  const shaded = scene.shade
    ? [...buildings, `<path class="shade" fill-rule="evenodd" d="${scene.shade}"/>`]
    : [];
  return [
    drawPieces(withCommitments),
    ...shaded,
    drawOutlines(scene),
    drawSpaceMarks(scene),
    ...(scene.shade ? [] : buildings),
    drawLosses(scene),
    drawLabels([...labels, ...commitmentRows.numbers], commitmentRows.pluses, scene.font),
  ].join('');
}

/** Boards of up to this number of spaces are drawn completely. */
const SMALL_BOARD = 70;

/**
 * Returns the spots of the spaces that are drawn: all on a small board or without `near`, otherwise those in
 * the rectangle around `near` with a margin of one space.
 */
export function listDrawnSpots({ setup, near }: Pick<DiagramScene, 'setup' | 'near'>): readonly BoardSpot[] {
  return selectSpots(computeLayout(setup.board), near);
}

function selectSpots({ spots, spotOf }: BoardLayout, near: DiagramScene['near']): readonly BoardSpot[] {
  if (near === undefined) return spots;
  const core = near.flatMap((name) => spotOf.get(name) ?? []);
  if (core.length === 0 || spots.length <= SMALL_BOARD) return spots;
  const { left, top, right, bottom } = computeEdges(core);
  const isNear = ({ x, y }: BoardSpot) =>
    x > left - 1.5 * HEX_HALF_WIDTH &&
    x < right + 1.5 * HEX_HALF_WIDTH &&
    y > top - HEX_RADIUS &&
    y < bottom + HEX_RADIUS;
  return spots.filter(isNear);
}

function computeEdges(spots: readonly BoardSpot[]) {
  return {
    left: Math.min(...spots.map(({ x }) => x)) - HEX_HALF_WIDTH,
    right: Math.max(...spots.map(({ x }) => x)) + HEX_HALF_WIDTH,
    top: Math.min(...spots.map(({ y }) => y)) - HEX_RADIUS,
    bottom: Math.max(...spots.map(({ y }) => y)) + HEX_RADIUS,
  };
}
