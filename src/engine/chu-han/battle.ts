import { GOAL } from './box.ts';
import type { Card, Person } from './cards.ts';
import { type Event, isWinDelayed } from './event.ts';
import type { Move } from './play.ts';
import { pointsAfter } from './points.ts';
import type { UsedRuling } from './ruling.ts';
import type { BySide, Side } from './side.ts';
import type { BattleStep, Cause, Phase } from './step.ts';
import type { Troop } from './troops.ts';

/** The start of a battle, or a battle in progress between two fights. */
export interface Deal {
  readonly scores: BySide<number>;
  readonly opener: Side;
  readonly hands: BySide<readonly Card[]>;
  /** The drawable cards, top first. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  /** The number of reinforcements that each side has taken. */
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly event: Event | null;
}

/** A battle after some plays. Immutable: each play makes a new one. */
export interface Battle extends Omit<Deal, 'opener'> {
  readonly turn: Side;
  /** The troop to be answered; null if a fight is to be opened. */
  readonly troop: Troop | null;
  /** The cards of the current fight, including used abilities. */
  readonly table: readonly Card[];
  readonly used: TurnUse;
  /** The side that was first to have an empty hand. */
  readonly emptied: Side | null;
  /** What a reaction can answer now. */
  readonly answerable: Answerable | null;
  readonly trace: readonly BattleStep[];
  /** The open points without a choice that affected the play so far. */
  readonly rulings: readonly UsedRuling[];
}

/** What the side to move has used in this turn. */
interface TurnUse {
  readonly isReinforced: boolean;
  readonly isAbilityUsed: boolean;
  /** The phase in which Lü Zhi cancelled this turn's ability. */
  readonly cancelled: Phase | null;
}

/** A move whose cards are on the table but which is not carried out yet. */
export interface Laid {
  readonly move: Move;
  readonly abilities: readonly Person[];
  /** The cards laid in addition to the abilities. */
  readonly cards: readonly Card[];
  /** The battle with these cards on the table. */
  readonly battle: Battle;
}

/** An ability that Lü Zhi can answer, or a Lü Zhi that Xiao He can answer, with the move as it was laid. */
interface Answerable {
  readonly with: 'lu-zhi' | 'xiao-he';
  readonly by: Side;
  readonly laid: Laid;
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
export function phaseOf({ troop }: Battle): Phase {
  return troop ? 'answer' : 'open';
}

/**
 * Returns the side that has won the game during the battle; null if there is none. Rule:
 * chu-han/game-end/at-once
 */
export function winnerAtOnce({ scores, event }: Pick<Battle, 'scores' | 'event'>): Side | null {
  if (isWinDelayed(event)) return null;
  if (scores.han >= GOAL) return 'han';
  return scores.chu >= GOAL ? 'chu' : null;
}

/**
 * Returns whether only a reaction can follow. Rule: chu-han/battle-end/empty-hand, chu-han/game-end/at-once
 */
export function isOver(battle: Battle): boolean {
  return battle.emptied !== null || winnerAtOnce(battle) !== null;
}

/** Adds steps to the trace of a battle. */
export function withSteps(battle: Battle, ...steps: readonly BattleStep[]): Battle {
  return { ...battle, trace: [...battle.trace, ...steps] };
}

/** Records that an open point has affected the play. */
export function ruled(battle: Battle, point: UsedRuling): Battle {
  return battle.rulings.includes(point) ? battle : { ...battle, rulings: [...battle.rulings, point] };
}

/** Returns a copy with another value for one side. */
export function changed<T>(of: BySide<T>, side: Side, value: T): BySide<T> {
  return { ...of, [side]: value };
}

/** Scores points during a battle, doubled after Xiang Yu was used. Rule: chu-han/abilities/xiang-yu */
export function score(
  battle: Battle,
  to: Side,
  base: number,
  cause: Extract<Cause, 'fan-zeng' | 'han-xin' | 'xiahou-ying'>,
): Battle {
  const points = pointsAfter(base, battle.doubled);
  const rule = cause === 'fan-zeng' ? 'chu-han/effects/fan-zeng' : (`chu-han/abilities/${cause}` as const);
  const scores = changed(battle.scores, to, battle.scores[to] + points);
  return withSteps({ ...battle, scores }, { rule, step: 'scored', to, points, base, cause });
}
