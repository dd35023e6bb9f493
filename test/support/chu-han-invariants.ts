import { type Battle, beginBattle, isBattleOver } from '../../src/games/chu-han/rules/battle/battle.ts';
import { listLegalPlays } from '../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { getBattleOutcome } from '../../src/games/chu-han/rules/battle/outcome.ts';
import { playBattle } from '../../src/games/chu-han/rules/battle/play-battle.ts';
import { findRefusal } from '../../src/games/chu-han/rules/battle/refusals.ts';
import { CARD_FACTS, CARDS, type Card } from '../../src/games/chu-han/rules/cards/cards.ts';
import { BATTLE_SIDES } from '../../src/games/chu-han/rules/side.ts';
import { answer } from '../../src/referee/referee.ts';
import { randomDeal, walk } from './chu-han-battles.ts';
import { retold } from './chu-han-retold.ts';
import { wholeUpTo } from './random.ts';

/** Invariants of every battle of Chu Han. */

/** More plays than any battle can have. */
const MOST_PLAYS = 120;

/** The result of a random battle: a violated invariant, if any, and how it ended. */
export interface Walked {
  readonly fault: string | null;
  readonly status: string;
  readonly plays: number;
  /** The number of legal plays that were listed during the battle. */
  readonly listed: number;
}

/**
 * Plays a random battle from a full deal, or from the middle of one, and checks the invariants after each
 * play.
 */
export function walkBattle(random: () => number, isWhole: boolean): Walked {
  const { deal, locked } = randomDeal(random, isWhole);
  const steps = walk(random, deal);
  const plays = steps.map(({ play }) => play);
  const battles = [beginBattle(deal), ...steps.map(({ battle }) => battle)];
  const last = battles.at(-1) as Battle;
  const asked = { game: 'chu-han', ask: 'battle', ...deal, plays };
  const { status } = getBattleOutcome(last, { 'hangu-pass-doubled': 'yes' }).report;
  const lists = battles.map(listLegalPlays);
  const cut = wholeUpTo(random, steps.length);
  const faults = [
    !isBattleOver(last) && 'does not end',
    plays.length >= MOST_PLAYS && 'goes on too long',
    !battles.every((battle) => isWholeBox([...cardsOf(battle), ...locked])) && 'loses or makes a card',
    !steps.every(({ play, battle }, i) => keepsPoints(battles[i] as Battle, battle, play)) &&
      'takes a point back without Lü Zhi',
    !lists.every((list) => new Set(list.map((play) => JSON.stringify(play))).size === list.length) &&
      'lists a play twice',
    !lists.every((list, i) => list.every((play) => !findRefusal(battles[i] as Battle, play))) &&
      'refuses a play that is listed',
    !isSame(playBattle(deal, plays.slice(0, cut)).battle, battles[cut]) &&
      `replays its first ${cut} otherwise`,
    !isRetold(asked) && 'cannot be retold from its trace',
  ].filter((fault) => fault !== false);
  const fault = faults.length > 0 ? `${faults.join(', ')}: ${JSON.stringify(asked)}` : null;
  return { fault, status, plays: plays.length, listed: lists.reduce((sum, list) => sum + list.length, 0) };
}

const cardsOf = ({ hands, deck, discard, table }: Battle): readonly Card[] => [
  ...hands.han,
  ...hands.chu,
  ...deck,
  ...discard,
  ...table,
];

/** Whether these are exactly the 46 cards of the box. */
function isWholeBox(cards: readonly Card[]): boolean {
  const left = new Map(CARDS.map((card) => [card, CARD_FACTS[card].copies]));
  for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left.values()].every((count) => count === 0);
}

function keepsPoints(before: Battle, after: Battle, play: object): boolean {
  const isUndoing = 'react' in play && play.react === 'lu-zhi';
  return isUndoing || BATTLE_SIDES.every((side) => after.scores[side] >= before.scores[side]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the trace leads to the same points, hands and discard pile as the answer. */
function isRetold(asked: Parameters<typeof retold>[0]): boolean {
  const answered = answer(asked);
  if (!answered.ok || !('hands' in answered)) return false;
  const told = retold(asked, answered.trace);
  const isCleared = answered.status === 'fighting' || told.table.length === 0;
  const { scores, hands, discard } = told;
  return (
    isCleared &&
    isSame(
      sorted({ scores, ...hands, discard }),
      sorted({ scores: answered.scores, ...answered.hands, discard: answered.discard }),
    )
  );
}

/** Sorts all lists. */
function sorted(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, Array.isArray(inner) ? [...inner].sort() : inner]),
  );
}
