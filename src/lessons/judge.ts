import { type Exercise, keyOf, type Value } from './exercise.ts';
import type { Asked, Facts } from './facts.ts';
import { holds } from './predicate.ts';

/** A choice with what the referee says to it. */
export interface Judged<A> {
  readonly key: string;
  readonly value: Value;
  /** The case, with the choice in it where it goes into one. */
  readonly asked: object;
  readonly answer: A;
  readonly facts: Facts;
  readonly isRight: boolean;
}

/** Every choice with the referee’s answer; undefined where one of them makes no case. */
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

/** The choice that was made and one that is right; undefined while none is made, or where they make no case. */
export function judgedChoice<A>(exercise: Exercise, chosen: string | null, game: Asked<A>) {
  if (chosen === null) return undefined;
  const all = judged(exercise, game);
  const one = all?.find(({ key }) => key === chosen);
  const right = all?.find(({ isRight }) => isRight);
  return one && right && { ...one, right: right.key };
}

type Answered<A> = Omit<Judged<A>, 'isRight'>;

/** Whether the referee says so too; `least` is the first of all choices with which it comes out as wanted. */
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

/** The object with a value at the end of a way into it. */
function withPut(whole: object, [name, ...rest]: readonly string[], value: Value): object {
  if (name === undefined) throw new Error('A way that leads nowhere');
  const inner: unknown = Reflect.get(whole, name);
  const part = typeof inner === 'object' && inner !== null ? inner : {};
  const put = rest.length > 0 ? withPut(part, rest, value) : value;
  return Array.isArray(whole) ? whole.with(Number(name), put) : { ...whole, [name]: put };
}
