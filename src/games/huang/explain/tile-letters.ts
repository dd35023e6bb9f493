import type { Translator } from '../../../i18n/translator.ts';
import type { Colour } from '../rules/vocabulary.ts';

/** Returns the letter of each kind of tile in the reader's language. */
export function getTileLetters(t: Translator<'huang'>): Readonly<Record<Colour, string>> {
  return {
    yellow: t('letter-yellow'),
    red: t('letter-red'),
    blue: t('letter-blue'),
    green: t('letter-green'),
    white: t('letter-white'),
  };
}
