import { type Check, MAX_TEXT_LENGTH } from '../core/check.ts';
import { addProblem } from '../core/problem.ts';

/** Returns a check for texts of at most `longest` characters; they may be empty. */
export function checkLimitedText(longest: number): Check<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= longest) return value;
    return addProblem(problems, { code: 'not-text', path });
  };
}

/** Checks a string that is not too long to be stored; it may be empty. */
export const checkAnyText = checkLimitedText(MAX_TEXT_LENGTH);
