import type { Problem, Problems } from './problem.ts';
import type { RuleId, Step } from './trace.ts';

/** The fields that every answer has. */
export interface AnswerEnvelope<S extends Step, RulingId extends string> {
  /** The `id` of the case, unchanged; absent when the case has none. */
  readonly id?: unknown;
  /** The steps that led to the answer, in order. */
  readonly trace: readonly S[];
  /** The rulings on which the answer depends, sorted. */
  readonly rulings: readonly RulingId[];
}

/** The answer to a case that is itself malformed or impossible. */
export interface ErrorAnswer extends AnswerEnvelope<Step, never> {
  readonly ok: false;
  readonly error: Problem & { readonly also?: readonly Pick<Problem, 'code' | 'path'>[] };
}

/** An answer lists at most this many problems. */
const MOST_PROBLEMS = 100;

/** Makes the answer to an invalid case: the first problem in full, the others by code and path. */
export function createErrorAnswer(id: unknown, problems: Problems): ErrorAnswer {
  const [first, ...others] = problems;
  const also = others.slice(0, MOST_PROBLEMS).map(({ code, path }) => ({ code, path }));
  return {
    ...(id !== undefined && { id }),
    ok: false,
    error: { ...first, ...(also.length > 0 && { also }) },
    trace: [],
    rulings: [],
  };
}

/** Lists every rule that an answer's trace cites, without duplicates, in order of first mention. */
export function listCitedRules(answer: AnswerEnvelope<Step, string>): readonly RuleId[] {
  return [...new Set(answer.trace.map((step) => step.rule))];
}
