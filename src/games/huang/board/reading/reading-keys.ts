import { keysOf } from '../../../../core/record.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import { COLOURS, type Colour } from '../../rules/vocabulary.ts';

/** What a pressed key asks to be read out about a space of the board. */
export type ReadingKey =
  | { readonly asks: 'leader'; readonly isBack: boolean }
  | { readonly asks: 'tile'; readonly colour: Colour; readonly isBack: boolean }
  | { readonly asks: 'row' | 'state' | 'around' | 'conflict' }
  | { readonly asks: 'help' };

/** The letters of the reading keys, in upper case. None of them selects a piece in the same language. */
export type ReadingLetters = Readonly<Record<'leader' | 'row' | 'state' | 'around' | 'conflict', string>>;

/** Returns the letters of the reading keys in the language of the reader. */
export function getReadingLetters(t: Translator<'huang-board-more'>): ReadingLetters {
  return { leader: 'N', row: t('letter-row'), state: t('letter-state'), around: 'X', conflict: 'C' };
}

/**
 * Returns what a pressed key asks for; undefined if it is none of the reading keys. The digits are recognized
 * by their place on the keyboard, because Shift makes them other characters.
 */
export function findReadingKey(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  letters: ReadingLetters,
): ReadingKey | undefined {
  if (key === '?') return { asks: 'help' };
  if (key === '+' || key === '-') return undefined; // zoom; on some keyboards one of them is Shift and a digit
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  const colour = COLOURS[Number(digit) - 1];
  if (colour) return { asks: 'tile', colour, isBack: shiftKey };
  const asks = keysOf(letters).find((one) => letters[one] === key.toUpperCase());
  return asks === 'leader' ? { asks, isBack: shiftKey } : asks && { asks };
}
