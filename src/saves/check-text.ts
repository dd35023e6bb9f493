import { type Check, LONGEST_TEXT } from '../referee/check.ts';
import { addProblem } from '../referee/problem.ts';

/** Checks a text of at most `longest` characters, which may be empty. */
export function checkLimitedText(longest: number): Check<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= longest) return value;
    return addProblem(problems, { code: 'not-text', path });
  };
}

export const checkAnyText = checkLimitedText(LONGEST_TEXT);
