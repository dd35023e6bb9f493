import type { TileShape } from '../rules/find-legal-conquests.ts';
import { type KhanSpaceName, LARGEST_GRID, makeSpace } from '../rules/grid.ts';
import { type Cell, getBounds, listCells, listOrientations } from '../rules/shape.ts';

type Size = readonly [number, number];

/** Transformations of a tile: a quarter turn clockwise, or a flip. */
const TRANSFORMS = {
  turn: ({ x, y }: Cell): Cell => ({ x: -y, y: x }),
  flip: ({ x, y }: Cell): Cell => ({ x: -x, y }),
} as const;
export type TileTransform = keyof typeof TRANSFORMS;

/** Returns the spaces under a tile after it was turned or flipped in place; unchanged if it does not fit. */
export function transformTile(
  covers: readonly KhanSpaceName[],
  transform: TileTransform,
  size: Size,
): readonly KhanSpaceName[] {
  const { west, north } = getBounds(listCells(covers));
  return placeCells(listCells(covers).map(TRANSFORMS[transform]), { x: west, y: north }, size) ?? covers;
}

/** Returns the spaces under a tile after moving it, limited by the edge of the board. */
export function slideTile(covers: readonly KhanSpaceName[], by: Cell, size: Size): readonly KhanSpaceName[] {
  const { west, north } = getBounds(listCells(covers));
  return placeCells(listCells(covers), { x: west + by.x, y: north + by.y }, size) ?? covers;
}

/**
 * Returns the spaces under a tile after moving its first square to a space, or as near to it as the edge
 * allows.
 */
export function moveTile(
  covers: readonly KhanSpaceName[],
  space: KhanSpaceName,
  size: Size,
): readonly KhanSpaceName[] {
  const [first] = listCells(covers);
  const [to] = listCells([space]);
  return first && to ? slideTile(covers, { x: to.x - first.x, y: to.y - first.y }, size) : covers;
}

/**
 * Returns the spaces under a shape whose upper left corner is at `at`; undefined if the board is too small.
 */
export function placeShape(shape: TileShape, at: Cell, size: Size): readonly KhanSpaceName[] | undefined {
  return placeCells(listCells(shape.cells), at, size);
}

/** Returns the upper left corner of the bounding box of some spaces. */
export function findCorner(covers: readonly KhanSpaceName[]): Cell {
  const { west, north } = getBounds(listCells(covers));
  return { x: west, y: north };
}

/** Returns a shape moved to the upper left corner of a board, its squares in reading order. */
export function normalizeShape(covers: readonly KhanSpaceName[]): readonly KhanSpaceName[] {
  return placeCells(listCells(covers), { x: 0, y: 0 }, [LARGEST_GRID.width, LARGEST_GRID.height]) ?? covers;
}

/** Whether two tiles have the same shape, in any rotation or reflection. */
export function isSameShape(a: readonly KhanSpaceName[], b: readonly KhanSpaceName[]): boolean {
  const key = normalizeShape(a).join(' ');
  return listOrientations(b).some(({ cells }) => cells.map(({ x, y }) => `${x},${y}`).join(' ') === key);
}

/**
 * Returns the spaces of squares whose upper left corner is moved to `at`, limited by the edge of the board;
 * undefined if the board is too small.
 */
function placeCells(
  cells: readonly Cell[],
  at: Cell,
  [width, height]: Size,
): readonly KhanSpaceName[] | undefined {
  const { west, north, east, south } = getBounds(cells);
  if (east - west >= width || south - north >= height) return undefined;
  const x = Math.min(Math.max(at.x, 0), width - 1 - (east - west)) - west;
  const y = Math.min(Math.max(at.y, 0), height - 1 - (south - north)) - north;
  return cells
    .map((cell) => (cell.y + y) * LARGEST_GRID.width + cell.x + x)
    .sort((a, b) => a - b)
    .map((space) => makeSpace(LARGEST_GRID, space));
}
