import { askOf } from '../ask.ts';
import {
  HUANG_BOARD_ASKS,
  type HuangActAnswer,
  type HuangActCase,
  type HuangPlacementsAnswer,
  type HuangPlacementsCase,
  type HuangStatesAnswer,
  type HuangStatesCase,
} from './board.ts';
import {
  answerHuangScore,
  checkHuangScoreCase,
  type HuangScoreAnswer,
  type HuangScoreCase,
} from './score.ts';

export type HuangCase = HuangScoreCase | HuangStatesCase | HuangPlacementsCase | HuangActCase;
export type HuangAnswer = HuangScoreAnswer | HuangStatesAnswer | HuangPlacementsAnswer | HuangActAnswer;

/** All that can be asked about Huang. */
export const HUANG_ASKS = { score: askOf(checkHuangScoreCase, answerHuangScore), ...HUANG_BOARD_ASKS };
