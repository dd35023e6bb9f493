import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import { explainShortfalls, listLoserShortfalls } from '../../explain/huang/loser-shortfalls.ts';
import { createStateNames } from '../../explain/huang/state-names.ts';
import type { BoardState } from './state.ts';
import type { AllBoardTexts, BoardAnswer } from './types.ts';

/**
 * Sentences on what each losing side of a war or revolt would have needed; empty if there was no conflict or
 * it is not settled.
 */
export function explainBoardShortfall(
  { judged, rulings }: BoardAnswer,
  state: BoardState,
  t: AllBoardTexts,
): readonly string[] {
  const { dispute } = state;
  if (!judged || !dispute || dispute.asked < judged.questions.length) return [];
  const { answer, position } = judged;
  const words = createBoardPhrases(createStateNames(answer.trace, position), t);
  const lacked = listLoserShortfalls({ position, action: dispute.action, rulings }, dispute.decisions, words);
  return explainShortfalls(lacked, t);
}
