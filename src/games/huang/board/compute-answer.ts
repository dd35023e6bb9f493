import type { ToolSettings } from '../../../shell/tool-types.ts';
import { answerSetupStates } from '../referee/checked-position.ts';
import { judgeAction } from '../referee/judge-action.ts';
import { type BoardState, caseOf, resolveRuleSettings, resolveRulings } from './state.ts';
import type { BoardAnswer, BoardTypes } from './types.ts';

/** Evaluates the action on the board, or the states of the position if there is no action. */
export function computeAnswer(state: BoardState, settings: ToolSettings<BoardTypes>): BoardAnswer {
  const rules = resolveRuleSettings(state, settings);
  const refereeCase = caseOf(state, rules);
  const { setup, dispute: openAction } = state;
  const rulings = resolveRulings(rules);
  if (!openAction) return { refereeCase, answer: answerSetupStates(setup), judged: null, rulings };
  const judged = judgeAction(setup, openAction.action, openAction.decisions, rulings);
  if (!judged.ok) return { refereeCase, answer: answerSetupStates(setup), judged: null, rulings };
  return { refereeCase, answer: judged.value.answer, judged: judged.value, rulings };
}
