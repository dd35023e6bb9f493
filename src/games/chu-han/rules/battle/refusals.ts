import { REINFORCEMENT_SIZE } from '../cards/box.ts';
import { CARD_FACTS, findMissingCard, type Person } from '../cards/cards.ts';
import { hasMixedRanks } from '../cards/troops.ts';
import type { PlayRefusal } from '../step.ts';
import { type Battle, findInstantWinner, getPhase, isBattleOver } from './battle.ts';
import { findDefenceRefusal, isAbilityPair } from './defence.ts';
import { findOpeningAbilityRefusal } from './opening-abilities.ts';
import {
  type BattleMove,
  type BattlePlay,
  getTiming,
  listAbilities,
  listLaidCards,
  type OpeningPlay,
  type ReactionPlay,
  type ReinforcementPlay,
} from './play.ts';

/**
 * Returns why a play is illegal now: the first reason in the order of `PLAY_REFUSAL_REASONS`; undefined if it
 * is legal.
 *
 * Rule: chu-han/opening/before-troop, chu-han/exchange/turns, chu-han/reactions/time-to-react
 */
export function findRefusal(battle: Battle, play: BattlePlay): PlayRefusal | undefined {
  if ('react' in play) {
    const refusal = findReactionRefusal(battle, play);
    return refusal && isBattleOver(battle) ? createOverRefusal(battle) : refusal;
  }
  if (isBattleOver(battle)) return createOverRefusal(battle);
  if (play.by !== battle.turn)
    return { reason: 'not-your-turn', rule: 'chu-han/exchange/turns', side: battle.turn };
  return 'reinforce' in play ? findReinforcementRefusal(battle, play) : findMoveRefusal(battle, play);
}

function createOverRefusal(battle: Battle): PlayRefusal {
  const winner = findInstantWinner(battle);
  if (winner) return { reason: 'over', rule: 'chu-han/game-end/at-once', side: winner };
  if (!battle.emptied) throw new Error('The battle is over but has no winner');
  return { reason: 'over', rule: 'chu-han/battle-end/empty-hand', side: battle.emptied };
}

function findReactionRefusal(
  { answerable }: Battle,
  { by, react: card }: ReactionPlay,
): PlayRefusal | undefined {
  if (answerable?.with !== card || answerable.by !== by)
    return { reason: 'nothing-to-react-to', rule: `chu-han/reactions/${card}`, card };
  const { hands } = answerable.laid.battle; // without cards in the troop or cards yet to be fetched
  if (hands[by].includes(card)) return undefined;
  return { reason: 'card-not-in-hand', rule: 'chu-han/abilities/from-hand', card, side: by };
}

function findReinforcementRefusal(
  { used, deck }: Battle,
  { by }: ReinforcementPlay,
): PlayRefusal | undefined {
  if (used.isReinforced) return { reason: 'already-reinforced', rule: 'chu-han/reinforcement/once-a-turn' };
  if (used.cancelled === 'answer')
    return { reason: 'reinforce-first', rule: 'chu-han/reactions/no-late-reinforcement' };
  if (deck.length < REINFORCEMENT_SIZE)
    return { reason: 'no-reinforcements', rule: 'chu-han/reinforcement/supply', side: by };
  return undefined;
}

function findMoveRefusal(battle: Battle, move: BattleMove): PlayRefusal | undefined {
  return (
    findMomentRefusal(battle, move) ??
    findAbilityRefusal(battle, move) ??
    findHandRefusal(battle, move) ??
    findFormRefusal(battle, move)
  );
}

function findMomentRefusal(battle: Battle, move: BattleMove): PlayRefusal | undefined {
  const timing = getTiming(move);
  const misplaced = listAbilities(move).find((person) => CARD_FACTS[person].timing !== timing);
  if (misplaced) return { reason: 'wrong-moment', rule: 'chu-han/abilities/moment', card: misplaced };
  const isOpening = getPhase(battle) === 'open';
  if (timing === 'opening' && !isOpening)
    return {
      reason: 'wrong-moment',
      rule: 'chu-han/exchange/turns',
      ...(battle.troop && { troop: battle.troop }),
    };
  if (timing === 'defence' && isOpening) return { reason: 'wrong-moment', rule: 'chu-han/opening/troop' };
  if (timing === 'retreat' && isOpening)
    return { reason: 'cannot-retreat-when-opening', rule: 'chu-han/opening/troop' };
  return undefined;
}

function findAbilityRefusal({ used }: Battle, move: BattleMove): PlayRefusal | undefined {
  const abilities = listAbilities(move);
  const [card] = abilities;
  if (!card) return undefined;
  const facts = { reason: 'one-ability-a-turn', card } as const;
  const isForbiddenAnyway = hasTooManyAbilities(abilities) || (used.isAbilityUsed && !used.cancelled);
  if (isForbiddenAnyway) return { ...facts, rule: 'chu-han/abilities/one-a-turn' };
  return used.cancelled ? { ...facts, rule: 'chu-han/reactions/no-second-ability' } : undefined;
}

/**
 * Returns whether more abilities are played than allowed. Rule: chu-han/abilities/one-a-turn,
 * chu-han/abilities/pair
 */
function hasTooManyAbilities(abilities: readonly Person[]): boolean {
  return abilities.length > 1 && !isAbilityPair(abilities);
}

function findHandRefusal({ hands }: Battle, move: BattleMove): PlayRefusal | undefined {
  const card = findMissingCard(hands[move.by], [...listAbilities(move), ...listLaidCards(move)]);
  return card && { reason: 'card-not-in-hand', rule: 'chu-han/abilities/from-hand', card, side: move.by };
}

function findFormRefusal(battle: Battle, move: BattleMove): PlayRefusal | undefined {
  if ('open' in move) return findOpeningRefusal(move);
  if ('defend' in move) return battle.troop ? findDefenceRefusal(battle.troop, move) : undefined;
  return 'retreat' in move ? undefined : findOpeningAbilityRefusal(battle, move);
}

function findOpeningRefusal({ open }: OpeningPlay): PlayRefusal | undefined {
  if (hasMixedRanks(open)) return { reason: 'mixed-ranks', rule: 'chu-han/opening/one-rank' };
  return open.length === 0 ? { reason: 'wrong-size', rule: 'chu-han/opening/troop', size: 0 } : undefined;
}
