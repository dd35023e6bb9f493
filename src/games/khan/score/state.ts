import { parseEntry, toPoints } from '../../../shell/score-sheet/points.ts';
import { makeScoreSheet, type ScoreSheet } from '../../../shell/score-sheet/sheet.ts';
import { getSeat } from '../../../shell/seats.ts';
import { type KhanCount, listTiedPlayers } from '../rules/scoring.ts';
import type { CountField, KhanGame } from '../saves/score.ts';

const hasPoints = (text: string) => parseEntry(text).kind === 'points';

/** Lists what counts for each player; null for one whose tiles or bonus are missing. */
export function listCounts({ seats }: KhanGame): readonly (KhanCount | null)[] {
  return seats.map(({ entries: { tiles, bonus, area } }) =>
    hasPoints(tiles) && hasPoints(bonus)
      ? { tiles: toPoints(tiles), bonus: toPoints(bonus), area: hasPoints(area) ? toPoints(area) : null }
      : null,
  );
}

/**
 * Returns the players whose areas decide, by index: those who share the most points when all points are
 * complete.
 */
export function listAreaPlayers(game: KhanGame): readonly number[] {
  return isFinal(game) ? listTiedPlayers(listCounts(game)) : [];
}

/** Returns the score sheet of a game: tiles and bonus of each player, then the areas that break a tie. */
export function toSheet(game: KhanGame): ScoreSheet<CountField> {
  const { id, cells } = makeScoreSheet<CountField>(game.id, game.seats, ['tiles', 'bonus']);
  const areas = listAreaPlayers(game).map((seat) => ({
    seat,
    field: 'area' as const,
    text: getSeat(game, seat).entries.area,
  }));
  return { id, cells: [...cells, ...areas] };
}

/** Whether the tiles and the bonus of every player are complete. */
export function isFinal(game: KhanGame): boolean {
  return !listCounts(game).includes(null);
}
