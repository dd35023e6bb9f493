import { WINNING_SCORE } from '../cards/box.ts';
import type { Card, Person } from '../cards/cards.ts';
import type { Troop } from '../cards/troops.ts';
import { type BattleEvent, isWinDelayed } from '../event.ts';
import type { ChuHanFixedRuling } from '../ruling.ts';
import { applyDoubling } from '../scoring/points.ts';
import type { BattleSide, BySide } from '../side.ts';
import type { BattlePhase, BattleStep, PointCause } from '../step.ts';
import type { BattleMove } from './play.ts';

/** The start of a battle, or a battle in progress between two fights. */
export interface Deal {
  readonly scores: BySide<number>;
  readonly opener: BattleSide;
  readonly hands: BySide<readonly Card[]>;
  /** The drawable cards, top first. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  /** The number of reinforcements that each side has taken. */
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly BattleSide[];
  readonly event: BattleEvent | null;
}

/** A battle after some plays. Immutable: each play makes a new one. */
export interface Battle extends Omit<Deal, 'opener'> {
  readonly turn: BattleSide;
  /** The troop to be answered; null if a fight is to be opened. */
  readonly troop: Troop | null;
  /** The cards of the current fight, including used abilities. */
  readonly table: readonly Card[];
  readonly used: TurnUse;
  /** The side that was first to have an empty hand. */
  readonly emptied: BattleSide | null;
  /** What a reaction can answer now. */
  readonly answerable: Answerable | null;
  readonly trace: readonly BattleStep[];
  /** The rulings with only one option that affected the play so far. */
  readonly rulings: readonly ChuHanFixedRuling[];
}

/** What the side to move has used in this turn. */
interface TurnUse {
  readonly isReinforced: boolean;
  readonly isAbilityUsed: boolean;
  /** The phase in which Lü Zhi cancelled this turn's ability. */
  readonly cancelled: BattlePhase | null;
}

/** A move whose cards are on the table but which is not carried out yet. */
export interface LaidMove {
  readonly move: BattleMove;
  readonly abilities: readonly Person[];
  /** The cards laid in addition to the abilities. */
  readonly cards: readonly Card[];
  /** The battle with these cards on the table. */
  readonly battle: Battle;
}

/** An ability that Lü Zhi can answer, or a Lü Zhi that Xiao He can answer, with the move as it was laid. */
interface Answerable {
  readonly with: 'lu-zhi' | 'xiao-he';
  readonly by: BattleSide;
  readonly laid: LaidMove;
}

/** The use of a turn that has just begun. */
export const FRESH_TURN: TurnUse = { isReinforced: false, isAbilityUsed: false, cancelled: null };

/** Returns the battle at its start. Rule: chu-han/opening/before-troop */
export function beginBattle({ opener, ...deal }: Deal): Battle {
  return {
    ...deal,
    turn: opener,
    troop: null,
    table: [],
    used: FRESH_TURN,
    emptied: null,
    answerable: null,
    trace: [],
    rulings: [],
  };
}

/** Returns whether the side to move opens a fight or answers a troop. Rule: chu-han/exchange/turns */
export function getPhase({ troop }: Battle): BattlePhase {
  return troop ? 'answer' : 'open';
}

/**
 * Returns the side that has won the game during the battle; null if there is none. Rule:
 * chu-han/game-end/at-once
 */
export function findInstantWinner({ scores, event }: Pick<Battle, 'scores' | 'event'>): BattleSide | null {
  if (isWinDelayed(event)) return null;
  if (scores.han >= WINNING_SCORE) return 'han';
  return scores.chu >= WINNING_SCORE ? 'chu' : null;
}

/**
 * Returns whether only a reaction can follow. Rule: chu-han/battle-end/empty-hand, chu-han/game-end/at-once
 */
export function isBattleOver(battle: Battle): boolean {
  return battle.emptied !== null || findInstantWinner(battle) !== null;
}

/** Adds steps to the trace of a battle. */
export function withSteps(battle: Battle, ...steps: readonly BattleStep[]): Battle {
  return { ...battle, trace: [...battle.trace, ...steps] };
}

/** Records that a ruling has affected the play. */
export function withUsedRuling(battle: Battle, ruling: ChuHanFixedRuling): Battle {
  return battle.rulings.includes(ruling) ? battle : { ...battle, rulings: [...battle.rulings, ruling] };
}

/** Returns a copy of `values` with another value for one side. */
export function withSideValue<T>(values: BySide<T>, side: BattleSide, value: T): BySide<T> {
  return { ...values, [side]: value };
}

/** Scores points during a battle, doubled after Xiang Yu was used. Rule: chu-han/abilities/xiang-yu */
export function scorePoints(
  battle: Battle,
  to: BattleSide,
  base: number,
  cause: Extract<PointCause, 'fan-zeng' | 'han-xin' | 'xiahou-ying'>,
): Battle {
  const points = applyDoubling(base, battle.doubled);
  const rule = cause === 'fan-zeng' ? 'chu-han/effects/fan-zeng' : (`chu-han/abilities/${cause}` as const);
  const scores = withSideValue(battle.scores, to, battle.scores[to] + points);
  return withSteps({ ...battle, scores }, { rule, step: 'scored', to, points, base, cause });
}
