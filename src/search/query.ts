import type { Locale } from '../i18n/locale.ts';
import type { Alias } from './document.ts';
import { stemOf } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { partsOf } from './terms.ts';
import { foldWord, wordsIn } from './words.ts';

/** Ways to look for one thing that was asked for: terms, each with how much a hit by it is worth. */
export type Wanted = ReadonlyMap<string, number>;

/** What more than a screenful of words asks for, nobody means; the rest is left out. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;
const AS_PART = 0.6;
const AS_ALIAS = 0.9;
const MISSPELT = 0.9;

/** What a query asks for. */
export interface Asked {
  /** One entry a word, or a name of several words. */
  readonly wanted: readonly Wanted[];
  /** Terms of words that only make a sentence: they may tip the scales between hits, no more. */
  readonly besides: readonly string[];
}

/** What a query asks for, as far as it can be told. */
export function askedBy(
  query: string,
  locale: Locale,
  aliases: readonly Alias[],
  isKnown: (term: string) => boolean,
): Asked {
  const all = foldedWords(query);
  const telling = all.filter((word) => !isStopWord(word, locale));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const stemmed = words.map((word) => ({ word, stem: stemOf(word, locale) }));
  const stems = stemmed.map(({ stem }) => stem);
  const wanted = stemmed.map(({ word, stem }) => waysOf(word, stem, locale, isKnown));
  for (const [from, to] of aliases) addAlias(wanted, stems, from.split(' '), to.split(' '));
  const besides = all.filter((word) => !words.includes(word)).map((word) => stemOf(word, locale));
  return { wanted, besides: besides.filter(isKnown).slice(0, MOST_WORDS) };
}

function foldedWords(query: string): readonly string[] {
  const words = wordsIn(query.slice(0, 400)).map((word) => foldWord(word.text).slice(0, LONGEST_WORD));
  return [...new Set(words.filter(Boolean))];
}

/** The stem of a word; for one that occurs nowhere also its parts, and what it is with two letters exchanged. */
function waysOf(
  word: string,
  stem: string,
  locale: Locale,
  isKnown: (term: string) => boolean,
): Map<string, number> {
  const ways = new Map([[stem, 1]]);
  if (isKnown(stem)) return ways;
  for (const part of partsOf(word, locale, isKnown)) ways.set(part, AS_PART);
  for (const spelling of spellingsOf(word)) {
    const term = stemOf(spelling, locale);
    if (isKnown(term) && !ways.has(term)) ways.set(term, MISSPELT);
  }
  return ways;
}

/** A word with each two neighbours exchanged, and without the e that stands for an umlaut. */
function spellingsOf(word: string): readonly string[] {
  const letters = [...word];
  const exchanged = letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(''));
  return [word.replace(/([aou])e/g, '$1'), ...exchanged];
}

/** Where the other name stands in the query, its words may also be found by ours. */
function addAlias(
  wanted: readonly Map<string, number>[],
  stems: readonly string[],
  from: readonly string[],
  to: readonly string[],
): void {
  const at = stems.findIndex((_, i) => from.every((term, j) => stems[i + j] === term));
  if (at < 0) return;
  for (const ways of wanted.slice(at, at + from.length))
    for (const term of to) if (!ways.has(term)) ways.set(term, AS_ALIAS);
}
