import { isLocale, type Locale, localeFor } from '../i18n/locale.ts';
import { choiceOf } from './choices.ts';

/**
 * The language of the user: the one chosen on this device, else that of the installed app if the address
 * names it, else the browser's.
 */
export function readersLocale(): Locale {
  const installed = new URLSearchParams(location.search).get('lang');
  const known = [choiceOf('locale'), installed].find(isLocale);
  return known ?? localeFor(navigator.languages);
}
