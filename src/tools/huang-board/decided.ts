import { lackedIn, sayLackedIn } from '../../explain/huang/lacked.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import type { AnswerTexts, BoardAnswer } from './kit.ts';
import type { BoardState } from './state.ts';

/**
 * Sentences on what each losing side of a war or revolt would have needed; empty if there was no conflict or
 * it is not settled.
 */
export function sayLacked(
  { judged, rulings }: BoardAnswer,
  state: BoardState,
  t: AnswerTexts,
): readonly string[] {
  const { dispute } = state;
  if (!judged || !dispute || dispute.asked < judged.questions.length) return [];
  const { answer, position } = judged;
  const words = wordsOf(namesOf(answer.trace, position), t);
  const lacked = lackedIn({ position, action: dispute.action, rulings }, dispute.decisions, words);
  return sayLackedIn(lacked, t);
}
