import type { Card, Person, ReactionCard } from '../cards/cards.ts';
import type { BattleSide } from '../side.ts';

/** Takes a reinforcement: two cards from the draw pile. */
export interface ReinforcementPlay {
  readonly by: BattleSide;
  readonly reinforce: true;
}

/** Plays a person for an ability before the fight is opened. */
export interface AbilityPlay {
  readonly by: BattleSide;
  readonly ability: readonly Person[];
  /** The card that Yu Ji discards. */
  readonly discard?: Card;
  /** The card that Ying Bu fetches from the discard pile. */
  readonly take?: Card;
}

/** Opens a fight with a troop. */
export interface OpeningPlay {
  readonly by: BattleSide;
  readonly open: readonly Card[];
}

/** Answers a troop with another. */
export interface DefencePlay {
  readonly by: BattleSide;
  readonly defend: readonly Card[];
  readonly ability: readonly Person[];
}

/** Ends the fight; the opponent opens the next one. */
export interface RetreatPlay {
  readonly by: BattleSide;
  readonly retreat: true;
  readonly ability: readonly Person[];
}

/** Reacts at once to an ability or to another reaction. */
export interface ReactionPlay {
  readonly by: BattleSide;
  readonly react: ReactionCard;
}

/** What the side to move can do besides taking a reinforcement. */
export type BattleMove = AbilityPlay | OpeningPlay | DefencePlay | RetreatPlay;
/** One action of a side in a battle, as written in a case: a reinforcement, a move or a reaction. */
export type BattlePlay = ReinforcementPlay | BattleMove | ReactionPlay;

/** Returns when a move takes place: before or at the opening of a fight, as a defence, or as a retreat. */
export function getTiming(move: BattleMove): 'opening' | 'defence' | 'retreat' {
  if ('defend' in move) return 'defence';
  return 'retreat' in move ? 'retreat' : 'opening';
}

/** Returns the persons played for their ability. */
export function listAbilities(move: BattleMove): readonly Person[] {
  return 'open' in move ? [] : move.ability;
}

/**
 * Returns the cards laid besides the persons played for their ability: a troop, or the card that Yu Ji
 * discards.
 */
export function listLaidCards(move: BattleMove): readonly Card[] {
  if ('open' in move) return move.open;
  if ('defend' in move) return isLiuBangAlone(move) ? withoutLiuBang(move.defend) : move.defend;
  return 'discard' in move && move.discard !== undefined ? [move.discard] : [];
}

/**
 * Returns whether Liu Bang is both the ability and the troop, which takes one card. Rule:
 * chu-han/abilities/liu-bang
 */
function isLiuBangAlone({ ability }: DefencePlay): boolean {
  return ability.length === 1 && ability[0] === 'liu-bang';
}

function withoutLiuBang(cards: readonly Card[]): readonly Card[] {
  const at = cards.indexOf('liu-bang');
  return cards.filter((_, i) => i !== at);
}
