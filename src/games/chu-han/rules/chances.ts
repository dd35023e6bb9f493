import { getBinomial, listBinomials, makeFraction } from '../../../core/fraction.ts';
import type { Result } from '../../../core/result.ts';
import type { Explained } from '../../../core/trace.ts';
import { CARDS_IN_BOX, REINFORCEMENT_SIZE } from './cards/box.ts';
import { CARD_FACTS, CARDS, type Card, countCopies, getRank, JOKER, tryRemoveCards } from './cards/cards.ts';
import { hasMixedRanks, type Troop, toTroop } from './cards/troops.ts';
import type { DefenceChanceStep } from './chance-step.ts';

/** What a player knows before laying a troop, from which the chances of a defence are computed. */
export interface DefenceChanceQuery {
  readonly mine: readonly Card[];
  /** The troop to be laid: cards of one rank from `mine`. */
  readonly troop: readonly Card[];
  /** The number of cards in the other hand. */
  readonly held: number;
  /** The known cards in the other hand. */
  readonly known: readonly Card[];
  /** All other known cards; none of them is in either hand. */
  readonly seen: readonly Card[];
}

/** The chances that a troop is beaten, and that certain cards are in the other hand, as fractions. */
export interface DefenceChances extends Troop {
  /** The number of cards that the player has not seen. */
  readonly unseen: number;
  /** The chance that the other hand has a troop of the same size and a higher rank. */
  readonly beaten: string;
  /** The same with two more hidden cards in the hand; null if there are not enough. */
  readonly reinforced: string | null;
  /** For each unique card that may be in the other hand, the chance that it is. */
  readonly holds: Readonly<Partial<Record<Card, string>>>;
}

/** The unique cards: those with a name. */
const UNIQUE_CARDS = CARDS.filter((card) => !/^\d$/.test(card));
const RANKS = [...new Set(CARDS.map(getRank))];

/** The hidden cards: their number, and the copies of each kind. */
interface HiddenCards {
  readonly size: number;
  readonly copiesOf: (card: Card) => number;
}

/** Why a query is impossible. */
export type ChanceQueryFault =
  | { readonly code: 'not-a-troop' }
  /** There are more cards than exist or are held. `of` names the wrong input, `most` its maximum. */
  | { readonly code: 'too-many'; readonly of: 'seen' | 'known' | 'held'; readonly most: number };

/** Returns the hidden cards, or why the inputs are impossible. Rule: chu-han/components/cards */
export function findHiddenCards({
  mine,
  troop,
  held,
  known,
  seen,
}: DefenceChanceQuery): Result<HiddenCards, ChanceQueryFault> {
  const fault = (error: ChanceQueryFault) => ({ ok: false, error }) as const;
  if (hasMixedRanks(troop) || troop.length === 0 || !tryRemoveCards(mine, troop))
    return fault({ code: 'not-a-troop' });
  const placed = [...mine, ...known, ...seen];
  const copiesOf = (card: Card) => CARD_FACTS[card].copies - countCopies(placed, card);
  const tooMany = CARDS.reduce((sum, card) => sum + Math.max(-copiesOf(card), 0), 0);
  if (tooMany > 0) return fault({ code: 'too-many', of: 'seen', most: Math.max(seen.length - tooMany, 0) });
  if (known.length > held) return fault({ code: 'too-many', of: 'known', most: held });
  const size = CARDS_IN_BOX - placed.length;
  if (held - known.length > size) return fault({ code: 'too-many', of: 'held', most: known.length + size });
  return { ok: true, value: { size, copiesOf } };
}

/**
 * Computes the chances that the other hand beats a troop, and that it has certain cards. Its unknown cards
 * are a random subset of the hidden ones; only the number of cards of each higher rank matters.
 *
 * Rule: chu-han/exchange/higher-rank, chu-han/exchange/same-size, chu-han/effects/xiong-xin,
 * chu-han/reinforcement/draw
 */
export function computeDefenceChances(
  query: DefenceChanceQuery,
  hiddenCards: HiddenCards,
): Explained<DefenceChances, DefenceChanceStep> {
  const { troop, held, known } = query;
  const { rank, size } = toTroop(troop);
  const drawn = held - known.length;
  const countSafeHands = createSafeHandCounter(hiddenCards, known, { rank, size });
  const getBeatenChance = (cards: number) => {
    const all = getBinomial(hiddenCards.size, cards);
    return makeFraction(all - countSafeHands(cards), all);
  };
  const more = drawn + REINFORCEMENT_SIZE;
  const reinforced = more > hiddenCards.size ? null : getBeatenChance(more);
  const beaten = getBeatenChance(drawn);
  const holds = computeHoldingChances(query, hiddenCards, drawn);
  return {
    value: { unseen: hiddenCards.size, rank, size, beaten, reinforced, holds },
    trace: explainQuery(query, hiddenCards, { rank, size }),
  };
}

