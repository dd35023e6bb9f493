import { narrowToGame } from './game.ts';
import type { SearchIndex, TermOccurrence, WeightedTerms } from './open-search-index.ts';
import { findQueryGame, parseQuery, type QueryWord, type TermWeight } from './query.ts';
import { requireItem } from './require-item.ts';
import type { SearchEntry } from './search-document.ts';

/** A thing found. */
export interface SearchHit {
  readonly found: SearchEntry;
  /** How well it answers. */
  readonly score: number;
  /** How much of what was asked it holds, from 0 to 1; a word that is only like one counts less. */
  readonly share: number;
  /** Whether people ask for it in all the words of the query. */
  readonly isQuestionMatch: boolean;
  /** Whether it is a page that is called for by a word of the query, whatever else is asked. */
  readonly isRequestedPage: boolean;
  /** The terms by which it was found, without those that only make a sentence of a question. */
  readonly terms: readonly string[];
}

/** How often a term may stand somewhere until once more says little. */
const SATURATION = 4;
/** What a summary counts beside the rules that it gathers. */
const AS_SUMMARY = 1.1;
/** What a hit gains whose title has all that was asked, or is all in what was asked. */
const BY_NAME = 1.1;
/** What it gains whose title begins with the name that was asked for, with one word more at most: a person's own rule. */
const AS_OWN = 1.4;
/** What it gains that people ask for in all the words of the query. */
const AS_ASKED = 1.3;
/** What calls for a page answers so much of a word at least, unless it is so long that it may be misspelt. */
const SURELY = 0.9;
const PERHAPS = 0.7;
const LONG = 6;

/** What answers a query in one language, best first: of one game alone, where the query names it. */
export function findHits(index: SearchIndex, query: string): readonly SearchHit[] {
  const wanted = parseQuery(query, index);
  const last = wanted.filter((word) => word.isTelling).at(-1);
  const words = wanted.map((word) => metBy(index, word, word === last));
  const told = words.filter(({ isTelling }) => isTelling);
  const places = new Set(told.flatMap(({ places }) => [...places.keys()]));
  const game = findQueryGame(query, index);
  const asked = told.length + (game === undefined ? 0 : 1);
  const hits = [...places].map((place) => hitAt(index, place, words, told, asked));
  return narrowToGame(
    hits.sort((a, b) => b.score - a.score),
    game,
  );
}

/** A word of a query with the places that hold it. */
interface Searched {
  readonly isTelling: boolean;
  /** How much the word tells: what stands everywhere tells little. */
  readonly weight: number;
  readonly places: ReadonlyMap<number, Met>;
}

/** How one place answers a word. */
interface Met extends TermOccurrence {
  readonly share: number;
  readonly terms: readonly string[];
}

function metBy(index: SearchIndex, word: QueryWord, isLast: boolean): Searched {
  const places = new Map<number, Met>();
  const isKnown = index.isKnown(word.term);
  for (const [term, way] of waysOf(index, word, isLast))
    for (const [place, held] of index.getPlaces(term))
      places.set(place, joined(places.get(place), term, way, held));
  const rare = isKnown ? index.getPlaces(word.term).size : places.size;
  const tells = Math.log(1 + (index.found.length - rare + 0.5) / (rare + 0.5));
  return { isTelling: word.isTelling, weight: word.weight * tells, places };
}

/** All ways to look for a word, its own term first. */
function waysOf(index: SearchIndex, { term, ways, isTelling }: QueryWord, isLast: boolean): WeightedTerms {
  const isKnown = index.isKnown(term);
  const begun = isTelling && (isLast || !isKnown) ? index.findCompletions(term) : [];
  const like = isTelling && !isKnown ? index.findSimilarTerms(term) : [];
  return [...new Map([...like, ...begun, ...ways])].sort((a, b) => b[1].weight - a[1].weight);
}

/** What a place holds of a word, one way more counted. */
function joined(met: Met | undefined, term: string, way: TermWeight, held: TermOccurrence): Met {
  const weight = way.weight * held.weight;
  const isName = held.isKeyword && way.share >= (term.length < LONG ? SURELY : PERHAPS);
  if (!met)
    return { weight, share: way.share, isInQuestion: held.isInQuestion, isKeyword: isName, terms: [term] };
  return {
    weight: met.weight + weight,
    share: Math.max(met.share, way.share),
    isInQuestion: met.isInQuestion || held.isInQuestion,
    isKeyword: met.isKeyword || isName,
    terms: [...met.terms, term],
  };
}

/** What stands at a place, with how well it answers the words of which some tell what is `asked`, a game's name among them. */
function hitAt(
  index: SearchIndex,
  place: number,
  words: readonly Searched[],
  told: readonly Searched[],
  asked: number,
): SearchHit {
  const found = requireItem(index.found, place);
  const score = words.reduce((sum, word) => sum + scoreOf(word, place), 0);
  const met = told.map((word) => word.places.get(place)).filter((one) => one !== undefined);
  const terms = met.flatMap((one) => one.terms);
  const isAsked = met.length === told.length && met.every((one) => one.isInQuestion);
  const isCalled = isNamed(index.getTitleTerms(place), asked, terms);
  const name = index.getNameTerms(place);
  const isOwn =
    name.length > 0 && told.length <= name.length + 1 && name.every((term) => terms.includes(term));
  const isWhole = words.every(({ places }) => places.get(place)?.isInQuestion);
  const named =
    (isCalled ? BY_NAME : 1) * (isOwn ? AS_OWN : 1) * (isWhole && words.length > 1 ? AS_ASKED : 1);
  return {
    found,
    score: score * named * (found.kind === 'summary' ? AS_SUMMARY : 1),
    share: met.reduce((sum, one) => sum + one.share, 0) / told.length,
    isQuestionMatch: isAsked,
    isRequestedPage: found.kind === 'page' && met.some((one) => one.isKeyword),
    terms: [...new Set(terms.flatMap(index.vocabulary.stemsOf))],
  };
}

function scoreOf({ weight, places }: Searched, place: number): number {
  const held = places.get(place);
  return held ? (weight * held.weight * (SATURATION + 1)) / (held.weight + SATURATION) : 0;
}

/** Whether a title has all that was asked, or all of it was asked. */
function isNamed(title: readonly string[], count: number, terms: readonly string[]): boolean {
  const met = title.filter((term) => terms.includes(term)).length;
  return met >= count || (title.length > 1 && met === title.length);
}
