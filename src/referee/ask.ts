import type { Step } from '../engine/trace.ts';
import type { AnswerEnvelope, ErrorAnswer } from './answer.ts';
import { answerWith } from './case.ts';
import type { Check } from './check.ts';

/** One of the things that can be asked of a game: how a case of it is read, and how it is answered. */
export interface Ask<Case, Answer> {
  readonly check: Check<Case>;
  /** Answers any value at all; one that is no such case gets the answer that says why. Never throws. */
  readonly answer: (value: unknown) => Answer | ErrorAnswer;
}

export function askOf<Case extends { readonly id?: unknown }, Answer extends AnswerEnvelope<Step, string>>(
  check: Check<Case>,
  give: (asked: Case) => Answer,
): Ask<Case, Answer> {
  return { check, answer: (value) => answerWith(check, give, value) };
}
