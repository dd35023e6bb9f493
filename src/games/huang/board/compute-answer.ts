import type { Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { listMoments } from '../explain/moments.ts';
import { createStateNames } from '../explain/state-names.ts';
import { answerCheckedStates, checkSetupPosition } from '../referee/check-setup-position.ts';
import type { ChosenHuangRulings } from '../referee/envelope.ts';
import { judgeAction } from '../referee/judge-action.ts';
import type { Action, Decisions } from '../rules/actions/action.ts';
import type { Position } from '../rules/setup/position.ts';
import type { BoardAnswer, JudgedAction } from './board-answer.ts';
import { type BoardState, caseOf, type RuleSettings, resolveRuleSettings, resolveRulings } from './state.ts';
import type { BoardTypes } from './types.ts';

/** Evaluates the action on the board, or the states of the position if there is no action. */
export function computeAnswer(state: BoardState, settings: ToolSettings<BoardTypes>): BoardAnswer {
  const rules = resolveRuleSettings(state, settings);
  const { setup, openAction } = state;
  const position = checkSetupPosition(setup);
  const judged =
    openAction && position.ok
      ? judgeBoardAction(position.value, openAction.action, openAction.decisions, resolveRulings(rules))
      : null;
  return createBoardAnswer(state, rules, position, judged);
}

/** Creates the answer to a state from its checked position and the judgement of its action, if it has one. */
export function createBoardAnswer(
  state: BoardState,
  rules: RuleSettings,
  position: Result<Position, Problems>,
  judged: JudgedAction | null,
  isOpened = false,
): BoardAnswer {
  return {
    refereeCase: caseOf(state, rules),
    answer: judged ? judged.answer : answerCheckedStates(position),
    rulings: resolveRulings(rules),
    position,
    judged,
    isOpened,
  };
}

/** Judges an action on the board, with the names of its states and the moments of its outcome. */
export function judgeBoardAction(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): JudgedAction {
  const judgement = judgeAction(position, action, decisions, rulings);
  const names = createStateNames(judgement.answer.trace, position);
  return { ...judgement, names, moments: listMoments(position, judgement.answer, names) };
}
