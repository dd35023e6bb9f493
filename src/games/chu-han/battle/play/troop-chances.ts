import { CHU_HAN_CHANCES_HANDLER, type ChuHanChancesAnswer } from '../../referee/chances.ts';
import { REINFORCEMENT_COUNT, REINFORCEMENT_SIZE } from '../../rules/cards/box.ts';
import { CARD_FACTS, CARDS, type Card, tryRemoveCards } from '../../rules/cards/cards.ts';
import { hasMixedRanks } from '../../rules/cards/troops.ts';
import type { DefenceChances } from '../../rules/chances.ts';
import { type BattleSide, opponentOf } from '../../rules/side.ts';
import type { ChuHanBattle } from '../../saves/battle.ts';
import type { AnsweredBattle } from '../answered-battle.ts';
import { countUnplacedCopies } from '../setup/setup.ts';

/**
 * The chances that a troop is beaten and that the hidden hand contains certain persons. `reinforced` is null
 * if the hidden side cannot take a reinforcement.
 */
interface TroopChances extends Pick<DefenceChances, 'unseen' | 'beaten' | 'reinforced' | 'holds'> {
  /** The side whose hand is hidden. */
  readonly by: BattleSide;
  /**
   * Whether the chances are about a troop (selected or on the table); otherwise only about the content of the
   * hidden hand.
   */
  readonly isTroop: boolean;
  /** The number of cards in the hidden hand that were not shown. */
  readonly held: number;
}

type Answered = Pick<AnsweredBattle, 'battle' | 'known'>;

/**
 * Chances that the hidden hand beats the selected troop or, without a selection, the troop on the table.
 * Undefined if none of the user's own cards is named, or if the hidden hand is empty.
 */
export function computeTroopChances(
  state: ChuHanBattle,
  answered: Answered,
  selected: readonly Card[],
): TroopChances | undefined {
  const { battle, known } = answered;
  const isSelected =
    selected.length > 0 && tryRemoveCards(known[battle.turn], selected) && !hasMixedRanks(selected);
  const tableTroop = isSelected ? undefined : findTableTroop(state, battle);
  const by = tableTroop ? battle.turn : opponentOf(battle.turn);
  const mine = [...known[opponentOf(by)], ...(tableTroop ?? [])];
  const troop = isSelected ? selected : (tableTroop ?? mine.slice(0, 1));
  const held = battle.hands[by].length;
  if (troop.length === 0 || held === 0) return undefined;
  const seen = tryRemoveCards(listNamedCards(state), [...mine, ...known[by]]);
  if (!seen) return undefined; // a stand-in may have been played in a case that another tool made
  const refereeCase = { game: 'chu-han', ask: 'chances', mine, troop, held, known: known[by], seen };
  const answer = CHU_HAN_CHANCES_HANDLER.answer(refereeCase);
  if (!answer.ok) return undefined; // more cards in a hand than are possible in a game
  return {
    ...answer,
    by,
    isTroop: Boolean(isSelected || tableTroop),
    held: held - known[by].length,
    reinforced: canReinforce(battle, by)
      ? computeReinforcedChance(state, answered, refereeCase, answer)
      : null,
  };
}

/** Lists all named cards, wherever they are. A used Xiang Yu counts as named. */
function listNamedCards({ setup }: ChuHanBattle): readonly Card[] {
  return CARDS.flatMap((card) =>
    Array<Card>(CARD_FACTS[card].copies - countUnplacedCopies(setup, card)).fill(card),
  );
}

/** Returns the cards of the troop on the table; undefined unless they have one rank. */
function findTableTroop(
  { plays }: ChuHanBattle,
  { troop, table }: Answered['battle'],
): readonly Card[] | undefined {
  const last = plays.findLast((play) => 'open' in play || 'defend' in play);
  const cards = last && ('open' in last ? last.open : 'defend' in last ? last.defend : []);
  if (!troop || !cards || cards.length !== troop.size || hasMixedRanks(cards)) return undefined;
  return tryRemoveCards(table, cards) ? cards : undefined;
}

function canReinforce({ taken, turn, used, deck }: Answered['battle'], by: BattleSide): boolean {
  const isLeft = taken.han + taken.chu < REINFORCEMENT_COUNT && deck.length >= REINFORCEMENT_SIZE;
  return isLeft && !(turn === by && used.isReinforced);
}

/**
 * Computes the chance with two more cards: the top of the draw pile if any of it is named, otherwise random
 * ones.
 */
function computeReinforcedChance(
  { setup }: ChuHanBattle,
  { battle }: Answered,
  refereeCase: { readonly held: number; readonly known: readonly Card[]; readonly seen: readonly Card[] },
  { reinforced }: ChuHanChancesAnswer,
): string | null {
  const top = setup.deck.slice(setup.deck.length - battle.deck.length).slice(0, REINFORCEMENT_SIZE);
  const named = top.filter((card) => card !== null);
  if (named.length === 0) return reinforced;
  const seen = tryRemoveCards(refereeCase.seen, named) ?? refereeCase.seen;
  const held = refereeCase.held + REINFORCEMENT_SIZE;
  const answer = CHU_HAN_CHANCES_HANDLER.answer({
    ...refereeCase,
    held,
    known: [...refereeCase.known, ...named],
    seen,
  });
  return answer.ok ? answer.beaten : null;
}
