import type { Position } from '../../engine/huang/position.ts';
import { type StateReport, statesOf } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { AnswerEnvelope } from '../answer.ts';

export interface HuangStatesAnswer extends AnswerEnvelope<BoardStep, never> {
  readonly ok: true;
  readonly legal: true;
  readonly states: readonly StateReport[];
}

/** Answers which states a position has. */
export function answerStates(position: Position): HuangStatesAnswer {
  return { ok: true, legal: true, states: statesOf(position), trace: [], rulings: [] };
}
