import type { Locale } from '../i18n/locale.ts';
import { type Counted, FIELDS, type Field, pairsOf } from './counted.ts';
import type { Alias, Found } from './document.ts';
import { begunBy, likeTo } from './near.ts';
import { unpackIndex } from './packed.ts';
import { askedBy, type Wanted, type Way } from './query.ts';
import { checkSearchFile } from './sound.ts';
import { termsOf } from './terms.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The search of one language, ready to be asked. */
export interface Index {
  readonly locale: Locale;
  readonly found: readonly Found[];
  readonly aliases: readonly Alias[];
  readonly vocabulary: Vocabulary;
  isKnown(term: string): boolean;
  /** The places that hold a term. */
  placesOf(term: string): ReadonlyMap<number, Held>;
  /** The terms that begin with one, for a word that is perhaps not typed to its end. */
  begunBy(term: string): Ways;
  /** The terms that a misspelt one may mean. */
  likeTo(term: string): Ways;
  /** The terms of the title of the thing found at a place. */
  titleAt(place: number): readonly string[];
}

type Ways = readonly (readonly [term: string, Way])[];

/** A term in one place. */
interface Held {
  /** How much it says there. */
  readonly weight: number;
  /** Whether it stands in a question. */
  readonly isAsked: boolean;
}

