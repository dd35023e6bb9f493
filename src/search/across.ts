import { find, type Hit } from './find.ts';
import { mostOf } from './game.ts';
import type { Index } from './open.ts';

/** How much more of a query another language must know before its hits stand first. */
const CLEARLY = 0.2;

/**
 * What answers a query, in the page's language first. Only where that leaves a part of the query unanswered the other
 * languages are asked; what they find is given in the page's language, for a rule has one id in all of them.
 */
export function findAcross(own: Index, others: readonly Index[], query: string): readonly Hit[] {
  const hits = find(own, query);
  const share = mostOf(hits);
  if (share === 1) return hits;
  const foreign = others
    .map((other) => find(other, query))
    .reduce((best, some) => (mostOf(some) > mostOf(best) ? some : best), []);
  const translated = foreign.flatMap((hit) => inIndex(own, hit));
  const isFirst = mostOf(foreign) > share + CLEARLY;
  return distinct(isFirst ? [...translated, ...hits] : [...hits, ...translated]);
}

function inIndex(own: Index, hit: Hit): readonly Hit[] {
  const found = own.found.find((one) => one.id === hit.found.id);
  return found ? [{ ...hit, found }] : [];
}

function distinct(hits: readonly Hit[]): readonly Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ found }) => !seen.has(found.id) && seen.add(found.id));
}
