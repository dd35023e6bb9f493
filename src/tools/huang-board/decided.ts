import { lackedIn, sayLackedIn } from '../../explain/huang/lacked.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import type { AnswerTexts, BoardAnswer } from './kit.ts';
import type { BoardState } from './state.ts';

/** What each side that lost a war or a revolt would have needed, in sentences; none where nothing was fought or settled. */
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
