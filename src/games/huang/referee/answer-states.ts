import type { AnswerEnvelope } from '../../../core/answer.ts';
import { reportStates, type StateReport } from '../rules/board/states.ts';
import type { Position } from '../rules/setup/position.ts';
import type { BoardStep } from '../rules/step.ts';

/** The states on a board, with their leaders and pieces. */
export interface HuangStatesAnswer extends AnswerEnvelope<BoardStep, never> {
  readonly ok: true;
  readonly legal: true;
  readonly states: readonly StateReport[];
}

/** Answers which states a position has. */
export function answerStates(position: Position): HuangStatesAnswer {
  return { ok: true, legal: true, states: reportStates(position), trace: [], rulings: [] };
}
