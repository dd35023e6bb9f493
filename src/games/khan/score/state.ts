import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import { parseEntry, toPoints } from '../../../shell/score-sheet/points.ts';
import type { ScoreSheet } from '../../../shell/score-sheet/sheet.ts';
import { type KhanCount, listTiedPlayers } from '../rules/scoring.ts';
import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';
import { createSeat } from '../saves/fresh-game.ts';
import type { CountField, KhanGame, KhanSeat } from '../saves/score.ts';

/** Returns a player, by index. */
export function getSeat({ seats }: KhanGame, index: number): KhanSeat {
  const seat = seats[index];
  if (!seat) throw new Error(`There is no seat ${index} of ${seats.length}`);
  return seat;
}

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
  const toCell = (seat: number, field: CountField) => ({
    seat,
    field,
    text: getSeat(game, seat).entries[field],
  });
  return {
    id: game.id,
    cells: [
      ...game.seats.flatMap((_, seat) => [toCell(seat, 'tiles'), toCell(seat, 'bonus')]),
      ...listAreaPlayers(game).map((seat) => toCell(seat, 'area')),
    ],
  };
}

/** Whether the tiles and the bonus of every player are complete. */
export function isFinal(game: KhanGame): boolean {
  return !listCounts(game).includes(null);
}

/** Truncates a text to the length that can be stored, never inside a character. */
function truncateText(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Changes a player. Returns the same object if nothing changes. */
function withSeat(game: KhanGame, index: number, change: (seat: KhanSeat) => KhanSeat): KhanGame {
  const before = getSeat(game, index);
  const after = change(before);
  return after === before ? game : { ...game, seats: game.seats.with(index, after) };
}

/** Sets a field of a player on the score sheet, as typed. */
export function withEntry(game: KhanGame, seat: number, field: CountField, text: string): KhanGame {
  const entry = truncateText(text);
  return withSeat(game, seat, (before) =>
    entry === before.entries[field] ? before : { ...before, entries: { ...before.entries, [field]: entry } },
  );
}

/** Sets the name of a player, shortened to the longest that is stored. */
export function withSeatName(game: KhanGame, seat: number, name: string): KhanGame {
  const truncated = truncateText(name);
  return withSeat(game, seat, (before) =>
    truncated === before.name ? before : { ...before, name: truncated },
  );
}

/** Gives a colour to a player. If another player has it, the two swap. */
export function withSeatColour(game: KhanGame, seat: number, colour: KhanPlayer): KhanGame {
  const previous = getSeat(game, seat).colour;
  if (colour === previous) return game;
  const seats = game.seats.map((one, i) => {
    if (i === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: previous } : one;
  });
  return { ...game, seats };
}

/** Changes the number of seats: adds seats with unused colours, or removes the last ones. */
export function withSeatCount(game: KhanGame, count: number): KhanGame {
  if (count === game.seats.length) return game;
  const free = KHAN_PLAYERS.filter((colour) => game.seats.every((seat) => seat.colour !== colour));
  return { ...game, seats: [...game.seats, ...free.map((colour) => createSeat(colour))].slice(0, count) };
}
