import { YURT_KINDS, type YurtKind } from '../../rules/vocabulary.ts';

/** What a key on a space of the board asks for. */
export type ReadingKey =
  | { readonly asks: 'ruler'; readonly isBack: boolean }
  | { readonly asks: 'yurt'; readonly yurt: YurtKind; readonly isBack: boolean }
  | { readonly asks: 'row' | 'around' }
  | { readonly asks: 'help' };

/** The letters that mean the same in all languages, in upper case. */
export const READING_LETTERS = { ruler: 'K', around: 'X' } as const;

/**
 * Returns what a pressed key asks for; undefined if it is none of the reading keys. The digits are recognized
 * by their place on the keyboard, because Shift makes them other characters.
 */
export function findReadingKey(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  rowLetter: string,
): ReadingKey | undefined {
  if (key === '?') return { asks: 'help' };
  if (key === '+' || key === '-') return undefined; // zoom; on some keyboards one of them is Shift and a digit
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  const yurt = YURT_KINDS[Number(digit) - 1];
  if (yurt) return { asks: 'yurt', yurt, isBack: shiftKey };
  const typed = key.toUpperCase();
  if (typed === READING_LETTERS.ruler) return { asks: 'ruler', isBack: shiftKey };
  if (typed === READING_LETTERS.around) return { asks: 'around' };
  return typed === rowLetter ? { asks: 'row' } : undefined;
}
