import { CARDS, type Card, countCopies, getRank, JOKER } from './cards.ts';

/** A kind of card in a hand, and its number of copies. */
interface Kind {
  readonly card: Card;
  readonly copies: number;
}

/** The cards of one rank in a hand; the joker is a rank of its own. */
interface Rank {
  readonly rank: number;
  readonly kinds: readonly Kind[];
}

type Cards = readonly Card[];

/** Groups the cards of a hand by rank, lowest first. */
function groupByRank(hand: Cards): readonly Rank[] {
  const kinds = CARDS.map((card) => ({ card, copies: countCopies(hand, card) })).filter(
    ({ copies }) => copies,
  );
  const ranks = [...new Set(kinds.map(({ card }) => getRank(card)))];
  return ranks.map((rank) => ({ rank, kinds: kinds.filter(({ card }) => getRank(card) === rank) }));
}

/** Lists all ways to choose `size` cards; equal cards are interchangeable. */
function chooseCards(kinds: readonly Kind[], size: number): readonly Cards[] {
  if (size === 0) return [[]];
  const [kind, ...others] = kinds;
  if (!kind) return [];
  const counts = Array.from({ length: Math.min(kind.copies, size) + 1 }, (_, count) => count);
  return counts.flatMap((count) => {
    const chosen = Array<Card>(count).fill(kind.card);
    return chooseCards(others, size - count).map((rest) => [...chosen, ...rest]);
  });
}

/**
 * Lists all troops of one rank, by rank and then by size, without and with the joker. `size` is that of the
 * troop to be beaten; without it, troops of all sizes are listed.
 *
 * Rule: chu-han/opening/one-rank, chu-han/effects/xiong-xin
 */
export function listSameRankTroops(
  hand: Cards,
  isRankAllowed: (rank: number) => boolean,
  size?: number,
): readonly Cards[] {
  const hasJoker = hand.includes(JOKER);
  return groupByRank(hand)
    .filter(({ rank }) => isRankAllowed(rank))
    .flatMap((one) => {
      const canUseJoker = hasJoker && one.rank !== 0;
      const sizes = size === undefined ? listSizes(countCards(one) + (canUseJoker ? 1 : 0)) : [size];
      return sizes.flatMap((cards) => listRankTroops(one, cards, canUseJoker));
    });
}

function countCards({ kinds }: Rank): number {
  return kinds.reduce((sum, { copies }) => sum + copies, 0);
}

function listSizes(most: number): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

function listRankTroops({ kinds }: Rank, size: number, canUseJoker: boolean): readonly Cards[] {
  const alone = chooseCards(kinds, size);
  if (!canUseJoker || size === 1) return alone;
  return [...alone, ...chooseCards(kinds, size - 1).map((cards) => [JOKER, ...cards] as const)];
}

/**
 * Lists all troops of `size` cards with different ranks, none below `lowest`. Rule:
 * chu-han/abilities/zhongli-mo
 */
export function listDistinctRankTroops(hand: Cards, size: number, lowest: number): readonly Cards[] {
  return chooseRanks(
    groupByRank(hand).filter(({ rank }) => rank >= lowest),
    size,
  );
}

function chooseRanks(ranks: readonly Rank[], size: number): readonly Cards[] {
  if (size === 0) return [[]];
  const [first, ...others] = ranks;
  if (!first || ranks.length < size) return [];
  const rest = chooseRanks(others, size - 1);
  const withFirst = first.kinds.flatMap(({ card }) => rest.map((cards) => [card, ...cards] as const));
  return [...withFirst, ...chooseRanks(others, size)];
}
