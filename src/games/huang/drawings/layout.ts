import {
  type Board,
  boardOf,
  getBoardRows,
  type SpaceName,
  type WrittenBoard,
} from '../rules/board/board.ts';
import { toAxialCoordinates, toRowColumn } from '../rules/board/hex.ts';

/**
 * Half the width of a space, and its distance from centre to corner (pointy-top hexes). In a regular hexagon
 * it would be 11.55; the difference is invisible, and whole numbers keep the markup small.
 */
export const HEX_HALF_WIDTH = 10;
/** The distance from the centre of a hexagon to its corners, in units of the drawing. */
export const HEX_RADIUS = 12;
const ROW_STEP = HEX_RADIUS * 1.5;

/** The centre of a space in a drawing. */
export interface BoardSpot {
  readonly name: SpaceName;
  readonly kind: '.' | '~' | 'C';
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
}

/** The layout of a board: the spots of all spaces, in the order of the board, and the size. */
export interface BoardLayout {
  readonly board: Board;
  readonly spots: readonly BoardSpot[];
  readonly spotOf: ReadonlyMap<SpaceName, BoardSpot>;
  readonly width: number;
  readonly height: number;
}

/** Computes the layout of a board. */
export function computeLayout(written: WrittenBoard): BoardLayout {
  const board = boardOf(written);
  const spots = board.names.map((name): BoardSpot => {
    const [q, r] = toAxialCoordinates(name);
    const { column } = toRowColumn(name);
    const kind = board.rows[r]?.[column];
    return {
      name,
      kind: kind === '~' || kind === 'C' ? kind : '.',
      q,
      r,
      x: HEX_HALF_WIDTH * (2 * column + 1 + (r % 2)),
      y: HEX_RADIUS + ROW_STEP * r,
    };
  });
  return {
    board,
    spots,
    spotOf: new Map(spots.map((spot) => [spot.name, spot])),
    width: Math.max(HEX_HALF_WIDTH * 2, ...spots.map(({ x }) => x + HEX_HALF_WIDTH)),
    height: Math.max(HEX_RADIUS * 2, ...spots.map(({ y }) => y + HEX_RADIUS)),
  };
}

let latest: { readonly key: string; readonly layout: BoardLayout } | undefined;

/** Returns the layout of a board. The last one is cached. */
export function getCachedLayout(written: WrittenBoard): BoardLayout {
  const key = getBoardRows(written).join();
  if (latest?.key !== key) latest = { key, layout: computeLayout(written) };
  return latest.layout;
}

/** Returns the spots of some spaces in the drawing; spaces that are not on the board are left out. */
export function listSpots(
  { spotOf }: Pick<BoardLayout, 'spotOf'>,
  names: readonly SpaceName[],
): readonly BoardSpot[] {
  return names.flatMap((name) => spotOf.get(name) ?? []);
}

/** A point or a vector of the drawing. */
type Point = readonly [x: number, y: number];

/** An edge of a border: its start and its vector. */
export interface BorderEdge {
  readonly at: Point;
  readonly step: Point;
}

/**
 * The edges of a space clockwise from the top: the start relative to the centre, the vector, and the axial
 * offset of the neighbour across.
 */
const EDGES = [
  { from: [0, -HEX_RADIUS], step: [HEX_HALF_WIDTH, HEX_RADIUS / 2], across: [1, -1] },
  { from: [HEX_HALF_WIDTH, -HEX_RADIUS / 2], step: [0, HEX_RADIUS], across: [1, 0] },
  { from: [HEX_HALF_WIDTH, HEX_RADIUS / 2], step: [-HEX_HALF_WIDTH, HEX_RADIUS / 2], across: [0, 1] },
  { from: [0, HEX_RADIUS], step: [-HEX_HALF_WIDTH, -HEX_RADIUS / 2], across: [-1, 1] },
  { from: [-HEX_HALF_WIDTH, HEX_RADIUS / 2], step: [0, -HEX_RADIUS], across: [-1, 0] },
  { from: [-HEX_HALF_WIDTH, -HEX_RADIUS / 2], step: [HEX_HALF_WIDTH, -HEX_RADIUS / 2], across: [0, -1] },
] as const;

/** The corners of a space relative to its centre, clockwise from the top. */
export const HEX_CORNERS: readonly Point[] = EDGES.map(({ from }) => from);

/** The outline of a space from its top corner on, as part of the `d` of a path. */
const HEX_OUTLINE = `l${HEX_HALF_WIDTH} ${HEX_RADIUS / 2}v${HEX_RADIUS}l-${HEX_HALF_WIDTH} ${HEX_RADIUS / 2}-${HEX_HALF_WIDTH}-${HEX_RADIUS / 2}v-${HEX_RADIUS}z`;

/** Returns the outline of a space around a point, as the `d` of a path. */
export function makeHexPath({ x, y }: Pick<BoardSpot, 'x' | 'y'>): string {
  return `M${x} ${y - HEX_RADIUS}${HEX_OUTLINE}`;
}

/** The outline of a space around its centre, as the `d` of a path. */
export const HEX_PATH = makeHexPath({ x: 0, y: 0 });

/** Lists the edges between inside and outside of a group of spaces. */
export function listBorderEdges(spots: readonly BoardSpot[]): readonly BorderEdge[] {
  const inside = new Set(spots.map(({ name }) => name));
  return spots.flatMap(({ q, r, x, y }) =>
    EDGES.filter(({ across: [dq, dr] }) => !inside.has(`${q + dq},${r + dr}`)).map(({ from, step }) => ({
      at: [x + from[0], y + from[1]] as const,
      step,
    })),
  );
}

/** Returns the border of a group of spaces, as the `d` of a path: all edges between inside and outside. */
export function makeBorderPath(spots: readonly BoardSpot[]): string {
  return listBorderEdges(spots)
    .map(({ at, step }) => `M${at.join(' ')}l${step.join(' ')}`)
    .join('');
}

/** Returns the mean of the centres of some spots. */
export function computeCentre(spots: readonly BoardSpot[]): { readonly x: number; readonly y: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { x: round(mean(spots.map(({ x }) => x))), y: round(mean(spots.map(({ y }) => y))) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The direction of an arrow key, in which the focus moves from space to space. */
export type StepDirection = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the space that an arrow key moves to. Left and right stay in the row and skip holes. Up and down go
 * to the nearer of the two neighbours above or below; if they are equally near, to the one on the side of
 * `lean`. Callers alternate `lean` at each step to move in a straight line.
 */
export function findArrowTarget(
  layout: BoardLayout,
  from: SpaceName,
  way: StepDirection,
  lean: 'left' | 'right',
): SpaceName {
  const here = layout.spotOf.get(from);
  if (!here) return layout.spots[0]?.name ?? from;
  const step = way === 'left' || way === 'up' ? -1 : 1;
  if (way === 'left' || way === 'right') {
    const row = layout.spots.filter(({ r }) => r === here.r);
    return row[row.indexOf(here) + step]?.name ?? from;
  }
  const bias = lean === 'left' ? -1 : 1;
  const rows = layout.spots.map(({ r }) => r).filter((r) => (r - here.r) * step > 0);
  const next = step > 0 ? Math.min(...rows) : Math.max(...rows);
  const candidates = layout.spots.filter(({ r }) => r === next);
  const distance = ({ x }: BoardSpot) => Math.abs(x - here.x - bias * 0.1);
  const [nearest] = [...candidates].sort((a, b) => distance(a) - distance(b));
  return nearest?.name ?? from;
}
