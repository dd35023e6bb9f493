import { type AnswerEnvelope, createErrorAnswer, type ErrorAnswer } from './answer.ts';
import { checkUntrusted, getCaseId } from './case.ts';
import type { Check } from './check.ts';
import type { Step } from './trace.ts';

/** The handler of a kind of case: how cases of this kind are checked and answered. */
export interface CaseHandler<Case, Answer> {
  readonly check: Check<Case>;
  /** Answers an untrusted value. An invalid case gets an error answer. Never throws. */
  readonly answer: (value: unknown) => Answer | ErrorAnswer;
}

/** Creates the handler of a kind of case from its check and the function that answers a checked case. */
export function createCaseHandler<
  Case extends { readonly id?: unknown },
  Answer extends AnswerEnvelope<Step, string>,
>(check: Check<Case>, answerCase: (refereeCase: Case) => Answer): CaseHandler<Case, Answer> {
  return {
    check,
    answer(value) {
      const checked = checkUntrusted(check, value);
      if (!checked.ok) return createErrorAnswer(getCaseId(value), checked.error);
      const { id } = checked.value;
      return { ...(id !== undefined && { id }), ...answerCase(checked.value) };
    },
  };
}
