import { findComponents, type KhanSpaceName, LARGEST_GRID, listSpaceIndices, MAX_GRID_SIZE } from './grid.ts';

/** A square of a shape; x and y count from its west and north edges. */
interface Cell {
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
  const shape = listSpaceIndices(LARGEST_GRID, cells).map((space) => ({
    x: space % MAX_GRID_SIZE,
    y: Math.floor(space / MAX_GRID_SIZE),
  }));
  if (shape.length === 0) return [];
  const orientations = new Map<string, ShapeOrientation>();
  for (const turn of TURNS) {
    const orientation = toOrientation(shape.map(turn));
    orientations.set(orientation.cells.map(({ x, y }) => `${x},${y}`).join(' '), orientation);
  }
  return [...orientations.values()];
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
  const west = Math.min(...shape.map(({ x }) => x));
  const north = Math.min(...shape.map(({ y }) => y));
  const cells = shape
    .map(({ x, y }) => ({ x: x - west, y: y - north }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    cells,
    width: Math.max(...cells.map(({ x }) => x)) + 1,
    height: Math.max(...cells.map(({ y }) => y)) + 1,
  };
}
