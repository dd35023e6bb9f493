import type { Position } from './position.ts';
import { PLAYERS, type Player } from './vocabulary.ts';

/** How many yurts of each player a tile covers. */
export type YurtCounts = Readonly<Record<Player, number>>;

/** Counts the players' yurts under a tile. Neutral yurts count for nobody. Rule: khan/conquest/neutral */
export function countYurts({ yurts }: Position, covers: readonly number[]): YurtCounts {
  const counts = { blue: 0, green: 0, red: 0, yellow: 0 };
  for (const space of covers) {
    const yurt = yurts[space];
    if (yurt && yurt !== 'neutral') counts[yurt]++;
  }
  return counts;
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
