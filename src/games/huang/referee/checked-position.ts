import { createErrorAnswer, type ErrorAnswer } from '../../../core/answer.ts';
import { appendKey, type Problem, type Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import { checkSetup, type SetupFault } from '../rules/setup/check-setup.ts';
import type { Position } from '../rules/setup/position.ts';
import { type Setup, toSetup } from '../rules/setup/setup.ts';
import { answerStates, type HuangStatesAnswer } from './answer-states.ts';

const POSITION_CACHE = new WeakMap<Setup, Result<Position, Problems>>();

/** Checks a setup. Returns the position or all problems. Results are cached. */
export function getCheckedPosition(setup: Setup): Result<Position, Problems> {
  const cached = POSITION_CACHE.get(setup);
  if (cached) return cached;
  const checked = checkSetup(setup);
  const result = checked.ok ? checked : { ok: false as const, error: toProblems(checked.error, '/position') };
  POSITION_CACHE.set(setup, result);
  return result;
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

/** Returns the setup of a checked position. Its check is already cached. */
export function toCheckedSetup(position: Position): Setup {
  const setup = toSetup(position);
  POSITION_CACHE.set(setup, { ok: true, value: position });
  return setup;
}

/** Answers which states a setup has, or which problems. */
export function answerSetupStates(setup: Setup): HuangStatesAnswer | ErrorAnswer {
  const position = getCheckedPosition(setup);
  return position.ok ? answerStates(position.value) : createErrorAnswer(undefined, position.error);
}
