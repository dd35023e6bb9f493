import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import type { Edition } from '../../../core/edition.ts';
import { parseEntry, toPoints } from '../../../shell/score-sheet/points.ts';
import {
  countEmptyCells,
  isComplete,
  makeScoreSheet,
  type ScoreSheet,
} from '../../../shell/score-sheet/sheet.ts';
import { COLOURS, DYNASTIES } from '../rules/vocabulary.ts';
import {
  EMPTY_ENTRIES,
  type HuangGame,
  SCORE_FIELDS,
  type ScoreField,
  type ScoreSeat,
} from '../saves/score.ts';
import { createPlayerIds, createPlayersNote } from './player-ids.ts';
import type { ShortScoreCase } from './types.ts';

/** The default seats. */
function createDefaultSeats(count: number): readonly ScoreSeat[] {
  return DYNASTIES.slice(0, count).map((dynasty) => ({ name: '', dynasty, entries: EMPTY_ENTRIES }));
}

/** Returns a game without entries, with the players and the granary module of the previous game. */
export function freshGame(before?: HuangGame): HuangGame {
  return {
    id: '',
    begun: '',
    title: '',
    edition: null,
    kingdoms: before?.kingdoms ?? false,
    seats: before?.seats.map((seat) => ({ ...seat, entries: EMPTY_ENTRIES })) ?? createDefaultSeats(4),
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

/** Returns a player, by index. */
export function getSeat({ seats }: HuangGame, index: number): ScoreSeat {
  const seat = seats[index];
  if (!seat) throw new Error(`There is no seat ${index} of ${seats.length}`);
  return seat;
}

/** Truncates a text to the length that can be stored, never inside a character. */
export function truncateText(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

function toPointCounts({ entries }: ScoreSeat, kingdoms: boolean): Record<ScoreField, number> {
  return {
    yellow: toPoints(entries.yellow),
    red: toPoints(entries.red),
    blue: toPoints(entries.blue),
    green: toPoints(entries.green),
    white: toPoints(entries.white),
    granaries: kingdoms ? toPoints(entries.granaries) : 0,
  };
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

/** Sets a field of a player on the score sheet, as typed. */
export function withEntry(game: HuangGame, seat: number, field: ScoreField, text: string): HuangGame {
  const entry = truncateText(text);
  return withSeat(game, seat, (before) =>
    entry === before.entries[field] ? before : { ...before, entries: { ...before.entries, [field]: entry } },
  );
}

/** Changes the player of a seat, by index. Returns the same object if nothing changes. */
export function withSeat(game: HuangGame, index: number, change: (seat: ScoreSeat) => ScoreSeat): HuangGame {
  const before = getSeat(game, index);
  const after = change(before);
  return after === before ? game : { ...game, seats: game.seats.with(index, after) };
}

/** More pieces of a kind, summed over all players, than the box contains. */
export interface BoxExcess {
  readonly field: ScoreField;
  readonly most: number;
  readonly sum: number;
}

/** Points in the box: 20 markers of 1 and 10 of 5 in each colour; 19 granaries. */
const BOX_CONTENTS: Readonly<Record<ScoreField, number>> = {
  yellow: 70,
  red: 70,
  blue: 70,
  green: 70,
  white: 70,
  granaries: 19,
};

/** Lists all entries that exceed the contents of the box. */
export function listBoxExcesses(game: HuangGame): readonly BoxExcess[] {
  return listFields(game)
    .map((field) => ({ field, most: BOX_CONTENTS[field], sum: sumField(game, field) }))
    .filter(({ sum, most }) => sum > most);
}

function sumField(game: HuangGame, field: ScoreField): number {
  return game.seats.reduce((sum, seat) => sum + toPoints(seat.entries[field]), 0);
}
