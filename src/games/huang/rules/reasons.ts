import type { RuleId } from '../../../core/trace.ts';
import type { SpaceName } from './board/board.ts';
import type { Shortage } from './shortage.ts';

/**
 * The reasons why an action can be illegal: one code per cause, each with the rules that can give it. The UI
 * texts have a sentence for each code, and a worked example shows it.
 */
export const RULES_BY_REFUSAL_REASON = {
  'no-such-space': [
    'huang/tiles/empty-space',
    'huang/leaders/empty-space',
    'huang/riot/removal',
    'huang/pagodas/triangle',
    'huang/palace/base',
  ],
  occupied: ['huang/tiles/empty-space', 'huang/leaders/empty-space'],
  'river-takes-only-farmers': ['huang/tiles/river'],
  'farmers-need-river': ['huang/tiles/river'],
  'not-in-hand': [
    'huang/tiles/from-hand',
    'huang/riot/cost',
    'huang/pagodas/by-traders',
    'huang/replace/replace',
  ],
  'not-adjacent-to-previous': ['huang/tiles/farmer-chain'],
  'chain-ended': ['huang/tiles/farmer-chain', 'huang/bandits/reward'],
  'no-governor-beside': ['huang/leaders/beside-governor'],
  'leader-on-river': ['huang/leaders/not-on-river'],
  'unites-into-conflict': ['huang/leaders/no-conflict-by-uniting'],
  'beside-bandits': ['huang/bandits/tiles', 'huang/bandits/leaders'],
  'bandits-too-strong': ['huang/bandits/tiles'],
  'not-on-board': ['huang/leaders/position'],
  'same-space': ['huang/leaders/position'],
  'nothing-there': ['huang/riot/removal'],
  'no-triangle': [
    'huang/pagodas/triangle',
    'huang/pagodas/after-tile',
    'huang/war/unifying-tile',
    'huang/bandits/reward',
  ],
  'not-a-palace-base': ['huang/palace/base', 'huang/pagodas/after-tile'],
  'carries-building': ['huang/pagodas/free-tiles'],
  'no-such-building': ['huang/pagodas/supply'],
  'leader-not-in-reserve': [
    'huang/riot/farmer-leader',
    'huang/pagodas/trader-leader',
    'huang/war/soldier-leader',
    'huang/revolt/governor-leader',
  ],
  'too-many-committed': ['huang/war/commitment', 'huang/revolt/commitment'],
  'no-such-state': ['huang/war/commitment'],
  'state-does-not-fight': ['huang/war/commitment', 'huang/war/bystanders', 'huang/revolt/commitment'],
  'not-a-tied-state': ['huang/war/tie'],
  'wrong-discard': ['huang/war/winners-loss', 'huang/bandits/price'],
  'market-not-available': ['huang/tiles/market', 'huang/war/unifying-tile', 'huang/bandits/reward'],
  'no-granary-choice': ['huang/eighteen-kingdoms/granaries'],
  'rulebook-silent': ['huang/bandits/tiles'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** Why an action is illegal. */
export type RefusalReason = keyof typeof RULES_BY_REFUSAL_REASON;
/** The rules that can give a reason. */
export type RuleFor<R extends RefusalReason> = (typeof RULES_BY_REFUSAL_REASON)[R][number];

/** Why an action is illegal: the reason, and the rule that it violates. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly rule: RuleId;
  /** The space where the action violates the rule; undefined if no single space is at fault. */
  readonly at?: SpaceName;
  /** Which tiles are missing, if that is the reason. */
  readonly shortage?: Shortage;
}

/** Makes a refusal; the type checks that the rule can give the reason. */
export function createRefusal<R extends RefusalReason>(reason: R, rule: RuleFor<R>, at?: SpaceName): Refusal {
  return { reason, rule, ...(at !== undefined && { at }) };
}
