import { answerFor } from '../../referee/huang/answer-for.ts';
import { statesFor } from '../../referee/huang/position-for.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { Board, BoardAnswer } from './kit.ts';
import { type BoardState, caseOf, choicesOf, rulesOf } from './state.ts';

/** Evaluates the action on the board, or the states of the position if there is no action. */
export function answerOf(state: BoardState, houseRules: HouseRules<Board>): BoardAnswer {
  const rules = rulesOf(state, houseRules);
  const asked = caseOf(state, rules);
  const { setup, dispute } = state;
  const rulings = choicesOf(rules);
  if (!dispute) return { asked, answer: statesFor(setup), judged: null, rulings };
  const judged = answerFor(setup, dispute.action, dispute.decisions, rulings);
  if (!judged.ok) return { asked, answer: statesFor(setup), judged: null, rulings };
  return { asked, answer: judged.value.answer, judged: judged.value, rulings };
}
