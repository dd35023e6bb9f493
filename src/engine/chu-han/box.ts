/** The cards of the box. Rule: chu-han/components/cards */
export const CARDS_IN_BOX = 46;
/** The lowest cards of the draw pile, which nobody draws or looks through. Rule: chu-han/set-up/locked */
export const LOCKED_CARDS = 4;
/** The reinforcements that lie ready at the start of a battle. Rule: chu-han/set-up/reinforcements */
export const REINFORCEMENTS = 6;
/** The cards that a reinforcement brings. Rule: chu-han/reinforcement/draw */
export const CARDS_A_REINFORCEMENT = 2;
/** The cards of a hand at the start of a battle. Rule: chu-han/set-up/deal */
export const HAND = 15;
/** The points that win the game. Rule: chu-han/game-end/thirty-one */
export const GOAL = 31;
