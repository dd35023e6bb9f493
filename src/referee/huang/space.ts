import type { SpaceName } from '../../engine/huang/board.ts';
import { type Check, checkList } from '../check.ts';
import { refuse } from '../problem.ts';

/** A space as it is written, `q,r`; it may be off the board. */
export const checkSpace: Check<SpaceName> = (value, path, problems) => {
  if (typeof value === 'string' && isSpaceName(value)) return value;
  return refuse(problems, { code: 'not-a-space', path });
};

/** Two whole numbers, each written as numbers are: no plus, no leading zero, no minus zero. */
export function isSpaceName(text: string): boolean {
  return /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/.test(text);
}

/** So many spaces. */
export function checkSpaces(least: number, most: number): Check<readonly SpaceName[]> {
  return checkList(checkSpace, least, most);
}
