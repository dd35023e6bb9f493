import type { KhanPosition } from './position.ts';
import { KHAN_PLAYERS, type KhanPlayer } from './vocabulary.ts';

/** How many yurts of each player a tile covers. */
export type YurtCounts = Readonly<Record<KhanPlayer, number>>;

/** Counts each player's yurts under a tile. Neutral yurts are not counted. Rule: khan/conquest/neutral */
export function countYurts({ yurts }: KhanPosition, covers: readonly number[]): YurtCounts {
  const counts = { blue: 0, green: 0, red: 0, yellow: 0 };
  for (const space of covers) {
    const yurt = yurts[space];
    if (yurt && yurt !== 'neutral') counts[yurt]++;
  }
  return counts;
}

/** Returns the highest of the counts. */
export function getMostYurts({ blue, green, red, yellow }: YurtCounts): number {
  return Math.max(blue, green, red, yellow);
}

/**
 * Returns the players with the most yurts (several on a tie), in the order of `KHAN_PLAYERS`. Rule:
 * khan/conquest/owners
 */
export function findMajority(counts: YurtCounts): readonly KhanPlayer[] {
  const most = getMostYurts(counts);
  return most === 0 ? [] : KHAN_PLAYERS.filter((player) => counts[player] === most);
}
