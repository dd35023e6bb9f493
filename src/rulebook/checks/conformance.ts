import { groupBy } from '../../core/group-by.ts';
import { unwrap } from '../../core/result.ts';
import { answer } from '../../referee/referee.ts';
import { computeExample } from '../example.ts';
import type { readRulebook } from '../files.ts';
import { computeExercise } from '../lessons/exercise.ts';

/** A case with its answer, against which another engine, or a later release of this one, can be compared. */
export interface ConformanceCase {
  /** The example, or the exercise and its option: `huang/bridge-war`, `huang/tiles/river#A3`. */
  readonly id: string;
  readonly case: object;
  readonly answer: object;
}

/**
 * Lists the cases of all worked examples and of all options of all exercises, by ask. An author has compared
 * each of their answers with the printed rules.
 * @throws {Error} if an example or exercise is invalid
 */
export function listConformanceCases({
  examples,
  exercises,
}: Pick<ReturnType<typeof readRulebook>, 'examples' | 'exercises'>): ReadonlyMap<
  string,
  readonly ConformanceCase[]
> {
  const all = [
    ...examples.map(({ id, data }) => ({ id, case: unwrap(computeExample(id, data)).written })),
    ...exercises.flatMap(({ id, data }) =>
      unwrap(computeExercise(id, data)).judged.map(({ key, refereeCase }) => ({
        id: `${id}#${key}`,
        case: refereeCase,
      })),
    ),
  ];
  return groupBy(
    all.map((one) => ({ ...one, answer: answer(one.case) })),
    (one) => String(Reflect.get(one.case, 'ask')),
  );
}
