import { createCaseHandler } from '../../../core/case-handler.ts';
import { checkObject, optional, required } from '../../../core/check.ts';
import type { Action, Decisions } from '../rules/actions/action.ts';
import { NO_DECISIONS } from '../rules/actions/action.ts';
import type { Position } from '../rules/setup/position.ts';
import { answerAction, type HuangActAnswer } from './answer-action.ts';
import { checkAction, checkDecisions } from './check-action.ts';
import { checkPosition } from './check-position.ts';
import { createHuangChecks, type HuangEnvelope } from './envelope.ts';

/** The question `act`: what an action leads to. */
export interface HuangActCase extends HuangEnvelope<'act'> {
  readonly position: Position;
  readonly action: Action;
  readonly decisions: Decisions;
}

/** Checks a case of this kind. */
const checkHuangActCase = checkObject<HuangActCase>({
  ...createHuangChecks('act'),
  position: required(checkPosition),
  action: required(checkAction),
  decisions: optional(checkDecisions, NO_DECISIONS),
});

/** Answers a checked case about an action. */
export function answerActCase({ position, action, decisions, rulings }: HuangActCase): HuangActAnswer {
  return answerAction(position, action, decisions, rulings);
}

/** Checks and answers cases about an action. */
export const HUANG_ACT_HANDLER = createCaseHandler(checkHuangActCase, answerActCase);
