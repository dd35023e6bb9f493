import { answerSetupStates } from '../../referee/huang/checked-position.ts';
import { judgeAction } from '../../referee/huang/judge-action.ts';
import type { ToolSettings } from '../shell/tool.ts';
import { type BoardState, caseOf, resolveRuleSettings, resolveRulings } from './state.ts';
import type { BoardAnswer, BoardTypes } from './types.ts';

/** Evaluates the action on the board, or the states of the position if there is no action. */
export function computeAnswer(state: BoardState, houseRules: ToolSettings<BoardTypes>): BoardAnswer {
  const rules = resolveRuleSettings(state, houseRules);
  const asked = caseOf(state, rules);
  const { setup, dispute } = state;
  const rulings = resolveRulings(rules);
  if (!dispute) return { refereeCase: asked, answer: answerSetupStates(setup), judged: null, rulings };
  const judged = judgeAction(setup, dispute.action, dispute.decisions, rulings);
  if (!judged.ok) return { refereeCase: asked, answer: answerSetupStates(setup), judged: null, rulings };
  return { refereeCase: asked, answer: judged.value.answer, judged: judged.value, rulings };
}
