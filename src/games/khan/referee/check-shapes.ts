import { checkEnum, checkList, checkObject, checkText, refineCheck, required } from '../../../core/check.ts';
import { appendKey } from '../../../core/problem.ts';
import type { TileShape } from '../rules/find-legal-conquests.ts';
import { isConnectedShape } from '../rules/shape.ts';
import { TILE_KINDS } from '../rules/vocabulary.ts';
import { checkKhanSpaces } from './check-space.ts';

/** More shapes than the box has tiles; limits the cost of malicious cases. */
export const MAX_SHAPES = 100;

/** The least number of squares of a shape. */
export const MIN_CELLS = 2;
/** The most squares of a shape. */
export const MAX_CELLS = 8;

const checkCells = refineCheck(checkKhanSpaces(MIN_CELLS, MAX_CELLS), (cells, path, problems) => {
  if (!isConnectedShape(cells)) problems.push({ code: 'not-in-one-piece', path });
});

const checkShape = checkObject<TileShape>({
  name: required(checkText),
  tile: required(checkEnum(TILE_KINDS)),
  cells: required(checkCells),
});

/** Checks shapes with different names. */
export const checkShapes = refineCheck(checkList(checkShape, 0, MAX_SHAPES), (shapes, path, problems) => {
  const names = shapes.map(({ name }) => name);
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i)
      problems.push({ code: 'twice', path: appendKey(appendKey(path, i), 'name') });
});
