import type { Translator } from '../../../i18n/translator.ts';
import type { PlayerLetters } from './board-drawing.tsx';

/** Returns the letter of each player in a language. */
export function getPlayerLetters(t: Translator<'khan'>): PlayerLetters {
  return {
    blue: t('letter-blue'),
    green: t('letter-green'),
    red: t('letter-red'),
    yellow: t('letter-yellow'),
  };
}
