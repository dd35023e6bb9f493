import { type Grid, LARGEST_GRID, parseSpace, type SpaceName, spaceCount } from '../../engine/khan/grid.ts';
import type { WrittenPosition } from '../../engine/khan/position.ts';
import { YURTS, type Yurt } from '../../engine/khan/vocabulary.ts';
import { type Check, checkWord, type Field, isObject, optional } from '../check.ts';
import { type Problem, pathTo, refuse, sayInto } from '../problem.ts';
import { checkSpace, checkSpaces, findOffGrid } from './space.ts';

const MOST_YURTS = spaceCount(LARGEST_GRID);
const checkYurt = checkWord(YURTS);

/** Checks an object whose keys are spaces and whose values are yurts. */
const checkYurts: Check<Readonly<Record<SpaceName, Yurt>>> = (value, path, problems) => {
  if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
  const names = Object.keys(value);
  if (names.length > MOST_YURTS) return refuse(problems, { code: 'too-many', path, most: MOST_YURTS });
  const yurts = names.flatMap((name) => {
    const at = pathTo(path, name);
    checkSpace(name, at, problems);
    const yurt = checkYurt(value[name], at, problems);
    return yurt ? [[name, yurt] as const] : [];
  });
  return Object.fromEntries(yurts);
};

/**
 * The fields of a case about the board. The number of rulers is not limited: the printed text does not say
 * how many there are.
 */
export const positionFields: { readonly [K in keyof WrittenPosition]: Field<WrittenPosition[K]> } = {
  river: optional(checkSpaces(), []),
  yurts: optional(checkYurts, {}),
  rulers: optional(checkSpaces(), []),
  tiles: optional(checkSpaces(), []),
};

/**
 * Reports pieces off the grid or on the river, rulers on tiles, and two pieces on one space. A yurt may be on
 * a tile: its owner placed it there.
 */
export function findMisplacedPieces(
  written: WrittenPosition,
  grid: Grid,
  path: string,
  problems: Problem[],
): void {
  const { river, yurts, rulers, tiles } = written;
  const isRiver = new Set(river);
  const isTaken = new Set([...Object.keys(yurts), ...tiles]);
  const say = sayInto(problems, path);
  for (const key of ['river', 'rulers', 'tiles'] as const)
    findOffGrid(written[key], grid, pathTo(path, key), problems);
  for (const name of Object.keys(yurts)) {
    if (parseSpace(grid, name) === undefined) say('off-the-board', 'yurts', name);
    if (isRiver.has(name)) say('on-river', 'yurts', name);
  }
  for (const [i, name] of rulers.entries()) {
    if (isRiver.has(name)) say('on-river', 'rulers', i);
    if (isTaken.has(name)) say('space-taken', 'rulers', i);
  }
}
