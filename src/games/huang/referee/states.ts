import { createCaseHandler } from '../../../core/case-handler.ts';
import { checkObject, required } from '../../../core/check.ts';
import type { Position } from '../rules/setup/position.ts';
import { answerStates } from './answer-states.ts';
import { checkPosition } from './check-position.ts';
import { createHuangChecks, type HuangEnvelope } from './envelope.ts';

/** The question `states`: which states a position has. */
export interface HuangStatesCase extends HuangEnvelope<'states'> {
  readonly position: Position;
}

const checkHuangStatesCase = checkObject<HuangStatesCase>({
  ...createHuangChecks('states'),
  position: required(checkPosition),
});

/** Checks and answers cases about the states on a board. */
export const HUANG_STATES_HANDLER = createCaseHandler(checkHuangStatesCase, ({ position }) =>
  answerStates(position),
);
