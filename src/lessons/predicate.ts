import type { AnswerFacts } from './case-evaluator.ts';

/** The condition that makes an option right. */
export type Predicate =
  | { readonly lawful: boolean }
  | { readonly result: string }
  | { readonly winner: string }
  | { readonly removes: string }
  /** Player and colour of a point: `rat:red`. */
  | { readonly scores: string }
  | { readonly not: Predicate }
  | { readonly all: readonly Predicate[] };

/** Returns whether an answer fulfils a predicate. */
export function isFulfilled(predicate: Predicate, facts: AnswerFacts): boolean {
  if ('lawful' in predicate) return facts.isLawful === predicate.lawful;
  if ('result' in predicate) return facts.result === predicate.result;
  if ('winner' in predicate) return facts.winners.includes(predicate.winner);
  if ('removes' in predicate) return facts.removed.includes(predicate.removes);
  if ('scores' in predicate) return facts.points.includes(predicate.scores);
  if ('not' in predicate) return !isFulfilled(predicate.not, facts);
  return predicate.all.every((one) => isFulfilled(one, facts));
}
