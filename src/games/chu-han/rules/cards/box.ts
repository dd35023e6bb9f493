/** The number of cards in the box. Rule: chu-han/components/cards */
export const CARDS_IN_BOX = 46;
/**
 * The number of cards at the bottom of the draw pile that are never drawn or looked at. Rule:
 * chu-han/set-up/locked
 */
export const LOCKED_CARDS = 4;
/** The number of reinforcements available in a battle. Rule: chu-han/set-up/reinforcements */
export const REINFORCEMENT_COUNT = 6;
/** The number of cards in a reinforcement. Rule: chu-han/reinforcement/draw */
export const REINFORCEMENT_SIZE = 2;
/** The number of cards that can be drawn in a battle. Rule: chu-han/set-up/reinforcements */
export const DRAWABLE_CARDS = REINFORCEMENT_SIZE * REINFORCEMENT_COUNT;
/** The number of cards in hands and piles: all but the locked ones. Rule: chu-han/set-up/locked */
export const CARDS_IN_PLAY = CARDS_IN_BOX - LOCKED_CARDS;
/** The number of cards dealt to each side. Rule: chu-han/set-up/deal */
export const INITIAL_HAND_SIZE = 15;
/** The largest possible hand: of a side that takes all reinforcements. */
export const LARGEST_HAND = INITIAL_HAND_SIZE + DRAWABLE_CARDS;
/** The number of points that wins the game. Rule: chu-han/game-end/thirty-one */
export const WINNING_SCORE = 31;
/** The number of events in the box. Rule: chu-han/set-up/event-pile */
export const EVENTS_IN_BOX = 15;
/** The number of overview tiles of each side. Rule: chu-han/set-up/sides */
export const OVERVIEWS_PER_SIDE = 2;
