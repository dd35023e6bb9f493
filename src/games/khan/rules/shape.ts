import { findComponents, type KhanSpaceName, LARGEST_GRID, listSpaceIndices } from './grid.ts';

/** A square of a shape or tile; x counts to the east, y to the south. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** One orientation of a shape: its squares in reading order, its width and its height. */
export interface ShapeOrientation {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

/** Returns whether squares are connected by their edges. */
export function isConnectedShape(cells: readonly KhanSpaceName[]): boolean {
  return findComponents(LARGEST_GRID, listSpaceIndices(LARGEST_GRID, cells)).length === 1;
}

/**
 * Returns the distinct orientations of a shape when turned and flipped, at most eight. Rule:
 * khan/conquest/flip
 */
export function listOrientations(cells: readonly KhanSpaceName[]): readonly ShapeOrientation[] {
  const shape = listCells(cells);
  if (shape.length === 0) return [];
  const orientations = new Map<string, ShapeOrientation>();
  for (const turn of TURNS) {
    const orientation = toOrientation(shape.map(turn));
    orientations.set(orientation.cells.map(({ x, y }) => `${x},${y}`).join(' '), orientation);
  }
  return [...orientations.values()];
}

/** Returns the squares of spaces, in reading order. */
export function listCells(spaces: readonly KhanSpaceName[]): readonly Cell[] {
  return listSpaceIndices(LARGEST_GRID, spaces).map((space) => ({
    x: space % LARGEST_GRID.width,
    y: Math.floor(space / LARGEST_GRID.width),
  }));
}

/** Returns the outermost columns and rows of some squares. */
export function getBounds(cells: readonly Cell[]) {
  const columns = cells.map(({ x }) => x);
  const rows = cells.map(({ y }) => y);
  return {
    west: Math.min(...columns),
    north: Math.min(...rows),
    east: Math.max(...columns),
    south: Math.max(...rows),
  };
}

/** The eight symmetries of the square. */
const TURNS: readonly ((cell: Cell) => Cell)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: -x }),
];

function toOrientation(shape: readonly Cell[]): ShapeOrientation {
  const { west, north, east, south } = getBounds(shape);
  const cells = shape
    .map(({ x, y }) => ({ x: x - west, y: y - north }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return { cells, width: east - west + 1, height: south - north + 1 };
}
