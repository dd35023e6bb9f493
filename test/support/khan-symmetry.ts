import { DIRECTIONS, type Direction } from '../../src/games/khan/rules/grid.ts';

/** A symmetry of the square, applied to the spaces of a board of this size. */
export interface Symmetry {
  readonly name: string;
  readonly swapsSides: boolean;
  readonly move: (x: number, y: number, width: number, height: number) => readonly [number, number];
}

/** The four rotations, by clockwise quarter turns. */
export const ROTATIONS: readonly Symmetry[] = [
  { name: 'no turn', swapsSides: false, move: (x, y) => [x, y] },
  { name: 'a quarter turn', swapsSides: true, move: (x, y, _, height) => [height - 1 - y, x] },
  {
    name: 'a half turn',
    swapsSides: false,
    move: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  },
  { name: 'three quarter turns', swapsSides: true, move: (x, y, width) => [y, width - 1 - x] },
];

/** All eight symmetries: the rotations, with and without a reflection. */
export const SYMMETRIES: readonly Symmetry[] = [
  ...ROTATIONS,
  ...ROTATIONS.map(
    ({ name, swapsSides, move }): Symmetry => ({
      name: `${name}, flipped`,
      swapsSides,
      move: (x, y, width, height) => move(width - 1 - x, y, width, height),
    }),
  ),
];

/** Moves all spaces in a value, including keys of objects. */
export function movedBy(symmetry: Symmetry, width: number, height: number, value: unknown): unknown {
  const again = (inner: unknown) => movedBy(symmetry, width, height, inner);
  if (typeof value === 'string') return moveText(symmetry, width, height, value);
  if (Array.isArray(value)) return value.map(again);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [again(key), again(inner)]));
}

function moveText({ move }: Symmetry, width: number, height: number, text: string): string {
  const written = /^(\d+),(\d+)$/.exec(text);
  return written ? move(Number(written[1]), Number(written[2]), width, height).join() : text;
}

/** Turns a direction by clockwise quarter turns; null stays null. */
export function turnedDirection(direction: Direction | null, quarters: number): Direction | null {
  if (direction === null) return null;
  const turned = DIRECTIONS.indexOf(direction) + 2 * quarters;
  return DIRECTIONS[turned % DIRECTIONS.length] ?? null;
}
