import type { ErrorAnswer } from '../../../core/answer.ts';
import type { Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import type { Moment } from '../explain/moments.ts';
import type { StateNames } from '../explain/state-names.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { HuangStatesAnswer } from '../referee/answer-states.ts';
import type { ChosenHuangRulings } from '../referee/envelope.ts';
import type { Judgement } from '../referee/judge-action.ts';
import type { Position } from '../rules/setup/position.ts';

/** The judgement of an action, with the names of its states and the moments of its outcome. */
export interface JudgedAction extends Judgement {
  readonly names: StateNames;
  /** Empty unless the action was carried out. */
  readonly moments: readonly Moment[];
}

/**
 * All that is known about a state of the board: the answer that can be shared, an action with its outcome or
 * the states of a position, and what it was made from. Computed once for each state and handed on.
 */
export interface BoardAnswer {
  readonly refereeCase: object;
  readonly answer: HuangActAnswer | HuangStatesAnswer | ErrorAnswer;
  /** The rulings of the table. */
  readonly rulings: ChosenHuangRulings;
  /** The position of the set-up, or all of its problems. */
  readonly position: Result<Position, Problems>;
  /** Null if there is no action, or if the set-up is not a valid position. */
  readonly judged: JudgedAction | null;
  /** Whether the action was just opened from a link or an example, so that its replay starts by itself. */
  readonly isOpened: boolean;
}
