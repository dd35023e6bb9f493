import { type Check, checkInteger, checkList, refineCheck } from '../../../core/check.ts';
import { addProblem, appendKey, type Problem } from '../../../core/problem.ts';
import {
  countSpaces,
  type KhanSpaceName,
  LARGEST_GRID,
  MAX_GRID_SIZE,
  parseSpace,
  type SquareGrid,
} from '../rules/grid.ts';

// Checks of spaces and sizes: first their form, then whether they are on the grid.

/** Checks a space written as `x,y`, on any grid. */
export const checkKhanSpace: Check<KhanSpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && parseSpace(LARGEST_GRID, value) !== undefined) return value;
  return addProblem(problems, { code: 'not-a-square', path });
};

/** Checks a list of different spaces. */
export function checkKhanSpaces(
  least = 0,
  most = countSpaces(LARGEST_GRID),
): Check<readonly KhanSpaceName[]> {
  return refineCheck(checkList(checkKhanSpace, least, most), reportDuplicates);
}

/** Reports duplicate entries of a list. */
function reportDuplicates(spaces: readonly KhanSpaceName[], path: string, problems: Problem[]): void {
  const seen = new Set<KhanSpaceName>();
  for (const [i, space] of spaces.entries()) {
    if (seen.has(space)) problems.push({ code: 'twice', path: appendKey(path, i) });
    seen.add(space);
  }
}

/** Checks width and height of a grid. */
export const checkGridSize: Check<readonly [number, number]> = (value, path, problems) => {
  const sides = checkList(checkInteger(1, MAX_GRID_SIZE), 2, 2)(value, path, problems);
  if (!sides) return undefined;
  const [width, height] = sides;
  return width === undefined || height === undefined ? undefined : [width, height];
};

/** Converts a width and a height to a grid. */
export function toGrid([width, height]: readonly [number, number]): SquareGrid {
  return { width, height };
}

/** Reports spaces of a list that are not on the grid. */
export function reportOffGrid(
  spaces: readonly KhanSpaceName[],
  grid: SquareGrid,
  path: string,
  problems: Problem[],
): void {
  for (const [i, space] of spaces.entries())
    if (parseSpace(grid, space) === undefined)
      problems.push({ code: 'off-the-board', path: appendKey(path, i) });
}

/** Reports a ruler that is off the grid or on the river. */
export function reportMisplacedRuler(
  ruler: KhanSpaceName,
  river: readonly KhanSpaceName[],
  grid: SquareGrid,
  path: string,
  problems: Problem[],
): void {
  if (parseSpace(grid, ruler) === undefined) problems.push({ code: 'off-the-board', path });
  if (river.includes(ruler)) problems.push({ code: 'on-river', path });
}
