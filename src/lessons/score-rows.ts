import { COLOURS } from '../engine/huang/vocabulary.ts';
import { isObject } from '../referee/check.ts';

/** The points behind a player's screen, by colour. */
export interface ScoreRow {
  readonly name: string;
  readonly points: readonly number[];
}

/** Returns the rows of a final scoring; empty for other cases. */
export function listScoreRows(written: object): readonly ScoreRow[] {
  const players: unknown = Reflect.get(written, 'players');
  return Array.isArray(players) ? players.filter(isObject).map(toScoreRow) : [];
}

function toScoreRow(player: Readonly<Record<string, unknown>>): ScoreRow {
  return { name: String(player['name']), points: COLOURS.map((colour) => Number(player[colour])) };
}
