import { groupBy } from '../../core/group-by.ts';
import type { GameRecord } from './game-record.ts';

/** A group of the same players, and how often each of them has won. */
export interface WinCount {
  /** All players of the group, most wins first, then by name. */
  readonly wins: readonly { readonly name: string; readonly count: number }[];
  /** The last game that began. */
  readonly last: GameRecord;
}

/**
 * Counts wins for each group of the same players, the group that played last first. Only groups with at least
 * two games in which every player has a name.
 */
export function countWins(records: readonly GameRecord[]): readonly WinCount[] {
  const named = records.filter(({ players }) => players.every(({ isNamed }) => isNamed));
  const groups = groupBy(named, (record) => JSON.stringify(listNames(record)));
  return [...groups.values()]
    .filter((games) => games.length > 1)
    .map(countGroup)
    .sort((a, b) => b.last.startedAt.localeCompare(a.last.startedAt));
}

function countGroup(games: readonly GameRecord[]): WinCount {
  const [last, ...earlier] = games;
  if (!last) throw new Error('A group has no games');
  const wins = listNames(last).map((name) => ({
    name,
    count: games.filter(({ players }) => players.some((one) => one.isWinner && one.name === name)).length,
  }));
  return {
    wins: wins.sort((a, b) => b.count - a.count),
    last: earlier.reduce((latest, one) => (one.startedAt > latest.startedAt ? one : latest), last),
  };
}

function listNames({ players }: GameRecord): readonly string[] {
  return players.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
}
