import type { RuleId } from '../trace.ts';
import type { Card, Person, Reaction, Timing } from './cards.ts';
import type { Side } from './side.ts';
import type { Troop } from './troops.ts';

/**
 * One thing that happens in a battle, in the order of the table: an ability is carried out after the reactions to
 * it. Every card that moves and every point has a step, so that points, hands and the discard pile can be rebuilt
 * from the steps alone. Where a card goes stands beside each kind.
 */
export type BattleStep = { readonly rule: RuleId } /** From the draw pile to the hand. */ & (
  | { readonly step: 'reinforced'; readonly by: Side; readonly cards: readonly Card[]; readonly left: number }
  /** From the hand to the table, where it lies until the fight ends. */
  | { readonly step: 'ability-played'; readonly by: Side; readonly card: Person; readonly timing: Timing }
  /** From the hand to the table; one who fights as himself lies there already. */
  | {
      readonly step: 'troop-laid';
      readonly by: Side;
      readonly cards: readonly Card[];
      readonly rank: number;
      readonly size: number;
    }
  /** From the hand to the table: the card that Yu Ji will discard. */
  | { readonly step: 'card-laid'; readonly by: Side; readonly card: Card }
  /** Whose chance it is to react, and whether the card is in that hand. */
  | { readonly step: 'may-react'; readonly by: Side; readonly with: Reaction; readonly holds: boolean }
  /** From the hand to the discard pile. */
  | { readonly step: 'reacted'; readonly by: Side; readonly card: Reaction }
  /** From the table to the discard pile: persons whose ability is not carried out. */
  | { readonly step: 'cancelled'; readonly by: Side; readonly cards: readonly Person[] }
  /** From the table back to the hand. */
  | { readonly step: 'returned'; readonly to: Side; readonly cards: readonly Card[] }
  /** Nothing moves: what Ying Bu wanted stays on the pile. */
  | { readonly step: 'stays-on-pile'; readonly card: Card }
  /** Nothing moves: Lü Zhi does nothing, and the ability is carried out after all. */
  | { readonly step: 'restored'; readonly by: Side; readonly cards: readonly Person[] }
  /** Nothing moves: the top cards of the draw pile as far as they can be drawn, and how many locked ones below. */
  | {
      readonly step: 'looked';
      readonly by: Side;
      readonly cards: readonly Card[];
      readonly locked: number;
    }
  | { readonly step: 'hand-opened'; readonly side: Side }
  /** From the table to the discard pile. */
  | { readonly step: 'discarded'; readonly by: Side; readonly card: Card }
  /** From the discard pile to the hand. */
  | { readonly step: 'fetched'; readonly by: Side; readonly card: Card }
  | { readonly step: 'turned-back'; readonly by: Side; readonly troop: Troop }
  | { readonly step: 'points-doubled'; readonly by: Side }
  /** Points, and what they are before any doubling. */
  | {
      readonly step: 'scored';
      readonly to: Side;
      readonly points: number;
      readonly base: number;
      readonly cause: Cause;
    }
  | { readonly step: 'retreated'; readonly by: Side }
  /** From the table to the discard pile, all that lies there. */
  | { readonly step: 'fight-ended'; readonly cards: readonly Card[] }
  | { readonly step: 'turn'; readonly to: Side; readonly phase: Phase }
  | { readonly step: 'hand-empty'; readonly side: Side; readonly isFirst: boolean }
  /** A score has come to 31 in the middle of a battle: the game is over, or an event says not yet. */
  | {
      readonly step: 'goal-reached';
      readonly side: Side;
      readonly score: number;
      readonly isDelayed: boolean;
      /** Who would have won the battle in the same turn. */
      readonly beforeBattleOf: Side | null;
    }
  | { readonly step: 'battle-won'; readonly side: Side }
  | { readonly step: 'game-won'; readonly side: Side; readonly by: WonBy }
  | { readonly step: 'opens-next'; readonly side: Side; readonly isLevel: boolean }
  | ({ readonly step: 'refused'; readonly play: number } & Refusal)
);

/** Whether a fight is to be opened or a troop to be answered. */
export type Phase = 'open' | 'answer';
/** What points are given for. */
export type Cause = 'fan-zeng' | 'han-xin' | 'xiahou-ying' | 'cards-left' | 'reinforcements' | 'hangu-pass';
/** How a game was won: in the middle of a battle, at its scoring, and then perhaps with both at 31. */
export type WonBy = 'at-once' | 'scoring' | 'more-points' | 'battle-winner';

/** What a refusal tells beside its rule: by its reason, and where a reason has several rules by these. */
type RefusalFacts =
  | {
      readonly reason:
        | 'cannot-retreat-when-opening'
        | 'already-reinforced'
        | 'reinforce-first'
        | 'mixed-ranks';
    }
  /** Who has won, whose turn it is, or whose reinforcements are gone. */
  | { readonly reason: 'over' | 'not-your-turn' | 'no-reinforcements'; readonly side: Side }
  | { readonly reason: 'nothing-to-react-to'; readonly card: Reaction }
  /** The person whose moment it is not, or the troop that is to be answered first. */
  | { readonly reason: 'wrong-moment'; readonly card?: Person; readonly troop?: Troop }
  | { readonly reason: 'one-ability-a-turn'; readonly card: Person }
  | { readonly reason: 'card-not-in-hand'; readonly card: Card; readonly side: Side }
  | ({ readonly reason: 'cannot-be-carried-out' } & Impossible)
  | ({ readonly reason: 'wrong-size'; readonly size: number } & WrongSize)
  /** The rank that was offered, and the troop that was to be beaten. */
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
 * Why the rules forbid a play, one code a cause, and of several the first in this order; each with the rules that give
 * it. Its sentence has the same code in the texts of the pages, and a worked example shows it.
 */
export const REASONS = {
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
export type Reason = keyof typeof REASONS;

/** A play that the rules forbid: a reason with one of its rules, and what it tells beside them. */
export type Refusal = RefusalFacts &
  { readonly [R in Reason]: { readonly reason: R; readonly rule: (typeof REASONS)[R][number] } }[Reason];
