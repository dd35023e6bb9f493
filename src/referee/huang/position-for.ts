import { checkSetup, type SetupFault } from '../../engine/huang/check-setup.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Setup, setupOf } from '../../engine/huang/setup.ts';
import type { Result } from '../../engine/result.ts';
import { type ErrorAnswer, makeErrorAnswer } from '../answer.ts';
import { type Problem, type Problems, pathTo } from '../problem.ts';
import { answerStates, type HuangStatesAnswer } from './position-answers.ts';

const CHECKED = new WeakMap<Setup, Result<Position, Problems>>();

/** The position that a set-up is, or all that keeps it from being one, as a case tells it. Each is checked once. */
export function positionFor(setup: Setup): Result<Position, Problems> {
  const known = CHECKED.get(setup);
  if (known) return known;
  const checked = checkSetup(setup);
  const result = checked.ok ? checked : { ok: false as const, error: problemsOf(checked.error, '/position') };
  CHECKED.set(setup, result);
  return result;
}

/** The faults of a set-up that stands at `path` of a case. */
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

/** A position that has been checked, as it is written down; asked for its position, nobody checks it again. */
export function setupFor(position: Position): Setup {
  const setup = setupOf(position);
  CHECKED.set(setup, { ok: true, value: position });
  return setup;
}

/** The states of a set-up, or what keeps it from being a position. */
export function statesFor(setup: Setup): HuangStatesAnswer | ErrorAnswer {
  const position = positionFor(setup);
  return position.ok ? answerStates(position.value) : makeErrorAnswer(undefined, position.error);
}
