import { makeScoreCase } from '../referee/make-score-case.ts';
import { CHU_HAN_SCORE_HANDLER } from '../referee/score.ts';
import { getGameRulings } from '../saves/game-rulings.ts';
import type { ChuHanGame } from '../saves/score.ts';
import { getGameScore } from './state.ts';
import type { ChuHanGameAnswer, ChuHanScoreSettings } from './types.ts';

/** Evaluates the last scored battle with the rules engine; undefined before any is scored. */
export function computeAnswer(
  state: ChuHanGame,
  settings: ChuHanScoreSettings,
): ChuHanGameAnswer | undefined {
  const score = getGameScore(state, settings);
  const won = score.battles.findLast((battle) => battle.won)?.won;
  if (!won) return undefined;
  const refereeCase = makeScoreCase(won, getGameRulings(state, settings));
  const answer = CHU_HAN_SCORE_HANDLER.answer(refereeCase);
  return answer.ok ? { refereeCase, answer, score } : undefined;
}
