import { findComponents, type SquareGrid } from './grid.ts';
import type { KhanPosition } from './position.ts';
import type { KhanRulings } from './ruling-options.ts';

/**
 * The ruling `bridge-banks`: which land connects the banks, all land in the smallest rectangle around the
 * tile, or only land under the tile.
 */
export type BankRuling = KhanRulings['bridge-banks'];

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
  const around: number[] = [];
  if (within === 'tile') around.push(...covers);
  else forEachInRectangle(grid, covers, (space) => around.push(space));
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

/** Calls `visit` with all spaces of the smallest rectangle that contains some spaces. */
function forEachInRectangle(
  { width, height }: SquareGrid,
  spaces: readonly number[],
  visit: (space: number) => void,
): void {
  let [west, east, north, south] = [width, -1, height, -1];
  for (const space of spaces) {
    const [x, y] = [space % width, Math.floor(space / width)];
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) visit(y * width + x);
}
