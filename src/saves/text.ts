import type { Check } from '../referee/check.ts';

/** The longest name, title or entry that is stored; longer ones are clipped when they are entered. */
export const LONGEST_TEXT = 200;

/** Any text that is no longer than `longest`, the empty one too. */
export function checkTextUpTo(longest: number): Check<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= longest) return value;
    problems.push({ code: 'not-text', path });
    return undefined;
  };
}

export const checkAnyText = checkTextUpTo(LONGEST_TEXT);
