import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { SearchFile, Texts } from '../../search/document.ts';
import { type Index, openIndex } from '../../search/find.ts';

/** The index of the page's language with the texts of its hits. */
export interface Own {
  readonly index: Index;
  readonly texts: Texts;
}

/** Fetches what the search of one language needs. */
export async function loadOwn(locale: Locale): Promise<Own> {
  const [index, texts] = await Promise.all([
    loadIndex(locale),
    fetchJson<Texts>(pathOf(locale, 'search-texts.json')),
  ]);
  return { index, texts };
}

/** Fetches the indices of all other languages. */
export function loadOthers(locale: Locale): Promise<readonly Index[]> {
  return Promise.all(LOCALES.filter((other) => other !== locale).map(loadIndex));
}

async function loadIndex(locale: Locale): Promise<Index> {
  return openIndex(await fetchJson<SearchFile>(pathOf(locale, 'search.json')), locale);
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}
