import { COLOURS, type Colour } from '../vocabulary.ts';

/** The contents of the box, as far as they are limited. */
export const TILES_IN_BOX: Readonly<Record<Colour, number>> = {
  yellow: 42,
  red: 36,
  blue: 24,
  green: 24,
  white: 12,
};
/** The number of pagodas of each colour in the box. */
export const PAGODAS_IN_BOX: Readonly<Record<Colour, number>> = {
  yellow: 2,
  red: 2,
  blue: 2,
  green: 2,
  white: 1,
};
/** The sum of `PAGODAS_IN_BOX`. */
export const MAX_PAGODAS = 9;
/** The number of granaries in the box. */
export const GRANARIES_IN_BOX = 19;
/** The most bandits on a board. */
export const MAX_BANDITS = 5;
/** The greatest strength of bandits. */
export const MAX_BANDIT_STRENGTH = 4;
/** The number of tiles to which a hand is refilled. Rule: huang/turn-end/refill */
export const USUAL_HAND_SIZE = 6;
/** The maximal size of a hand: six, or seven with the palace. Rule: huang/palace/hand-limit */
export const MAX_HAND_SIZE = 7;
/** The fewest players of a game. */
export const MIN_PLAYERS = 2;
/** The point markers of each colour, by their value. Rule: huang/setup/components */
export const POINT_MARKERS = [
  { value: 1, count: 20 },
  { value: 5, count: 10 },
] as const;
/** The leaders of a dynasty: one of each colour. Rule: huang/setup/dynasties */
export const LEADERS_PER_DYNASTY = COLOURS.length;
/**
 * The dynasties in the box; the dragon came separately. Rule: huang/setup/components,
 * huang/dragon/fifth-player
 */
export const DYNASTIES_IN_BOX = ['tiger', 'rabbit', 'rat', 'goat'] as const;
/** The number of face-up tiles in the market. Rule: huang/setup/hands */
export const MARKET_SIZE = 6;
/**
 * The number of tiles that two players may take out of the bag for a shorter game. Rule:
 * huang/setup/short-game
 */
export const SHORT_GAME_TILES = 24;
/** The number of bandit tiles, of which `MAX_BANDITS` are used in a game. Rule: huang/bandits/setup */
export const BANDITS_IN_BOX = 10;
