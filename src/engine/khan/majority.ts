import type { Position } from './position.ts';
import { PLAYERS, type Player } from './vocabulary.ts';

/** How many yurts of each player a tile covers. */
export type YurtCounts = Readonly<Record<Player, number>>;

/** Counts the players' yurts under a tile. Neutral yurts count for nobody. Rule: khan/conquest/neutral */
export function countYurts({ yurts }: Position, covers: readonly number[]): YurtCounts {
  const of = (player: Player) => covers.filter((space) => yurts[space] === player).length;
  return { blue: of('blue'), green: of('green'), red: of('red'), yellow: of('yellow') };
}

/** The most yurts that any player has there. */
export function mostYurts({ blue, green, red, yellow }: YurtCounts): number {
  return Math.max(blue, green, red, yellow);
}

/** Who has the majority, alone or with others, in the order of the colours' names. Rule: khan/conquest/owners */
export function majorityOf(counts: YurtCounts): readonly Player[] {
  const most = mostYurts(counts);
  return most === 0 ? [] : PLAYERS.filter((player) => counts[player] === most);
}
