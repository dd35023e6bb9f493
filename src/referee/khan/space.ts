import {
  type Grid,
  LARGEST_GRID,
  LONGEST_SIDE,
  parseSpace,
  type SpaceName,
  spaceCount,
} from '../../engine/khan/grid.ts';
import { type Check, checkList, checkThen, checkWhole } from '../check.ts';
import { type Problem, pathTo, refuse } from '../problem.ts';

/** Checks of spaces and sizes: first their form, then whether they are on the grid. */

/** Checks a space written as `x,y`, on any grid. */
export const checkSpace: Check<SpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && parseSpace(LARGEST_GRID, value) !== undefined) return value;
  return refuse(problems, { code: 'not-a-square', path });
};

/** Checks a list of different spaces. */
export function checkSpaces(least = 0, most = spaceCount(LARGEST_GRID)): Check<readonly SpaceName[]> {
  return checkThen(checkList(checkSpace, least, most), findTwice);
}

/** Reports duplicate entries of a list. */
function findTwice(spaces: readonly SpaceName[], path: string, problems: Problem[]): void {
  const seen = new Set<SpaceName>();
  for (const [i, space] of spaces.entries()) {
    if (seen.has(space)) problems.push({ code: 'twice', path: pathTo(path, i) });
    seen.add(space);
  }
}

/** Checks width and height of a grid. */
export const checkSize: Check<readonly [number, number]> = (value, path, problems) => {
  const sides = checkList(checkWhole(1, LONGEST_SIDE), 2, 2)(value, path, problems);
  if (!sides) return undefined;
  const [width, height] = sides;
  return width === undefined || height === undefined ? undefined : [width, height];
};

export function gridOf([width, height]: readonly [number, number]): Grid {
  return { width, height };
}

/** Reports spaces of a list that are not on the grid. */
export function findOffGrid(
  spaces: readonly SpaceName[],
  grid: Grid,
  path: string,
  problems: Problem[],
): void {
  for (const [i, space] of spaces.entries())
    if (parseSpace(grid, space) === undefined)
      problems.push({ code: 'off-the-board', path: pathTo(path, i) });
}

/** Reports a ruler that is off the grid or on the river. */
export function findMisplacedRuler(
  ruler: SpaceName,
  river: readonly SpaceName[],
  grid: Grid,
  path: string,
  problems: Problem[],
): void {
  if (parseSpace(grid, ruler) === undefined) problems.push({ code: 'off-the-board', path });
  if (river.includes(ruler)) problems.push({ code: 'on-river', path });
}
