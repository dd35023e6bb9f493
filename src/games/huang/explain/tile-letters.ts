import { createRecord } from '../../../core/record.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';

/** A letter for each colour of tile. */
export type ColourLetters = Readonly<Record<Colour, string>>;

/** Returns the letter of the key that selects each kind of tile, in the reader's language. */
export function getTileLetters(t: Translator<'huang'>): ColourLetters {
  return createRecord(COLOURS, (colour) => t(`letter-${colour}`));
}
