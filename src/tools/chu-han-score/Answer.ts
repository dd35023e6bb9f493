import { CHU_HAN_SCORE } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { ScoreAnswer, ScoreRules } from './kit.ts';
import { caseOf, rulingsOf, scoreOf } from './state.ts';

/** Evaluates the last scored battle with the rules engine; undefined before any is scored. */
export function answerOf(state: ChuHanGame, houseRules: ScoreRules): ScoreAnswer | undefined {
  const score = scoreOf(state, houseRules);
  const asked = caseOf(score, rulingsOf(state, houseRules));
  const answer = asked && CHU_HAN_SCORE.answer(asked);
  return asked && answer?.ok ? { asked, answer, score } : undefined;
}
