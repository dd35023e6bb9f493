/** A space as written in cases, `x,y`: x counts to the east, y to the south. */
export type KhanSpaceName = string;
const NAME = /^(0|[1-9]\d?),(0|[1-9]\d?)$/;

/** A board of square spaces. A space is represented by its index in reading order (by y, then by x). */
export interface SquareGrid {
  readonly width: number;
  readonly height: number;
}

/** The maximal width and height of a board. */
export const MAX_GRID_SIZE = 20;

/** The board used for a position whose size is not given. */
export const LARGEST_GRID: SquareGrid = { width: MAX_GRID_SIZE, height: MAX_GRID_SIZE };

/** Counts the spaces of a grid. */
export function countSpaces({ width, height }: SquareGrid): number {
  return width * height;
}

/** Returns the space at these coordinates; undefined if it is off the grid. */
export function findSpaceIndex({ width, height }: SquareGrid, x: number, y: number): number | undefined {
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : undefined;
}

/** Parses the name of a space; undefined if this grid has no such space. */
export function parseSpace(grid: SquareGrid, name: KhanSpaceName): number | undefined {
  const written = NAME.exec(name);
  return written ? findSpaceIndex(grid, Number(written[1]), Number(written[2])) : undefined;
}

/** Makes the name of a space, `x,y`, from its index. */
export function makeSpace({ width }: SquareGrid, space: number): KhanSpaceName {
  return `${space % width},${Math.floor(space / width)}`;
}

/**
 * Returns the coordinates in the name of a space.
 * @throws {Error} on an invalid name
 */
export function toGridPoint(name: KhanSpaceName): readonly [x: number, y: number] {
  const written = NAME.exec(name);
  if (!written) throw new Error(`No space of Khan: ${name}`);
  return [Number(written[1]), Number(written[2])];
}

/** Returns the size of the smallest board that contains all these spaces. */
export function measureBoard(names: readonly KhanSpaceName[]): readonly [width: number, height: number] {
  const points = names.map(toGridPoint);
  return [Math.max(...points.map(([x]) => x + 1)), Math.max(...points.map(([, y]) => y + 1))];
}

/**
 * Returns the space with a name that has been checked.
 * @throws {Error} if this grid has no such space
 */
export function getSpaceIndex(grid: SquareGrid, name: KhanSpaceName): number {
  const space = parseSpace(grid, name);
  if (space === undefined) throw new Error(`No space of a grid ${grid.width} × ${grid.height}: ${name}`);
  return space;
}

/** Returns the spaces with names that have been checked, in reading order. */
export function listSpaceIndices(grid: SquareGrid, names: readonly KhanSpaceName[]): readonly number[] {
  return names.map((name) => getSpaceIndex(grid, name)).sort((a, b) => a - b);
}

/** The eight directions, clockwise. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The offset of one step in each direction, to the east and to the south. */
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** Returns the direction from a space to one of the eight spaces around it; undefined for any other space. */
export function findDirection(from: KhanSpaceName, to: KhanSpaceName): Direction | undefined {
  const [fromX, fromY] = toGridPoint(from);
  const [toX, toY] = toGridPoint(to);
  return DIRECTIONS.find((one) => STEPS[one][0] === toX - fromX && STEPS[one][1] === toY - fromY);
}

/** Returns all eight directions clockwise, starting with `first`. Rule: khan/drive-out/clockwise */
export function rotateDirections(first: Direction): readonly Direction[] {
  const start = DIRECTIONS.indexOf(first);
  return [...DIRECTIONS.slice(start), ...DIRECTIONS.slice(0, start)];
}

/** Returns the coordinates some steps away from a space in a direction; they may be off the grid. */
export function getOffsetPoint(
  { width }: SquareGrid,
  space: number,
  direction: Direction,
  distance: number,
): { readonly x: number; readonly y: number } {
  const [east, south] = STEPS[direction];
  return { x: (space % width) + distance * east, y: Math.floor(space / width) + distance * south };
}

/** Returns the spaces that share an edge with a space. */
function listEdgeNeighbours(grid: SquareGrid, space: number): readonly number[] {
  const x = space % grid.width;
  const y = Math.floor(space / grid.width);
  return [
    findSpaceIndex(grid, x, y - 1),
    findSpaceIndex(grid, x - 1, y),
    findSpaceIndex(grid, x + 1, y),
    findSpaceIndex(grid, x, y + 1),
  ].filter((one) => one !== undefined);
}

/**
 * Groups spaces into components connected by edges; the spaces of each component and the components are in
 * reading order.
 */
export function findComponents(grid: SquareGrid, spaces: readonly number[]): readonly (readonly number[])[] {
  const left = new Set([...spaces].sort((a, b) => a - b));
  const parts: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const part = [first];
    for (const space of part)
      for (const neighbour of listEdgeNeighbours(grid, space))
        if (left.delete(neighbour)) part.push(neighbour);
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}
