import type { Locale } from '../i18n/locale.ts';
import { checkSearchFile } from './check-search-file.ts';
import { findCompletions, findSimilarTerms } from './fuzzy-terms.ts';
import { memoize } from './memoize.ts';
import type { QueryContext, TermWeight } from './query.ts';
import { requireItem } from './require-item.ts';
import type { SearchEntry } from './search-document.ts';
import { isStopWord } from './stop-words.ts';
import {
  countTerms,
  HIDDEN_FIELDS,
  listPostings,
  type SearchField,
  SHOWN_FIELDS,
  type TermCounts,
} from './term-counts.ts';
import { createTermSplitter, listShownTerms, listTerms } from './terms.ts';
import { createVocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** The search of one language, ready to be asked. */
export interface SearchIndex extends QueryContext {
  readonly locale: Locale;
  readonly found: readonly SearchEntry[];
  /** The places that hold a term. */
  getPlaces(term: string): ReadonlyMap<number, TermOccurrence>;
  /** The terms that begin with one, for a word that is perhaps not typed to its end. */
  findCompletions(term: string): WeightedTerms;
  /** The terms that a misspelt one may mean. */
  findSimilarTerms(term: string): WeightedTerms;
  /** The terms of the title of the thing found at a place. */
  getTitleTerms(place: number): readonly string[];
  /** The terms of the name by which that title begins, before a comma or a bracket: *Lü Zhi (3, reaction)*; none of others. */
  getNameTerms(place: number): readonly string[];
}

export type WeightedTerms = readonly (readonly [term: string, TermWeight])[];

/** A term in one place. */
export interface TermOccurrence {
  /** How much it says there. */
  readonly weight: number;
  /** Whether it stands in a question. */
  readonly isInQuestion: boolean;
  /** Whether it stands among the words that call for the thing. */
  readonly isKeyword: boolean;
}

/** What a term counts in each field, and how much less in a long one: from 0, not at all, to 1. */
const BOOST: Readonly<Record<SearchField, number>> = {
  title: 3,
  words: 2,
  where: 1.5,
  text: 1,
  questions: 1,
};
const EVENED: Readonly<Record<SearchField, number>> = {
  title: 0.5,
  words: 0.5,
  where: 0.5,
  text: 0.5,
  questions: 0.85,
};

/**
 * Makes an index that was fetched ready to be asked: all terms are counted here. That takes a slow phone two tenths of
 * a second: `pause` comes between its parts, so that a tap waits for one of them at most.
 * @throws {Error} if it is damaged
 */
export async function openSearchIndex(
  fetched: unknown,
  locale: Locale,
  pause: () => Promise<void> = async () => {},
): Promise<SearchIndex> {
  const { found, aliases, short, ...file } = checkSearchFile(fetched);
  await pause();
  const hidden = countTerms(
    HIDDEN_FIELDS,
    file.hidden.map(({ words, questions }) => ({ words: listed(words), questions: listed(questions) })),
  );
  await pause();
  const vocabulary = createVocabulary(file, locale);
  const terms = createTermSplitter(found, vocabulary);
  await pause();
  const shown = countTerms(
    SHOWN_FIELDS,
    found.map((one) => listShownTerms(one, terms)),
  );
  await pause();
  const parts = [weighed(SHOWN_FIELDS, shown), weighed(HIDDEN_FIELDS, hidden)];
  const known = [...new Set([...shown.terms.keys(), ...hidden.terms.keys()])].sort();
  const joined = joinedTitles(found);
  const placesOf = memoize((term: string) => placesIn(parts, term));
  return {
    locale,
    found,
    aliases,
    short,
    vocabulary,
    isKnown: (term) => shown.terms.has(term) || hidden.terms.has(term),
    isTelling: (word) => !isStopWord(word, locale, placesOf(vocabulary.termOf(word)).size / found.length),
    wordsWithin: (word) => joined.get(word) ?? [],
    getPlaces: placesOf,
    findCompletions: memoize((term) => findCompletions(term, known)),
    findSimilarTerms: memoize((term) => findSimilarTerms(term, known)),
    getTitleTerms: memoize((place) => listTerms(requireItem(found, place).title, vocabulary)),
    getNameTerms: memoize((place) => {
      const [, name = ''] = /^(.+?)(?:,| \()/.exec(requireItem(found, place).title) ?? [];
      return name.includes(' ') ? listTerms(name, vocabulary) : [];
    }),
  };
}

/** The first two and three words of each title, by what they are when they are written in one. */
function joinedTitles(found: readonly SearchEntry[]): ReadonlyMap<string, readonly string[]> {
  const rows = found.flatMap(({ title }) => {
    const words = splitWords(title).map((word) => foldWord(word.text));
    return [words.slice(0, 2), words.slice(0, 3)];
  });
  return new Map(rows.filter(({ length }) => length > 1).map((row) => [row.join(''), row]));
}

/** Terms that travel as one text. */
const listed = (terms: string) => (terms === '' ? [] : terms.split(' '));

/** Some fields of all documents. */
interface Part {
  readonly names: readonly SearchField[];
  readonly terms: TermCounts['terms'];
  /** What one occurrence counts, by field and document. */
  readonly norms: readonly (readonly number[])[];
}

function weighed(names: readonly SearchField[], { lengths, terms }: TermCounts): Part {
  const norms = names.map((name, field) => {
    const some = requireItem(lengths, field);
    const average = some.reduce((sum, length) => sum + length, 0) / some.length || 1;
    return some.map((length) => BOOST[name] / (1 - EVENED[name] + (EVENED[name] * length) / average));
  });
  return { names, terms, norms };
}

function placesIn(parts: readonly Part[], term: string): ReadonlyMap<number, TermOccurrence> {
  const places = new Map<number, TermOccurrence>();
  for (const { names, terms, norms } of parts)
    terms.get(term)?.forEach((counts, field) => {
      for (const [place, count] of listPostings(counts)) {
        const more = count * requireItem(requireItem(norms, field), place);
        const before = places.get(place);
        const weight = before ? before.weight + more : more;
        const isName = before?.isKeyword || names[field] === 'words';
        places.set(place, { weight, isInQuestion: names[field] === 'questions', isKeyword: isName });
      }
    });
  return places;
}
