import { findHits, type SearchHit } from './find-hits.ts';
import { measureCoverage } from './game.ts';
import type { SearchIndex } from './open-search-index.ts';

/** How much more of a query another language must know before its hits stand first. */
const CLEARLY = 0.2;

/**
 * What answers a query, in the page's language first. Only where that leaves a part of the query unanswered the other
 * languages are asked; what they find is given in the page's language, for a rule has one id in all of them.
 */
export function findMultilingualHits(
  own: SearchIndex,
  others: readonly SearchIndex[],
  query: string,
): readonly SearchHit[] {
  const hits = findHits(own, query);
  const share = measureCoverage(hits);
  if (share === 1) return hits;
  const foreign = others
    .map((other) => findHits(other, query))
    .reduce((best, some) => (measureCoverage(some) > measureCoverage(best) ? some : best), []);
  const translated = foreign.flatMap((hit) => inIndex(own, hit));
  const isFirst = measureCoverage(foreign) > share + CLEARLY;
  return distinct(isFirst ? [...translated, ...hits] : [...hits, ...translated]);
}

function inIndex(own: SearchIndex, hit: SearchHit): readonly SearchHit[] {
  const found = own.found.find((one) => one.id === hit.found.id);
  return found ? [{ ...hit, found }] : [];
}

function distinct(hits: readonly SearchHit[]): readonly SearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({ found }) => !seen.has(found.id) && seen.add(found.id));
}
