import type { Card } from '../cards/cards.ts';
import type { Troop } from '../cards/troops.ts';
import type { ChuHanFixedRuling, ChuHanRulings } from '../ruling.ts';
import {
  type BattleScore,
  explainBattleScore,
  listScoreRulings,
  type WonBattle,
} from '../scoring/scoring.ts';
import { type BattleSide, type BySide, opponentOf } from '../side.ts';
import type { BattlePhase, BattleStep } from '../step.ts';
import { type Battle, findInstantWinner, getPhase } from './battle.ts';

/** The public state of a battle, assuming that no reaction follows; lists of cards are sorted. */
export type BattleReport = PublicState & (BattleInProgress | BattleOver);

interface PublicState {
  readonly scores: BySide<number>;
  readonly taken: BySide<number>;
  readonly hands: BySide<readonly Card[]>;
  /** The discard pile; after the battle it includes the cards from the table. */
  readonly discard: readonly Card[];
  readonly doubled: boolean;
  readonly faceUp: readonly BattleSide[];
}

/** A battle in progress: whose turn it is, and the troop to be answered; null if a fight is to be opened. */
interface BattleInProgress {
  readonly status: 'fighting';
  readonly turn: BattleSide;
  readonly phase: BattlePhase;
  readonly troop: Troop | null;
}

/** A battle that is over, with its scoring. */
interface BattleOver extends Omit<BattleScore, 'scores'> {
  readonly status: 'battle-over' | 'game-over';
  readonly turn: null;
  readonly phase: null;
  readonly troop: null;
  /** Null if the game was won before the battle was scored. */
  readonly battleWinner: BattleSide | null;
}

/** The state or result of a battle, the steps that led to it, and the rulings that affected it. */
export interface BattleOutcome {
  readonly report: BattleReport;
  readonly trace: readonly BattleStep[];
  readonly rulings: readonly ChuHanFixedRuling[];
}

/**
 * Returns the state or the result of a battle. Points that win the game during a battle win it before the
 * battle is scored; otherwise an empty hand ends the battle.
 *
 * Rule: chu-han/game-end/at-once, chu-han/battle-end/empty-hand
 */
export function getBattleOutcome(battle: Battle, rulings: ChuHanRulings): BattleOutcome {
  const winner = findInstantWinner(battle);
  if (winner) return createWonOutcome(battle, winner);
  if (battle.emptied) return createScoredOutcome(battle, battle.emptied, rulings);
  const { turn, troop } = battle;
  const report = {
    status: 'fighting',
    turn,
    phase: getPhase(battle),
    troop,
    ...getPublicState(battle),
  } as const;
  return { report, trace: battle.trace, rulings: battle.rulings };
}

const OVER = { turn: null, phase: null, troop: null } as const;

/** Returns the outcome of a game won during the battle. Rule: chu-han/game-end/at-once */
function createWonOutcome(battle: Battle, gameWinner: BattleSide): BattleOutcome {
  const rule = 'chu-han/game-end/at-once';
  const ending = { battleWinner: null, battlePoints: { han: 0, chu: 0 }, gameWinner, nextOpener: null };
  const won = { rule, step: 'game-won', side: gameWinner, by: 'at-once' } as const;
  return {
    report: { status: 'game-over', ...OVER, ...getClearedState(battle), ...ending },
    trace: [...battle.trace, won, ...explainClearing(battle)],
    rulings: battle.rulings,
  };
}

function createScoredOutcome(
  battle: Battle,
  battleWinner: BattleSide,
  rulings: ChuHanRulings,
): BattleOutcome {
  const { value, trace } = explainBattleScore(toWonBattle(battle, battleWinner), rulings);
  const status = value.gameWinner ? 'game-over' : 'battle-over';
  return {
    report: { status, ...OVER, ...getClearedState(battle), battleWinner, ...value },
    trace: [...battle.trace, ...explainClearing(battle), ...trace],
    rulings: [...battle.rulings, ...listScoreRulings(value, battle.event)],
  };
}

/** Returns what is scored at the end of a battle. */
export function toWonBattle(battle: Battle, battleWinner: BattleSide): WonBattle {
  const { scores, hands, taken, doubled, event } = battle;
  const loser = opponentOf(battleWinner);
  const cardsLeft = hands[loser].length;
  return { scores, battleWinner, cardsLeft, reinforcements: taken[loser], doubled, event };
}

function getPublicState({ scores, taken, hands, discard, doubled, faceUp }: Battle): PublicState {
  return {
    scores,
    taken,
    hands: { han: sortWords(hands.han), chu: sortWords(hands.chu) },
    discard: sortWords(discard),
    doubled,
    faceUp: sortWords(faceUp),
  };
}

/** Moves the cards of the last fight to the discard pile. */
function getClearedState(battle: Battle): PublicState {
  return getPublicState({ ...battle, discard: [...battle.discard, ...battle.table], table: [] });
}

function explainClearing({ table: cards }: Battle): readonly BattleStep[] {
  return cards.length > 0 ? [{ rule: 'chu-han/battle-end/empty-hand', step: 'fight-ended', cards }] : [];
}

/** Sorts strings by code unit. */
function sortWords<T extends string>(words: readonly T[]): readonly T[] {
  return [...words].sort();
}
