import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';
import type { KhanTable, KhanTableSeat } from '../saves/players.ts';

/**
 * Returns the players in seat order, each with a colour of their own: a colour that occurs again is replaced.
 */
export function listSeated({ seats }: KhanTable): readonly KhanTableSeat[] {
  const isOwn = ({ colour }: KhanTableSeat, i: number) =>
    seats.findIndex((one) => one.colour === colour) === i;
  const taken = seats.filter(isOwn).map(({ colour }) => colour);
  const free = KHAN_PLAYERS.filter((colour) => !taken.includes(colour));
  return seats.map((seat, i) => (isOwn(seat, i) ? seat : { ...seat, colour: free.shift() ?? seat.colour }));
}

/** Changes the number of players: adds unused colours without names, or removes the last players. */
export function withSeatCount(table: KhanTable, count: number): KhanTable {
  const seated = listSeated(table);
  const free = KHAN_PLAYERS.filter((colour) => seated.every((seat) => seat.colour !== colour));
  const added = free.map((colour) => ({ name: '', colour }));
  return { ...table, seats: [...seated, ...added].slice(0, count) };
}

/** Names the player of a seat. */
export function withName(table: KhanTable, seat: number, name: string): KhanTable {
  const seats = listSeated(table).map((one, i) =>
    i === seat ? { ...one, name: name.slice(0, MAX_TEXT_LENGTH) } : one,
  );
  return { ...table, seats };
}

/** Gives a colour to the player of a seat. If another player has it, the two swap. */
export function withColour(table: KhanTable, seat: number, colour: KhanPlayer): KhanTable {
  const seated = listSeated(table);
  const previous = seated[seat]?.colour;
  const seats = seated.map((one, i) => {
    if (i === seat) return { ...one, colour };
    return one.colour === colour && previous ? { ...one, colour: previous } : one;
  });
  return { ...table, seats };
}

/** Lets a player change seats with the one before. */
export function withSeatEarlier(table: KhanTable, seat: number): KhanTable {
  const seated = listSeated(table);
  const [before, here] = [seated[seat - 1], seated[seat]];
  return before && here ? { ...table, seats: seated.with(seat - 1, here).with(seat, before) } : table;
}
