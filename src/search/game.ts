import type { Found } from './document.ts';
import type { Hit } from './find.ts';

/** The games by which ids and paths begin. */
export const GAMES = ['huang', 'chu-han', 'khan'] as const;

/** How much less of a query the game one is in may answer than another, and still stand first. */
const NEARLY = 0.25;

/** The game that a thing found belongs to: its ids begin with it, after what kind of thing it is. */
export function gameOf({ id }: Pick<Found, 'id'>): string {
  return id
    .slice(id.indexOf(':') + 1)
    .split('/', 1)
    .join();
}

/** Hits of one game before those of the others, unless another answers clearly more of what was asked. */
export function gameFirst(hits: readonly Hit[], game: string): readonly Hit[] {
  const isHere = ({ found }: Hit) => gameOf(found) === game;
  const here = hits.filter(isHere);
  const others = hits.filter((hit) => !isHere(hit));
  return mostOf(here) + NEARLY >= mostOf(others) ? [...here, ...others] : hits;
}

/** How much of a query the best hits answer. */
export function mostOf(hits: readonly Hit[]): number {
  return Math.max(0, ...hits.slice(0, 10).map((hit) => hit.share));
}
