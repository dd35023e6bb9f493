import type { Card, Person, Reaction } from './cards.ts';
import type { Side } from './side.ts';

/** Takes a reinforcement: two cards from the draw pile. */
export interface Reinforce {
  readonly by: Side;
  readonly reinforce: true;
}

/** Plays a person for an ability before the fight is opened. */
export interface OpeningAbility {
  readonly by: Side;
  readonly ability: readonly Person[];
  /** The card that Yu Ji discards. */
  readonly discard?: Card;
  /** The card that Ying Bu fetches from the discard pile. */
  readonly take?: Card;
}

/** Opens a fight with a troop. */
export interface Open {
  readonly by: Side;
  readonly open: readonly Card[];
}

/** Answers a troop with another. */
export interface Defend {
  readonly by: Side;
  readonly defend: readonly Card[];
  readonly ability: readonly Person[];
}

/** Ends the fight; the opponent opens the next one. */
export interface Retreat {
  readonly by: Side;
  readonly retreat: true;
  readonly ability: readonly Person[];
}

/** Reacts to an ability, or to such a reaction, immediately. */
export interface React {
  readonly by: Side;
  readonly react: Reaction;
}

/** What the side to move can do besides taking a reinforcement. */
export type Move = OpeningAbility | Open | Defend | Retreat;
/** One action of a side in a battle, as written in a case. */
export type Play = Reinforce | Move | React;

/** Returns the persons played for their ability. */
export function abilitiesOf(move: Move): readonly Person[] {
  return 'open' in move ? [] : move.ability;
}

/** Returns the other cards that are laid: a troop, or the card that Yu Ji discards. */
export function cardsOf(move: Move): readonly Card[] {
  if ('open' in move) return move.open;
  if ('defend' in move) return isLiuBangAlone(move) ? withoutLiuBang(move.defend) : move.defend;
  return 'discard' in move && move.discard !== undefined ? [move.discard] : [];
}

/**
 * Returns whether Liu Bang is both the ability and the troop, which takes one card. Rule:
 * chu-han/abilities/liu-bang
 */
function isLiuBangAlone({ ability }: Defend): boolean {
  return ability.length === 1 && ability[0] === 'liu-bang';
}

function withoutLiuBang(cards: readonly Card[]): readonly Card[] {
  const at = cards.indexOf('liu-bang');
  return cards.filter((_, i) => i !== at);
}
