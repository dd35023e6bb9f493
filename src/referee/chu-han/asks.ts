import { CHU_HAN_BATTLE, type ChuHanBattleAnswer, type ChuHanBattleCase } from './battle.ts';
import { CHU_HAN_CHANCES, type ChuHanChancesAnswer, type ChuHanChancesCase } from './chances.ts';
import { CHU_HAN_SCORE, type ChuHanScoreAnswer, type ChuHanScoreCase } from './score.ts';

export type ChuHanCase = ChuHanBattleCase | ChuHanScoreCase | ChuHanChancesCase;
export type ChuHanAnswer = ChuHanBattleAnswer | ChuHanScoreAnswer | ChuHanChancesAnswer;

/** The questions that can be asked about Chu Han. */
export const CHU_HAN_ASKS = {
  battle: CHU_HAN_BATTLE,
  score: CHU_HAN_SCORE,
  chances: CHU_HAN_CHANCES,
};
