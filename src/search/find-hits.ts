// An entry scores for each word of the query: the weight of the word (rare words weigh more) times its weight in
// the entry, up to a saturation. Factors prefer titles, summaries and names; a hidden question that resembles
// the query adds to the sum. Scores are only compared with each other.

import { narrowToGame } from './game.ts';
import type { SearchIndex, TermRelevance, WeightedTerms } from './open-search-index.ts';
import { findQueryGame, parseQuery, type QueryWord, type TermWeight } from './query.ts';
import { type AskedWord, listAskedPairs, matchQuestions } from './question-matches.ts';
import { requireItem } from './require-item.ts';
import type { SearchHit } from './search-hit.ts';
import { listTerms } from './terms.ts';

/** The weight of a term in an entry above which further occurrences add little to the score. */
const SATURATION = 4;
/** The score factor of a summary, compared with the rules that it summarises. */
const SUMMARY_BOOST = 1.1;
/** The score factor of a rule from a review: a printed one that fits as well comes first. */
const ELSEWHERE_FACTOR = 0.8;
/** The factor if the title contains the whole query, or the query the whole title. */
const TITLE_BOOST = 1.1;
/**
 * The factor if the title begins with a name that the query contains, with at most one other word: a person's
 * own rule.
 */
const NAME_BOOST = 1.4;
/** The factor if all words of the query, stop words included, occur in the hidden questions. */
const QUESTION_BOOST = 1.3;
/**
 * How much the most similar question of an entry adds to its score, compared with the summed weights of the
 * query.
 */
const SIMILARITY_WEIGHT = 1.5;
/** From which similarity a question is the query itself, and how much more that adds. */
const SAME_QUESTION = 0.97;
const SAME_QUESTION_WEIGHT = 1;
/** The least share of a query word that a keyword must match: less for long words, which may be misspelt. */
const MIN_KEYWORD_SHARE = 0.9;
const MIN_LONG_KEYWORD_SHARE = 0.7;
const LONG_WORD = 6;

/**
 * Finds the entries that match a query in one language, best first. If it names a game, only those of that
 * game.
 */
export function findHits(index: SearchIndex, query: string): readonly SearchHit[] {
  const queryWords = parseQuery(query, index);
  const last = queryWords.filter((word) => word.isContentWord).at(-1);
  const words = queryWords.map((word) => searchWord(index, word, word === last));
  const contentWords = words.filter(({ isContentWord }) => isContentWord);
  const places = new Set(contentWords.flatMap(({ places }) => [...places.keys()]));
  const game = findQueryGame(query, index);
  const count = contentWords.length + (game === undefined ? 0 : 1);
  const similarities = matchQuestions(index.questions, [
    ...queryWords.map(({ weight }, at) => ({ weight, terms: requireItem(words, at).terms })),
    ...listAskedPairs(index.questions, listTerms(query, index.vocabulary)),
  ]);
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  const hits = [...places].map((place) => {
    const hit = makeHit(index, place, words, contentWords, count);
    const score = hit.score + weight * weighSimilarity(similarities.get(place) ?? 0);
    return { ...hit, score: score * (hit.entry.isElsewhere ? ELSEWHERE_FACTOR : 1) };
  });
  return narrowToGame(
    hits.sort((a, b) => b.score - a.score),
    game,
  );
}

/** A word of a query with the positions of the entries that contain it. */
interface SearchedWord {
  readonly isContentWord: boolean;
  /** How distinctive the word is: a word that occurs everywhere weighs little. */
  readonly weight: number;
  readonly places: ReadonlyMap<number, WordMatch>;
  /** The terms by which it was searched for, the heaviest first. */
  readonly terms: AskedWord['terms'];
}

/** How one entry matches a word. */
interface WordMatch extends TermRelevance {
  readonly share: number;
  readonly terms: readonly string[];
}

/** Searches for a word. The last one may not be typed to its end. */
function searchWord(index: SearchIndex, word: QueryWord, isLast: boolean): SearchedWord {
  const places = new Map<number, WordMatch>();
  const isKnown = index.isKnown(word.term);
  const terms = listTermWeights(index, word, isLast);
  for (const [term, termWeight] of terms)
    for (const [place, relevance] of index.getPlaces(term))
      places.set(place, addTerm(places.get(place), term, termWeight, relevance));
  const frequency = isKnown ? index.getPlaces(word.term).size : places.size;
  const rarity = Math.log(1 + (index.found.length - frequency + 0.5) / (frequency + 0.5));
  return {
    isContentWord: word.isContentWord,
    weight: word.weight * rarity,
    places,
    terms: terms.map(([term, { weight }]) => [term, weight]),
  };
}

