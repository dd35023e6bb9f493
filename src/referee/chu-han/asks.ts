import { askOf } from '../ask.ts';
import {
  answerChuHanBattle,
  type ChuHanBattleAnswer,
  type ChuHanBattleCase,
  checkChuHanBattleCase,
} from './battle.ts';
import {
  answerChuHanScore,
  type ChuHanScoreAnswer,
  type ChuHanScoreCase,
  checkChuHanScoreCase,
} from './score.ts';

export type ChuHanCase = ChuHanBattleCase | ChuHanScoreCase;
export type ChuHanAnswer = ChuHanBattleAnswer | ChuHanScoreAnswer;

/** All that can be asked about Chu Han. */
export const CHU_HAN_ASKS = {
  battle: askOf(checkChuHanBattleCase, answerChuHanBattle),
  score: askOf(checkChuHanScoreCase, answerChuHanScore),
};
