import { CHU_HAN_BATTLE_HANDLER, type ChuHanBattleAnswer, type ChuHanBattleCase } from './battle.ts';
import { CHU_HAN_CHANCES_HANDLER, type ChuHanChancesAnswer, type ChuHanChancesCase } from './chances.ts';
import { CHU_HAN_SCORE_HANDLER, type ChuHanScoreAnswer, type ChuHanScoreCase } from './score.ts';

/** A checked case of any kind about Chu Han. */
export type ChuHanCase = ChuHanBattleCase | ChuHanScoreCase | ChuHanChancesCase;
/** The answer to a checked case about Chu Han. */
export type ChuHanAnswer = ChuHanBattleAnswer | ChuHanScoreAnswer | ChuHanChancesAnswer;

/** The questions that can be asked about Chu Han. */
export const CHU_HAN_HANDLERS = {
  battle: CHU_HAN_BATTLE_HANDLER,
  score: CHU_HAN_SCORE_HANDLER,
  chances: CHU_HAN_CHANCES_HANDLER,
};
