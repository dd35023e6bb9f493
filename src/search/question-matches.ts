import { requireItem } from './require-item.ts';

/** The questions of all entries, by the terms and the pairs of adjacent terms that they contain. */
export interface QuestionIndex {
  /** The position of the entry of each question. */
  readonly places: readonly number[];
  /** The questions that contain a term or a pair. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** The summed rarity of the terms of each question. */
  readonly totals: readonly number[];
  /** Returns how distinctive a term or a pair is among all questions. */
  rarityOf(term: string): number;
}

/** A word of a query with the terms by which it is searched for, the heaviest first. */
export interface AskedWord {
  readonly weight: number;
  readonly terms: readonly (readonly [term: string, weight: number])[];
}

/** The weight of two adjacent words that are adjacent in a question too, compared with a single word. */
const PAIR_WEIGHT = 0.4;
/** How much a word of the query that a question lacks reduces their similarity. */
const MISSING_WORD = 0.3;
/** The same for a word of the question that the query lacks. */
const FURTHER_WORD = 0.5;

/** Indexes questions, which are given as their terms, by the position of their entry. */
export function indexQuestions(questions: readonly (readonly (readonly string[])[])[]): QuestionIndex {
  const places = questions.flatMap((some, place) => some.map(() => place));
  const all = questions.flat();
  const postings = new Map<string, number[]>();
  for (const [question, terms] of all.entries())
    for (const term of [...terms, ...listPairs(terms)]) {
      const list = postings.get(term);
      if (list) list.push(question);
      else postings.set(term, [question]);
    }
  const rarityOf = (term: string) => Math.log(1 + all.length / (1 + (postings.get(term)?.length ?? 0)));
  const totals = all.map((terms) => terms.reduce((sum, term) => sum + rarityOf(term), 0));
  return { places, postings, totals, rarityOf };
}

/** Lists each two adjacent terms as one string. */
function listPairs(terms: readonly string[]): readonly string[] {
  return terms.slice(1).map((term, at) => `${terms[at]} ${term}`);
}

/** Lists the pairs of adjacent terms of a query that occur in questions. */
export function listAskedPairs({ postings }: QuestionIndex, terms: readonly string[]): readonly AskedWord[] {
  return [...new Set(listPairs(terms))]
    .filter((pair) => postings.has(pair))
    .map((pair) => ({ weight: PAIR_WEIGHT, terms: [[pair, 1]] }));
}

/** Returns how similar the most similar question of each entry is to a query, from 0 to 1. */
export function matchQuestions(
  index: QuestionIndex,
  words: readonly AskedWord[],
): ReadonlyMap<number, number> {
  const overlaps = sumOverlaps(index, words);
  const total = words.reduce((sum, word) => sum + weighWord(index, word), 0);
  const matches = new Map<number, number>();
  for (const [question, overlap] of overlaps.entries()) {
    if (overlap === 0) continue;
    const missing = Math.max(0, total - overlap);
    const further = Math.max(0, requireItem(index.totals, question) - overlap);
    const similarity = overlap / (overlap + MISSING_WORD * missing + FURTHER_WORD * further);
    const place = requireItem(index.places, question);
    if (similarity > (matches.get(place) ?? 0)) matches.set(place, similarity);
  }
  return matches;
}

/** Sums, for each question, the weights of the words that it contains, each by its heaviest term there. */
function sumOverlaps(index: QuestionIndex, words: readonly AskedWord[]): Float64Array {
  const overlaps = new Float64Array(index.places.length);
  const best = new Float64Array(index.places.length);
  for (const word of words) {
    best.fill(0);
    for (const [term, weight] of word.terms) {
      const value = word.weight * weight * index.rarityOf(term);
      for (const question of index.postings.get(term) ?? []) {
        const more = value - requireItem(best, question);
        if (more <= 0) continue;
        best[question] = value;
        overlaps[question] = requireItem(overlaps, question) + more;
      }
    }
  }
  return overlaps;
}

/** Returns the weight of a word in a query: that of its heaviest term that occurs in a question. */
function weighWord({ postings, rarityOf }: QuestionIndex, { weight, terms }: AskedWord): number {
  const [known] = terms.find(([term]) => postings.has(term)) ?? terms[0] ?? [];
  return known === undefined ? 0 : weight * rarityOf(known);
}
