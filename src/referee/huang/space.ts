import { isSpaceName, type SpaceName } from '../../engine/huang/hex.ts';
import { type Four, fourOf, type Three, threeOf } from '../../engine/huang/tuple.ts';
import { type Check, checkList } from '../check.ts';
import { refuse } from '../problem.ts';

/** Checks a space written as `q,r`; it may be off the board. */
export const checkSpace: Check<SpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && isSpaceName(value)) return value;
  return refuse(problems, { code: 'not-a-space', path });
};

/** Checks a list of `least` to `most` spaces. */
export function checkSpaces(least: number, most: number): Check<readonly SpaceName[]> {
  return checkList(checkSpace, least, most);
}

/** Checks the three spaces of a pagoda or of bandits. */
export const checkThree: Check<Three<SpaceName>> = (value, path, problems) => {
  const spaces = checkSpaces(3, 3)(value, path, problems);
  return spaces && threeOf(spaces);
};

/** Checks the four spaces of the palace. */
export const checkFour: Check<Four<SpaceName>> = (value, path, problems) => {
  const spaces = checkSpaces(4, 4)(value, path, problems);
  return spaces && fourOf(spaces);
};

/** Checks the spaces of a pagoda or of the palace. */
export const checkThreeOrFour: Check<Three<SpaceName> | Four<SpaceName>> = (value, path, problems) => {
  const spaces = checkSpaces(3, 4)(value, path, problems);
  return spaces && (threeOf(spaces) ?? fourOf(spaces));
};
