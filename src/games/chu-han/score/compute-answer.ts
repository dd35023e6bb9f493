import { CHU_HAN_SCORE_HANDLER } from '../referee/score.ts';
import type { ChuHanGame } from '../saves/score.ts';
import { caseOf, getGameRulings, getGameScore } from './state.ts';
import type { ChuHanGameAnswer, ChuHanScoreSettings } from './types.ts';

/** Evaluates the last scored battle with the rules engine; undefined before any is scored. */
export function computeAnswer(
  state: ChuHanGame,
  settings: ChuHanScoreSettings,
): ChuHanGameAnswer | undefined {
  const score = getGameScore(state, settings);
  const refereeCase = caseOf(score, getGameRulings(state, settings));
  const answer = refereeCase && CHU_HAN_SCORE_HANDLER.answer(refereeCase);
  return refereeCase && answer?.ok ? { refereeCase, answer, score } : undefined;
}
