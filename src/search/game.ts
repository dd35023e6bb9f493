import type { SearchHit } from './find-hits.ts';
import type { SearchEntry } from './search-document.ts';

/** The games by which ids and paths begin. */
export const GAME_IDS = ['huang', 'chu-han', 'khan'] as const;

/** What a query may call them, word for word. */
const NAMES: readonly (readonly [game: string, ...name: readonly string[]])[] = [
  ['huang', 'huang'],
  ['chu-han', 'chu', 'han'],
  ['chu-han', 'chuhan'],
  ['khan', 'khan'],
];

/** How much less of a query the game one is in may answer than another, and still stand first. */
const NEARLY = 0.25;

/** The game that a thing found belongs to: its ids begin with it, after what kind of thing it is. */
export function getEntryGame({ id }: Pick<SearchEntry, 'id'>): string {
  return id
    .slice(id.indexOf(':') + 1)
    .split('/', 1)
    .join();
}

/** The game that the terms of a query name, if they name one alone, and the places of its name. */
export function findNamedGame(
  terms: readonly string[],
  termOf: (word: string) => string,
): { readonly game: string | undefined; readonly places: ReadonlySet<number> } {
  const named = NAMES.map(([game, ...name]) => ({
    game,
    places: findPhrasePositions(name.map(termOf), terms),
  }));
  const met = named.filter(({ places }) => places.length > 0);
  const [first] = met;
  const isOne = met.every(({ game }) => game === first?.game);
  return {
    game: isOne ? first?.game : undefined,
    places: new Set(isOne ? met.flatMap(({ places }) => places) : []),
  };
}

/** The places of a row of terms in others, none where it is not among them. */
export function findPhrasePositions(row: readonly string[], terms: readonly string[]): readonly number[] {
  const at = terms.findIndex((_, i) => row.every((term, j) => terms[i + j] === term));
  return at < 0 ? [] : row.map((_, j) => at + j);
}

/** The hits of the game that a query names, all of them where it names none or nothing of it was found. */
export function narrowToGame(hits: readonly SearchHit[], game: string | undefined): readonly SearchHit[] {
  const own = hits.filter(({ found }) => getEntryGame(found) === game);
  return own.length > 0 ? own : hits;
}

/** Hits of one game before those of the others, unless another answers clearly more of what was asked. */
export function promoteGame(hits: readonly SearchHit[], game: string): readonly SearchHit[] {
  const isHere = ({ found }: SearchHit) => getEntryGame(found) === game;
  const here = hits.filter(isHere);
  const others = hits.filter((hit) => !isHere(hit));
  return measureCoverage(here) + NEARLY >= measureCoverage(others) ? [...here, ...others] : hits;
}

/** How much of a query the best hits answer. */
export function measureCoverage(hits: readonly SearchHit[]): number {
  return Math.max(0, ...hits.slice(0, 10).map((hit) => hit.share));
}
