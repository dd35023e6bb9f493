import { createBoardPhrases } from '../explain/board-phrases.ts';
import { explainShortfalls, listLoserShortfalls } from '../explain/loser-shortfalls.ts';
import type { ConflictAnswer, FullConflictTranslator } from './types.ts';

/**
 * Explains the shortfall of each losing side under the rulings that were applied; empty after a tie.
 */
export function explainLoserShortfall(
  { start, input, names }: ConflictAnswer,
  t: FullConflictTranslator,
): readonly string[] {
  return explainShortfalls(listLoserShortfalls(start, input, createBoardPhrases(names, t)), t);
}