/** Returns the chance of each unique card to be in the other hand, for those that may be there. */
function computeHoldingChances(
  { mine, known, seen }: DefenceChanceQuery,
  { size }: HiddenCards,
  drawn: number,
): DefenceChances['holds'] {
  const possible = UNIQUE_CARDS.filter((card) => !mine.includes(card) && !seen.includes(card));
  const getChance = (card: Card) =>
    known.includes(card) ? makeFraction(1n, 1n) : makeFraction(BigInt(drawn), BigInt(size));
  return Object.fromEntries(possible.map((card) => [card, getChance(card)]));
}

/**
 * Returns a function that counts the ways to draw some hidden cards without holding a troop that beats this
 * one.
 */
function createSafeHandCounter(
  hiddenCards: HiddenCards,
  known: readonly Card[],
  troop: Troop,
): (drawn: number) => bigint {
  const jokers = hiddenCards.copiesOf(JOKER);
  const ranks = RANKS.filter((rank) => rank > troop.rank).map((rank) => countRank(hiddenCards, known, rank));
  const others = hiddenCards.size - jokers - ranks.reduce((sum, { hidden }) => sum + hidden, 0);
  const hasJoker = known.includes(JOKER);
  const plain = countSafeDraws(ranks, getFewestCards(troop.size, hasJoker));
  // If the joker is hidden, it can be drawn as one more card.
  const withJoker = jokers > 0 ? [0n, ...countSafeDraws(ranks, getFewestCards(troop.size, true))] : [];
  return (drawn) => {
    const rest = listBinomials(others, drawn);
    const ways = (draws: readonly bigint[]) =>
      draws.reduce((sum, some, count) => sum + some * getWays(rest, drawn - count), 0n);
    return ways(plain) + ways(withJoker);
  };
}

const getWays = (ways: readonly bigint[], count: number) => ways[count] ?? 0n;

/** The cards of one rank: how many are hidden, and how many are known to be in the other hand. */
interface RankCount {
  readonly hidden: number;
  readonly known: number;
}

function countRank({ copiesOf }: HiddenCards, known: readonly Card[], rank: number): RankCount {
  const cards = CARDS.filter((card) => getRank(card) === rank);
  return {
    hidden: cards.reduce((sum, card) => sum + copiesOf(card), 0),
    known: known.filter((card) => getRank(card) === rank).length,
  };
}

/**
 * Counts the ways to draw 0, 1, 2 … cards of these ranks so that the hand has fewer than `fewest` of each
 * rank.
 */
function countSafeDraws(ranks: readonly RankCount[], fewest: number): readonly bigint[] {
  let draws: readonly bigint[] = [1n];
  for (const { hidden, known } of ranks) {
    if (known >= fewest) return [];
    draws = multiplyCounts(draws, listBinomials(hidden, Math.min(hidden, fewest - 1 - known)));
  }
  return draws;
}

/** Multiplies two lists of counts as polynomials: the ways to draw from both groups, by number of cards. */
function multiplyCounts(one: readonly bigint[], other: readonly bigint[]): readonly bigint[] {
  const ways = Array<bigint>(one.length + other.length - 1).fill(0n);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) ways[i + j] = getWays(ways, i + j) + a * b;
  return ways;
}

/**
 * Returns the smallest number of cards of one rank that make a troop of this size. The joker replaces one of
 * them, but not the only one: alone its rank is 0. Rule: chu-han/effects/xiong-xin
 */
function getFewestCards(size: number, hasJoker: boolean): number {
  return hasJoker && size > 1 ? size - 1 : size;
}

function explainQuery(
  { held, known }: DefenceChanceQuery,
  hiddenCards: HiddenCards,
  { rank, size }: Troop,
): readonly DefenceChanceStep[] {
  const ranks = RANKS.filter((one) => one > rank);
  const mayJoin = hiddenCards.copiesOf(JOKER) > 0 || known.includes(JOKER);
  const higher: DefenceChanceStep = { rule: 'chu-han/exchange/higher-rank', step: 'higher', ranks };
  const joker: DefenceChanceStep = { rule: 'chu-han/effects/xiong-xin', step: 'joker' };
  return [
    { rule: 'chu-han/opening/one-rank', step: 'troop', rank, size },
    { rule: 'chu-han/components/cards', step: 'unseen', cards: hiddenCards.size, held: held - known.length },
    ...(ranks.length > 0 ? [higher] : []),
    ...(ranks.length > 0 && size > 1 && mayJoin ? [joker] : []),
    { rule: 'chu-han/reinforcement/draw', step: 'reinforced', cards: REINFORCEMENT_SIZE },
  ];
}
