import type { Colour } from '../vocabulary.ts';

/** The contents of the box, as far as they are limited. */
export const TILES_IN_BOX: Readonly<Record<Colour, number>> = {
  yellow: 42,
  red: 36,
  blue: 24,
  green: 24,
  white: 12,
};
export const PAGODAS_IN_BOX: Readonly<Record<Colour, number>> = {
  yellow: 2,
  red: 2,
  blue: 2,
  green: 2,
  white: 1,
};
/** The sum of `PAGODAS_IN_BOX`. */
export const MAX_PAGODAS = 9;
export const GRANARIES_IN_BOX = 19;
export const MAX_BANDITS = 5;
export const MAX_BANDIT_STRENGTH = 4;
/** The number of tiles to which a hand is refilled. Rule: huang/turn-end/refill */
export const USUAL_HAND_SIZE = 6;
/** The maximal size of a hand: six, or seven with the palace. Rule: huang/palace/hand-limit */
export const MAX_HAND_SIZE = 7;
export const MIN_PLAYERS = 2;
