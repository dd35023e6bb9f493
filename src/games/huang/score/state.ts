import type { Edition } from '../../../core/edition.ts';
import { createRecord } from '../../../core/record.ts';
import { NO_LABEL } from '../../../saves/archive-label.ts';
import { parseEntry, toPoints } from '../../../shell/score-sheet/points.ts';
import {
  countEmptyCells,
  isComplete,
  makeScoreSheet,
  type ScoreSheet,
} from '../../../shell/score-sheet/sheet.ts';
import { GRANARIES_IN_BOX, POINT_MARKERS } from '../rules/setup/box.ts';
import { COLOURS, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import {
  EMPTY_ENTRIES,
  type HuangGame,
  SCORE_FIELDS,
  type ScoreField,
  type ScoreSeat,
} from '../saves/score.ts';
import { createPlayerIds, createPlayersNote } from './player-ids.ts';
import type { ShortScoreCase } from './types.ts';

/** Creates a player without a name or entries. */
export const createHuangSeat = (dynasty: Dynasty): ScoreSeat => ({
  name: '',
  dynasty,
  entries: EMPTY_ENTRIES,
});

/** Returns a game without entries, with the players and the granary module of the previous game. */
export function freshGame(before?: HuangGame): HuangGame {
  return {
    ...NO_LABEL,
    edition: null,
    kingdoms: before?.kingdoms ?? false,
    seats:
      before?.seats.map((seat) => ({ ...seat, entries: EMPTY_ENTRIES })) ??
      DYNASTIES.slice(0, 4).map(createHuangSeat),
  };
}

/** Returns the case of a game; `edition` is that of the settings. */
export function caseOf(game: HuangGame, edition: Edition): ShortScoreCase {
  const ids = createPlayerIds(game.seats);
  const note = createPlayersNote(game.seats, ids, listEmptyFields(game));
  return {
    ...(note && { id: note }),
    game: 'huang',
    ask: 'score',
    edition: game.edition ?? edition,
    players: game.seats.map((seat, i) => ({ name: ids[i] ?? '', ...toPointCounts(seat, game.kingdoms) })),
  };
}

function toPointCounts({ entries }: ScoreSeat, kingdoms: boolean): Readonly<Record<ScoreField, number>> {
  return createRecord(SCORE_FIELDS, (field) =>
    field === 'granaries' && !kingdoms ? 0 : toPoints(entries[field]),
  );
}

/** The fields that each player has. */
function listFields(game: HuangGame): readonly ScoreField[] {
  return game.kingdoms ? SCORE_FIELDS : COLOURS;
}

/** Lists the empty fields of each player. */
function listEmptyFields(game: HuangGame): readonly (readonly ScoreField[])[] {
  const fields = listFields(game);
  return game.seats.map(({ entries }) =>
    fields.filter((field) => parseEntry(entries[field]).kind === 'empty'),
  );
}

/** Returns the score sheet of a game. */
export function toSheet(game: HuangGame): ScoreSheet<ScoreField> {
  return makeScoreSheet(game.id, game.seats, listFields(game));
}

/** Returns the case of the players with complete points; undefined if there are fewer than two. */
export function toCompleteCase(game: HuangGame, scoreCase: ShortScoreCase): ShortScoreCase | undefined {
  const sheet = toSheet(game);
  const players = scoreCase.players.filter((_, seat) => isComplete(sheet, seat));
  return players.length < 2 ? undefined : { ...scoreCase, players };
}

/** Whether anything has been entered. */
export function isBegun(game: HuangGame): boolean {
  const sheet = toSheet(game);
  return countEmptyCells(sheet) < sheet.cells.length;
}

/** More pieces of a kind, summed over all players, than the box contains. */
export interface BoxExcess {
  readonly field: ScoreField;
  readonly most: number;
  readonly sum: number;
}

/** The points of a colour in the box. */
const POINTS_IN_BOX = POINT_MARKERS.reduce((sum, { value, count }) => sum + value * count, 0);

/** Lists all entries that exceed the contents of the box. */
export function listBoxExcesses(game: HuangGame): readonly BoxExcess[] {
  return listFields(game)
    .map((field) => ({
      field,
      most: field === 'granaries' ? GRANARIES_IN_BOX : POINTS_IN_BOX,
      sum: sumField(game, field),
    }))
    .filter(({ sum, most }) => sum > most);
}

function sumField(game: HuangGame, field: ScoreField): number {
  return game.seats.reduce((sum, seat) => sum + toPoints(seat.entries[field]), 0);
}
