import { type Card, JOKER, rankOf } from './cards.ts';

/** What a troop on the table is to the one that must beat it. */
export interface Troop {
  readonly rank: number;
  readonly size: number;
}

/** The fewest 2s in one troop that give points. Rule: chu-han/effects/fan-zeng */
const FAN_ZENG_TROOP = 6;

/**
 * The rank that all cards of a troop share; the joker takes that of the others and is 0 alone. Nothing when ranks
 * are mixed or there is no card.
 *
 * Rule: chu-han/opening/one-rank, chu-han/effects/xiong-xin
 */
export function sharedRank(cards: readonly Card[]): number | undefined {
  const [first, ...others] = cards.filter((card) => card !== JOKER);
  if (first === undefined) return cards.length > 0 ? 0 : undefined;
  return others.every((card) => rankOf(card) === rankOf(first)) ? rankOf(first) : undefined;
}

/** The troop that cards of one rank are. */
export function troopOf(cards: readonly Card[]): Troop {
  const rank = sharedRank(cards);
  if (rank === undefined) throw new Error(`Cards of one rank were expected: ${cards.join()}`);
  return { rank, size: cards.length };
}

/** Whether cards of a troop have ranks that no joker makes alike. */
export function isMixed(cards: readonly Card[]): boolean {
  return cards.length > 0 && sharedRank(cards) === undefined;
}

/** Whether no two cards are of one rank, the joker being a 0. Rule: chu-han/abilities/zhongli-mo */
export function areRanksDifferent(cards: readonly Card[]): boolean {
  return new Set(cards.map(rankOf)).size === cards.length;
}

/** The rank of a troop that Zhongli Mo leads: the lowest in it. Rule: chu-han/abilities/zhongli-mo */
export function lowestRank(cards: readonly Card[]): number {
  return Math.min(...cards.map(rankOf));
}

/** The points that a troop gives for being laid: its size when it is six or more 2s. Rule: chu-han/effects/fan-zeng */
export function fanZengPoints({ rank, size }: Troop): number {
  return rank === 2 && size >= FAN_ZENG_TROOP ? size : 0;
}
