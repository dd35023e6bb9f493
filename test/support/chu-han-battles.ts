import { type Battle, beginBattle, type Deal } from '../../src/games/chu-han/rules/battle/battle.ts';
import { listLegalPlays } from '../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import type { BattlePlay } from '../../src/games/chu-han/rules/battle/play.ts';
import { applyPlay } from '../../src/games/chu-han/rules/battle/play-battle.ts';
import { CARD_FACTS, CARDS, type Card } from '../../src/games/chu-han/rules/cards/cards.ts';
import { BATTLE_EVENTS } from '../../src/games/chu-han/rules/event.ts';
import { BATTLE_SIDES, type BattleSide } from '../../src/games/chu-han/rules/side.ts';
import { randomFrom, wholeUpTo } from './random.ts';

/** A deal of all 46 cards, four of which are locked. */
export interface FullDeal {
  readonly deal: Deal;
  readonly locked: readonly Card[];
}

export const ALL_CARDS = CARDS.flatMap((card) => Array<Card>(CARD_FACTS[card].copies).fill(card));

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[wholeUpTo(random, from.length - 1)] as T;
}

function shuffled<T>(random: () => number, list: readonly T[]): readonly T[] {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i--) {
    const j = wholeUpTo(random, i);
    [left[i], left[j]] = [left[j] as T, left[i] as T];
  }
  return left;
}

/**
 * Makes the start of a battle, or the middle of one: with smaller hands, and reinforcements already taken.
 */
export function randomDeal(random: () => number, isWhole = random() < 0.5): FullDeal {
  const event = random() < 0.4 ? null : pick(random, BATTLE_EVENTS);
  const doubled = !isWhole && random() < 0.15;
  const taken = isWhole ? { han: 0, chu: 0 } : randomTaken(random);
  const drawable = 12 - 2 * (taken.han + taken.chu);
  const size = () => (isWhole ? 15 : 1 + wholeUpTo(random, 9));
  const cards = dealOrder(random, doubled);
  const [han, chu] = [size(), size()];
  const cut = (from: number, count: number) => cards.slice(from, from + count);
  const [first, second] = [cut(0, han), cut(han, chu)];
  const deck = cut(han + chu, drawable);
  const rest = cards.slice(han + chu + drawable);
  const deal: Deal = {
    scores: randomScores(random),
    opener: pick(random, BATTLE_SIDES),
    hands: { han: first, chu: second },
    deck,
    discard: [...rest.slice(4), ...(doubled ? (['xiang-yu'] as const) : [])],
    taken,
    doubled,
    faceUp: [],
    event,
  };
  return { deal, locked: rest.slice(0, 4) };
}

/**
 * Shuffles all cards, but persons are more likely to be in a hand. Leaves out Xiang Yu if he has been used.
 */
function dealOrder(random: () => number, doubled: boolean): readonly Card[] {
  const cards = doubled ? ALL_CARDS.filter((card) => card !== 'xiang-yu') : ALL_CARDS;
  const place = (card: Card) => random() - (CARD_FACTS[card].timing ? 0.25 : 0);
  const places = new Map(cards.map((card, i) => [i, place(card)] as const));
  const order = [...cards.keys()].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const sorted = order.map((i) => cards[i] as Card);
  const hands = shuffled(random, sorted.slice(0, 22));
  return [...hands, ...sorted.slice(22)];
}

function randomTaken(random: () => number): Readonly<Record<BattleSide, number>> {
  const all = random() < 0.3 ? 6 : wholeUpTo(random, 6);
  const han = wholeUpTo(random, all);
  return { han, chu: all - han };
}

function randomScores(random: () => number): Readonly<Record<BattleSide, number>> {
  const score = () => (random() < 0.5 ? 22 + wholeUpTo(random, 8) : wholeUpTo(random, 30));
  return { han: score(), chu: score() };
}

/** Returns the kind of a play, so that rare kinds can be chosen as often as others. */
function kindOf(play: BattlePlay): string {
  const abilities = 'ability' in play ? play.ability.join() : '';
  return `${Object.keys(play)[1]} ${abilities}`;
}

/** Picks a legal play, all kinds equally likely; undefined if the battle is over. */
export function randomPlay(random: () => number, battle: Battle): BattlePlay | undefined {
  const plays = listLegalPlays(battle);
  if (plays.length === 0) return undefined;
  const kinds = [...new Set(plays.map(kindOf))];
  const kind = pick(random, kinds);
  return pick(
    random,
    plays.filter((play) => kindOf(play) === kind),
  );
}

/** Plays random legal plays; returns each with the battle after it. */
export function walk(
  random: () => number,
  deal: Deal,
  most = 200,
): readonly { readonly play: BattlePlay; readonly battle: Battle }[] {
  const steps: { play: BattlePlay; battle: Battle }[] = [];
  let battle = beginBattle(deal);
  while (steps.length < most) {
    const play = randomPlay(random, battle);
    if (!play) break;
    battle = applyPlay(battle, play);
    steps.push({ play, battle });
  }
  return steps;
}

/** Finds a battle from a full deal with at least this many plays. */
export function longBattle(length: number): { readonly deal: Deal; readonly plays: readonly BattlePlay[] } {
  for (let seed = 0; ; seed++) {
    const random = randomFrom(seed);
    const { deal } = randomDeal(random, true);
    const plays = walk(random, deal, length).map(({ play }) => play);
    if (plays.length === length) return { deal, plays };
  }
}

/**
 * Returns the hand with the most legal plays that we know: 21 cards after three reinforcements. Chu opens
 * with 1s.
 */
export function largestHand(): Deal {
  const twice: readonly Card[] = ['5', '7', '8'];
  return {
    scores: { han: 0, chu: 0 },
    opener: 'chu',
    hands: { han: [...CARDS.filter((card) => card !== 'lu-zhi'), ...twice], chu: Array<Card>(8).fill('1') },
    deck: [],
    discard: [],
    taken: { han: 3, chu: 3 },
    doubled: false,
    faceUp: [],
    event: null,
  };
}
