import type { Setup } from '../../engine/huang/setup.ts';
import { HUANG_ACT, type HuangActCase } from './act.ts';
import type { HuangActAnswer } from './act-answer.ts';
import { HUANG_CHANCES, type HuangChancesAnswer, type HuangChancesCase } from './chances.ts';
import type { HuangPlacementsAnswer } from './placement-answers.ts';
import { HUANG_PLACEMENTS, type HuangPlacementsCase } from './placements.ts';
import { checkWrittenSetup } from './position.ts';
import type { HuangStatesAnswer } from './position-answers.ts';
import { HUANG_SCORE, type HuangScoreAnswer, type HuangScoreCase } from './score.ts';
import { HUANG_STATES, type HuangStatesCase } from './states.ts';

export type HuangCase =
  | HuangScoreCase
  | HuangStatesCase
  | HuangPlacementsCase
  | HuangActCase
  | HuangChancesCase;
export type HuangAnswer =
  | HuangScoreAnswer
  | HuangStatesAnswer
  | HuangPlacementsAnswer
  | HuangActAnswer
  | HuangChancesAnswer;

/** The questions that can be asked about Huang. */
export const HUANG_ASKS = {
  score: HUANG_SCORE,
  states: HUANG_STATES,
  placements: HUANG_PLACEMENTS,
  act: HUANG_ACT,
  chances: HUANG_CHANCES,
};

/** Returns the setup of an invalid case, whose position may be impossible, so that it can be shown. */
export function setupIn(value: object): Setup | undefined {
  return 'position' in value ? checkWrittenSetup(value.position, '', []) : undefined;
}
