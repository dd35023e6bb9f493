import { createErrorAnswer, type ErrorAnswer } from '../../../core/answer.ts';
import { appendKey, type Problem, type Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import { checkSetup, type SetupFault } from '../rules/setup/check-setup.ts';
import type { Position } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { answerStates, type HuangStatesAnswer } from './answer-states.ts';

/** Checks a setup and returns the position, or all problems as of a case. */
export function checkSetupPosition(setup: Setup): Result<Position, Problems> {
  const checked = checkSetup(setup);
  return checked.ok ? checked : { ok: false, error: toProblems(checked.error, '/position') };
}

/** Converts the faults of a setup at `path` of a case into problems. */
export function toProblems(
  [first, ...others]: readonly [SetupFault, ...SetupFault[]],
  path: string,
): Problems {
  const toProblem = ({ where, ...cause }: SetupFault): Problem => ({
    ...cause,
    path: where.reduce<string>(appendKey, path),
  });
  return [toProblem(first), ...others.map(toProblem)];
}

/** Answers which states a checked setup has, or its problems. */
export function answerCheckedStates(position: Result<Position, Problems>): HuangStatesAnswer | ErrorAnswer {
  return position.ok ? answerStates(position.value) : createErrorAnswer(undefined, position.error);
}
