import type { TermWeight } from './query.ts';

/**
 * The weight of a term that begins with the word, and of a similar one. It decreases with every different
 * letter.
 */
const COMPLETION_WEIGHT = 0.5;
const SIMILAR_WEIGHT = 0.75;
/** How much of the query word such a term matches. */
const COMPLETION_SHARE = 0.9;
const SIMILAR_SHARE = 0.7;
/** How much a letter that is not typed yet counts, compared with a wrong one. */
const UNTYPED_LETTER = 0.3;
const SHORTEST_BEGINNING = 3;
const EDITS = [0, 1, 2];

/** Finds the terms that begin with a term, which may not be typed to its end. */
export function findCompletions(
  term: string,
  terms: readonly string[],
): readonly (readonly [string, TermWeight])[] {
  if (term.length < SHORTEST_BEGINNING) return [];
  return terms
    .filter((one) => one.length > term.length && one.startsWith(term))
    .map((one) => {
      const untyped = UNTYPED_LETTER * (one.length - term.length);
      return [
        one,
        { weight: (COMPLETION_WEIGHT * term.length) / (term.length + untyped), share: COMPLETION_SHARE },
      ];
    });
}

/** Finds the terms that a misspelt term may mean. */
export function findSimilarTerms(
  term: string,
  terms: readonly string[],
): readonly (readonly [string, TermWeight])[] {
  const most = getMaxEdits(term);
  if (most === 0) return [];
  return terms.flatMap((one): readonly (readonly [string, TermWeight])[] => {
    const edits = EDITS.find((some) => some <= most && isWithin(term, one, some));
    if (edits === undefined) return [];
    return [[one, { weight: (SIMILAR_WEIGHT * one.length) / (one.length + edits), share: SIMILAR_SHARE }]];
  });
}

/** Returns how many letters may be wrong in a term. */
function getMaxEdits(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

/** Whether at most `most` letters must be changed, removed or inserted to turn one word into the other. */
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
