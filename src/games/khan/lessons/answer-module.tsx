import { evaluateChosenOption } from '../../../lessons/evaluate-options.ts';
import type { Exercise } from '../../../lessons/exercise.ts';
import { explainRulings } from '../../../lessons/tool/explain-rulings.ts';
import type { LessonState } from '../../../lessons/tool/state.ts';
import { findMoveSource, findTileSource } from '../explain/answer-source.ts';
import {
  explainConquest,
  explainConquestOutcome,
  explainConsent,
  explainYurtCounts,
} from '../explain/conquest.ts';
import { explainDriveOut, explainDriveOutOutcome } from '../explain/drive-out.ts';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { ConquestStep } from '../rules/step.ts';
import { getDriveOutMarks } from '../ui/drive-out-marks.ts';
import type { SpaceMark } from '../ui/space-view.ts';
import { CONQUEST_EVALUATOR, DRIVE_OUT_EVALUATOR } from './evaluators.ts';
import type { FullKhanLessonTranslator, KhanLessonAnswer, KhanOverlay } from './types.ts';

// Everything needed to judge a choice on the board of Khan; lazy-loaded once the first exercise is rendered.
export { ExerciseControls } from '../../../lessons/tool/ExerciseControls.tsx';
export { ExerciseFeedback } from '../../../lessons/tool/ExerciseFeedback.tsx';

/**
 * Evaluates the chosen option, together with the key of a right one; undefined before a choice, or if an
 * option is not a valid case.
 */
export function computeAnswer({ exercise, chosen }: LessonState): KhanLessonAnswer | undefined {
  return Reflect.get(exercise.case, 'ask') === 'conquer'
    ? judgeConquest(exercise, chosen)
    : judgeDriveOut(exercise, chosen);
}

function judgeConquest(exercise: Exercise, chosen: string | null): KhanLessonAnswer | undefined {
  const one = evaluateChosenOption(exercise, chosen, CONQUEST_EVALUATOR);
  return (
    one && {
      ...one,
      describeOutcome: (t) => describeConquest(one.answer, exercise.ask, t),
      getScene: (step) => createConquestOverlay(one.answer, step),
    }
  );
}

function describeConquest(answer: KhanConquerAnswer, ask: Exercise['ask'], t: FullKhanLessonTranslator) {
  const [head, why] = explainConquestOutcome(answer, t);
  const verdict = answer.legal ? [ask === 'owner' ? '' : head, explainYurtCounts(answer, t), why] : [why];
  const basis = findTileSource(answer);
  return {
    sentences: [...verdict.filter((one) => one !== ''), ...explainConsent(answer, t)],
    rule: answer.trace.at(-1)?.rule,
    steps: explainConquest(answer.trace, t),
    basis: joinSentences(basis && t(`rests-on-${basis}`), explainRulings(answer.rulings, t)),
  };
}

/**
 * What is drawn for a conquest up to a step: the tile and, if it is refused because of only some of its
 * spaces, marks on those.
 */
function createConquestOverlay({ trace }: KhanConquerAnswer, step: number): KhanOverlay {
  const shown: readonly ConquestStep[] = trace.slice(0, step + 1);
  const covers = shown.flatMap((one) => (one.step === 'tile-laid' ? one.covers : []));
  const wrong = shown.flatMap((one) =>
    one.step === 'refused' && one.at.length < covers.length ? one.at : [],
  );
  return {
    covers,
    marks: new Map(wrong.map((space): [string, SpaceMark] => [space, 'wrong'])),
    rulerMove: null,
  };
}

function judgeDriveOut(exercise: Exercise, chosen: string | null): KhanLessonAnswer | undefined {
  const one = evaluateChosenOption(exercise, chosen, DRIVE_OUT_EVALUATOR);
  return (
    one && {
      ...one,
      describeOutcome: (t) => describeDriveOut(one.answer, t),
      getScene: (step) => createDriveOutOverlay(one.answer, one.refereeCase, step),
    }
  );
}

function describeDriveOut(answer: KhanDriveOutAnswer, t: FullKhanLessonTranslator) {
  const outcome = explainDriveOutOutcome(answer, t);
  const basis = findMoveSource(answer);
  return {
    sentences: outcome.map(({ text }) => text),
    rule: (answer.leaves ? outcome.at(-1) : outcome[0])?.rule,
    steps: explainDriveOut(answer.trace, t),
    basis: joinSentences(basis && t(`rests-on-${basis}`), explainRulings(answer.rulings, t)),
  };
}

/** Joins sentences into one text; undefined if there is none. */
function joinSentences(...sentences: readonly (string | undefined)[]): string | undefined {
  return sentences.filter((one) => one !== undefined).join(' ') || undefined;
}

/** The spaces that the ruler has passed up to a step, and its path once it has moved. */
function createDriveOutOverlay(answer: KhanDriveOutAnswer, refereeCase: object, step: number): KhanOverlay {
  const ruler = String(Reflect.get(refereeCase, 'ruler'));
  const hasGone = answer.trace.slice(0, step + 1).some((one) => one.step === 'ruler-moved');
  return {
    covers: [],
    marks: getDriveOutMarks(answer, ruler, step),
    rulerMove: hasGone && answer.to !== null ? [ruler, answer.to] : null,
  };
}
