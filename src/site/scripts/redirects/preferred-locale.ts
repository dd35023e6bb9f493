import { isLocale, type Locale, matchLocale } from '../../../i18n/locale.ts';
import { getLocalItem } from '../local-storage.ts';

/**
 * Returns the language of the user: the one chosen on this device, else that of the installed app if the
 * address names it, else the browser's.
 */
export function getPreferredLocale(): Locale {
  const installed = new URLSearchParams(location.search).get('lang');
  const known = [getLocalItem('locale'), installed].find(isLocale);
  return known ?? matchLocale(navigator.languages);
}
