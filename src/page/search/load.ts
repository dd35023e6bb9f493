import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Texts } from '../../search/document.ts';
import { type Index, openIndex } from '../../search/find.ts';
import { checkTexts } from '../../search/sound.ts';
import { nextTask } from '../../ui/next-task.ts';

/** The index of the page's language with the texts of its hits. */
export interface Own {
  readonly index: Index;
  readonly texts: Texts;
}

/**
 * Fetches what the search of one language needs.
 * @throws {Error} if it cannot be had, or is damaged
 */
export async function loadOwn(locale: Locale): Promise<Own> {
  const [index, texts] = await Promise.all([
    loadIndex(locale),
    fetchJson(pathOf(locale, 'search-texts.json')),
  ]);
  return { index, texts: checkTexts(texts, index.found.length) };
}

/** Fetches the indices of all other languages, those that are sound. */
export async function loadOthers(locale: Locale): Promise<readonly Index[]> {
  const others = LOCALES.filter((other) => other !== locale);
  const loaded = await Promise.allSettled(others.map(loadIndex));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

async function loadIndex(locale: Locale): Promise<Index> {
  return openIndex(await fetchJson(pathOf(locale, 'search.json')), locale, nextTask);
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}
