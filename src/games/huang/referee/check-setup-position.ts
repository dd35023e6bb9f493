import { createErrorAnswer, type ErrorAnswer } from '../../../core/answer.ts';
import type { Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import { checkSetup } from '../rules/setup/check-setup.ts';
import type { Position } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { answerStates, type HuangStatesAnswer } from './answer-states.ts';

/** Checks a setup and returns the position, or all problems as of a case. */
export function checkSetupPosition(setup: Setup): Result<Position, Problems> {
  return checkSetup(setup, '/position');
}

/** Answers which states a checked setup has, or its problems. */
export function answerCheckedStates(position: Result<Position, Problems>): HuangStatesAnswer | ErrorAnswer {
  return position.ok ? answerStates(position.value) : createErrorAnswer(undefined, position.error);
}
