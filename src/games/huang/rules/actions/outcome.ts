import type { SpaceName } from '../board/board.ts';
import type { LeaderName } from '../leader.ts';
import type { Refusal, RefusalReason } from '../reasons.ts';
import { type DiscardChoice, type Draft, getDraftPosition, type HuangFixedRuling } from '../setup/draft.ts';
import type { Position } from '../setup/position.ts';
import type { Shortage } from '../shortage.ts';
import type { BoardStep, StrengthParts } from '../step.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';

interface Traced {
  readonly trace: readonly BoardStep[];
  readonly used: ReadonlySet<HuangFixedRuling>;
  /** The states that a tile has joined and that stay out of the war. */
  readonly bystanders: readonly SpaceName[];
  /** The choice between tiles that the action demands, whether it was made or not; null for none. */
  readonly discardChoice: DiscardChoice | null;
}

/** Returns the records of a draft that every outcome has. */
function getRecords({ steps: trace, usedRulings: used, bystanders, discardChoice }: Draft): Traced {
  return { trace, used, bystanders, discardChoice };
}

/** An illegal action; the last step of the trace cites the rule. */
export interface RefusedAction extends Traced {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** Which tiles are missing, if that is the reason. */
  readonly shortage?: Shortage | undefined;
}

/** The kind of a missing decision: which tied state wins, or which `count` tiles are discarded. */
type DecisionKind =
  | { readonly decision: 'tieWinner' }
  | { readonly decision: 'discard'; readonly count: number };

/** A missing decision: the player who makes it, and the options. */
export type MissingDecision = DecisionKind & { readonly by: Dynasty; readonly options: readonly SpaceName[] };

/** The result of an action that needs another decision. */
export type PendingAction = Traced & MissingDecision & { readonly kind: 'needs' };

/** A state in the report of a war. */
export interface WarSide extends StrengthParts {
  readonly id: SpaceName;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  readonly fights: boolean;
}
interface WarReport {
  readonly states: readonly WarSide[];
  readonly conflicting: readonly LeaderName[];
  readonly winner: SpaceName;
  /** The number of tiles that the winner must lose, committed ones included. */
  readonly losses: number;
}
/** A player in the report of a revolt. */
export interface RevoltSide extends StrengthParts {
  readonly player: Dynasty;
}
interface RevoltReport {
  readonly colour: Colour;
  readonly attacker: RevoltSide;
  readonly defender: RevoltSide;
  readonly winner: Dynasty;
}

/** The result of an action that was carried out. */
export interface CompletedAction extends Traced {
  readonly kind: 'done';
  /** What the action led to; `done` if that is none of the others, e.g. at the end of a turn. */
  readonly result: 'peace' | 'war' | 'revolt' | 'bandits' | 'done';
  readonly position: Position;
  readonly conflict?: WarReport | RevoltReport;
  /** At the end of a turn: how many granaries the player took, and the hand limit. */
  readonly granaries?: number;
  readonly handLimit?: 6 | 7;
}

/** The result of an action: refused, waiting for a decision, or completed. */
export type ActionOutcome = RefusedAction | PendingAction | CompletedAction;

/** Makes the outcome of an illegal action. */
export function refuseAction(draft: Draft, { reason, rule, at, shortage }: Refusal): RefusedAction {
  const trace = [...draft.steps, { rule, step: 'refused' as const, reason, ...(at !== undefined && { at }) }];
  return { ...getRecords(draft), kind: 'refused', reason, shortage, trace };
}

/** Makes the outcome of an action that waits for a player's decision. */
export function requestDecision(
  draft: Draft,
  decision: DecisionKind,
  options: readonly SpaceName[],
): PendingAction {
  return { ...getRecords(draft), kind: 'needs', ...decision, by: draft.turn, options };
}

/** Makes the outcome of an action that has been carried out, with the resulting position. */
export function completeAction(
  draft: Draft,
  result: CompletedAction['result'],
  more: Pick<CompletedAction, 'conflict' | 'granaries' | 'handLimit'> = {},
): CompletedAction {
  return { ...getRecords(draft), kind: 'done', result, position: getDraftPosition(draft), ...more };
}
