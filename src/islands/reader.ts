import { isLocale, type Locale, localeFor } from '../i18n/locale.ts';
import { choiceOf } from './choices.ts';

/** The language of the person who holds this device: the one chosen here before, else the browser's. */
export function readersLocale(): Locale {
  const chosen = choiceOf('locale');
  return isLocale(chosen) ? chosen : localeFor(navigator.languages);
}
