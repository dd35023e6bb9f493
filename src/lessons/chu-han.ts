import { SIDES } from '../engine/chu-han/side.ts';
import { citedRules } from '../referee/answer.ts';
import { CHU_HAN_BATTLE, type ChuHanBattleAnswer } from '../referee/chu-han/battle.ts';
import type { Asked, Facts } from './facts.ts';

/** Evaluates battles of Chu Han for lessons. */
export const CHU_HAN_BATTLES: Asked<ChuHanBattleAnswer> = {
  caseOf: (written) => written,
  answerTo(asked) {
    const answer = CHU_HAN_BATTLE.answer(asked);
    return answer.ok ? answer : undefined;
  },
  factsOf(answer): Facts {
    const { trace } = answer;
    return {
      isLawful: answer.legal,
      result: answer.legal ? answer.status : undefined,
      winners: winnersOf(answer),
      sides: SIDES,
      removed: [],
      points: trace.flatMap((step) =>
        step.step === 'scored' ? Array(step.points).fill(`${step.to}:points`) : [],
      ),
      forbiddenBy: trace.find(({ step }) => step === 'refused')?.rule,
      cited: citedRules(answer),
    };
  },
};

/** The winner of the game, else of the battle. */
function winnersOf(answer: ChuHanBattleAnswer): readonly string[] {
  if (!answer.legal || answer.status === 'fighting') return [];
  const winner = answer.gameWinner ?? answer.battleWinner;
  return winner ? [winner] : [];
}
