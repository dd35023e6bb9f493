import type { Shape } from '../../engine/khan/conquests.ts';
import { isOnePiece } from '../../engine/khan/shape.ts';
import { TILE_KINDS } from '../../engine/khan/vocabulary.ts';
import { checkList, checkObject, checkText, checkThen, checkWord, required } from '../check.ts';
import { pathTo } from '../problem.ts';
import { checkSpaces } from './space.ts';

/** More shapes than the box has tiles; limits the cost of malicious cases. */
export const MOST_SHAPES = 100;

/** The least and the most squares of a shape. */
export const FEWEST_CELLS = 2;
export const MOST_CELLS = 8;

const checkCells = checkThen(checkSpaces(FEWEST_CELLS, MOST_CELLS), (cells, path, problems) => {
  if (!isOnePiece(cells)) problems.push({ code: 'not-in-one-piece', path });
});

const checkShape = checkObject<Shape>({
  name: required(checkText),
  tile: required(checkWord(TILE_KINDS)),
  cells: required(checkCells),
});

/** Checks shapes with different names. */
export const checkShapes = checkThen(checkList(checkShape, 0, MOST_SHAPES), (shapes, path, problems) => {
  const names = shapes.map(({ name }) => name);
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i) problems.push({ code: 'twice', path: pathTo(pathTo(path, i), 'name') });
});
