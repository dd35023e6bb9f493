import { listCitedRules } from '../../../core/answer.ts';
import { createCaseEvaluator } from '../../../lessons/case-evaluator.ts';
import { CHU_HAN_BATTLE_HANDLER, type ChuHanBattleAnswer } from '../referee/battle.ts';
import { BATTLE_SIDES } from '../rules/side.ts';

/** Evaluates battles of Chu Han for lessons. */
export const BATTLE_EVALUATOR = createCaseEvaluator(CHU_HAN_BATTLE_HANDLER, (answer) => ({
  isLawful: answer.legal,
  result: answer.legal ? answer.status : undefined,
  winners: listWinners(answer),
  sides: BATTLE_SIDES,
  removed: [],
  points: answer.trace.flatMap((step) =>
    step.step === 'scored' ? Array(step.points).fill(`${step.to}:points`) : [],
  ),
  forbiddenBy: answer.trace.find(({ step }) => step === 'refused')?.rule,
  cited: listCitedRules(answer),
}));

/** The winner of the game, else of the battle. */
function listWinners(answer: ChuHanBattleAnswer): readonly string[] {
  if (!answer.legal || answer.status === 'fighting') return [];
  const winner = answer.gameWinner ?? answer.battleWinner;
  return winner ? [winner] : [];
}
