import {
  type Check,
  checkList,
  checkObject,
  checkText,
  checkThen,
  checkWord,
  isDeeper,
  isObject,
  optional,
  orNull,
  required,
} from '../referee/check.ts';
import { refuse } from '../referee/problem.ts';
import { checkPredicate, type Predicate } from './predicate.ts';

/**
 * What is asked: where may this lie, who wins, how many do you need at least, may I, what leaves the board, how much does
 * it score.
 */
const QUESTIONS = ['place', 'winner', 'how-many', 'may', 'leaves', 'scores'] as const;
type Question = (typeof QUESTIONS)[number];

/** Something that can be chosen: a space or several, a number, a player, yes or no. */
export type Value = string | number | boolean | readonly string[];

/** A decision on a position: who is right about it says the referee alone. */
export interface Exercise {
  /** Its game, its lesson and its own name. */
  readonly id: string;
  /** What it asks, as a short sign: another one is another exercise. */
  readonly hash: string;
  readonly ask: Question;
  readonly case: object;
  /** Where in the case a choice goes, by the names on the way there; none where it only tells what comes out. */
  readonly put: readonly string[];
  readonly among: readonly Value[];
  /** What makes a choice right that goes into the case. */
  readonly accept: Predicate;
  /** Whose points are asked for, and of which colour, `rat:red`; null where none are. */
  readonly of: string | null;
}

const checkValue: Check<Value> = (value, path, problems) => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return checkList(checkText, 1, 6)(value, path, problems);
};

/** Deeper than any case of a lesson. */
const DEEPEST = 8;

const checkCase: Check<object> = (value, path, problems) => {
  if (isObject(value) && !isDeeper(value, DEEPEST)) return value;
  return refuse(problems, { code: 'not-an-object', path });
};

const written = checkObject<Exercise>({
  id: required(checkText),
  hash: required(checkText),
  ask: required(checkWord(QUESTIONS)),
  case: required(checkCase),
  put: optional<Exercise['put']>(checkList(checkText, 0, 5), []),
  among: required(checkList(checkValue, 2, 12)),
  accept: optional<Predicate>(checkPredicate, { lawful: true }),
  of: optional<string | null>(orNull(checkText), null),
});

/** An exercise as it is kept. */
export const checkExercise: Check<Exercise> = checkThen(written, ({ ask, put, of }, path, problems) => {
  if ((ask === 'place' || ask === 'how-many') !== put.length > 0)
    problems.push({ code: 'missing', path: `${path}/put` });
  if ((ask === 'scores') !== (of !== null)) problems.push({ code: 'missing', path: `${path}/of` });
});

/** The name of a choice in what is kept. */
export function keyOf(value: Value): string {
  return Array.isArray(value) ? value.join('+') : String(value);
}
