import type { Locale } from '../i18n/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import type { Rules } from './rule-link.tsx';

/** What the rules are called, fetched with what answers. Without it a link says the rule's address: nothing fails. */
export async function fetchTitles(locale: Locale): Promise<Rules['titles']> {
  try {
    return await (await fetch(pathOf(locale, 'titles.json'))).json();
  } catch (error) {
    console.warn(error);
    return {};
  }
}
