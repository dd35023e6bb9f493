import type { Translator } from '../../../i18n/translator.ts';
import type { Colour } from '../rules/vocabulary.ts';

/** A letter for each colour of tile. */
export type ColourLetters = Readonly<Record<Colour, string>>;

/** Returns the letter of the key that selects each kind of tile, in the reader's language. */
export function getTileLetters(t: Translator<'huang'>): ColourLetters {
  return {
    yellow: t('letter-yellow'),
    red: t('letter-red'),
    blue: t('letter-blue'),
    green: t('letter-green'),
    white: t('letter-white'),
  };
}
