import type { SpaceName } from '../../engine/khan/grid.ts';
import type { DriveOutStep } from '../../engine/khan/step.ts';
import { explainDriveOut, explainDriveOutOutcome, explainEnd } from '../../explain/khan/drive-out.ts';
import type { Sentence } from '../../explain/sentence.ts';
import { KHAN_ASKS } from '../../referee/khan/asks.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import type { Mark } from '../../ui/khan/look.ts';
import { caseOf } from './rulers.ts';
import type { AnswerTranslator } from './texts.ts';

// All that is needed for an answer: fetched after the first screen stands.
export { Answer } from './Answer.tsx';

/** A ruler that is driven out, with all that the referee says of it. */
export interface Settled {
  readonly asked: object;
  readonly answer: KhanDriveOutAnswer;
  readonly outcome: readonly Sentence[];
  readonly steps: readonly Sentence[];
}

/** Asks the referee; undefined while no ruler stands on the board. */
export function settle(rulers: KhanRulers, t: AnswerTranslator): Settled | undefined {
  const asked = caseOf(rulers);
  if (!asked) return undefined;
  const answer = KHAN_ASKS['drive-out'].answer(asked);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the entry lets none such arise
  const end = explainEnd(answer.leaves, rulers.left, t);
  return {
    asked,
    answer,
    outcome: [...explainDriveOutOutcome(answer, t), ...(end ? [end] : [])],
    steps: explainDriveOut(answer.trace, t),
  };
}

/** What the steps up to one of them put on the map. */
export function marksUpTo({ trace }: KhanDriveOutAnswer, ruler: SpaceName, last: number) {
  return new Map(trace.slice(0, last + 1).flatMap((step) => marksOf(step, ruler)));
}

function marksOf(step: DriveOutStep, ruler: SpaceName): readonly (readonly [SpaceName, Mark])[] {
  switch (step.step) {
    case 'space-tried':
      return step.at !== null && step.found !== 'edge' ? [[step.at, step.found]] : [];
    case 'yurt-laid':
      return [[step.at, 'yurt']];
    case 'ruler-left':
      return step.why === 'trapped' ? [[ruler, 'leaves']] : [];
    default:
      return [];
  }
}
