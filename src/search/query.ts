import { findNamedGame, findPhrasePositions } from './game.ts';
import type { SearchAlias } from './search-document.ts';
import { splitCompound } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** The weight of a match by a term, and how much of the query word it covers, each from 0 to 1. */
export interface TermWeight {
  readonly weight: number;
  readonly share: number;
}

/** A word of a query with the terms by which it is searched for. */
export interface QueryWord {
  /** The word's own term. */
  readonly term: string;
  /** All terms that match the word, with their weights; its own term comes first. */
  readonly matchingTerms: ReadonlyMap<string, TermWeight>;
  readonly weight: number;
  /**
   * Whether it is a content word. The others are stop words, or parts of a compound that is searched for as a
   * whole.
   */
  readonly isContentWord: boolean;
}

/** Limits for queries, such as pasted texts; the rest is ignored. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;
/** The weight of the own term of a word. */
const OWN_TERM: TermWeight = { weight: 1, share: 1 };
/** The weight of our name for a thing that is searched for by another one. */
const ALIAS: TermWeight = { weight: 0.9, share: 1 };
/** The same if the other name is also a word of our texts, so that it is one meaning of several. */
const AMBIGUOUS_ALIAS: TermWeight = { weight: 0.25, share: 1 };
/** The weight of a known term with two letters exchanged. */
const MISSPELT: TermWeight = { weight: 0.9, share: 0.9 };
/** The weight of a term of similar meaning. */
const SYNONYM: TermWeight = { weight: 0.2, share: 0.6 };
/** The weight of a part of a compound that is a known term itself. */
const PART_WEIGHT = 0.3;
/** The weight of a part of a compound that is not, so that its parts replace it. */
const REPLACING_PART_WEIGHT = 0.8;
/** The weight of a stop word; it is not 0 because *how many*, *who* and *when* distinguish questions. */
const STOP_WORD_WEIGHT = 0.75;

/** The parts of a language's search index that parsing a query needs. */
export interface QueryContext {
  readonly vocabulary: Vocabulary;
  /** Other names, with the names that our texts use for the same thing. */
  readonly aliases: readonly SearchAlias[];
  /** Long names, each with the one of its words that is sufficient. */
  readonly short: readonly SearchAlias[];
  /** Whether a term occurs in the index. */
  isKnown(term: string): boolean;
  /** Whether a folded word is a content word, not a stop word. */
  isContentWord(word: string): boolean;
  /**
   * Splits a folded word that joins the first words of a title: *luzhi* to *lu*, *zhi*; empty for other
   * words.
   */
  splitJoinedTitle(word: string): readonly string[];
}

/** A folded word of a query with its term. */
interface WeightedWord {
  readonly word: string;
  readonly term: string;
  readonly weight: number;
  readonly isContentWord: boolean;
}

/** Parses a query: content words first, then stop words, then the name of a game. Each term occurs once. */
export function parseQuery(query: string, context: QueryContext): readonly QueryWord[] {
  const { vocabulary, aliases, isKnown, isContentWord } = context;
  const { words, gameWords } = readWords(query, context);
  const allContentWords = words.filter(isContentWord);
  const contentWords = (allContentWords.length > 0 ? allContentWords : words).slice(0, MAX_WORDS);
  const stopWords = words
    .filter((word) => !contentWords.includes(word) && !isContentWord(word))
    .slice(0, MAX_WORDS);
  const withWeight = (weight: number) => (word: string) =>
    makeWord(word, vocabulary.termOf(word), weight, false);
  const terms = [
    ...contentWords.flatMap((word) => splitWord(word, vocabulary, isKnown)),
    ...stopWords.map(withWeight(STOP_WORD_WEIGHT)),
    ...gameWords.map(withWeight(1)),
  ];
  const isFirst = (one: WeightedWord, at: number) => terms.findIndex(({ term }) => term === one.term) === at;
  const all = terms
    .filter(isFirst)
    .map((one) => ({ ...one, matchingTerms: listMatchingTerms(one, vocabulary, isKnown) }));
  const searched = all.filter((one) => one.isContentWord);
  for (const [from, to] of aliases) addAlias(searched, from.split(' '), to.split(' '), isKnown);
  return all;
}

/** Finds the game that a query names, if it names exactly one. */
export function findQueryGame(query: string, { vocabulary: { termOf } }: QueryContext): string | undefined {
  return findNamedGame(foldWords(query).map(termOf), termOf).game;
}

/**
 * Returns the distinct words of a query and, separately, those that name a game. If there are no content
 * words besides the name, its words are ordinary words.
 */
