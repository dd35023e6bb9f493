import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { findHits } from '../../../search/find-hits.ts';
import { measureCoverage } from '../../../search/game.ts';
import { openSearchIndex, type SearchIndex } from '../../../search/open-search-index.ts';
import { nextTask } from '../../../ui/browser/next-task.ts';
import { retryOrReload } from '../../../ui/browser/retry-or-reload.ts';

/** Loads the index of a language. `retry` loads it again after a failure. */
export function useSearchIndex(locale: Locale) {
  const [index, setIndex] = useState<SearchIndex>();
  const [isLoading, setLoading] = useState(true);
  /** Whether an attempt has failed, even if it is being retried. */
  const [hasFailed, setFailed] = useState(false);
  const load = async (loading: Promise<SearchIndex>) => {
    setLoading(true);
    try {
      setIndex(await loading);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    setLoading(false);
  };
  useLayoutEffect(() => void load(loadSearchIndex(locale)), []);
  const retry = () => void load(retryOrReload(() => loadSearchIndex(locale)));
  return { index, isLoading, hasFailed, retry };
}

/**
 * How long a query must stay unchanged, in milliseconds, before the other languages are loaded for words that
 * its own does not know.
 */
const IDLE_DELAY = 300;

/**
 * Returns the indices of the other languages, empty until they are loaded. They are loaded when a query has
 * words that its own language does not know.
 */
export function useOtherIndices(locale: Locale, own: SearchIndex | undefined, query: string) {
  const [others, setOthers] = useState<readonly SearchIndex[]>([]);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!own || !/\S/.test(query)) return;
    const loadIfNeeded = async () => {
      if (isRequested.current || measureCoverage(findHits(own, query)) === 1) return;
      isRequested.current = true;
      setOthers(await loadOthers(locale));
    };
    const timer = setTimeout(() => void loadIfNeeded(), IDLE_DELAY);
    return () => clearTimeout(timer);
  }, [own, query]);
  return others;
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
async function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const path = makePagePath(locale, 'search.json');
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return openSearchIndex(await response.json(), locale, nextTask);
}
