import { isObject } from '../../../core/check.ts';
import { COLOURS } from '../rules/vocabulary.ts';

/** The points behind a player's screen, by colour. */
export interface ScoreRow {
  readonly name: string;
  readonly points: readonly number[];
}

/** Returns the rows of a case about a final scoring; empty for a case with another question. */
export function listScoreRows(refereeCase: object): readonly ScoreRow[] {
  const players: unknown = Reflect.get(refereeCase, 'players');
  return Array.isArray(players) ? players.filter(isObject).map(toScoreRow) : [];
}

function toScoreRow(player: Readonly<Record<string, unknown>>): ScoreRow {
  return { name: String(player['name']), points: COLOURS.map((colour) => Number(player[colour])) };
}
