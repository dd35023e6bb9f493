import type { Person } from '../cards/cards.ts';
import {
  getLowestRank,
  getSharedRank,
  hasDistinctRanks,
  hasMixedRanks,
  type Troop,
} from '../cards/troops.ts';
import { HAN_XIN_POINTS } from '../scoring/points.ts';
import { opponentOf } from '../side.ts';
import type { PlayRefusal } from '../step.ts';
import { type Battle, scorePoints, withSteps, withUsedRuling } from './battle.ts';
import { makeTroopToBeat } from './lay-troop.ts';
import type { DefencePlay } from './play.ts';

/** The rank of Liu Bang against a single 9. Rule: chu-han/abilities/liu-bang */
const LIU_BANG_RANK = 10;

/**
 * Returns whether the abilities are Peng Yue and Zhongli Mo, the only two that can be played together. Rule:
 * chu-han/abilities/pair
 */
export function isAbilityPair(ability: readonly Person[]): boolean {
  return ability.length === 2 && ability.includes('peng-yue') && ability.includes('zhongli-mo');
}

/**
 * Returns why a defence against `troop` is illegal: an ability that cannot be carried out, mixed ranks, the
 * wrong number of cards, or a rank that is too low; undefined if it is legal.
 *
 * Rule: chu-han/exchange/stronger-troop
 */
export function findDefenceRefusal(troop: Troop, { defend, ability }: DefencePlay): PlayRefusal | undefined {
  if (ability.includes('han-xin')) {
    if (defend.length === 0) return undefined;
    return { reason: 'wrong-size', rule: 'chu-han/abilities/han-xin', troop, size: defend.length };
  }
  if (ability.includes('liu-bang')) return findLiuBangRefusal(troop, defend);
  return findAbilityRefusal(troop, defend, ability) ?? findStrengthRefusal(troop, defend, ability);
}

function findLiuBangRefusal(troop: Troop, defend: DefencePlay['defend']): PlayRefusal | undefined {
  const rule = 'chu-han/abilities/liu-bang';
  if (troop.rank !== 9 || troop.size !== 1)
    return { reason: 'cannot-be-carried-out', rule, card: 'liu-bang', troop };
  const isAlone = defend.length === 1 && defend[0] === 'liu-bang';
  return isAlone ? undefined : { reason: 'wrong-size', rule, troop, size: defend.length };
}

type RefusalFinder = (
  troop: Troop,
  defend: DefencePlay['defend'],
  ability: readonly Person[],
) => PlayRefusal | undefined;

/** Checks the conditions of Zhongli Mo and Peng Yue; without Zhongli Mo, also that the ranks are equal. */
const findAbilityRefusal: RefusalFinder = (troop, defend, ability) => {
  const isLed = ability.includes('zhongli-mo');
  if (isLed && !hasDistinctRanks(defend))
    return { reason: 'cannot-be-carried-out', rule: 'chu-han/abilities/zhongli-mo', card: 'zhongli-mo' };
  if (!isLed && hasMixedRanks(defend)) return { reason: 'mixed-ranks', rule: 'chu-han/opening/one-rank' };
  return ability.includes('peng-yue') ? findPengYueRefusal(troop, defend, ability) : undefined;
};

/** Peng Yue cannot be used with a higher troop, which wins without him. */
const findPengYueRefusal: RefusalFinder = (troop, defend, ability) => {
  const rank = getTroopRank(defend, ability);
  if (rank === undefined || rank <= troop.rank) return undefined;
  const rule = 'chu-han/abilities/peng-yue';
  return { reason: 'cannot-be-carried-out', rule, card: 'peng-yue', rank, troop };
};

const findStrengthRefusal: RefusalFinder = (troop, defend, ability) => {
  const size = defend.length;
  const rank = getTroopRank(defend, ability); // undefined without cards
  if (size !== troop.size || rank === undefined)
    return { reason: 'wrong-size', rule: 'chu-han/exchange/same-size', size, troop };
  const isEqualEnough = ability.includes('peng-yue');
  if (isEqualEnough ? rank >= troop.rank : rank > troop.rank) return undefined;
  const rule = isEqualEnough ? 'chu-han/abilities/peng-yue' : 'chu-han/exchange/higher-rank';
  return { reason: 'too-weak', rule, rank, troop };
};

function getTroopRank(cards: DefencePlay['defend'], ability: readonly Person[]): number | undefined {
  if (ability.includes('liu-bang')) return LIU_BANG_RANK;
  if (!ability.includes('zhongli-mo')) return getSharedRank(cards);
  return cards.length > 0 ? getLowestRank(cards) : undefined;
}

/** Returns the troop laid by a legal defence; undefined with Han Xin. */
export function getDefenceTroop({ defend, ability }: DefencePlay): Troop | undefined {
  const rank = getTroopRank(defend, ability);
  return rank === undefined ? undefined : { rank, size: defend.length };
}

/**
 * Carries out a legal defence: its troop must be answered next; with Han Xin, the attacker must answer their
 * own troop.
 *
 * Rule: chu-han/exchange/stronger-troop, chu-han/abilities/han-xin
 */
export function applyDefence(battle: Battle, move: DefencePlay): Battle {
  const troop = getDefenceTroop(move);
  const turn = opponentOf(move.by);
  if (troop) {
    const isSingle = move.ability.includes('zhongli-mo') && troop.size === 1;
    const laid = makeTroopToBeat(battle, move.by, troop);
    return isSingle ? withUsedRuling(laid, 'zhongli-single') : laid;
  }
  if (!battle.troop) throw new Error('Han Xin finds no troop to turn back');
  const rule = 'chu-han/abilities/han-xin';
  const turned = withSteps(battle, { rule, step: 'turned-back', by: move.by, troop: battle.troop });
  return { ...scorePoints(turned, turn, HAN_XIN_POINTS, 'han-xin'), turn };
}
