import type { RuleId } from '../../../../core/trace.ts';
import { CARD_FACTS, type Person, removeCards } from '../cards/cards.ts';
import { toTroop } from '../cards/troops.ts';
import { type BattleSide, opponentOf } from '../side.ts';
import type { BattleStep } from '../step.ts';
import { type Battle, getPhase, type LaidMove, withSideValue, withSteps } from './battle.ts';
import { applyDefence, getDefenceTroop, isAbilityPair } from './defence.ts';
import { makeTroopToBeat } from './lay-troop.ts';
import { applyOpeningAbility } from './opening-abilities.ts';
import { type BattleMove, listAbilities, listLaidCards } from './play.ts';
import { applyRetreat } from './retreat.ts';

/**
 * Lays the cards of a legal move on the table. An ability is not carried out yet: the opponent can react
 * first.
 *
 * Rule: chu-han/abilities/one-a-turn, chu-han/reactions/time-to-react
 */
export function layCards(battle: Battle, move: BattleMove): LaidMove {
  const { by } = move;
  const abilities = listAbilities(move);
  const cards = listLaidCards(move);
  const hand = removeCards(battle.hands[by], [...abilities, ...cards]);
  const laid: Battle = {
    ...battle,
    hands: withSideValue(battle.hands, by, hand),
    table: [...battle.table, ...abilities, ...cards],
    used: { ...battle.used, isAbilityUsed: battle.used.isAbilityUsed || abilities.length > 0 },
  };
  return { move, abilities, cards, battle: withSteps(laid, ...explainMove(battle, move, abilities)) };
}

function explainMove(battle: Battle, move: BattleMove, abilities: readonly Person[]): readonly BattleStep[] {
  const played = abilities.map((card) => createAbilityStep(move.by, card));
  if (abilities.length === 0) return explainTroop(move);
  return [...played, ...explainTroop(move), createReactionStep(battle, opponentOf(move.by), 'lu-zhi')];
}

function createAbilityStep(by: BattleSide, card: Person): BattleStep {
  const { timing } = CARD_FACTS[card];
  if (!timing) throw new Error(`${card} has no ability`);
  return { rule: `chu-han/abilities/${card}`, step: 'ability-played', by, card, timing };
}

function explainTroop(move: BattleMove): readonly BattleStep[] {
  const { by } = move;
  const cards = listLaidCards(move);
  if ('open' in move) {
    return [{ rule: 'chu-han/opening/troop', step: 'troop-laid', by, cards, ...toTroop(cards) }];
  }
  if ('defend' in move) {
    const troop = getDefenceTroop(move);
    return troop ? [{ rule: getDefenceRule(move), step: 'troop-laid', by, cards, ...troop }] : [];
  }
  const [card] = cards;
  return card ? [{ rule: 'chu-han/abilities/yu-ji', step: 'card-laid', by, card }] : [];
}

/** Returns the rule that lets the cards of a move defend; without cards Liu Bang himself is the troop. */
function getDefenceRule(move: Extract<BattleMove, { readonly defend: unknown }>): RuleId {
  if (isAbilityPair(move.ability)) return 'chu-han/abilities/pair';
  return listLaidCards(move).length > 0 ? 'chu-han/exchange/stronger-troop' : 'chu-han/abilities/liu-bang';
}

/** Returns the step for a side's chance to react. Rule: chu-han/reactions/time-to-react */
export function createReactionStep(
  { hands }: Battle,
  by: BattleSide,
  card: 'lu-zhi' | 'xiao-he',
): BattleStep {
  const rule = 'chu-han/reactions/time-to-react';
  return { rule, step: 'may-react', by, with: card, holds: hands[by].includes(card) };
}

/** Carries out a move whose cards are on the table, without the consequences of an empty hand. */
export function applyMove(battle: Battle, move: BattleMove): Battle {
  if ('open' in move) return makeTroopToBeat(battle, move.by, toTroop(move.open));
  if ('defend' in move) return applyDefence(battle, move);
  if ('retreat' in move) return applyRetreat(battle, move);
  return applyOpeningAbility(battle, move);
}

/**
 * Reverts a move cancelled by Lü Zhi: the persons played for their ability go to the discard pile, the cards
 * laid with them return to the hand, and the turn continues without another ability.
 *
 * Rule: chu-han/reactions/cancelled
 */
export function revertMove({ move, abilities, cards, battle }: LaidMove): Battle {
  const { by } = move;
  const rule = 'chu-han/reactions/cancelled';
  const table = removeCards(battle.table, [...abilities, ...cards]);
  const steps: readonly BattleStep[] = [
    { rule, step: 'cancelled', by: opponentOf(by), cards: abilities },
    ...(cards.length > 0 ? [{ rule, step: 'returned', to: by, cards } as const] : []),
    ...('take' in move && move.take ? [{ rule, step: 'stays-on-pile', card: move.take } as const] : []),
  ];
  const reverted: Battle = {
    ...battle,
    table,
    discard: [...battle.discard, ...abilities],
    hands: withSideValue(battle.hands, by, [...battle.hands[by], ...cards]),
    used: { ...battle.used, cancelled: getPhase(battle) },
  };
  return withSteps(reverted, ...steps);
}