/** Lists all terms by which a word is searched for, the heaviest first. */
function listTermWeights(
  index: SearchIndex,
  { term, matchingTerms, isContentWord }: QueryWord,
  isLast: boolean,
): WeightedTerms {
  const isKnown = index.isKnown(term);
  const completions = isContentWord && (isLast || !isKnown) ? index.findCompletions(term) : [];
  const similar = isContentWord && !isKnown ? index.findSimilarTerms(term) : [];
  return [...new Map([...similar, ...completions, ...matchingTerms])].sort(
    (a, b) => b[1].weight - a[1].weight,
  );
}

/** Adds a term that occurs in an entry to the match of a word with this entry. */
function addTerm(
  match: WordMatch | undefined,
  term: string,
  termWeight: TermWeight,
  relevance: TermRelevance,
): WordMatch {
  const weight = termWeight.weight * relevance.weight;
  const isKeyword =
    relevance.isKeyword &&
    termWeight.share >= (term.length < LONG_WORD ? MIN_KEYWORD_SHARE : MIN_LONG_KEYWORD_SHARE);
  if (!match)
    return {
      weight,
      share: termWeight.share,
      isInQuestion: relevance.isInQuestion,
      isKeyword,
      terms: [term],
    };
  return {
    weight: match.weight + weight,
    share: Math.max(match.share, termWeight.share),
    isInQuestion: match.isInQuestion || relevance.isInQuestion,
    isKeyword: match.isKeyword || isKeyword,
    terms: [...match.terms, term],
  };
}

/**
 * Makes the hit for the entry at a position. `words`: all words of the query; `count`: the number of its
 * content words, including the name of a game.
 */
function makeHit(
  index: SearchIndex,
  place: number,
  words: readonly SearchedWord[],
  contentWords: readonly SearchedWord[],
  count: number,
): SearchHit {
  const found = requireItem(index.found, place);
  const score = words.reduce((sum, word) => sum + scoreWord(word, place), 0);
  const matches = contentWords.map((word) => word.places.get(place)).filter((one) => one !== undefined);
  const terms = matches.flatMap((one) => one.terms);
  const isQuestionMatch = matches.length === contentWords.length && matches.every((one) => one.isInQuestion);
  const isInTitle = matchesTitle(index.getTitleTerms(place), count, terms);
  const name = index.getNameTerms(place);
  const hasName =
    name.length > 0 && contentWords.length <= name.length + 1 && name.every((term) => terms.includes(term));
  const isWholeQuestion = words.every(({ places }) => places.get(place)?.isInQuestion);
  const boost =
    (isInTitle ? TITLE_BOOST : 1) *
    (hasName ? NAME_BOOST : 1) *
    (isWholeQuestion && words.length > 1 ? QUESTION_BOOST : 1);
  return {
    entry: found,
    score: score * boost * (found.kind === 'summary' ? SUMMARY_BOOST : 1),
    coverage: matches.reduce((sum, one) => sum + one.share, 0) / contentWords.length,
    isQuestionMatch,
    isRequestedPage: found.kind === 'page' && matches.some((one) => one.isKeyword),
    terms: [...new Set(terms.flatMap(index.vocabulary.stemsOf))],
  };
}

/**
 * Returns what a similar question adds to the score of its entry, for each unit of the weight of the query.
 */
function weighSimilarity(similarity: number): number {
  return SIMILARITY_WEIGHT * similarity + (similarity >= SAME_QUESTION ? SAME_QUESTION_WEIGHT : 0);
}

/** Computes the score of one word in an entry, as BM25 does. */
function scoreWord({ weight, places }: SearchedWord, place: number): number {
  const match = places.get(place);
  return match ? (weight * match.weight * (SATURATION + 1)) / (match.weight + SATURATION) : 0;
}

/** Whether a title contains all `count` words of the query, or the query all words of a longer title. */
function matchesTitle(title: readonly string[], count: number, terms: readonly string[]): boolean {
  const matched = title.filter((term) => terms.includes(term)).length;
  return matched >= count || (title.length > 1 && matched === title.length);
}
