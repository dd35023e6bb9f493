import { MAX_POINTS } from '../../core/points.ts';

/** A parsed entry: empty, a number of points, or invalid. */
export type PointsEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'points'; readonly value: number }
  | { readonly kind: 'wrong'; readonly why: 'not-a-sum' | 'too-many' };

/**
 * Parses a number or a sum such as `10+5+3`. A trailing plus is allowed, since the next number may follow.
 */
export function parseEntry(text: string): PointsEntry {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return { kind: 'empty' };
  if (!/^\d+(\+\d+)*\+?$/.test(typed)) return { kind: 'wrong', why: 'not-a-sum' };
  const value = typed.split('+').reduce((sum, part) => sum + Number(part), 0);
  return value > MAX_POINTS ? { kind: 'wrong', why: 'too-many' } : { kind: 'points', value };
}

/** Returns the points of an entry; 0 if it is empty or invalid. */
export function toPoints(text: string): number {
  const entry = parseEntry(text);
  return entry.kind === 'points' ? entry.value : 0;
}

/** A key of the keypad that changes an entry. */
export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '+'
  | 'backspace'
  | 'up'
  | 'down';

/** Maximum length of an entry, in characters. */
export const LONGEST_ENTRY = 40;

/**
 * Applies a key to an entry. `isFresh`: the field was just entered, so a digit replaces its text, as in a
 * field whose text is selected.
 */
export function applyKey(text: string, key: KeypadKey, isFresh: boolean): string {
  switch (key) {
    case 'backspace':
      return isFresh ? '' : text.slice(0, -1);
    case 'up':
      return String(Math.min(toPoints(text) + 1, MAX_POINTS));
    case 'down':
      return String(Math.max(toPoints(text) - 1, 0));
    case '+':
      return text === '' || text.endsWith('+') || text.length >= LONGEST_ENTRY ? text : `${text}+`;
    default:
      if (isFresh) return key;
      return text.length >= LONGEST_ENTRY ? text : text + key;
  }
}
