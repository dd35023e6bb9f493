import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { explainShortfalls, listLoserShortfalls } from '../../explain/loser-shortfalls.ts';
import type { JudgedAction } from '../board-answer.ts';
import type { FullBoardTranslator } from '../types.ts';

/** Explains the shortfall of each losing side of a settled war or revolt; empty if there is no conflict. */
export function explainBoardShortfall(judged: JudgedAction, t: FullBoardTranslator): readonly string[] {
  const { decisions, names } = judged;
  return explainShortfalls(listLoserShortfalls(judged, decisions, createBoardPhrases(names, t)), t);
}