function readWords(
  query: string,
  context: QueryContext,
): { readonly words: readonly string[]; readonly gameWords: readonly string[] } {
  const { isContentWord, short } = context;
  const { termOf } = context.vocabulary;
  const all = short.reduce(
    (words, [name, enough]) => shortenName(words, name, enough, termOf),
    correctSpaces(foldWords(query), context),
  );
  const { places } = findNamedGame(all.map(termOf), termOf);
  const others = all.filter((_, at) => !places.has(at));
  if (!others.some(isContentWord)) return { words: [...new Set(all)], gameWords: [] };
  return { words: [...new Set(others)], gameWords: all.filter((_, at) => places.has(at)) };
}

/**
 * Joins or splits unknown words so that they become known ones: *Zhong Li* to *Zhongli*, *Luezhi* to *Lü
 * Zhi*.
 */
function correctSpaces(
  words: readonly string[],
  { vocabulary: { termOf }, isKnown, splitJoinedTitle }: QueryContext,
): readonly string[] {
  const isUnknown = (word: string) => !isKnown(termOf(word));
  const all: string[] = [];
  for (const word of words) {
    const last = all.at(-1) ?? '';
    const isOne = last !== '' && (isUnknown(last) || isUnknown(word)) && !isUnknown(last + word);
    const splits = isUnknown(word) ? [word, ...listSpellings(word)].map(splitJoinedTitle) : [];
    if (isOne) all.splice(-1, 1, last + word);
    else all.push(...(splits.find(({ length }) => length > 0) ?? [word]));
  }
  return all;
}

/** Shortens one long name in a query to the one of its words that is sufficient. */
function shortenName(
  words: readonly string[],
  name: string,
  enough: string,
  termOf: (word: string) => string,
): readonly string[] {
  const places = findPhrasePositions(name.split(' '), words.map(termOf));
  return words.filter((word, at) => !places.includes(at) || termOf(word) === enough);
}

function makeWord(word: string, term: string, weight: number, isContentWord: boolean): WeightedWord {
  return { word, term, weight, isContentWord };
}

/** Splits a query into folded words. */
function foldWords(query: string): readonly string[] {
  const words = splitWords(query.slice(0, 400)).map((word) => foldWord(word.text).slice(0, MAX_WORD_LENGTH));
  return words.filter(Boolean);
}

/** Returns a word with the parts of a compound; if the compound is unknown, only the parts. */
function splitWord(
  word: string,
  vocabulary: Vocabulary,
  isKnown: (term: string) => boolean,
): readonly WeightedWord[] {
  const term = vocabulary.termOf(word);
  const parts = splitCompound(word, vocabulary, isKnown);
  if (!isKnown(term) && parts.length > 0)
    return parts.map((part) => makeWord(part, part, REPLACING_PART_WEIGHT, true));
  return [makeWord(word, term, 1, true), ...parts.map((part) => makeWord(part, part, PART_WEIGHT, false))];
}

/**
 * Lists the term of a word and its synonyms; for an unknown word also known terms with two letters exchanged.
 */
function listMatchingTerms(
  { word, term }: WeightedWord,
  vocabulary: Vocabulary,
  isKnown: (term: string) => boolean,
): Map<string, TermWeight> {
  const matchingTerms = new Map([[term, OWN_TERM]]);
  for (const synonym of vocabulary.listNearTerms(term)) matchingTerms.set(synonym, SYNONYM);
  if (isKnown(term)) return matchingTerms;
  for (const spelling of listSpellings(word)) {
    const other = vocabulary.termOf(spelling);
    if (isKnown(other) && !matchingTerms.has(other)) matchingTerms.set(other, MISSPELT);
  }
  return matchingTerms;
}

/**
 * Lists spellings of a word: without the e that replaces an umlaut, and with each two adjacent letters
 * exchanged.
 */
function listSpellings(word: string): readonly string[] {
  const letters = [...word];
  const exchanged = letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(''));
  return [word.replace(/([aou])e/g, '$1'), ...exchanged];
}

/** If the query contains the other name, adds our name to the terms of its words. */
function addAlias(
  words: readonly { readonly term: string; readonly matchingTerms: Map<string, TermWeight> }[],
  from: readonly string[],
  to: readonly string[],
  isKnown: (term: string) => boolean,
): void {
  const at = words.findIndex((_, i) => from.every((term, j) => words[i + j]?.term === term));
  if (at < 0) return;
  const weight = from.length === 1 && from.every(isKnown) ? AMBIGUOUS_ALIAS : ALIAS;
  for (const { matchingTerms } of words.slice(at, at + from.length))
    for (const term of to) if (matchingTerms.get(term) !== OWN_TERM) matchingTerms.set(term, weight);
}
