import type { TermWeight } from './query.ts';

/** What counts a term that begins with the word, or is only like it; less, the more letters differ. */
const BEGUN = 0.5;
const LIKE = 0.75;
/** How much of the word that answers. */
const SHARE_BEGUN = 0.9;
const SHARE_LIKE = 0.7;
/** How much less a letter that is not typed yet counts than a wrong one. */
const UNTYPED = 0.3;
const SHORTEST_BEGINNING = 3;
const EDITS = [0, 1, 2];

/** The terms that begin with one that is perhaps not typed to its end. */
export function findCompletions(
  term: string,
  terms: readonly string[],
): readonly (readonly [string, TermWeight])[] {
  if (term.length < SHORTEST_BEGINNING) return [];
  return terms
    .filter((one) => one.length > term.length && one.startsWith(term))
    .map((one) => {
      const untyped = UNTYPED * (one.length - term.length);
      return [one, { weight: (BEGUN * term.length) / (term.length + untyped), share: SHARE_BEGUN }];
    });
}

/** The terms that a misspelt one may mean. */
export function findSimilarTerms(
  term: string,
  terms: readonly string[],
): readonly (readonly [string, TermWeight])[] {
  const most = editsIn(term);
  if (most === 0) return [];
  return terms.flatMap((one): readonly (readonly [string, TermWeight])[] => {
    const edits = EDITS.find((some) => some <= most && isWithin(term, one, some));
    if (edits === undefined) return [];
    return [[one, { weight: (LIKE * one.length) / (one.length + edits), share: SHARE_LIKE }]];
  });
}

/** How many letters may be wrong in a word. */
function editsIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

/** Whether no more letters than `most` must be changed, left out or put in to make one word of the other. */
function isWithin(one: string, other: string, most: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [rest, others] = [one.slice(same), other.slice(same)];
  if (!rest || !others) return rest.length + others.length <= most;
  if (most === 0 || Math.abs(rest.length - others.length) > most) return false;
  const [shorter, shorterOther] = [rest.slice(1), others.slice(1)];
  return (
    isWithin(shorter, shorterOther, most - 1) ||
    isWithin(shorter, others, most - 1) ||
    isWithin(rest, shorterOther, most - 1)
  );
}
