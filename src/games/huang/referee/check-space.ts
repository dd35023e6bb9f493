import { type Check, checkList } from '../../../core/check.ts';
import { addProblem } from '../../../core/problem.ts';
import { isSpaceName, type SpaceName } from '../rules/board/hex.ts';
import { type Quadruple, type Triple, toQuadruple, toTriple } from '../rules/board/tuple.ts';

/** Checks a space written as `q,r`; it may be off the board. */
export const checkHuangSpace: Check<SpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && isSpaceName(value)) return value;
  return addProblem(problems, { code: 'not-a-space', path });
};

/** Checks a list of `least` to `most` spaces. */
export function checkHuangSpaces(least: number, most: number): Check<readonly SpaceName[]> {
  return checkList(checkHuangSpace, least, most);
}

/** Checks the three spaces of a pagoda or of bandits. */
export const checkThreeSpaces: Check<Triple<SpaceName>> = (value, path, problems) => {
  const spaces = checkHuangSpaces(3, 3)(value, path, problems);
  return spaces && toTriple(spaces);
};

/** Checks the four spaces of the palace. */
export const checkFourSpaces: Check<Quadruple<SpaceName>> = (value, path, problems) => {
  const spaces = checkHuangSpaces(4, 4)(value, path, problems);
  return spaces && toQuadruple(spaces);
};

/** Checks the spaces of a pagoda or of the palace. */
export const checkBuildingSpaces: Check<Triple<SpaceName> | Quadruple<SpaceName>> = (
  value,
  path,
  problems,
) => {
  const spaces = checkHuangSpaces(3, 4)(value, path, problems);
  return spaces && (toTriple(spaces) ?? toQuadruple(spaces));
};
