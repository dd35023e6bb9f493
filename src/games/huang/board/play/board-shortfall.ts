import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { explainShortfalls, listLoserShortfalls } from '../../explain/loser-shortfalls.ts';
import { createStateNames } from '../../explain/state-names.ts';
import type { BoardState } from '../state.ts';
import type { AllBoardTexts, BoardAnswer } from '../types.ts';

/**
 * Explains the shortfall of each losing side of a war or revolt; empty if there is no conflict or one of its
 * questions is open.
 */
export function explainBoardShortfall(
  { judged, rulings }: BoardAnswer,
  state: BoardState,
  t: AllBoardTexts,
): readonly string[] {
  const { dispute: openAction } = state;
  if (!judged || !openAction || openAction.asked < judged.questions.length) return [];
  const { answer, position } = judged;
  const words = createBoardPhrases(createStateNames(answer.trace, position), t);
  const shortfalls = listLoserShortfalls(
    { position, action: openAction.action, rulings },
    openAction.decisions,
    words,
  );
  return explainShortfalls(shortfalls, t);
}
