import type { Position } from '../../engine/huang/position.ts';
import { reportStates, type StateReport } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { AnswerEnvelope } from '../answer.ts';

export interface HuangStatesAnswer extends AnswerEnvelope<BoardStep, never> {
  readonly ok: true;
  readonly legal: true;
  readonly states: readonly StateReport[];
}

/** Answers which states a position has. */
export function answerStates(position: Position): HuangStatesAnswer {
  return { ok: true, legal: true, states: reportStates(position), trace: [], rulings: [] };
}
