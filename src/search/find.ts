import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Locale } from '../i18n/locale.ts';
import type { Alias, Found } from './document.ts';
import { INDEX_OPTIONS } from './options.ts';
import { unpackIndex } from './packed.ts';
import { askedBy, type Wanted } from './query.ts';
import { checkSearchFile } from './sound.ts';
import { termsOf } from './terms.ts';

/** The search of one language, ready to be asked. */
export interface Index {
  readonly locale: Locale;
  readonly found: readonly Found[];
  readonly aliases: readonly Alias[];
  readonly engine: MiniSearch;
  isKnown(term: string): boolean;
  /** The terms of the title of the thing found at a place. */
  titleAt(place: number): readonly string[];
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

const BOOST = { title: 2, questions: 2, words: 1.6, where: 0.5, text: 1 };
const WEIGHTS = { fuzzy: 0.75, prefix: 0.5 };
/** What a word of a query counts that is only the beginning of one of ours, or only like it. */
const BEGUN = 0.9;
const LIKE = 0.7;
/** What a word counts that only makes a sentence. */
const BESIDES = 0.15;
/** What a summary counts: the rules that it gathers stand before it. */
const AS_SUMMARY = 0.7;
/** What a hit gains whose title begins with all that was asked, or is all in what was asked. */
const BY_NAME = 1.25;

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
  const index = unpackIndex(file.index);
  await pause();
  const terms = new Set(index.index.map(([term]) => term));
  const titles: (readonly string[])[] = [];
  return {
    locale,
    found: file.found,
    aliases: file.aliases,
    engine: MiniSearch.loadJS(index, INDEX_OPTIONS),
    isKnown: (term) => terms.has(term),
    titleAt(place) {
      titles[place] ??= termsOf(foundAt(file.found, place).title, locale);
      return titles[place];
    },
  };
}

/** What answers a query in one language, best first. */
export function find(index: Index, query: string): readonly Hit[] {
  const { wanted, besides } = askedBy(query, index.locale, index.aliases, index.isKnown);
  if (wanted.length === 0) return [];
  const slight = besides.map((term) => [term, BESIDES] as const);
  const weights = new Map([...slight, ...wanted.flatMap((ways) => [...ways])]);
  return index.engine
    .search([...weights.keys()].join(' '), optionsFor(index, weights, wanted))
    .flatMap((result) => hitOf(index, result, wanted, besides))
    .sort((a, b) => b.score - a.score);
}

function optionsFor(index: Index, weights: Wanted, wanted: readonly Wanted[]): SearchOptions {
  const last = wanted.at(-1)?.keys().next().value;
  return {
    boost: BOOST,
    weights: WEIGHTS,
    boostTerm: (term) => weights.get(term) ?? 1,
    prefix: (term) => term.length > 2 && (term === last || !index.isKnown(term)),
    fuzzy: (term) => !index.isKnown(term) && editsIn(term),
  };
}

function foundAt(found: readonly Found[], place: number): Found {
  const one = found[place];
  if (!one) throw new Error(`The index has nothing at ${place}`);
  return one;
}

/** How many letters may be wrong in a word. */
function editsIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

function hitOf(
  index: Index,
  result: SearchResult,
  wanted: readonly Wanted[],
  besides: readonly string[],
): readonly Hit[] {
  const place: number = result.id;
  const found = foundAt(index.found, place);
  const asked = new Set(result.queryTerms);
  const parts = wanted.map((ways) =>
    matched(
      [...ways.keys()].filter((term) => asked.has(term)),
      result.terms,
    ),
  );
  const share = parts.reduce((sum, part) => sum + part, 0) / wanted.length;
  if (share === 0) return [];
  const isAsked = isAskedIn(wanted, result);
  const isCalled = isNamed(index.titleAt(place), wanted.length, result.terms);
  const named = isCalled || (isAsked && wanted.length > 1) ? BY_NAME : 1;
  const kind = found.kind === 'summary' ? AS_SUMMARY : 1;
  return [
    {
      found,
      place,
      share,
      isAsked,
      score: result.score * (0.2 + 0.8 * share ** 2) * named * kind,
      terms: result.terms.filter((term) => !besides.includes(term)),
    },
  ];
}

/** Whether the questions for a thing found have all the words of a query. */
function isAskedIn(wanted: readonly Wanted[], { match }: SearchResult): boolean {
  return wanted.every((ways) => [...ways.keys()].some((term) => match[term]?.includes('questions')));
}

/** How well the best of some terms is met. */
function matched(asked: readonly string[], terms: readonly string[]): number {
  if (asked.some((term) => terms.includes(term))) return 1;
  if (asked.some((term) => terms.some((one) => one.startsWith(term)))) return BEGUN;
  return asked.length > 0 ? LIKE : 0;
}

function isNamed(all: readonly string[], count: number, terms: readonly string[]): boolean {
  const isMet = (some: readonly string[]) => some.every((term) => terms.includes(term));
  return (all.length >= count && isMet(all.slice(0, count))) || (all.length > 1 && isMet(all));
}
