import { CHU_HAN_SCORE_HANDLER } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import { caseOf, getGameRulings, getGameScore } from './state.ts';
import type { ChuHanGameAnswer, ChuHanScoreSettings } from './types.ts';

/** Evaluates the last scored battle with the rules engine; undefined before any is scored. */
export function computeAnswer(
  state: ChuHanGame,
  houseRules: ChuHanScoreSettings,
): ChuHanGameAnswer | undefined {
  const score = getGameScore(state, houseRules);
  const asked = caseOf(score, getGameRulings(state, houseRules));
  const answer = asked && CHU_HAN_SCORE_HANDLER.answer(asked);
  return asked && answer?.ok ? { refereeCase: asked, answer, score } : undefined;
}
