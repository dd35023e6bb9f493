import type { Locale } from '../i18n/locale.ts';
import { at } from './at.ts';
import { type Counted, countTerms, type Field, HIDDEN, pairsOf, SHOWN } from './counted.ts';
import type { Found } from './document.ts';
import { begunBy, likeTo } from './near.ts';
import type { QueryReader, Way } from './query.ts';
import { remembered } from './remembered.ts';
import { checkSearchFile } from './sound.ts';
import { isStopWord } from './stop-words.ts';
import { shownTerms, termsBeside, termsOf } from './terms.ts';
import { vocabularyOf } from './vocabulary.ts';
import { foldWord, wordsIn } from './words.ts';

/** The search of one language, ready to be asked. */
export interface Index extends QueryReader {
  readonly locale: Locale;
  readonly found: readonly Found[];
  /** The places that hold a term. */
  placesOf(term: string): ReadonlyMap<number, Held>;
  /** The terms that begin with one, for a word that is perhaps not typed to its end. */
  begunBy(term: string): Ways;
  /** The terms that a misspelt one may mean. */
  likeTo(term: string): Ways;
  /** The terms of the title of the thing found at a place. */
  titleAt(place: number): readonly string[];
  /** The terms of the name by which that title begins, before a comma or a bracket: *Lü Zhi (3, reaction)*; none of others. */
  nameAt(place: number): readonly string[];
}

export type Ways = readonly (readonly [term: string, Way])[];

/** A term in one place. */
export interface Held {
  /** How much it says there. */
  readonly weight: number;
  /** Whether it stands in a question. */
  readonly isAsked: boolean;
  /** Whether it stands among the words that call for the thing. */
  readonly isName: boolean;
}

/** What a term counts in each field, and how much less in a long one: from 0, not at all, to 1. */
const BOOST: Readonly<Record<Field, number>> = { title: 3, words: 2, where: 1.5, text: 1, questions: 1 };
const EVENED: Readonly<Record<Field, number>> = {
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
export async function openIndex(
  fetched: unknown,
  locale: Locale,
  pause: () => Promise<void> = async () => {},
): Promise<Index> {
  const { found, aliases, short, ...file } = checkSearchFile(fetched);
  await pause();
  const hidden = countTerms(
    HIDDEN,
    file.hidden.map(({ words, questions }) => ({ words: listed(words), questions: listed(questions) })),
  );
  await pause();
  const vocabulary = vocabularyOf(file, locale);
  const terms = termsBeside(found, vocabulary);
  await pause();
  const shown = countTerms(
    SHOWN,
    found.map((one) => shownTerms(one, terms)),
  );
  await pause();
  const parts = [weighed(SHOWN, shown), weighed(HIDDEN, hidden)];
  const known = [...new Set([...shown.terms.keys(), ...hidden.terms.keys()])].sort();
  const joined = joinedTitles(found);
  const placesOf = remembered((term: string) => placesIn(parts, term));
  return {
    locale,
    found,
    aliases,
    short,
    vocabulary,
    isKnown: (term) => shown.terms.has(term) || hidden.terms.has(term),
    isTelling: (word) => !isStopWord(word, locale, placesOf(vocabulary.termOf(word)).size / found.length),
    wordsWithin: (word) => joined.get(word) ?? [],
    placesOf,
    begunBy: remembered((term) => begunBy(term, known)),
    likeTo: remembered((term) => likeTo(term, known)),
    titleAt: remembered((place) => termsOf(at(found, place).title, vocabulary)),
    nameAt: remembered((place) => {
      const [, name = ''] = /^(.+?)(?:,| \()/.exec(at(found, place).title) ?? [];
      return name.includes(' ') ? termsOf(name, vocabulary) : [];
    }),
  };
}

/** The first two and three words of each title, by what they are when they are written in one. */
function joinedTitles(found: readonly Found[]): ReadonlyMap<string, readonly string[]> {
  const rows = found.flatMap(({ title }) => {
    const words = wordsIn(title).map((word) => foldWord(word.text));
    return [words.slice(0, 2), words.slice(0, 3)];
  });
  return new Map(rows.filter(({ length }) => length > 1).map((row) => [row.join(''), row]));
}

/** Terms that travel as one text. */
const listed = (terms: string) => (terms === '' ? [] : terms.split(' '));

/** Some fields of all documents. */
interface Part {
  readonly names: readonly Field[];
  readonly terms: Counted['terms'];
  /** What one occurrence counts, by field and document. */
  readonly norms: readonly (readonly number[])[];
}

function weighed(names: readonly Field[], { lengths, terms }: Counted): Part {
  const norms = names.map((name, field) => {
    const some = at(lengths, field);
    const average = some.reduce((sum, length) => sum + length, 0) / some.length || 1;
    return some.map((length) => BOOST[name] / (1 - EVENED[name] + (EVENED[name] * length) / average));
  });
  return { names, terms, norms };
}

function placesIn(parts: readonly Part[], term: string): ReadonlyMap<number, Held> {
  const places = new Map<number, Held>();
  for (const { names, terms, norms } of parts)
    terms.get(term)?.forEach((counts, field) => {
      for (const [place, count] of pairsOf(counts)) {
        const more = count * at(at(norms, field), place);
        const before = places.get(place);
        const weight = before ? before.weight + more : more;
        const isName = before?.isName || names[field] === 'words';
        places.set(place, { weight, isAsked: names[field] === 'questions', isName });
      }
    });
  return places;
}
