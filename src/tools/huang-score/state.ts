import type { Edition } from '../../engine/edition.ts';
import { COLOURS, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { nameOf } from '../../explain/huang/score.ts';
import { LONGEST_TEXT } from '../../referee/check.ts';
import { FIELDS, type Field, type HuangGame, type Seat } from '../../saves/huang-game.ts';
import type { ScoreTexts, ShortScoreCase } from './kit.ts';
import { parseEntry, pointsOf } from './points.ts';

export const NOTHING_ENTERED: Seat['entries'] = {
  yellow: '',
  red: '',
  blue: '',
  green: '',
  white: '',
  granaries: '',
};

/** The default seats. */
function firstSeats(count: number): readonly Seat[] {
  return DYNASTIES.slice(0, count).map((dynasty) => ({ name: '', dynasty, entries: NOTHING_ENTERED }));
}

/** A game without entries, with the players and the granary module of the previous game. */
export function freshGame(before?: HuangGame): HuangGame {
  return {
    id: '',
    begun: '',
    title: '',
    edition: null,
    kingdoms: before?.kingdoms ?? false,
    seats: before?.seats.map((seat) => ({ ...seat, entries: NOTHING_ENTERED })) ?? firstSeats(4),
  };
}

/** The case of a game; `edition` is that of the settings. */
export function caseOf(game: HuangGame, edition: Edition): ShortScoreCase {
  return {
    game: 'huang',
    ask: 'score',
    edition: game.edition ?? edition,
    players: game.seats.map((seat, i) => ({ name: playerOf(seat, i), ...countsOf(seat, game.kingdoms) })),
  };
}

/** The name of a player in a case: the entered name, else the dynasty, else the number of the seat. */
export function playerOf({ name, dynasty }: Seat, index: number): string {
  return name.trim() === '' ? (dynasty ?? String(index + 1)) : name;
}

/** A player, by index. */
export function seatAt({ seats }: HuangGame, index: number): Seat {
  const seat = seats[index];
  if (!seat) throw new Error(`There is no seat ${index} of ${seats.length}`);
  return seat;
}

/** The text of a field. */
export function entryAt(game: HuangGame, { seat, field }: Place): string {
  return seatAt(game, seat).entries[field];
}

/** The names of all players, in seat order. */
export function playersOf(game: HuangGame, t: ScoreTexts): string {
  return game.seats.map((seat, i) => nameOf(playerOf(seat, i), t)).join(', ');
}

/** Truncates a text to the length that can be stored. */
export function clipped(text: string): string {
  return text.slice(0, LONGEST_TEXT);
}

function countsOf({ entries }: Seat, kingdoms: boolean): Record<Field, number> {
  return {
    yellow: pointsOf(entries.yellow),
    red: pointsOf(entries.red),
    blue: pointsOf(entries.blue),
    green: pointsOf(entries.green),
    white: pointsOf(entries.white),
    granaries: kingdoms ? pointsOf(entries.granaries) : 0,
  };
}

/** The fields that each player has. */
export function fieldsOf(game: HuangGame): readonly Field[] {
  return game.kingdoms ? FIELDS : COLOURS;
}

/** The first empty field, else the first of all. */
export function firstEmptyPlace(game: HuangGame): Place {
  const places = placesOf(game);
  const isEmpty = (place: Place) => parseEntry(entryAt(game, place)).kind === 'empty';
  return places.find(isEmpty) ?? { seat: 0, field: 'yellow' };
}

/** The number of empty fields. */
export function emptyFields(game: HuangGame): number {
  const texts = game.seats.flatMap((seat) => fieldsOf(game).map((field) => seat.entries[field]));
  return texts.filter((text) => parseEntry(text).kind === 'empty').length;
}

/** Whether every field contains a valid number of points. */
export function isComplete(game: HuangGame): boolean {
  return placesOf(game).every((place) => holdsPoints(game, place));
}

/** The case of the players with complete points; undefined if there are fewer than two. */
export function completeCaseOf(game: HuangGame, asked: ShortScoreCase): ShortScoreCase | undefined {
  const players = asked.players.filter((_, seat) =>
    fieldsOf(game).every((field) => holdsPoints(game, { seat, field })),
  );
  return players.length < 2 ? undefined : { ...asked, players };
}

function holdsPoints(game: HuangGame, place: Place): boolean {
  return parseEntry(entryAt(game, place)).kind === 'points';
}

/** Whether anything has been entered. */
export function isBegun(game: HuangGame): boolean {
  return emptyFields(game) < game.seats.length * fieldsOf(game).length;
}

export function withEntry(game: HuangGame, seat: number, field: Field, text: string): HuangGame {
  const entry = clipped(text);
  return withSeat(game, seat, (before) =>
    entry === before.entries[field] ? before : { ...before, entries: { ...before.entries, [field]: entry } },
  );
}

/** Changes a player. Returns the same object if nothing changes. */
export function withSeat(game: HuangGame, index: number, change: (seat: Seat) => Seat): HuangGame {
  const before = seatAt(game, index);
  const after = change(before);
  return after === before ? game : { ...game, seats: game.seats.with(index, after) };
}

/** More pieces of a kind, summed over all players, than the box contains. */
export interface BoxExcess {
  readonly field: Field;
  readonly most: number;
  readonly sum: number;
}

/** Points in the box: 20 markers of 1 and 10 of 5 in each colour; 19 granaries. */
const BOX: Readonly<Record<Field, number>> = {
  yellow: 70,
  red: 70,
  blue: 70,
  green: 70,
  white: 70,
  granaries: 19,
};

/** Lists all entries that exceed the contents of the box. */
export function beyondTheBox(game: HuangGame): readonly BoxExcess[] {
  return fieldsOf(game)
    .map((field) => ({ field, most: BOX[field], sum: sumOf(game, field) }))
    .filter(({ sum, most }) => sum > most);
}

function sumOf(game: HuangGame, field: Field): number {
  return game.seats.reduce((sum, seat) => sum + pointsOf(seat.entries[field]), 0);
}

/** A field of the score sheet. */
export interface Place {
  readonly seat: number;
  readonly field: Field;
}

/** The DOM id of a field. */
export function idOf({ seat, field }: Place): string {
  return `p${seat}-${field}`;
}

/** Whether the sheet still has this field: players or the granaries may have been removed. */
export function isOnSheet(game: HuangGame, { seat, field }: Place): boolean {
  return seat < game.seats.length && fieldsOf(game).includes(field);
}

/** Whether this is the last field of the sheet. */
export function isLastPlace(game: HuangGame, at: Place): boolean {
  return idOf(placeFrom(game, at, 1)) === idOf({ seat: 0, field: 'yellow' });
}

/**
 * The field that is `steps` further: through the colours of a player, then to the next player; after the end
 * of the sheet it starts over.
 */
export function placeFrom(game: HuangGame, at: Place, steps: number): Place {
  const places = placesOf(game);
  const here = places.findIndex((place) => place.seat === at.seat && place.field === at.field);
  const there = places[(Math.max(here, 0) + steps + places.length) % places.length];
  if (!there) throw new Error(`A sheet without fields: ${JSON.stringify(game)}`);
  return there;
}

function placesOf(game: HuangGame): readonly Place[] {
  return game.seats.flatMap((_, seat) => fieldsOf(game).map((field): Place => ({ seat, field })));
}
