import type { Position } from '../../engine/huang/position.ts';
import { askOf } from '../ask.ts';
import { checkObject, required } from '../check.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { checkPosition } from './position.ts';
import { answerStates } from './position-answers.ts';

/** The question `states`: which states a position has. */
export interface HuangStatesCase extends HuangEnvelope<'states'> {
  readonly position: Position;
}

const checkHuangStatesCase = checkObject<HuangStatesCase>({
  ...huangEnvelope('states'),
  position: required(checkPosition),
});

export const HUANG_STATES = askOf(checkHuangStatesCase, ({ position }) => answerStates(position));
