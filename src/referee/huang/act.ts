import type { Action, Decisions } from '../../engine/huang/action.ts';
import { NOTHING_DECIDED } from '../../engine/huang/action.ts';
import type { Position } from '../../engine/huang/position.ts';
import { askOf } from '../ask.ts';
import { checkObject, optional, required } from '../check.ts';
import { answerAct, type HuangActAnswer } from './act-answer.ts';
import { checkAction, checkDecisions } from './action.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { checkPosition } from './position.ts';

/** The question `act`: what an action leads to. */
export interface HuangActCase extends HuangEnvelope<'act'> {
  readonly position: Position;
  readonly action: Action;
  readonly decisions: Decisions;
}

/** Checks a case of this kind. */
const checkHuangActCase = checkObject<HuangActCase>({
  ...huangEnvelope('act'),
  position: required(checkPosition),
  action: required(checkAction),
  decisions: optional(checkDecisions, NOTHING_DECIDED),
});

/** Answers a checked case. */
export function answerHuangAct({ position, action, decisions, rulings }: HuangActCase): HuangActAnswer {
  return answerAct(position, action, decisions, rulings);
}

export const HUANG_ACT = askOf(checkHuangActCase, answerHuangAct);
