import { findNamedGame, findPhrasePositions } from './game.ts';
import type { SearchAlias } from './search-document.ts';
import { splitCompound } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** What a hit by a term is worth, and how much of the word it answers, each from 0 to 1. */
export interface TermWeight {
  readonly weight: number;
  readonly share: number;
}

/** A word that was asked for, with the terms by which it may be found. */
export interface QueryWord {
  /** The word's own term; it comes first in the ways. */
  readonly term: string;
  readonly ways: ReadonlyMap<string, TermWeight>;
  readonly weight: number;
  /** Whether it says what is asked for; others only make a sentence, or are parts of a word. */
  readonly isTelling: boolean;
}

/** What more than a screenful of words asks for, nobody means; the rest is left out. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;
const ITSELF: TermWeight = { weight: 1, share: 1 };
/** Our name for another one: of a word that our texts have, too, it is one meaning of several. */
const AS_ALIAS: TermWeight = { weight: 0.9, share: 1 };
const AS_ONE_OF_SEVERAL: TermWeight = { weight: 0.25, share: 1 };
const MISSPELT: TermWeight = { weight: 0.9, share: 0.9 };
/** A word of near meaning. */
const AS_ALIKE: TermWeight = { weight: 0.17, share: 0.6 };
/** What counts a part of a compound, of one that is known and of one that is not. */
const AS_PART = 0.3;
const INSTEAD = 0.8;
/** What a word counts that only makes a sentence: *how many*, *who* and *when* do tell questions apart. */
const BESIDES = 0.75;

/** What a query is read by. */
export interface QueryContext {
  readonly vocabulary: Vocabulary;
  readonly aliases: readonly SearchAlias[];
  readonly short: readonly SearchAlias[];
  isKnown(term: string): boolean;
  /** Whether a folded word says what is asked for, and not only that something is. */
  isTelling(word: string): boolean;
  /** The folded words by which a title begins and which are written here in one: *luzhi*. */
  wordsWithin(word: string): readonly string[];
}

interface Folded {
  readonly word: string;
  readonly term: string;
  readonly weight: number;
  readonly isTelling: boolean;
}

/** What a query asks for, as far as it can be told: one entry a word, in order. */
export function parseQuery(query: string, reader: QueryContext): readonly QueryWord[] {
  const { vocabulary, aliases, isKnown, isTelling } = reader;
  const { words, naming } = readWords(query, reader);
  const telling = words.filter(isTelling);
  const wanted = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
  const besides = words.filter((word) => !wanted.includes(word) && !isTelling(word)).slice(0, MOST_WORDS);
  const foldedBeside = (weight: number) => (word: string) =>
    foldedAs(word, vocabulary.termOf(word), weight, false);
  const terms = [
    ...wanted.flatMap((word) => splitWord(word, vocabulary, isKnown)),
    ...besides.map(foldedBeside(BESIDES)),
    ...naming.map(foldedBeside(1)),
  ];
  const first = (one: Folded, at: number) => terms.findIndex(({ term }) => term === one.term) === at;
  const all = terms.filter(first).map((one) => ({ ...one, ways: waysOf(one, vocabulary, isKnown) }));
  const told = all.filter((one) => one.isTelling);
  for (const [from, to] of aliases) addAlias(told, from.split(' '), to.split(' '), isKnown);
  return all;
}

/** The game that a query names, if it names one alone. */
export function findQueryGame(query: string, { vocabulary: { termOf } }: QueryContext): string | undefined {
  return findNamedGame(foldedWords(query).map(termOf), termOf).game;
}

/** The words of a query, each once, and apart from them those that name its game, where others tell anything. */
function readWords(
  query: string,
  reader: QueryContext,
): { readonly words: readonly string[]; readonly naming: readonly string[] } {
  const { isTelling, short } = reader;
  const { termOf } = reader.vocabulary;
  const whole = short.reduce(
    (words, [name, enough]) => shortened(words, name, enough, termOf),
    spaced(foldedWords(query), reader),
  );
  const { places } = findNamedGame(whole.map(termOf), termOf);
  const others = whole.filter((_, at) => !places.has(at));
  if (!others.some(isTelling)) return { words: [...new Set(whole)], naming: [] };
  return { words: [...new Set(others)], naming: whole.filter((_, at) => places.has(at)) };
}

/** Words that nothing knows in the way that something does: *Zhong Li* as *Zhongli*, *Luezhi* as *Lü Zhi*. */
function spaced(
  words: readonly string[],
  { vocabulary: { termOf }, isKnown, wordsWithin }: QueryContext,
): readonly string[] {
  const isStrange = (word: string) => !isKnown(termOf(word));
  const all: string[] = [];
  for (const word of words) {
    const last = all.at(-1) ?? '';
    const isOne = last !== '' && (isStrange(last) || isStrange(word)) && !isStrange(last + word);
    const within = isStrange(word) ? [word, ...spellingsOf(word)].map(wordsWithin) : [];
    if (isOne) all.splice(-1, 1, last + word);
    else all.push(...(within.find(({ length }) => length > 0) ?? [word]));
  }
  return all;
}

/** Words with one long name less: only the word of it that is enough is left. */
function shortened(
  words: readonly string[],
  name: string,
  enough: string,
  termOf: (word: string) => string,
): readonly string[] {
  const places = findPhrasePositions(name.split(' '), words.map(termOf));
  return words.filter((word, at) => !places.includes(at) || termOf(word) === enough);
}

function foldedAs(word: string, term: string, weight: number, isTelling: boolean): Folded {
  return { word, term, weight, isTelling };
}

function foldedWords(query: string): readonly string[] {
  const words = splitWords(query.slice(0, 400)).map((word) => foldWord(word.text).slice(0, LONGEST_WORD));
  return words.filter(Boolean);
}

/** A word, and beside a known compound its parts, which an unknown one gives way to. */
function splitWord(
  word: string,
  vocabulary: Vocabulary,
  isKnown: (term: string) => boolean,
): readonly Folded[] {
  const term = vocabulary.termOf(word);
  const parts = splitCompound(word, vocabulary, isKnown);
  if (!isKnown(term) && parts.length > 0) return parts.map((part) => foldedAs(part, part, INSTEAD, true));
  return [foldedAs(word, term, 1, true), ...parts.map((part) => foldedAs(part, part, AS_PART, false))];
}

/** The term of a word and those of near meaning; of one that occurs nowhere what it is with two letters exchanged. */
function waysOf(
  { word, term }: Folded,
  vocabulary: Vocabulary,
  isKnown: (term: string) => boolean,
): Map<string, TermWeight> {
  const ways = new Map([[term, ITSELF]]);
  for (const alike of vocabulary.listNearTerms(term)) ways.set(alike, AS_ALIKE);
  if (isKnown(term)) return ways;
  for (const spelling of spellingsOf(word)) {
    const other = vocabulary.termOf(spelling);
    if (isKnown(other) && !ways.has(other)) ways.set(other, MISSPELT);
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
  wanted: readonly { readonly term: string; readonly ways: Map<string, TermWeight> }[],
  from: readonly string[],
  to: readonly string[],
  isKnown: (term: string) => boolean,
): void {
  const at = wanted.findIndex((_, i) => from.every((term, j) => wanted[i + j]?.term === term));
  if (at < 0) return;
  const way = from.length === 1 && from.every(isKnown) ? AS_ONE_OF_SEVERAL : AS_ALIAS;
  for (const { ways } of wanted.slice(at, at + from.length))
    for (const term of to) if (ways.get(term) !== ITSELF) ways.set(term, way);
}
