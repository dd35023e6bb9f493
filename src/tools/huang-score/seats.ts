import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { clipped, NOTHING_ENTERED, seatAt, withSeat } from './state.ts';

export function withName(game: HuangGame, seat: number, name: string): HuangGame {
  const kept = clipped(name);
  return withSeat(game, seat, (before) => (kept === before.name ? before : { ...before, name: kept }));
}

/** Gives a dynasty to a player. If another player has it, the two swap. */
export function withDynasty(game: HuangGame, seat: number, dynasty: Dynasty | null): HuangGame {
  const given = seatAt(game, seat).dynasty;
  if (dynasty === given) return game;
  const seats = game.seats.map((one, i) => {
    if (i === seat) return { ...one, dynasty };
    return dynasty !== null && one.dynasty === dynasty ? { ...one, dynasty: given } : one;
  });
  return { ...game, seats };
}

/** Changes the number of seats: adds seats with unused dynasties, or removes the last ones. */
export function withSeatCount(game: HuangGame, count: number): HuangGame {
  if (count === game.seats.length) return game;
  const free = DYNASTIES.filter((dynasty) => game.seats.every((seat) => seat.dynasty !== dynasty));
  const added = free.map((dynasty) => ({ name: '', dynasty, entries: NOTHING_ENTERED }));
  return { ...game, seats: [...game.seats, ...added].slice(0, count) };
}
