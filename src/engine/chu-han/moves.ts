import { type Battle, changed, type Laid, phaseOf, withSteps } from './battle.ts';
import { CARD_FACTS, type Person, restOf } from './cards.ts';
import { carryOutDefence, isPair, troopOfDefence } from './defence.ts';
import { layTroop } from './lay-troop.ts';
import { openingOf } from './opening-abilities.ts';
import { abilitiesOf, cardsOf, type Move } from './play.ts';
import { carryOutRetreat } from './retreat.ts';
import { opponentOf, type Side } from './side.ts';
import type { BattleStep } from './step.ts';
import { troopOf } from './troops.ts';

/**
 * Lays the cards of a legal move on the table. An ability is not carried out yet: the opponent can react
 * first.
 *
 * Rule: chu-han/abilities/one-a-turn, chu-han/reactions/time-to-react
 */
export function layDown(battle: Battle, move: Move): Laid {
  const { by } = move;
  const abilities = abilitiesOf(move);
  const cards = cardsOf(move);
  const hand = restOf(battle.hands[by], [...abilities, ...cards]);
  const laid: Battle = {
    ...battle,
    hands: changed(battle.hands, by, hand),
    table: [...battle.table, ...abilities, ...cards],
    used: { ...battle.used, isAbilityUsed: battle.used.isAbilityUsed || abilities.length > 0 },
  };
  return { move, abilities, cards, battle: withSteps(laid, ...stepsOf(battle, move, abilities)) };
}

function stepsOf(battle: Battle, move: Move, abilities: readonly Person[]): readonly BattleStep[] {
  const played = abilities.map((card) => abilityStep(move.by, card));
  if (abilities.length === 0) return troopSteps(move);
  return [...played, ...troopSteps(move), mayReact(battle, opponentOf(move.by), 'lu-zhi')];
}

function abilityStep(by: Side, card: Person): BattleStep {
  const { timing } = CARD_FACTS[card];
  if (!timing) throw new Error(`${card} has no ability`);
  return { rule: `chu-han/abilities/${card}`, step: 'ability-played', by, card, timing };
}

function troopSteps(move: Move): readonly BattleStep[] {
  const { by } = move;
  const cards = cardsOf(move);
  if ('open' in move) {
    return [{ rule: 'chu-han/opening/troop', step: 'troop-laid', by, cards, ...troopOf(cards) }];
  }
  if ('defend' in move) {
    const troop = troopOfDefence(move);
    const rule = isPair(move.ability) ? 'chu-han/abilities/pair' : 'chu-han/exchange/stronger-troop';
    return troop ? [{ rule, step: 'troop-laid', by, cards, ...troop }] : [];
  }
  const [card] = cards;
  return card ? [{ rule: 'chu-han/abilities/yu-ji', step: 'card-laid', by, card }] : [];
}

/** Returns the step for a side's chance to react. Rule: chu-han/reactions/time-to-react */
export function mayReact({ hands }: Battle, by: Side, card: 'lu-zhi' | 'xiao-he'): BattleStep {
  const rule = 'chu-han/reactions/time-to-react';
  return { rule, step: 'may-react', by, with: card, holds: hands[by].includes(card) };
}

/** Carries out a move whose cards are on the table, without the consequences of an empty hand. */
export function carryOut(battle: Battle, move: Move): Battle {
  if ('open' in move) return layTroop(battle, move.by, troopOf(move.open));
  if ('defend' in move) return carryOutDefence(battle, move);
  if ('retreat' in move) return carryOutRetreat(battle, move);
  return openingOf(move).carryOut(battle, move);
}

/**
 * Reverts a move cancelled by Lü Zhi: the persons played for their ability go to the discard pile, the cards
 * laid with them return to the hand, and the turn continues without another ability.
 *
 * Rule: chu-han/reactions/cancelled
 */
export function takeBack({ move, abilities, cards, battle }: Laid): Battle {
  const { by } = move;
  const rule = 'chu-han/reactions/cancelled';
  const table = restOf(battle.table, [...abilities, ...cards]);
  const steps: readonly BattleStep[] = [
    { rule, step: 'cancelled', by: opponentOf(by), cards: abilities },
    ...(cards.length > 0 ? [{ rule, step: 'returned', to: by, cards } as const] : []),
    ...('take' in move && move.take ? [{ rule, step: 'stays-on-pile', card: move.take } as const] : []),
  ];
  const back: Battle = {
    ...battle,
    table,
    discard: [...battle.discard, ...abilities],
    hands: changed(battle.hands, by, [...battle.hands[by], ...cards]),
    used: { ...battle.used, cancelled: phaseOf(battle) },
  };
  return withSteps(back, ...steps);
}
