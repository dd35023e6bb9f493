import { type Check, LONGEST_TEXT } from '../referee/check.ts';
import { refuse } from '../referee/problem.ts';

/** Any text that is no longer than `longest`, the empty one too. */
export function checkTextUpTo(longest: number): Check<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= longest) return value;
    return refuse(problems, { code: 'not-text', path });
  };
}

export const checkAnyText = checkTextUpTo(LONGEST_TEXT);
