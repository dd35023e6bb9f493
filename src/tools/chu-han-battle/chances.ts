import { CARDS_A_REINFORCEMENT, REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { CARD_FACTS, CARDS, type Card, without } from '../../engine/chu-han/cards.ts';
import { opponentOf, type Side } from '../../engine/chu-han/side.ts';
import { isMixed } from '../../engine/chu-han/troops.ts';
import { CHU_HAN_CHANCES, type ChuHanChancesAnswer } from '../../referee/chu-han/chances.ts';
import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { AnsweredBattle } from './answer.ts';
import { copiesLeft } from './setup.ts';

/** How likely a troop is beaten, and who may be in the hand that could. */
export interface TroopChances {
  /** The hand that nobody else sees. */
  readonly by: Side;
  /** Whether it is about a troop, chosen or on the table; without one it is about who may be in the hand alone. */
  readonly isTroop: boolean;
  /** Cards out of sight, and how many of them are in that hand. */
  readonly unseen: number;
  readonly held: number;
  readonly beaten: string;
  /** The same after a reinforcement; null where that side can take none. */
  readonly reinforced: string | null;
  readonly holds: ChuHanChancesAnswer['holds'];
  /** What is asked of the referee. */
  readonly asked: object;
}

type Answered = Pick<AnsweredBattle, 'battle' | 'known'>;

/**
 * The chances of the selected troop against the other hand; without one, of the troop on the table against the hand
 * that has to answer it. Undefined where no card of one's own is known, or none is left in the other hand.
 */
export function chancesIn(
  state: DisputedBattle,
  answered: Answered,
  selected: readonly Card[],
): TroopChances | undefined {
  const { battle, known } = answered;
  const isSelected = selected.length > 0 && without(known[battle.turn], selected) && !isMixed(selected);
  const table = isSelected ? undefined : troopOnTable(state, battle);
  const by = table ? battle.turn : opponentOf(battle.turn);
  const mine = [...known[opponentOf(by)], ...(table ? table : [])];
  const troop = isSelected ? selected : (table ?? mine.slice(0, 1));
  const held = battle.hands[by].length;
  if (troop.length === 0 || held === 0) return undefined;
  const seen = without(namedIn(state), [...mine, ...known[by]]);
  if (!seen) return undefined; // in a case from elsewhere, a card that only stands for another may have been played
  const asked = { game: 'chu-han', ask: 'chances', mine, troop, held, known: known[by], seen };
  const answer = CHU_HAN_CHANCES.answer(asked);
  if (!answer.ok) return undefined; // more cards in a hand than a game can bring there
  return {
    by,
    isTroop: Boolean(isSelected || table),
    unseen: answer.unseen,
    held: held - known[by].length,
    beaten: answer.beaten,
    reinforced: canReinforce(battle, by) ? reinforcedIn(state, answered, asked, answer) : null,
    holds: answer.holds,
    asked,
  };
}

/** Every card that has a name: in sight, or in a hand. A Xiang Yu who has been used is in none. */
function namedIn({ setup }: DisputedBattle): readonly Card[] {
  return CARDS.flatMap((card) => Array<Card>(CARD_FACTS[card].copies - copiesLeft(setup, card)).fill(card));
}

/** The cards of the troop on the table, where they are of one rank. */
function troopOnTable(
  { plays }: DisputedBattle,
  { troop, table }: Answered['battle'],
): readonly Card[] | undefined {
  const last = plays.findLast((play) => 'open' in play || 'defend' in play);
  const cards = last && ('open' in last ? last.open : 'defend' in last ? last.defend : []);
  if (!troop || !cards || cards.length !== troop.size || isMixed(cards)) return undefined;
  return without(table, cards) ? cards : undefined;
}

function canReinforce({ taken, turn, used, deck }: Answered['battle'], by: Side): boolean {
  const isLeft = taken.han + taken.chu < REINFORCEMENTS && deck.length >= CARDS_A_REINFORCEMENT;
  return isLeft && !(turn === by && used.isReinforced);
}

/** The chance with two more cards: those on top of the draw pile, as far as they have a name, and else any. */
function reinforcedIn(
  { setup }: DisputedBattle,
  { battle }: Answered,
  asked: { readonly held: number; readonly known: readonly Card[]; readonly seen: readonly Card[] },
  { reinforced }: ChuHanChancesAnswer,
): string | null {
  const top = setup.deck.slice(setup.deck.length - battle.deck.length).slice(0, CARDS_A_REINFORCEMENT);
  const named = top.filter((card) => card !== null);
  if (named.length === 0) return reinforced;
  const seen = without(asked.seen, named) ?? asked.seen;
  const held = asked.held + CARDS_A_REINFORCEMENT;
  const answer = CHU_HAN_CHANCES.answer({ ...asked, held, known: [...asked.known, ...named], seen });
  return answer.ok ? answer.beaten : null;
}
