import { type Check, checkEnum, type FieldCheck, isObject, optional } from '../../../core/check.ts';
import { addProblem, appendKey, createReporter, type Problem } from '../../../core/problem.ts';
import { countSpaces, type KhanSpaceName, LARGEST_GRID, parseSpace, type SquareGrid } from '../rules/grid.ts';
import type { KhanSetup } from '../rules/position.ts';
import { YURT_KINDS, type YurtKind } from '../rules/vocabulary.ts';
import { checkKhanSpace, checkKhanSpaces, reportOffGrid } from './check-space.ts';

const MOST_YURTS = countSpaces(LARGEST_GRID);
const checkYurt = checkEnum(YURT_KINDS);

/** Checks an object whose keys are spaces and whose values are yurts. */
const checkYurts: Check<Readonly<Record<KhanSpaceName, YurtKind>>> = (value, path, problems) => {
  if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
  const names = Object.keys(value);
  if (names.length > MOST_YURTS) return addProblem(problems, { code: 'too-many', path, most: MOST_YURTS });
  const yurts = names.flatMap((name) => {
    const at = appendKey(path, name);
    checkKhanSpace(name, at, problems);
    const yurt = checkYurt(value[name], at, problems);
    return yurt ? [[name, yurt] as const] : [];
  });
  return Object.fromEntries(yurts);
};

/**
 * The fields of a case about the board. The number of rulers is not limited: the printed text does not state
 * how many there are.
 */
export const positionFields: { readonly [K in keyof KhanSetup]: FieldCheck<KhanSetup[K]> } = {
  river: optional(checkKhanSpaces(), []),
  yurts: optional(checkYurts, {}),
  rulers: optional(checkKhanSpaces(), []),
  tiles: optional(checkKhanSpaces(), []),
};

/**
 * Reports pieces off the grid or on the river, rulers on tiles, and two pieces on one space. A yurt may be on
 * a tile: its owner placed it there.
 */
export function reportMisplacedPieces(
  written: KhanSetup,
  grid: SquareGrid,
  path: string,
  problems: Problem[],
): void {
  const { river, yurts, rulers, tiles } = written;
  const isRiver = new Set(river);
  const isTaken = new Set([...Object.keys(yurts), ...tiles]);
  const report = createReporter(problems, path);
  for (const key of ['river', 'rulers', 'tiles'] as const)
    reportOffGrid(written[key], grid, appendKey(path, key), problems);
  for (const name of Object.keys(yurts)) {
    if (parseSpace(grid, name) === undefined) report('off-the-board', 'yurts', name);
    if (isRiver.has(name)) report('on-river', 'yurts', name);
  }
  for (const [i, name] of rulers.entries()) {
    if (isRiver.has(name)) report('on-river', 'rulers', i);
    if (isTaken.has(name)) report('space-taken', 'rulers', i);
  }
}
