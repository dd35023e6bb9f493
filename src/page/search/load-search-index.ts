import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import { findHits } from '../../search/find-hits.ts';
import { measureCoverage } from '../../search/game.ts';
import { openSearchIndex, type SearchIndex } from '../../search/open-search-index.ts';
import { nextTask } from '../../ui/next-task.ts';

/**
 * How long a query must stay unchanged before the other languages are searched for words that its own does
 * not know, in milliseconds.
 */
const STOOD = 300;

/**
 * Returns the indices of the other languages, empty until they are loaded. They are loaded when a query has
 * words that its own language does not know; `came` is called then.
 */
export function createOtherIndices(
  locale: Locale,
  came: () => void,
): (own: SearchIndex, query: string) => readonly SearchIndex[] {
  let others: readonly SearchIndex[] = [];
  let isWanted = false;
  let standing: ReturnType<typeof setTimeout> | undefined;
  const look = async (own: SearchIndex, query: string) => {
    if (isWanted || measureCoverage(findHits(own, query)) === 1) return;
    isWanted = true;
    others = await loadOthers(locale);
    came();
  };
  return (own, query) => {
    clearTimeout(standing);
    if (/\S/.test(query)) standing = setTimeout(() => void look(own, query), STOOD);
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
