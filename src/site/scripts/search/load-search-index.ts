import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { findHits } from '../../../search/find-hits.ts';
import { measureCoverage } from '../../../search/game.ts';
import { openSearchIndex, type SearchIndex } from '../../../search/open-search-index.ts';
import { nextTask } from '../../../ui/browser/next-task.ts';

/**
 * How long a query must stay unchanged, in milliseconds, before the other languages are loaded for words that
 * its own does not know.
 */
const IDLE_DELAY = 300;

/**
 * Returns the indices of the other languages, empty until they are loaded. They are loaded when a query has
 * words that its own language does not know; `onLoad` is called then.
 */
export function createOtherIndices(
  locale: Locale,
  onLoad: () => void,
): (own: SearchIndex, query: string) => readonly SearchIndex[] {
  let others: readonly SearchIndex[] = [];
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadIfNeeded = async (own: SearchIndex, query: string) => {
    if (isRequested || measureCoverage(findHits(own, query)) === 1) return;
    isRequested = true;
    others = await loadOthers(locale);
    onLoad();
  };
  return (own, query) => {
    clearTimeout(timer);
    if (/\S/.test(query)) timer = setTimeout(() => void loadIfNeeded(own, query), IDLE_DELAY);
    return others;
  };
}

/** Loads the indices of all other languages, skipping invalid ones. */
async function loadOthers(locale: Locale): Promise<readonly SearchIndex[]> {
  const others = LOCALES.filter((other) => other !== locale);
  const loaded = await Promise.allSettled(others.map(loadSearchIndex));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/**
 * Loads the index of one language.
 * @throws {Error} if it cannot be loaded or is invalid
 */
export async function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const path = makePagePath(locale, 'search.json');
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return openSearchIndex(await response.json(), locale, nextTask);
}
