import type { RuleId } from '../../../core/trace.ts';
import type { AbilityTiming, Card, Person, ReactionCard } from './cards/cards.ts';
import type { Troop } from './cards/troops.ts';
import type { BattleSide } from './side.ts';

/**
 * One step of a battle, in the order of play: an ability is carried out after the reactions to it. Every
 * moved card and every point has a step, so that points, hands and the discard pile can be rebuilt from the
 * steps alone. The comment on a kind says how its cards move, if any do.
 */
export type BattleStep = { readonly rule: RuleId } & (
  | {
      /** From the draw pile to the hand. */
      readonly step: 'reinforced';
      readonly by: BattleSide;
      readonly cards: readonly Card[];
      /** The number of cards left on the draw pile. */
      readonly left: number;
    }
  /** From the hand to the table, until the fight ends. */
  | {
      readonly step: 'ability-played';
      readonly by: BattleSide;
      readonly card: Person;
      readonly timing: AbilityTiming;
    }
  /** From the hand to the table; a person who is also the troop is already there. */
  | {
      readonly step: 'troop-laid';
      readonly by: BattleSide;
      readonly cards: readonly Card[];
      readonly rank: number;
      readonly size: number;
    }
  /** From the hand to the table: the card that Yu Ji will discard. */
  | { readonly step: 'card-laid'; readonly by: BattleSide; readonly card: Card }
  /** The side that can react, and whether it has the card. */
  | {
      readonly step: 'may-react';
      readonly by: BattleSide;
      readonly with: ReactionCard;
      readonly holds: boolean;
    }
  /** From the hand to the discard pile. */
  | { readonly step: 'reacted'; readonly by: BattleSide; readonly card: ReactionCard }
  /**
   * From the table to the discard pile: persons whose ability is not carried out. `by` is the side that
   * reacted with Lü Zhi.
   */
  | { readonly step: 'cancelled'; readonly by: BattleSide; readonly cards: readonly Person[] }
  /** From the table back to the hand. */
  | { readonly step: 'returned'; readonly to: BattleSide; readonly cards: readonly Card[] }
  /** No card moves: the card that Ying Bu wanted stays on the discard pile. */
  | { readonly step: 'stays-on-pile'; readonly card: Card }
  /** No card moves: Lü Zhi has no effect, and the ability is carried out. */
  | { readonly step: 'restored'; readonly by: BattleSide; readonly cards: readonly Person[] }
  /**
   * No card moves: the drawable top cards of the draw pile, and the number of locked cards seen below them.
   */
  | {
      readonly step: 'looked';
      readonly by: BattleSide;
      readonly cards: readonly Card[];
      readonly locked: number;
    }
  /** No card moves: this side lays its hand face up. */
  | { readonly step: 'hand-opened'; readonly side: BattleSide }
  /** From the table to the discard pile. */
  | { readonly step: 'discarded'; readonly by: BattleSide; readonly card: Card }
  /** From the discard pile to the hand. */
  | { readonly step: 'fetched'; readonly by: BattleSide; readonly card: Card }
  | { readonly step: 'turned-back'; readonly by: BattleSide; readonly troop: Troop }
  | { readonly step: 'points-doubled'; readonly by: BattleSide }
  /** The points, and their base before doubling. */
  | {
      readonly step: 'scored';
      readonly to: BattleSide;
      readonly points: number;
      readonly base: number;
      readonly cause: PointCause;
    }
  | { readonly step: 'retreated'; readonly by: BattleSide }
  /** All cards from the table to the discard pile. */
  | { readonly step: 'fight-ended'; readonly cards: readonly Card[] }
  | { readonly step: 'turn'; readonly to: BattleSide; readonly phase: BattlePhase }
  /** No card moves; `isFirst` is false for the second of two sides whose hands became empty together. */
  | { readonly step: 'hand-empty'; readonly side: BattleSide; readonly isFirst: boolean }
  /** A score has reached 31 during a battle: the game is over, unless an event delays it. */
  | {
      readonly step: 'goal-reached';
      readonly side: BattleSide;
      readonly score: number;
      readonly isDelayed: boolean;
      /** The side that would have won the battle in the same turn. */
      readonly beforeBattleOf: BattleSide | null;
    }
  | { readonly step: 'battle-won'; readonly side: BattleSide }
  | { readonly step: 'game-won'; readonly side: BattleSide; readonly by: WinReason }
  /** The side that opens the next battle; `isLevel` if both sides have the same score. */
  | { readonly step: 'opens-next'; readonly side: BattleSide; readonly isLevel: boolean }
  /** `play` is the index of the illegal play. */
  | ({ readonly step: 'refused'; readonly play: number } & PlayRefusal)
);

