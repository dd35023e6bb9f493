import type { AnswerFacts, CaseEvaluator } from './case-evaluator.ts';
import { type Exercise, type ExerciseOption, makeOptionKey } from './exercise.ts';
import { isFulfilled } from './predicate.ts';

/** An option with its evaluation. */
export interface EvaluatedOption<A> {
  readonly key: string;
  readonly value: ExerciseOption;
  /** The case, including the option if it is put into the case. */
  readonly refereeCase: object;
  readonly answer: A;
  readonly facts: AnswerFacts;
  readonly isRight: boolean;
}

/** Evaluates every option; undefined if one of them makes no valid case. */
export function evaluateOptions<A>(
  exercise: Exercise,
  evaluator: CaseEvaluator<A>,
): readonly EvaluatedOption<A>[] | undefined {
  const all = exercise.among.map((value) => {
    const refereeCase = evaluator.toCase(
      exercise.put.length > 0 ? withValue(exercise.case, exercise.put, value) : exercise.case,
    );
    const answer = refereeCase && evaluator.answerCase(refereeCase);
    return (
      refereeCase &&
      answer && {
        key: makeOptionKey(value),
        value,
        refereeCase,
        answer,
        facts: evaluator.getFacts(answer, refereeCase),
      }
    );
  });
  const answered = all.filter((one) => one !== undefined);
  if (answered.length < all.length) return undefined;
  const least = answered.find(({ facts }) => isFulfilled(exercise.accept, facts))?.key;
  return answered.map((one) => ({ ...one, isRight: isRight(exercise, one, least) }));
}

/**
 * Evaluates the chosen option and returns it with a right one; undefined before one is chosen, or if an
 * option makes no valid case.
 */
export function evaluateChosenOption<A>(
  exercise: Exercise,
  chosen: string | null,
  evaluator: CaseEvaluator<A>,
) {
  if (chosen === null) return undefined;
  const all = evaluateOptions(exercise, evaluator);
  const one = all?.find(({ key }) => key === chosen);
  const right = all?.find(({ isRight }) => isRight);
  return one && right && { ...one, right: right.key };
}

type AnsweredOption<A> = Omit<EvaluatedOption<A>, 'isRight'>;

/** Returns whether an option is right; `least` is the first option that fulfils the predicate. */
function isRight<A>(
  exercise: Exercise,
  { key, value, facts }: AnsweredOption<A>,
  least: string | undefined,
): boolean {
  switch (exercise.ask) {
    case 'place':
    case 'which':
      return isFulfilled(exercise.accept, facts);
    case 'how-many':
      return key === least;
    case 'may':
      return facts.isLawful === value;
    case 'winner':
    case 'owner':
      return facts.winners.includes(key);
    case 'goes':
      return facts.result === key;
    case 'leaves':
      return facts.removed.includes(key);
    case 'scores':
      return facts.points.filter((one) => one === exercise.of).length === value;
  }
}

/** Returns a nested object with a value set at a path. */
function withValue(whole: object, [name, ...rest]: readonly string[], value: ExerciseOption): object {
  if (name === undefined) throw new Error('A way that leads nowhere');
  const inner: unknown = Reflect.get(whole, name);
  const part = typeof inner === 'object' && inner !== null ? inner : {};
  const put = rest.length > 0 ? withValue(part, rest, value) : value;
  return Array.isArray(whole) ? whole.with(Number(name), put) : { ...whole, [name]: put };
}
