import {
  type Check,
  checkBoolean,
  checkEnum,
  checkList,
  checkObject,
  checkText,
  isObject,
  isTooDeep,
  nullable,
  optional,
  refineCheck,
  required,
} from '../core/check.ts';
import { addProblem } from '../core/problem.ts';
import { type Exercise, type ExerciseOption, QUESTION_KINDS } from './exercise.ts';
import type { Predicate } from './predicate.ts';

/** The checks of each form of predicate, by its only key. */
const PREDICATE_FORMS: Readonly<Record<string, Check<Predicate>>> = {
  lawful: checkObject<{ lawful: boolean }>({ lawful: required(checkBoolean) }),
  result: checkObject<{ result: string }>({ result: required(checkText) }),
  winner: checkObject<{ winner: string }>({ winner: required(checkText) }),
  scores: checkObject<{ scores: string }>({ scores: required(checkText) }),
  removes: checkObject<{ removes: string }>({ removes: required(checkText) }),
  not: (...args) => checkObject<{ not: Predicate }>({ not: required(checkPredicate) })(...args),
  all: (...args) =>
    checkObject<{ all: readonly Predicate[] }>({ all: required(checkList(checkPredicate, 1, 5)) })(...args),
};

/** Checks a predicate: an object with a single key. */
const checkPredicate: Check<Predicate> = (value, path, problems) => {
  const [form] = isObject(value) ? Object.keys(value) : [];
  const check =
    form !== undefined && Object.hasOwn(PREDICATE_FORMS, form) ? PREDICATE_FORMS[form] : undefined;
  if (!check)
    return addProblem(problems, { code: 'unknown-value', path, choices: Object.keys(PREDICATE_FORMS) });
  return check(value, path, problems);
};

const checkValue: Check<ExerciseOption> = (value, path, problems) => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return checkList(checkText, 1, 6)(value, path, problems);
};

/** Maximum nesting of a case; deeper than any case of a lesson. */
const MAX_DEPTH = 8;

const checkCase: Check<object> = (value, path, problems) => {
  if (isObject(value) && !isTooDeep(value, MAX_DEPTH)) return value;
  return addProblem(problems, { code: 'not-an-object', path });
};

const checkFields = checkObject<Exercise>({
  id: required(checkText),
  hash: required(checkText),
  ask: required(checkEnum(QUESTION_KINDS)),
  case: required(checkCase),
  put: optional<Exercise['put']>(checkList(checkText, 0, 5), []),
  among: required(checkList(checkValue, 2, 12)),
  accept: optional<Predicate>(checkPredicate, { lawful: true }),
  of: optional<string | null>(nullable(checkText), null),
});

/** Checks an exercise as written in content, and fills in defaults. */
export const checkExercise: Check<Exercise> = refineCheck(checkFields, ({ ask, put, of }, path, problems) => {
  if (['place', 'which', 'how-many'].includes(ask) !== put.length > 0)
    problems.push({ code: 'missing', path: `${path}/put` });
  if ((ask === 'scores') !== (of !== null)) problems.push({ code: 'missing', path: `${path}/of` });
});
