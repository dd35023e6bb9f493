import { isLocale, type Locale, localeFor } from '../i18n/locale.ts';
import { choiceOf } from './choices.ts';

/**
 * The language of the person who holds this device: the one chosen here before, else that of the installed app, where
 * the address names it, else the browser's.
 */
export function readersLocale(): Locale {
  const installed = new URLSearchParams(location.search).get('lang');
  const known = [choiceOf('locale'), installed].find(isLocale);
  return known ?? localeFor(navigator.languages);
}
