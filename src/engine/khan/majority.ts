import type { Position } from './position.ts';
import { PLAYERS, type Player } from './vocabulary.ts';

/** How many yurts of each player a tile covers. */
export type YurtCounts = Readonly<Record<Player, number>>;

/** Counts each player's yurts under a tile. Neutral yurts are not counted. Rule: khan/conquest/neutral */
export function countYurts({ yurts }: Position, covers: readonly number[]): YurtCounts {
  const of = (player: Player) => covers.filter((space) => yurts[space] === player).length;
  return { blue: of('blue'), green: of('green'), red: of('red'), yellow: of('yellow') };
}

/** Returns the highest of the counts. */
export function mostYurts({ blue, green, red, yellow }: YurtCounts): number {
  return Math.max(blue, green, red, yellow);
}

/**
 * Returns the players with the most yurts (several on a tie), in the order of `PLAYERS`. Rule:
 * khan/conquest/owners
 */
export function majorityOf(counts: YurtCounts): readonly Player[] {
  const most = mostYurts(counts);
  return most === 0 ? [] : PLAYERS.filter((player) => counts[player] === most);
}
