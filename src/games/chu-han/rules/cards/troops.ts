import { type Card, getRank, JOKER } from './cards.ts';

/** A troop on the table, reduced to what a defence must beat. */
export interface Troop {
  readonly rank: number;
  readonly size: number;
}

/** The smallest troop of 2s that scores points. Rule: chu-han/effects/fan-zeng */
const FAN_ZENG_TROOP = 6;

/**
 * Returns the rank shared by all cards of a troop; the joker takes the rank of the others and is 0 alone.
 * Undefined if ranks are mixed or there is no card.
 *
 * Rule: chu-han/opening/one-rank, chu-han/effects/xiong-xin
 */
export function getSharedRank(cards: readonly Card[]): number | undefined {
  const [first, ...others] = cards.filter((card) => card !== JOKER);
  if (first === undefined) return cards.length > 0 ? 0 : undefined;
  return others.every((card) => getRank(card) === getRank(first)) ? getRank(first) : undefined;
}

/**
 * Makes the troop of cards of one rank.
 * @throws {Error} if the ranks are mixed
 */
export function toTroop(cards: readonly Card[]): Troop {
  const rank = getSharedRank(cards);
  if (rank === undefined) throw new Error(`Cards of one rank were expected: ${cards.join()}`);
  return { rank, size: cards.length };
}

/** Returns whether the cards have different ranks, not counting the joker. */
export function hasMixedRanks(cards: readonly Card[]): boolean {
  return cards.length > 0 && getSharedRank(cards) === undefined;
}

/**
 * Returns whether all cards have different ranks; the joker has rank 0. Rule: chu-han/abilities/zhongli-mo
 */
export function hasDistinctRanks(cards: readonly Card[]): boolean {
  return new Set(cards.map(getRank)).size === cards.length;
}

/** Returns the lowest rank: the rank of a troop led by Zhongli Mo. Rule: chu-han/abilities/zhongli-mo */
export function getLowestRank(cards: readonly Card[]): number {
  return Math.min(...cards.map(getRank));
}

/**
 * Returns the points for laying a troop: its size if it has six or more 2s, else 0. Rule:
 * chu-han/effects/fan-zeng
 */
export function getFanZengPoints({ rank, size }: Troop): number {
  return rank === 2 && size >= FAN_ZENG_TROOP ? size : 0;
}
