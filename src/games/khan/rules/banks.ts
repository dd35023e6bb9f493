import { findComponents, type SquareGrid } from './grid.ts';
import type { KhanPosition } from './position.ts';

/**
 * The ruling `bridge-banks`: which land connects the banks, all land in the smallest rectangle around the
 * tile, or only land under the tile.
 */
export type BankRuling = 'rectangle' | 'tile';

/**
 * Groups the covered land into banks: spaces are on the same bank if land in the rectangle (or under the
 * tile) connects them, depending on the ruling. Rule: khan/bridges/banks
 */
export function findBanks(
  position: KhanPosition,
  covers: readonly number[],
  within: BankRuling,
): readonly (readonly number[])[] {
  const { grid, isRiver } = position;
  const around = within === 'tile' ? covers : listRectangle(grid, covers);
  const parts = findComponents(
    grid,
    around.filter((space) => !isRiver[space]),
  );
  if (within === 'tile') return parts;
  const covered = new Set(covers);
  const banks = parts.flatMap((part) => {
    const [first, ...others] = part.filter((space) => covered.has(space));
    return first === undefined ? [] : [[first, ...others] as const];
  });
  return banks.sort(([a], [b]) => a - b);
}

/** Returns all spaces of the smallest rectangle that contains some spaces. */
function listRectangle({ width }: SquareGrid, spaces: readonly number[]): readonly number[] {
  const columns = spaces.map((space) => space % width);
  const rows = spaces.map((space) => Math.floor(space / width));
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const [north, south] = [Math.min(...rows), Math.max(...rows)];
  return range(north, south).flatMap((y) => range(west, east).map((x) => y * width + x));
}

/** Returns the whole numbers from `first` to `last`. */
function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
}
