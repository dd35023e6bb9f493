import type { Position } from '../../engine/huang/position.ts';
import { type StateReport, statesOf } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { checkObject, required } from '../check.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { checkPosition } from './position.ts';

/** Ask `states` of Huang: which states a position has. */
export interface HuangStatesCase extends HuangEnvelope<'states'> {
  readonly position: Position;
}

export interface HuangStatesAnswer extends AnswerEnvelope<BoardStep, never> {
  readonly ok: true;
  readonly legal: true;
  readonly states: readonly StateReport[];
}

const checkHuangStatesCase = checkObject<HuangStatesCase>({
  ...huangEnvelope('states'),
  position: required(checkPosition),
});

function answerHuangStates({ position }: HuangStatesCase): HuangStatesAnswer {
  return { ok: true, legal: true, states: statesOf(position), trace: [], rulings: [] };
}

export const HUANG_STATES = askOf(checkHuangStatesCase, answerHuangStates);
