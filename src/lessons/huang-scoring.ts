import { citedRules } from '../referee/answer.ts';
import { HUANG_SCORE, type HuangScoreAnswer } from '../referee/huang/score.ts';
import type { Asked, Facts } from './facts.ts';

/** The choice of whoever thinks that nobody wins. */
const NOBODY = 'nobody';

/** Final scorings of Huang, as lessons ask about them. */
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

/** The points that count for a player in the end: those of the lowest colour, white ones among them. */
function lowestIn({ name, colours: [lowest] }: HuangScoreAnswer['ranking'][number]): readonly string[] {
  return Array(lowest).fill(`${name}:lowest`);
}
