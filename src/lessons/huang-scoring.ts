import { citedRules } from '../referee/answer.ts';
import { HUANG_SCORE, type HuangScoreAnswer } from '../referee/huang/score.ts';
import type { Asked, Facts } from './facts.ts';

/** The option that no player wins. */
const NOBODY = 'nobody';

/** Evaluates final scorings of Huang for lessons. */
export const HUANG_SCORING: Asked<HuangScoreAnswer> = {
  caseOf: (written) => written,
  answerTo(asked) {
    const answer = HUANG_SCORE.answer(asked);
    return answer.ok ? answer : undefined;
  },
  factsOf(answer): Facts {
    return {
      isLawful: true,
      result: undefined,
      winners: [answer.winner ?? NOBODY],
      sides: [...answer.ranking.map(({ name }) => name).sort(), NOBODY],
      removed: [],
      points: answer.ranking.flatMap(lowestIn),
      forbiddenBy: undefined,
      cited: citedRules(answer),
    };
  },
};

/** The deciding points of a player: those of the lowest colour, including white ones. */
function lowestIn({ name, colours: [lowest] }: HuangScoreAnswer['ranking'][number]): readonly string[] {
  return Array(lowest).fill(`${name}:lowest`);
}
