import {
  type Check,
  checkList,
  checkObject,
  checkText,
  checkYesNo,
  isObject,
  required,
} from '../referee/check.ts';
import { refuse } from '../referee/problem.ts';
import type { Facts } from './facts.ts';

/** What must be so after a choice for it to be right. */
export type Predicate =
  | { readonly lawful: boolean }
  | { readonly result: string }
  | { readonly winner: string }
  | { readonly removes: string }
  /** Who gets a point, and of which colour: `rat:red`. */
  | { readonly scores: string }
  | { readonly not: Predicate }
  | { readonly all: readonly Predicate[] };

const FORMS: Readonly<Record<string, Check<Predicate>>> = {
  lawful: checkObject<{ lawful: boolean }>({ lawful: required(checkYesNo) }),
  result: checkObject<{ result: string }>({ result: required(checkText) }),
  winner: checkObject<{ winner: string }>({ winner: required(checkText) }),
  scores: checkObject<{ scores: string }>({ scores: required(checkText) }),
  removes: checkObject<{ removes: string }>({ removes: required(checkText) }),
  not: (...given) => checkObject<{ not: Predicate }>({ not: required(checkPredicate) })(...given),
  all: (...given) =>
    checkObject<{ all: readonly Predicate[] }>({ all: required(checkList(checkPredicate, 1, 5)) })(...given),
};

/** A predicate, by the one key that it has. */
export const checkPredicate: Check<Predicate> = (value, path, problems) => {
  const [form] = isObject(value) ? Object.keys(value) : [];
  const check = form !== undefined && Object.hasOwn(FORMS, form) ? FORMS[form] : undefined;
  if (!check) return refuse(problems, { code: 'unknown-value', path, choices: Object.keys(FORMS) });
  return check(value, path, problems);
};

/** Whether what came out is as a predicate wants it. */
export function holds(predicate: Predicate, facts: Facts): boolean {
  if ('lawful' in predicate) return facts.isLawful === predicate.lawful;
  if ('result' in predicate) return facts.result === predicate.result;
  if ('winner' in predicate) return facts.winners.includes(predicate.winner);
  if ('removes' in predicate) return facts.removed.includes(predicate.removes);
  if ('scores' in predicate) return facts.points.includes(predicate.scores);
  if ('not' in predicate) return !holds(predicate.not, facts);
  return predicate.all.every((one) => holds(one, facts));
}
