import { listCitedRules } from '../../../core/answer.ts';
import { createCaseEvaluator } from '../../../lessons/case-evaluator.ts';
import { HUANG_SCORE_HANDLER, type HuangScoreAnswer } from '../referee/score.ts';

/** The option that no player wins. */
const NO_WINNER = 'nobody';

/** Evaluates final scorings of Huang for lessons. */
export const SCORING_EVALUATOR = createCaseEvaluator(HUANG_SCORE_HANDLER, (answer) => ({
  isLawful: true,
  result: undefined,
  winners: [answer.winner ?? NO_WINNER],
  sides: [...answer.ranking.map(({ name }) => name).sort(), NO_WINNER],
  removed: [],
  points: answer.ranking.flatMap(listLowestPoints),
  forbiddenBy: undefined,
  cited: listCitedRules(answer),
}));

/** Returns the deciding points of a player: those of the lowest colour, including white ones. */
function listLowestPoints({
  name,
  colours: [lowest],
}: HuangScoreAnswer['ranking'][number]): readonly string[] {
  return Array(lowest).fill(`${name}:lowest`);
}
