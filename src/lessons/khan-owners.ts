import { PLAYERS, type Player } from '../engine/khan/vocabulary.ts';

/** The name of an option: the players who own a tile, in the order of their colours. */
export const ownersKey = (owners: readonly Player[]): string => owners.join('+');

/** The players of such a name; empty for other options. */
export function ownersIn(key: string): readonly Player[] {
  const words = key.split('+');
  const owners = PLAYERS.filter((one) => words.includes(one));
  return owners.length === words.length ? owners : [];
}
