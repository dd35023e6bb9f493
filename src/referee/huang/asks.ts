import { HUANG_ACT, type HuangActAnswer, type HuangActCase } from './act.ts';
import { HUANG_PLACEMENTS, type HuangPlacementsAnswer, type HuangPlacementsCase } from './placements.ts';
import { HUANG_SCORE, type HuangScoreAnswer, type HuangScoreCase } from './score.ts';
import { HUANG_STATES, type HuangStatesAnswer, type HuangStatesCase } from './states.ts';

export type HuangCase = HuangScoreCase | HuangStatesCase | HuangPlacementsCase | HuangActCase;
export type HuangAnswer = HuangScoreAnswer | HuangStatesAnswer | HuangPlacementsAnswer | HuangActAnswer;

/** All that can be asked about Huang. */
export const HUANG_ASKS = {
  score: HUANG_SCORE,
  states: HUANG_STATES,
  placements: HUANG_PLACEMENTS,
  act: HUANG_ACT,
};
