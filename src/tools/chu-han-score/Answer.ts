import { CHU_HAN_SCORE } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import type { ScoreAnswer, ScoreRules } from './kit.ts';
import { caseOf, gameFromCase, rulingsOf, scoreOf } from './state.ts';

/** Asks the referee about the last battle that was scored; undefined before any is. */
export function answerOf(state: ChuHanGame, houseRules: ScoreRules): ScoreAnswer | undefined {
  const score = scoreOf(state, houseRules);
  const asked = caseOf(score, rulingsOf(state, houseRules));
  const answer = asked && CHU_HAN_SCORE.answer(asked);
  return asked && answer?.ok ? { asked, answer, score } : undefined;
}

export function stateFrom(what: OpenedWhat): ChuHanGame {
  if (!('ask' in what) || what.ask !== 'score' || what.game !== 'chu-han')
    throw new Error(`No scoring of a battle: ${JSON.stringify(what)}`);
  return gameFromCase(what);
}
