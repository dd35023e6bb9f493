import { checkUntrusted } from '../../../core/case.ts';
import { checkEnum, checkList, checkObject, optional, required } from '../../../core/check.ts';
import { NO_LABEL } from '../../../saves/archive-label.ts';
import type { Openable } from '../../../share/parse-opened-text.ts';
import { namePlayersByIds } from '../explain/player-names.ts';
import type { HuangScoreCase } from '../referee/score.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import { checkHuangPlayer } from '../saves/players.ts';
import { EMPTY_ENTRIES, type HuangGame, SCORE_FIELDS, type ScoreField } from '../saves/score.ts';
import { createPlayerIds } from './player-ids.ts';
import type { PlayersNote } from './types.ts';

/** Returns the game of an opened final scoring. @throws {Error} for any other kind of case */
export function fromCase(opened: Openable): HuangGame {
  if (!('ask' in opened) || opened.ask !== 'score' || opened.game !== 'huang')
    throw new Error(`No final scoring: ${JSON.stringify(opened)}`);
  return toHuangGame(opened);
}

/** Converts a case into a game without id and title. */
function toHuangGame(refereeCase: HuangScoreCase): HuangGame {
  const ids = refereeCase.players.map(({ name }) => name);
  const { players, empty = [] } = readPlayersNote(refereeCase.id, ids);
  const isEmpty = (seat: number, field: ScoreField) => empty[seat]?.includes(field) ?? false;
  return {
    ...NO_LABEL,
    edition: refereeCase.edition,
    kingdoms: refereeCase.players.some(({ granaries }, seat) => granaries > 0 || isEmpty(seat, 'granaries')),
    seats: refereeCase.players.map((points, i) => {
      const entries = Object.fromEntries(
        SCORE_FIELDS.map((field) => [field, isEmpty(i, field) ? '' : String(points[field])]),
      );
      return { name: '', dynasty: null, ...players[i], entries: { ...EMPTY_ENTRIES, ...entries } };
    }),
  };
}

const checkPlayersNote = checkObject<PlayersNote>({
  players: required(checkList(checkHuangPlayer, 2, DYNASTIES.length)),
  empty: optional(
    checkList(checkList(checkEnum(SCORE_FIELDS), 0, SCORE_FIELDS.length), 2, DYNASTIES.length),
    undefined,
  ),
});

/**
 * Returns what a case notes of its players if that matches the ids, otherwise the players that the ids name.
 */
function readPlayersNote(note: unknown, ids: readonly string[]): PlayersNote {
  const checked = checkUntrusted(checkPlayersNote, note);
  if (checked.ok && createPlayerIds(checked.value.players).every((id, i) => id === ids[i]))
    return checked.value;
  return { players: namePlayersByIds(ids).map(({ name, dynasty }) => ({ name, dynasty })) };
}
