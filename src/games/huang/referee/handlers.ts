import type { Setup } from '../rules/setup/setup.ts';
import { HUANG_ACT_HANDLER, type HuangActCase } from './act.ts';
import type { HuangActAnswer } from './answer-action.ts';
import type { HuangPlacementsAnswer } from './answer-placements.ts';
import type { HuangStatesAnswer } from './answer-states.ts';
import { HUANG_CHANCES_HANDLER, type HuangChancesAnswer, type HuangChancesCase } from './chances.ts';
import { checkSetupForm } from './check-position.ts';
import { HUANG_PLACEMENTS_HANDLER, type HuangPlacementsCase } from './placements.ts';
import { HUANG_SCORE_HANDLER, type HuangScoreAnswer, type HuangScoreCase } from './score.ts';
import { HUANG_STATES_HANDLER, type HuangStatesCase } from './states.ts';

/** A checked case of any kind about Huang. */
export type HuangCase =
  | HuangScoreCase
  | HuangStatesCase
  | HuangPlacementsCase
  | HuangActCase
  | HuangChancesCase;
/** The answer to a checked case about Huang. */
export type HuangAnswer =
  | HuangScoreAnswer
  | HuangStatesAnswer
  | HuangPlacementsAnswer
  | HuangActAnswer
  | HuangChancesAnswer;

/** The questions that can be asked about Huang. */
export const HUANG_HANDLERS = {
  score: HUANG_SCORE_HANDLER,
  states: HUANG_STATES_HANDLER,
  placements: HUANG_PLACEMENTS_HANDLER,
  act: HUANG_ACT_HANDLER,
  chances: HUANG_CHANCES_HANDLER,
};

/** Returns the setup of an invalid case, whose position may be impossible, so that it can be shown. */
export function recoverSetup(value: object): Setup | undefined {
  return 'position' in value ? checkSetupForm(value.position, '', []) : undefined;
}
