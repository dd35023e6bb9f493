import { GOAL } from './box.ts';
import type { Card, Person } from './cards.ts';
import { type Event, isWinDelayed } from './event.ts';
import type { Move } from './play.ts';
import { pointsAfter } from './points.ts';
import type { UsedRuling } from './ruling.ts';
import type { BySide, Side } from './side.ts';
import type { BattleStep, Cause, Phase } from './step.ts';
import type { Troop } from './troops.ts';

/** What a battle begins with, or what lies on the table in the middle of one between two fights. */
export interface Deal {
  readonly scores: BySide<number>;
  readonly opener: Side;
  readonly hands: BySide<readonly Card[]>;
  /** The cards that can still be drawn, top first. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  /** Reinforcements taken. */
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly event: Event | null;
}

/** A battle after some plays. Never changed: each play makes another. */
export interface Battle extends Omit<Deal, 'opener'> {
  readonly turn: Side;
  /** The troop to be answered; null when a fight is to be opened. */
  readonly troop: Troop | null;
  /** The cards of the running fight, used abilities among them. */
  readonly table: readonly Card[];
  readonly used: TurnUse;
  /** Who has an empty hand, and had it first. */
  readonly emptied: Side | null;
  /** What a reaction may answer now. */
  readonly answerable: Answerable | null;
  readonly trace: readonly BattleStep[];
  /** Open points with one choice that the play turned on so far. */
  readonly rulings: readonly UsedRuling[];
}

/** What the player to move has used of this turn. */
interface TurnUse {
  readonly isReinforced: boolean;
  readonly isAbilityUsed: boolean;
  /** The moment at which Lü Zhi cancelled this turn's ability. */
  readonly cancelled: Phase | null;
}

/** A move whose cards lie on the table and that is not carried out yet. */
export interface Laid {
  readonly move: Move;
  readonly abilities: readonly Person[];
  /** What was laid beside them. */
  readonly cards: readonly Card[];
  /** The battle with those cards on the table. */
  readonly battle: Battle;
}

/** An ability that Lü Zhi may answer, or the Lü Zhi that Xiao He may answer, with the move as it was laid. */
interface Answerable {
  readonly with: 'lu-zhi' | 'xiao-he';
  readonly by: Side;
  readonly laid: Laid;
}

export const FRESH_TURN: TurnUse = { isReinforced: false, isAbilityUsed: false, cancelled: null };

/** The battle that a deal begins. Rule: chu-han/opening/before-troop */
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

/** Whether the side to move opens a fight or answers a troop. Rule: chu-han/exchange/turns */
export function phaseOf({ troop }: Battle): Phase {
  return troop ? 'answer' : 'open';
}

/** Who has won the game in the middle of the battle. Rule: chu-han/game-end/at-once */
export function winnerAtOnce({ scores, event }: Pick<Battle, 'scores' | 'event'>): Side | null {
  if (isWinDelayed(event)) return null;
  if (scores.han >= GOAL) return 'han';
  return scores.chu >= GOAL ? 'chu' : null;
}

/** Whether nothing but a reaction can follow. Rule: chu-han/battle-end/empty-hand, chu-han/game-end/at-once */
export function isOver(battle: Battle): boolean {
  return battle.emptied !== null || winnerAtOnce(battle) !== null;
}

/** The battle with more steps in its trace. */
export function withSteps(battle: Battle, ...steps: readonly BattleStep[]): Battle {
  return { ...battle, trace: [...battle.trace, ...steps] };
}

/** The battle with an open point named that its play has turned on. */
export function ruled(battle: Battle, point: UsedRuling): Battle {
  return battle.rulings.includes(point) ? battle : { ...battle, rulings: [...battle.rulings, point] };
}

/** What each side has, with another value for one of them. */
export function changed<T>(of: BySide<T>, side: Side, value: T): BySide<T> {
  return { ...of, [side]: value };
}

/** Gives points inside the battle, doubled once Xiang Yu has been used. Rule: chu-han/abilities/xiang-yu */
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
