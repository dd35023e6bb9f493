import { type Exercise, keyOf, type Value } from './exercise.ts';
import type { Asked, Facts } from './facts.ts';
import { holds } from './predicate.ts';

/** An option with its evaluation. */
export interface Judged<A> {
  readonly key: string;
  readonly value: Value;
  /** The case, including the option if it is put into the case. */
  readonly asked: object;
  readonly answer: A;
  readonly facts: Facts;
  readonly isRight: boolean;
}

/** Evaluates every option; undefined if one of them makes no valid case. */
export function judged<A>(exercise: Exercise, game: Asked<A>): readonly Judged<A>[] | undefined {
  const all = exercise.among.map((value) => {
    const asked = game.caseOf(
      exercise.put.length > 0 ? withPut(exercise.case, exercise.put, value) : exercise.case,
    );
    const answer = asked && game.answerTo(asked);
    return asked && answer && { key: keyOf(value), value, asked, answer, facts: game.factsOf(answer, asked) };
  });
  const sound = all.filter((one) => one !== undefined);
  if (sound.length < all.length) return undefined;
  const least = sound.find(({ facts }) => holds(exercise.accept, facts))?.key;
  return sound.map((one) => ({ ...one, isRight: isRight(exercise, one, least) }));
}

/** The chosen option and a right one; undefined before a choice, or if an option makes no valid case. */
export function judgedChoice<A>(exercise: Exercise, chosen: string | null, game: Asked<A>) {
  if (chosen === null) return undefined;
  const all = judged(exercise, game);
  const one = all?.find(({ key }) => key === chosen);
  const right = all?.find(({ isRight }) => isRight);
  return one && right && { ...one, right: right.key };
}

type Answered<A> = Omit<Judged<A>, 'isRight'>;

/** Whether an option is right; `least` is the first option with the wanted result. */
function isRight<A>(
  exercise: Exercise,
  { key, value, facts }: Answered<A>,
  least: string | undefined,
): boolean {
  switch (exercise.ask) {
    case 'place':
    case 'which':
      return holds(exercise.accept, facts);
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
function withPut(whole: object, [name, ...rest]: readonly string[], value: Value): object {
  if (name === undefined) throw new Error('A way that leads nowhere');
  const inner: unknown = Reflect.get(whole, name);
  const part = typeof inner === 'object' && inner !== null ? inner : {};
  const put = rest.length > 0 ? withPut(part, rest, value) : value;
  return Array.isArray(whole) ? whole.with(Number(name), put) : { ...whole, [name]: put };
}
