import type { Locale } from '../i18n/locale.ts';
import { checkSearchFile } from './check-search-file.ts';
import { findCompletions, findSimilarTerms } from './fuzzy-terms.ts';
import { memoize } from './memoize.ts';
import type { QueryContext, TermWeight } from './query.ts';
import { indexQuestions, type QuestionIndex } from './question-matches.ts';
import { requireItem } from './require-item.ts';
import type { SearchEntry } from './search-document.ts';
import { isStopWord } from './stop-words.ts';
import { countTerms, HIDDEN_FIELDS, type SearchField, SHOWN_FIELDS, type TermCounts } from './term-counts.ts';
import { createTermSplitter, listShownTerms, listTerms } from './terms.ts';
import { createVocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** The search index of one language. */
export interface SearchIndex extends QueryContext {
  readonly locale: Locale;
  readonly found: readonly SearchEntry[];
  /** The hidden questions, each apart. */
  readonly questions: QuestionIndex;
  /** Returns the positions of the entries that contain a term, each with how the term counts there. */
  getPlaces(term: string): ReadonlyMap<number, TermRelevance>;
  /** Finds the terms that begin with a term, for a word that may not be typed to its end. */
  findCompletions(term: string): WeightedTerms;
  /** Finds the terms that a misspelt term may mean. */
  findSimilarTerms(term: string): WeightedTerms;
  /** Lists the terms in the title of the entry at a position. */
  getTitleTerms(place: number): readonly string[];
  /**
   * Lists the terms of the name with which that title begins, before a comma or a bracket: *Lü Zhi (3,
   * reaction)*. Empty for other titles and for names of one word.
   */
  getNameTerms(place: number): readonly string[];
}

/** Terms of the index, each with its weight. */
export type WeightedTerms = readonly (readonly [term: string, TermWeight])[];

/** How a term counts in an entry: its weight there, and where it occurs. */
export interface TermRelevance {
  /** The higher, the more relevant the entry is for the term. */
  readonly weight: number;
  /** Whether it occurs in a question. */
  readonly isInQuestion: boolean;
  /** Whether it is one of the hidden keywords of the entry. */
  readonly isKeyword: boolean;
}

/**
 * The weight of a term in each field, and how much the length of the field reduces it, from 0 (not at all) to
 * 1.
 */
const BOOST: Readonly<Record<SearchField, number>> = {
  title: 2.3,
  words: 2,
  where: 1.5,
  text: 1,
  questions: 0.4,
};
const LENGTH_PENALTY: Readonly<Record<SearchField, number>> = {
  title: 0.5,
  words: 0.5,
  where: 0.5,
  text: 0.5,
  questions: 0.85,
};

/**
 * Creates the index from a fetched search file and counts all its terms. This takes 200 ms on a slow phone,
 * so `pause` is awaited between the steps: a tap is delayed by one step at most.
 * @throws {Error} if the file is damaged
 */
export async function openSearchIndex(
  fetched: unknown,
  locale: Locale,
  pause: () => Promise<void> = async () => {},
): Promise<SearchIndex> {
  const { found, aliases, short, ...file } = checkSearchFile(fetched);
  await pause();
  const questionTerms = file.hidden.map(({ questions }) => questions.map(splitTerms));
  const hiddenTerms = file.hidden.map(({ words }, place) => ({
    words: splitTerms(words),
    questions: requireItem(questionTerms, place).flat(),
  }));
  const questions = indexQuestions(questionTerms);
  await pause();
  const hidden = countTerms(HIDDEN_FIELDS, hiddenTerms);
  await pause();
  const vocabulary = createVocabulary(file, locale);
  const terms = createTermSplitter(found, vocabulary);
  await pause();
  const shownTerms = found.map((one) => listShownTerms(one, terms));
  const shown = countTerms(SHOWN_FIELDS, shownTerms);
  await pause();
  const groups = [weighFields(SHOWN_FIELDS, shown), weighFields(HIDDEN_FIELDS, hidden)];
  const known = [...new Set([...shown.terms.keys(), ...hidden.terms.keys()])].sort();
  const joinedTitles = indexJoinedTitles(found);
  const getPlaces = memoize((term: string) => findPlaces(groups, term));
  return {
    locale,
    found,
    aliases,
    short,
    vocabulary,
    isKnown: (term) => shown.terms.has(term) || hidden.terms.has(term),
    isContentWord: (word) =>
      !isStopWord(word, locale, getPlaces(vocabulary.termOf(word)).size / found.length),
    splitJoinedTitle: (word) => joinedTitles.get(word) ?? [],
    getPlaces,
    questions,
    findCompletions: memoize((term) => findCompletions(term, known)),
    findSimilarTerms: memoize((term) => findSimilarTerms(term, known)),
    getTitleTerms: memoize((place) => listTerms(requireItem(found, place).title, vocabulary)),
    getNameTerms: memoize((place) => listTerms(findName(requireItem(found, place).title), vocabulary)),
  };
}

/** Returns the name of several words with which a title begins, before a comma or a bracket; else ''. */
function findName(title: string): string {
  const [, name = ''] = /^(.+?)(?:,| \()/.exec(title) ?? [];
  return name.includes(' ') ? name : '';
}

/** Indexes the first two and the first three words of each title by their spelling without spaces. */
function indexJoinedTitles(found: readonly SearchEntry[]): ReadonlyMap<string, readonly string[]> {
  const phrases = found.flatMap(({ title }) => {
    const words = splitWords(title).map((word) => foldWord(word.text));
    return [words.slice(0, 2), words.slice(0, 3)];
  });
  return new Map(phrases.filter(({ length }) => length > 1).map((phrase) => [phrase.join(''), phrase]));
}

/** Splits terms that the file stores as one string. */
const splitTerms = (terms: string) => (terms === '' ? [] : terms.split(' '));

/** A group of fields of all documents. */
interface FieldGroup {
  readonly names: readonly SearchField[];
  readonly terms: TermCounts['terms'];
  /** The weight of one occurrence, by field and document. */
  readonly norms: readonly (readonly number[])[];
}

function weighFields(names: readonly SearchField[], { lengths, terms }: TermCounts): FieldGroup {
  const norms = names.map((name, field) => {
    const fieldLengths = requireItem(lengths, field);
    const average = fieldLengths.reduce((sum, length) => sum + length, 0) / fieldLengths.length || 1;
    return fieldLengths.map(
      (length) => BOOST[name] / (1 - LENGTH_PENALTY[name] + (LENGTH_PENALTY[name] * length) / average),
    );
  });
  return { names, terms, norms };
}

function findPlaces(groups: readonly FieldGroup[], term: string): ReadonlyMap<number, TermRelevance> {
  const places = new Map<number, TermRelevance>();
  for (const { names, terms, norms } of groups)
    terms.get(term)?.forEach((postings, field) => {
      for (const { document: place, count } of postings) {
        const more = count * requireItem(requireItem(norms, field), place);
        const before = places.get(place);
        const weight = before ? before.weight + more : more;
        const isKeyword = before?.isKeyword || names[field] === 'words';
        places.set(place, { weight, isInQuestion: names[field] === 'questions', isKeyword });
      }
    });
  return places;
}
