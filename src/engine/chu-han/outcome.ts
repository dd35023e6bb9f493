import { type Battle, findInstantWinner, getPhase } from './battle.ts';
import type { Card } from './cards.ts';
import type { ChuHanFixedRuling, ChuHanRulings } from './ruling.ts';
import { type BattleScore, explainBattleScore, listScoreRulings } from './scoring.ts';
import { type BattleSide, type BySide, opponentOf } from './side.ts';
import type { BattlePhase, BattleStep } from './step.ts';
import type { Troop } from './troops.ts';

/** The public state of a battle, assuming that no reaction follows; lists of cards are sorted. */
export type BattleReport = OnTable & (Fighting | Over);

interface OnTable {
  readonly scores: BySide<number>;
  readonly taken: BySide<number>;
  readonly hands: BySide<readonly Card[]>;
  /** The discard pile; after the battle it includes the cards from the table. */
  readonly discard: readonly Card[];
  readonly doubled: boolean;
  readonly faceUp: readonly BattleSide[];
}

/** A battle in progress: whose turn it is, and the troop to be answered; null if a fight is to be opened. */
interface Fighting {
  readonly status: 'fighting';
  readonly turn: BattleSide;
  readonly phase: BattlePhase;
  readonly troop: Troop | null;
}

/** A battle that is over, with its scoring. */
interface Over extends Omit<BattleScore, 'scores'> {
  readonly status: 'battle-over' | 'game-over';
  readonly turn: null;
  readonly phase: null;
  readonly troop: null;
  /** Null if the game was won before the battle was scored. */
  readonly battleWinner: BattleSide | null;
}

/** The state or result of a battle, the steps that led to it, and the open points that affected it. */
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
  if (winner) return wonAtOnce(battle, winner);
  if (battle.emptied) return scored(battle, battle.emptied, rulings);
  const { turn, troop } = battle;
  const standing = { status: 'fighting', turn, phase: getPhase(battle), troop, ...visible(battle) } as const;
  return { report: standing, trace: battle.trace, rulings: battle.rulings };
}

const OVER = { turn: null, phase: null, troop: null } as const;

/** Returns the outcome of a game won during the battle. Rule: chu-han/game-end/at-once */
function wonAtOnce(battle: Battle, gameWinner: BattleSide): BattleOutcome {
  const rule = 'chu-han/game-end/at-once';
  const ending = { battleWinner: null, battlePoints: { han: 0, chu: 0 }, gameWinner, nextOpener: null };
  const won = { rule, step: 'game-won', side: gameWinner, by: 'at-once' } as const;
  return {
    report: { status: 'game-over', ...OVER, ...cleared(battle), ...ending },
    trace: [...battle.trace, won, ...clearingSteps(battle)],
    rulings: battle.rulings,
  };
}

function scored(battle: Battle, battleWinner: BattleSide, rulings: ChuHanRulings): BattleOutcome {
  const { doubled, event } = battle;
  const loser = opponentOf(battleWinner);
  const cardsLeft = battle.hands[loser].length;
  const reinforcements = battle.taken[loser];
  const won = { scores: battle.scores, battleWinner, cardsLeft, reinforcements, doubled, event };
  const { value, trace } = explainBattleScore(won, rulings);
  const status = value.gameWinner ? 'game-over' : 'battle-over';
  return {
    report: { status, ...OVER, ...cleared(battle), battleWinner, ...value },
    trace: [...battle.trace, ...clearingSteps(battle), ...trace],
    rulings: [...battle.rulings, ...listScoreRulings(value, event)],
  };
}

function visible({ scores, taken, hands, discard, doubled, faceUp }: Battle): OnTable {
  return {
    scores,
    taken,
    hands: { han: sorted(hands.han), chu: sorted(hands.chu) },
    discard: sorted(discard),
    doubled,
    faceUp: sorted(faceUp),
  };
}

/** Moves the cards of the last fight to the discard pile. */
function cleared(battle: Battle): OnTable {
  return visible({ ...battle, discard: [...battle.discard, ...battle.table], table: [] });
}

function clearingSteps({ table: cards }: Battle): readonly BattleStep[] {
  return cards.length > 0 ? [{ rule: 'chu-han/battle-end/empty-hand', step: 'fight-ended', cards }] : [];
}

/** Sorts by code unit. */
function sorted<T extends string>(words: readonly T[]): readonly T[] {
  return [...words].sort();
}
