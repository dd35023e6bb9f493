import type { Translator } from '../../i18n/translator.ts';
import type { Letters } from './Drawing.tsx';

/** The letter of each player in a language. */
export function lettersIn(t: Translator<'khan'>): Letters {
  return {
    blue: t('letter-blue'),
    green: t('letter-green'),
    red: t('letter-red'),
    yellow: t('letter-yellow'),
  };
}
