import { findHits } from './find-hits.ts';
import { measureCoverage } from './game.ts';
import type { SearchIndex } from './open-search-index.ts';
import type { SearchHit } from './search-hit.ts';

/** How much more of a query another language must cover before its hits come first. */
const MIN_LEAD = 0.2;

/**
 * Searches the index of the page's language. If it does not cover the whole query, the other languages are
 * searched as well, and their best hits are translated: an entry has the same id in all languages.
 */
export function findMultilingualHits(
  own: SearchIndex,
  others: readonly SearchIndex[],
  query: string,
): readonly SearchHit[] {
  const hits = findHits(own, query);
  const coverage = measureCoverage(hits);
  if (coverage === 1) return hits;
  const fallbackHits = others
    .map((other) => findHits(other, query))
    .reduce((best, some) => (measureCoverage(some) > measureCoverage(best) ? some : best), []);
  const translated = fallbackHits.flatMap((hit) => translateHit(own, hit));
  const isFirst = measureCoverage(fallbackHits) > coverage + MIN_LEAD;
  return removeDuplicates(isFirst ? [...translated, ...hits] : [...hits, ...translated]);
}

/** Replaces the entry of a hit by that of another index; empty if that index does not have it. */
function translateHit(own: SearchIndex, hit: SearchHit): readonly SearchHit[] {
  const found = own.found.find((one) => one.id === hit.entry.id);
  return found ? [{ ...hit, entry: found }] : [];
}

function removeDuplicates(hits: readonly SearchHit[]): readonly SearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({ entry }) => !seen.has(entry.id) && seen.add(entry.id));
}
