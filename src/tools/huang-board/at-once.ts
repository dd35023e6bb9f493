import { namesOf } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import type { AnswerTexts, Judged } from './kit.ts';
import { applied, type BoardState, isOneTooMany } from './state.ts';

/**
 * In a game that is followed, what comes of an action that asks nobody anything and starts no conflict, and what is said
 * of it: nobody has to confirm that. Undefined where somebody should look first, as at an action too many.
 */
export function appliedAtOnce(next: BoardState, { answer, questions, position }: Judged, t: AnswerTexts) {
  const action = next.dispute?.action;
  if (!next.tally || !action || questions.length > 0 || isOneTooMany(next)) return undefined;
  if (!answer.legal || !('position' in answer)) return undefined;
  if (answer.trace.some(({ step }) => step === 'war' || step === 'revolt')) return undefined;
  return {
    state: applied(next, answer.position, answer.points, action.type === 'end-turn'),
    said: explainOutcome(answer, namesOf(answer.trace, position), t).join(' '),
  };
}
