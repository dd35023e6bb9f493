import { CARDS, type Card, copiesIn, JOKER, rankOf } from './cards.ts';

/** A sort of card in a hand, and how many of it there are. */
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

/** The cards of a hand by rank, lowest first. */
function ranksOf(hand: Cards): readonly Rank[] {
  const kinds = CARDS.map((card) => ({ card, copies: copiesIn(hand, card) })).filter(({ copies }) => copies);
  const ranks = [...new Set(kinds.map(({ card }) => rankOf(card)))];
  return ranks.map((rank) => ({ rank, kinds: kinds.filter(({ card }) => rankOf(card) === rank) }));
}

/** All ways to choose `size` cards, equal cards being all the same. */
function choose(kinds: readonly Kind[], size: number): readonly Cards[] {
  if (size === 0) return [[]];
  const [kind, ...others] = kinds;
  if (!kind) return [];
  const counts = Array.from({ length: Math.min(kind.copies, size) + 1 }, (_, count) => count);
  return counts.flatMap((count) => {
    const chosen = Array<Card>(count).fill(kind.card);
    return choose(others, size - count).map((rest) => [...chosen, ...rest]);
  });
}

/**
 * All troops of `size` cards of one rank, by rank: those of the rank alone, and those that the joker fills up.
 *
 * Rule: chu-han/opening/one-rank, chu-han/effects/xiong-xin
 */
export function troopsOfOneRank(
  hand: Cards,
  size: number,
  isRankRight: (rank: number) => boolean,
): readonly Cards[] {
  const hasJoker = hand.includes(JOKER);
  return ranksOf(hand).flatMap(({ rank, kinds }) => {
    if (!isRankRight(rank)) return [];
    const alone = choose(kinds, size);
    const isFilled = hasJoker && rank !== 0 && size > 1;
    return isFilled
      ? [...alone, ...choose(kinds, size - 1).map((cards) => [JOKER, ...cards] as const)]
      : alone;
  });
}

/** The largest number of cards of one rank in a hand, the joker among them. */
export function largestTroop(hand: Cards): number {
  const sizes = ranksOf(hand).map(({ kinds }) => kinds.reduce((sum, { copies }) => sum + copies, 0));
  return Math.max(0, ...sizes) + (hand.includes(JOKER) ? 1 : 0);
}

/** All troops of `size` cards of different ranks, none below `lowest`. Rule: chu-han/abilities/zhongli-mo */
export function troopsOfDifferentRanks(hand: Cards, size: number, lowest: number): readonly Cards[] {
  return chooseRanks(
    ranksOf(hand).filter(({ rank }) => rank >= lowest),
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
