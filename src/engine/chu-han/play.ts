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
  /** The card that Yu Ji lays on the discard pile. */
  readonly discard?: Card;
  /** The card that Ying Bu fetches from there. */
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

/** Ends the fight and leaves the next opening to the opponent. */
export interface Retreat {
  readonly by: Side;
  readonly retreat: true;
  readonly ability: readonly Person[];
}

/** Answers an ability, or the answer to it, at once. */
export interface React {
  readonly by: Side;
  readonly react: Reaction;
}

/** What one may do in one's own turn beside taking a reinforcement. */
export type Move = OpeningAbility | Open | Defend | Retreat;
/** One thing that a side does in a battle, as a case writes it. */
export type Play = Reinforce | Move | React;

/** The persons who are played for their ability. */
export function abilitiesOf(move: Move): readonly Person[] {
  return 'open' in move ? [] : move.ability;
}

/** The cards that are laid beside those: a troop, or the one that Yu Ji discards. */
export function cardsOf(move: Move): readonly Card[] {
  if ('open' in move) return move.open;
  if ('defend' in move) return isLiuBangAlone(move) ? withoutLiuBang(move.defend) : move.defend;
  return 'discard' in move && move.discard !== undefined ? [move.discard] : [];
}

/** Liu Bang is his own troop, and so one card for both. Rule: chu-han/abilities/liu-bang */
function isLiuBangAlone({ ability }: Defend): boolean {
  return ability.length === 1 && ability[0] === 'liu-bang';
}

function withoutLiuBang(cards: readonly Card[]): readonly Card[] {
  const at = cards.indexOf('liu-bang');
  return cards.filter((_, i) => i !== at);
}