/** A thing found. */
export interface Hit {
  readonly found: Found;
  /** Its place in its index. */
  readonly place: number;
  /** How well it answers. */
  readonly score: number;
  /** How much of what was asked it holds, from 0 to 1; a word that is only like one counts less. */
  readonly share: number;
  /** Whether people ask for it in all the words of the query. */
  readonly isAsked: boolean;
  /** The terms by which it was found, without those that only make a sentence of a question. */
  readonly terms: readonly string[];
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
/** How often a term may stand somewhere until once more says little. */
const SATURATION = 4;
/** What a summary counts beside the rules that it gathers. */
const AS_SUMMARY = 1.1;
/** What a hit gains whose title has all that was asked, or is all in what was asked. */
const BY_NAME = 1.1;
/** What it gains that people ask for in all the words of the query. */
const AS_ASKED = 1.3;

/**
 * Makes an index that was fetched ready to be asked. That takes a slow phone a tenth of a second: `pause` comes between
 * its parts, so that a tap waits for one of them at most.
 * @throws {Error} if it is damaged
 */
export async function openIndex(
  fetched: unknown,
  locale: Locale,
  pause: () => Promise<void> = async () => {},
): Promise<Index> {
  const file = checkSearchFile(fetched);
  await pause();
  const counted = unpackIndex(file.index);
  await pause();
  const vocabulary = vocabularyOf(file, locale);
  const terms = [...counted.terms.keys()];
  const norms = normsOf(counted);
  return {
    locale,
    found: file.found,
    aliases: file.aliases,
    vocabulary,
    isKnown: (term) => counted.terms.has(term),
    placesOf: remembered((term) => placesOf(counted, norms, term)),
    begunBy: remembered((term) => begunBy(term, terms)),
    likeTo: remembered((term) => likeTo(term, terms)),
    titleAt: remembered((place) => termsOf(at(file.found, place).title, vocabulary)),
  };
}

/** A function that computes each answer once: while somebody types, most words stay. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** What one occurrence counts in each field of each document. */
function normsOf({ lengths }: Counted): readonly (readonly number[])[] {
  return FIELDS.map((field, i) => {
    const some = at(lengths, i);
    const average = some.reduce((sum, length) => sum + length, 0) / some.length || 1;
    return some.map((length) => BOOST[field] / (1 - EVENED[field] + (EVENED[field] * length) / average));
  });
}

function placesOf(
  { terms }: Counted,
  norms: readonly (readonly number[])[],
  term: string,
): ReadonlyMap<number, Held> {
  const places = new Map<number, Held>();
  const fields = terms.get(term);
  if (!fields) return places;
  for (const [field, counts] of fields.entries())
    for (const [place, count] of pairsOf(counts)) {
      const more = count * at(at(norms, field), place);
      const before = places.get(place);
      const weight = before ? before.weight + more : more;
      places.set(place, { weight, isAsked: FIELDS[field] === 'questions' });
    }
  return places;
}

/** What answers a query in one language, best first. */
export function find(index: Index, query: string): readonly Hit[] {
  const wanted = askedBy(query, index.vocabulary, index.aliases, index.isKnown);
  const last = wanted.filter((word) => word.isTelling).at(-1);
  const words = wanted.map((word) => metBy(index, word, word === last));
  const told = words.filter(({ isTelling }) => isTelling);
  const places = new Set(told.flatMap(({ places }) => [...places.keys()]));
  return [...places].map((place) => hitAt(index, place, words, told)).sort((a, b) => b.score - a.score);
}

/** A word of a query with the places that hold it. */
interface Searched {
  readonly isTelling: boolean;
  /** How much the word tells: what stands everywhere tells little. */
  readonly weight: number;
  readonly places: ReadonlyMap<number, Met>;
}

/** How one place answers a word. */
interface Met extends Held {
  readonly share: number;
  readonly terms: readonly string[];
}

function metBy(index: Index, word: Wanted, isLast: boolean): Searched {
  const places = new Map<number, Met>();
  const isKnown = index.isKnown(word.term);
  for (const [term, way] of waysOf(index, word, isLast))
    for (const [place, held] of index.placesOf(term))
      places.set(place, joined(places.get(place), term, way, held));
  const rare = isKnown ? index.placesOf(word.term).size : places.size;
  const tells = Math.log(1 + (index.found.length - rare + 0.5) / (rare + 0.5));
  return { isTelling: word.isTelling, weight: word.weight * tells, places };
}

/** All ways to look for a word, its own term first. */
function waysOf(index: Index, { term, ways, isTelling }: Wanted, isLast: boolean): Ways {
  const isKnown = index.isKnown(term);
  const begun = isTelling && (isLast || !isKnown) ? index.begunBy(term) : [];
  const like = isTelling && !isKnown ? index.likeTo(term) : [];
  return [...new Map([...like, ...begun, ...ways])].sort((a, b) => b[1].weight - a[1].weight);
}

/** What a place holds of a word, one way more counted. */
function joined(met: Met | undefined, term: string, way: Way, held: Held): Met {
  const weight = way.weight * held.weight;
  if (!met) return { weight, share: way.share, isAsked: held.isAsked, terms: [term] };
  return {
    weight: met.weight + weight,
    share: Math.max(met.share, way.share),
    isAsked: met.isAsked || held.isAsked,
    terms: [...met.terms, term],
  };
}

function hitAt(index: Index, place: number, words: readonly Searched[], told: readonly Searched[]): Hit {
  const found = at(index.found, place);
  const score = words.reduce((sum, word) => sum + scoreOf(word, place), 0);
  const met = told.map((word) => word.places.get(place)).filter((one) => one !== undefined);
  const terms = met.flatMap((one) => one.terms);
  const isAsked = met.length === told.length && met.every((one) => one.isAsked);
  const isCalled = isNamed(index.titleAt(place), told.length, terms);
  const isWhole = words.every(({ places }) => places.get(place)?.isAsked);
  const named = (isCalled ? BY_NAME : 1) * (isWhole && words.length > 1 ? AS_ASKED : 1);
  return {
    found,
    place,
    score: score * named * (found.kind === 'summary' ? AS_SUMMARY : 1),
    share: met.reduce((sum, one) => sum + one.share, 0) / told.length,
    isAsked,
    terms: [...new Set(terms.flatMap(index.vocabulary.stemsOf))],
  };
}

function scoreOf({ weight, places }: Searched, place: number): number {
  const held = places.get(place);
  return held ? (weight * held.weight * (SATURATION + 1)) / (held.weight + SATURATION) : 0;
}

function at<Thing>(list: readonly Thing[], place: number): Thing {
  const thing = list[place];
  if (thing === undefined) throw new Error(`The index has nothing at ${place}`);
  return thing;
}

/** Whether a title has all that was asked, or all of it was asked. */
function isNamed(title: readonly string[], count: number, terms: readonly string[]): boolean {
  const met = title.filter((term) => terms.includes(term)).length;
  return met >= count || (title.length > 1 && met === title.length);
}
