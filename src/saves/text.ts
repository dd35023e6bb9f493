import { type Check, LONGEST_TEXT } from '../referee/check.ts';
import { refuse } from '../referee/problem.ts';

/** Checks a text of at most `longest` characters, which may be empty. */
export function checkTextUpTo(longest: number): Check<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= longest) return value;
    return refuse(problems, { code: 'not-text', path });
  };
}

export const checkAnyText = checkTextUpTo(LONGEST_TEXT);
