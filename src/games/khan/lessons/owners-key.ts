import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';

/**
 * Makes the name of an option from the players who own a tile, in the order of `KHAN_PLAYERS`: `red+blue`.
 */
export const makeOwnersKey = (owners: readonly KhanPlayer[]): string => owners.join('+');

/** Parses the name of an option such as `red+blue`: the players who own the tile; empty for other options. */
export function parseOwnersKey(key: string): readonly KhanPlayer[] {
  const words = key.split('+');
  const owners = KHAN_PLAYERS.filter((one) => words.includes(one));
  return owners.length === words.length ? owners : [];
}
