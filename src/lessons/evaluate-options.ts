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
  game: CaseEvaluator<A>,
): readonly EvaluatedOption<A>[] | undefined {
  const all = exercise.among.map((value) => {
    const refereeCase = game.toCase(
      exercise.put.length > 0 ? withPut(exercise.case, exercise.put, value) : exercise.case,
    );
    const answer = refereeCase && game.answerCase(refereeCase);
    return (
      refereeCase &&
      answer && {
        key: makeOptionKey(value),
        value,
        refereeCase,
        answer,
        facts: game.getFacts(answer, refereeCase),
      }
    );
  });
  const sound = all.filter((one) => one !== undefined);
  if (sound.length < all.length) return undefined;
  const least = sound.find(({ facts }) => isFulfilled(exercise.accept, facts))?.key;
  return sound.map((one) => ({ ...one, isRight: isRight(exercise, one, least) }));
}

/** The chosen option and a right one; undefined before a choice, or if an option makes no valid case. */
export function evaluateChoice<A>(exercise: Exercise, chosen: string | null, game: CaseEvaluator<A>) {
  if (chosen === null) return undefined;
  const all = evaluateOptions(exercise, game);
  const one = all?.find(({ key }) => key === chosen);
  const right = all?.find(({ isRight }) => isRight);
  return one && right && { ...one, right: right.key };
}

type Answered<A> = Omit<EvaluatedOption<A>, 'isRight'>;

/** Whether an option is right; `least` is the first option with the wanted result. */
function isRight<A>(
  exercise: Exercise,
  { key, value, facts }: Answered<A>,
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

/** Sets a value in a nested object, given its path. */
function withPut(whole: object, [name, ...rest]: readonly string[], value: ExerciseOption): object {
  if (name === undefined) throw new Error('A way that leads nowhere');
  const inner: unknown = Reflect.get(whole, name);
  const part = typeof inner === 'object' && inner !== null ? inner : {};
  const put = rest.length > 0 ? withPut(part, rest, value) : value;
  return Array.isArray(whole) ? whole.with(Number(name), put) : { ...whole, [name]: put };
}
