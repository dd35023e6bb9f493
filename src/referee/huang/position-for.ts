import { checkSetup, type SetupFault } from '../../engine/huang/check-setup.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Setup, setupOf } from '../../engine/huang/setup.ts';
import type { Result } from '../../engine/result.ts';
import { type ErrorAnswer, makeErrorAnswer } from '../answer.ts';
import { type Problem, type Problems, pathTo } from '../problem.ts';
import { answerStates, type HuangStatesAnswer } from './position-answers.ts';

const CHECKED = new WeakMap<Setup, Result<Position, Problems>>();

/** Checks a setup. Returns the position or all problems. Results are cached. */
export function positionFor(setup: Setup): Result<Position, Problems> {
  const known = CHECKED.get(setup);
  if (known) return known;
  const checked = checkSetup(setup);
  const result = checked.ok ? checked : { ok: false as const, error: problemsOf(checked.error, '/position') };
  CHECKED.set(setup, result);
  return result;
}

/** Converts the faults of a setup at `path` of a case into problems. */
export function problemsOf(
  [first, ...others]: readonly [SetupFault, ...SetupFault[]],
  path: string,
): Problems {
  const problemOf = ({ where, ...cause }: SetupFault): Problem => ({
    ...cause,
    path: where.reduce<string>(pathTo, path),
  });
  return [problemOf(first), ...others.map(problemOf)];
}

/** Returns the setup of a checked position. Its check is already cached. */
export function setupFor(position: Position): Setup {
  const setup = setupOf(position);
  CHECKED.set(setup, { ok: true, value: position });
  return setup;
}

/** Answers which states a setup has, or which problems. */
export function statesFor(setup: Setup): HuangStatesAnswer | ErrorAnswer {
  const position = positionFor(setup);
  return position.ok ? answerStates(position.value) : makeErrorAnswer(undefined, position.error);
}
