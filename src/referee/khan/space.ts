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

/** Spaces and sizes, first as they are written, then against the grid on which they have to lie. */

/** A space as it is written, `x,y`, of some grid. */
export const checkSpace: Check<SpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && parseSpace(LARGEST_GRID, value) !== undefined) return value;
  return refuse(problems, { code: 'not-a-square', path });
};

/** So many different spaces. */
export function checkSpaces(least = 0, most = spaceCount(LARGEST_GRID)): Check<readonly SpaceName[]> {
  return checkThen(checkList(checkSpace, least, most), findTwice);
}

/** Names every entry of a list that stands in it before. */
function findTwice(spaces: readonly SpaceName[], path: string, problems: Problem[]): void {
  const seen = new Set<SpaceName>();
  for (const [i, space] of spaces.entries()) {
    if (seen.has(space)) problems.push({ code: 'twice', path: pathTo(path, i) });
    seen.add(space);
  }
}

/** Width and height of a grid. */
export const checkSize: Check<readonly [number, number]> = (value, path, problems) => {
  const sides = checkList(checkWhole(1, LONGEST_SIDE), 2, 2)(value, path, problems);
  if (!sides) return undefined;
  const [width, height] = sides;
  return width === undefined || height === undefined ? undefined : [width, height];
};

export function gridOf([width, height]: readonly [number, number]): Grid {
  return { width, height };
}

/** Names every space of a list that its grid does not have. */
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

/** Says whether a ruler stands off its grid, or on the river. */
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
