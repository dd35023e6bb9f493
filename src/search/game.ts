import type { SearchEntry } from './search-document.ts';
import type { SearchHit } from './search-hit.ts';

/** The names by which a query may refer to a game, word by word. */
const GAME_NAMES: readonly (readonly [game: string, ...name: readonly string[]])[] = [
  ['huang', 'huang'],
  ['chu-han', 'chu', 'han'],
  ['chu-han', 'chuhan'],
  ['khan', 'khan'],
];

/** The ids of the games that a search distinguishes. */
export const SEARCHED_GAMES: ReadonlySet<string> = new Set(GAME_NAMES.map(([game]) => game));

/** The current game comes first unless another one covers more of the query by more than this share. */
const COVERAGE_TOLERANCE = 0.25;

/**
 * Returns the game of an entry: the first part of its id, after the prefix with its kind (`term:huang/bag`).
 */
export function getEntryGame({ id }: Pick<SearchEntry, 'id'>): string {
  return id
    .slice(id.indexOf(':') + 1)
    .split('/', 1)
    .join();
}

/** Finds the game that the terms of a query name, if they name exactly one, and the positions of its name. */
export function findNamedGame(
  terms: readonly string[],
  termOf: (word: string) => string,
): { readonly game: string | undefined; readonly places: ReadonlySet<number> } {
  const named = GAME_NAMES.map(([game, ...name]) => ({
    game,
    places: findPhrasePositions(name.map(termOf), terms),
  }));
  const matches = named.filter(({ places }) => places.length > 0);
  const [first] = matches;
  const isOne = matches.every(({ game }) => game === first?.game);
  return {
    game: isOne ? first?.game : undefined,
    places: new Set(isOne ? matches.flatMap(({ places }) => places) : []),
  };
}

/** Returns the positions at which a sequence of terms occurs in others; empty if it does not. */
export function findPhrasePositions(phrase: readonly string[], terms: readonly string[]): readonly number[] {
  const at = terms.findIndex((_, i) => phrase.every((term, j) => terms[i + j] === term));
  return at < 0 ? [] : phrase.map((_, j) => at + j);
}

/** Returns the hits of one game, or all hits if `game` is undefined or has none. */
export function narrowToGame(hits: readonly SearchHit[], game: string | undefined): readonly SearchHit[] {
  const own = hits.filter(({ entry }) => getEntryGame(entry) === game);
  return own.length > 0 ? own : hits;
}

/** Moves the hits of one game before the others, unless the others cover clearly more of the query. */
export function promoteGame(hits: readonly SearchHit[], game: string): readonly SearchHit[] {
  const isHere = ({ entry }: SearchHit) => getEntryGame(entry) === game;
  const here = hits.filter(isHere);
  const others = hits.filter((hit) => !isHere(hit));
  return measureCoverage(here) + COVERAGE_TOLERANCE >= measureCoverage(others) ? [...here, ...others] : hits;
}

/** Returns how much of a query the best hits cover, from 0 to 1. */
export function measureCoverage(hits: readonly SearchHit[]): number {
  return Math.max(0, ...hits.slice(0, 10).map((hit) => hit.coverage));
}
