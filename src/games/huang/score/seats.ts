import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import { EMPTY_ENTRIES, type HuangGame } from '../saves/score.ts';
import { getSeat, truncateText, withSeat } from './state.ts';

/** Sets the name of a player, shortened to the longest that is stored. */
export function withSeatName(game: HuangGame, seat: number, name: string): HuangGame {
  const truncated = truncateText(name);
  return withSeat(game, seat, (before) =>
    truncated === before.name ? before : { ...before, name: truncated },
  );
}

/** Gives a dynasty to a player. If another player has it, the two swap. */
export function withSeatDynasty(game: HuangGame, seat: number, dynasty: Dynasty | null): HuangGame {
  const previous = getSeat(game, seat).dynasty;
  if (dynasty === previous) return game;
  const seats = game.seats.map((one, i) => {
    if (i === seat) return { ...one, dynasty };
    return dynasty !== null && one.dynasty === dynasty ? { ...one, dynasty: previous } : one;
  });
  return { ...game, seats };
}

/** Changes the number of seats: adds seats with unused dynasties, or removes the last ones. */
export function withSeatCount(game: HuangGame, count: number): HuangGame {
  if (count === game.seats.length) return game;
  const free = DYNASTIES.filter((dynasty) => game.seats.every((seat) => seat.dynasty !== dynasty));
  const added = free.map((dynasty) => ({ name: '', dynasty, entries: EMPTY_ENTRIES }));
  return { ...game, seats: [...game.seats, ...added].slice(0, count) };
}