/** Whether a fight is to be opened or a troop answered. */
export type BattlePhase = 'open' | 'answer';
/** The reason why a side gets points. */
export type PointCause =
  | 'fan-zeng'
  | 'han-xin'
  | 'xiahou-ying'
  | 'cards-left'
  | 'reinforcements'
  | 'hangu-pass';
/**
 * How the game was won: during a battle or at its scoring, and if both sides have 31 there, by which
 * tie-break.
 */
export type WinReason = 'at-once' | 'scoring' | 'more-points' | 'battle-winner';

/** The facts of a refusal besides its rule, by reason (and by rule if a reason has several). */
type RefusalFacts =
  | {
      readonly reason:
        | 'cannot-retreat-when-opening'
        | 'already-reinforced'
        | 'reinforce-first'
        | 'mixed-ranks';
    }
  /** The side that has won, whose turn it is, or that has no reinforcements left. */
  | { readonly reason: 'over' | 'not-your-turn' | 'no-reinforcements'; readonly side: BattleSide }
  | { readonly reason: 'nothing-to-react-to'; readonly card: ReactionCard }
  /** The person that cannot be used now, or the troop that must be answered first. */
  | { readonly reason: 'wrong-moment'; readonly card?: Person; readonly troop?: Troop }
  | { readonly reason: 'one-ability-a-turn'; readonly card: Person }
  | { readonly reason: 'card-not-in-hand'; readonly card: Card; readonly side: BattleSide }
  | ({ readonly reason: 'cannot-be-carried-out' } & Impossible)
  | ({ readonly reason: 'wrong-size'; readonly size: number } & WrongSize)
  /** The rank of the defence, and the troop to be beaten. */
  | { readonly reason: 'too-weak'; readonly rank: number; readonly troop: Troop };

type Impossible =
  | {
      readonly rule: 'chu-han/abilities/peng-yue';
      readonly card: 'peng-yue';
      readonly rank: number;
      readonly troop: Troop;
    }
  | { readonly rule: 'chu-han/abilities/zhongli-mo'; readonly card: 'zhongli-mo' }
  | { readonly rule: 'chu-han/abilities/liu-bang'; readonly card: 'liu-bang'; readonly troop: Troop }
  /** The card that cannot be fetched. */
  | { readonly rule: 'chu-han/abilities/ying-bu'; readonly card: Card };

type WrongSize =
  | { readonly rule: 'chu-han/opening/troop' }
  | {
      readonly rule:
        | 'chu-han/abilities/han-xin'
        | 'chu-han/abilities/liu-bang'
        | 'chu-han/exchange/same-size';
      readonly troop: Troop;
    };

/**
 * Why a play is illegal: one code per cause, each with the rules that give it. If several apply, the first in
 * this order is used. The UI texts have a sentence for each code, and a worked example shows it.
 */
export const PLAY_REFUSAL_REASONS = {
  over: ['chu-han/game-end/at-once', 'chu-han/battle-end/empty-hand'],
  'nothing-to-react-to': ['chu-han/reactions/lu-zhi', 'chu-han/reactions/xiao-he'],
  'not-your-turn': ['chu-han/exchange/turns'],
  'wrong-moment': ['chu-han/abilities/moment', 'chu-han/exchange/turns', 'chu-han/opening/troop'],
  'cannot-retreat-when-opening': ['chu-han/opening/troop'],
  'one-ability-a-turn': ['chu-han/abilities/one-a-turn', 'chu-han/reactions/no-second-ability'],
  'already-reinforced': ['chu-han/reinforcement/once-a-turn'],
  'reinforce-first': ['chu-han/reactions/no-late-reinforcement'],
  'no-reinforcements': ['chu-han/reinforcement/supply'],
  'card-not-in-hand': ['chu-han/abilities/from-hand'],
  'cannot-be-carried-out': [
    'chu-han/abilities/ying-bu',
    'chu-han/abilities/liu-bang',
    'chu-han/abilities/zhongli-mo',
    'chu-han/abilities/peng-yue',
  ],
  'mixed-ranks': ['chu-han/opening/one-rank'],
  'wrong-size': [
    'chu-han/opening/troop',
    'chu-han/abilities/han-xin',
    'chu-han/abilities/liu-bang',
    'chu-han/exchange/same-size',
  ],
  'too-weak': ['chu-han/abilities/peng-yue', 'chu-han/exchange/higher-rank'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
/** Why a play is illegal. */
export type PlayRefusalReason = keyof typeof PLAY_REFUSAL_REASONS;

/** An illegal play: a reason, one of its rules, and its facts. */
export type PlayRefusal = RefusalFacts &
  {
    readonly [R in PlayRefusalReason]: {
      readonly reason: R;
      readonly rule: (typeof PLAY_REFUSAL_REASONS)[R][number];
    };
  }[PlayRefusalReason];
