import { listCitedRules } from '../referee/answer.ts';
import { HUANG_SCORE_HANDLER, type HuangScoreAnswer } from '../referee/huang/score.ts';
import type { AnswerFacts, CaseEvaluator } from './case-evaluator.ts';

/** The option that no player wins. */
const NOBODY = 'nobody';

/** Evaluates final scorings of Huang for lessons. */
export const SCORING_EVALUATOR: CaseEvaluator<HuangScoreAnswer> = {
  toCase: (written) => written,
  answerCase(asked) {
    const answer = HUANG_SCORE_HANDLER.answer(asked);
    return answer.ok ? answer : undefined;
  },
  getFacts(answer): AnswerFacts {
    return {
      isLawful: true,
      result: undefined,
      winners: [answer.winner ?? NOBODY],
      sides: [...answer.ranking.map(({ name }) => name).sort(), NOBODY],
      removed: [],
      points: answer.ranking.flatMap(lowestIn),
      forbiddenBy: undefined,
      cited: listCitedRules(answer),
    };
  },
};

/** The deciding points of a player: those of the lowest colour, including white ones. */
function lowestIn({ name, colours: [lowest] }: HuangScoreAnswer['ranking'][number]): readonly string[] {
  return Array(lowest).fill(`${name}:lowest`);
}
