import { MAX_TEXT_LENGTH } from '../core/check.ts';

/** A game or a table, with its players in seat order. */
interface Seated<Seat> {
  readonly seats: readonly Seat[];
}

// Each edit returns the same object if nothing changes.

/** Returns a player, by index. */
export function getSeat<Seat>({ seats }: Seated<Seat>, index: number): Seat {
  const seat = seats[index];
  if (!seat) throw new Error(`There is no seat ${index} of ${seats.length}`);
  return seat;
}

/** Truncates a text to the length that can be stored, never inside a character. */
function truncateText(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Sets the name of a player, shortened to the longest that is stored. */
export function withSeatName<Game extends Seated<{ readonly name: string }>>(
  game: Game,
  index: number,
  text: string,
): Game {
  const seat = getSeat(game, index);
  const name = truncateText(text);
  return name === seat.name ? game : { ...game, seats: game.seats.with(index, { ...seat, name }) };
}

/** Sets a field of a player on the score sheet, as typed. */
export function withEntry<
  Field extends string,
  Game extends Seated<{ readonly entries: Readonly<Record<Field, string>> }>,
>(game: Game, index: number, field: Field, text: string): Game {
  const seat = getSeat(game, index);
  const entry = truncateText(text);
  if (entry === seat.entries[field]) return game;
  const entries = { ...seat.entries, [field]: entry };
  return { ...game, seats: game.seats.with(index, { ...seat, entries }) };
}

/**
 * Gives a player what only one can have, such as a colour; `key` names it in a seat. If another player has
 * it, the two swap.
 */
export function withSeatChoice<Game extends object, Seat extends object, Key extends keyof Seat>(
  game: Game & Seated<Seat>,
  index: number,
  key: Key,
  choice: Seat[Key],
): Game {
  const previous = getSeat<Seat>(game, index)[key];
  if (choice === previous) return game;
  const seats = game.seats.map((seat, i) => {
    if (i === index) return { ...seat, [key]: choice };
    return choice !== null && seat[key] === choice ? { ...seat, [key]: previous } : seat;
  });
  return { ...game, seats };
}

/** Changes the number of players: adds seats with choices that no player has, or removes the last ones. */
export function withSeatCount<
  Game extends object,
  Seat extends object,
  Key extends keyof Seat,
  Choice extends Seat[Key],
>(
  game: Game & Seated<Seat>,
  count: number,
  key: Key,
  choices: readonly Choice[],
  createSeat: (choice: Choice) => Seat,
): Game {
  if (count === game.seats.length) return game;
  const free = choices.filter((choice) => game.seats.every((seat) => seat[key] !== choice));
  const added = free.map((choice) => createSeat(choice));
  return { ...game, seats: [...game.seats, ...added].slice(0, count) };
}

/** Lets a player change seats with the one before. */
export function withSeatEarlier<Game extends Seated<object>>(game: Game, index: number): Game {
  const [before, here] = [game.seats[index - 1], game.seats[index]];
  if (!before || !here) return game;
  return { ...game, seats: game.seats.with(index - 1, here).with(index, before) };
}
