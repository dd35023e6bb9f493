import type { ConquestStep } from '../../engine/khan/step.ts';
import { findMoveSource, findTileSource } from '../../explain/khan/answer-source.ts';
import {
  explainConquest,
  explainConquestOutcome,
  explainConsent,
  explainYurtCounts,
} from '../../explain/khan/conquest.ts';
import { explainDriveOut, explainDriveOutOutcome } from '../../explain/khan/drive-out.ts';
import { type EvaluatedOption, evaluateChoice } from '../../lessons/evaluate-options.ts';
import type { Exercise } from '../../lessons/exercise.ts';
import { CONQUEST_EVALUATOR, DRIVE_OUT_EVALUATOR } from '../../lessons/khan-evaluators.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { SpaceMark } from '../../ui/khan/space-view.ts';
import { getStepMarks } from '../../ui/khan/step-marks.ts';
import { explainRulings } from './explain-rulings.ts';
import type { AllKhanLessonTexts, KhanLessonAnswer, KhanScene } from './khan-types.ts';
import type { LessonState } from './state.ts';

// Everything needed to judge a choice on the board of Khan; lazy-loaded once the first exercise is rendered.
export { ExerciseControls } from './ExerciseControls.tsx';
export { ExerciseFeedback } from './ExerciseFeedback.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function computeAnswer({ exercise, chosen }: LessonState): KhanLessonAnswer | undefined {
  return Reflect.get(exercise.case, 'ask') === 'conquer'
    ? conquestIn(exercise, chosen)
    : driveIn(exercise, chosen);
}

function conquestIn(exercise: Exercise, chosen: string | null): KhanLessonAnswer | undefined {
  const one = evaluateChoice(exercise, chosen, CONQUEST_EVALUATOR);
  return (
    one && {
      ...verdictOf(one),
      describeOutcome: (t) => conquestOutcome(one.answer, exercise.ask, t),
      getScene: (step) => conquestScene(one.answer, step),
    }
  );
}

const verdictOf = <A extends object>({
  refereeCase,
  answer,
  isRight,
  right,
}: EvaluatedOption<A> & { readonly right: string }) => ({ refereeCase, answer, isRight, right });

function conquestOutcome(answer: KhanConquerAnswer, ask: Exercise['ask'], t: AllKhanLessonTexts) {
  const [head, why] = explainConquestOutcome(answer, t);
  const said = answer.legal ? [ask === 'owner' ? '' : head, explainYurtCounts(answer, t), why] : [why];
  const basis = findTileSource(answer);
  return {
    sentences: [...said.filter((one) => one !== ''), ...explainConsent(answer, t)],
    rule: answer.trace.at(-1)?.rule,
    steps: explainConquest(answer.trace, t),
    basis: joined(basis && t(`rests-on-${basis}`), explainRulings(answer.rulings, t)),
  };
}

/** The tile and, if it is refused because of some of its spaces, those spaces. */
function conquestScene({ trace }: KhanConquerAnswer, step: number): KhanScene {
  const shown: readonly ConquestStep[] = trace.slice(0, step + 1);
  const covers = shown.flatMap((one) => (one.step === 'tile-laid' ? one.covers : []));
  const wrong = shown.flatMap((one) =>
    one.step === 'refused' && one.at.length < covers.length ? one.at : [],
  );
  return { covers, marks: new Map(wrong.map((space): [string, SpaceMark] => [space, 'wrong'])), way: null };
}

function driveIn(exercise: Exercise, chosen: string | null): KhanLessonAnswer | undefined {
  const one = evaluateChoice(exercise, chosen, DRIVE_OUT_EVALUATOR);
  return (
    one && {
      ...verdictOf(one),
      describeOutcome: (t) => driveOutcome(one.answer, t),
      getScene: (step) => driveScene(one.answer, one.refereeCase, step),
    }
  );
}

function driveOutcome(answer: KhanDriveOutAnswer, t: AllKhanLessonTexts) {
  const said = explainDriveOutOutcome(answer, t);
  const basis = findMoveSource(answer);
  return {
    sentences: said.map(({ text }) => text),
    rule: (answer.leaves ? said.at(-1) : said[0])?.rule,
    steps: explainDriveOut(answer.trace, t),
    basis: joined(basis && t(`rests-on-${basis}`), explainRulings(answer.rulings, t)),
  };
}

/** Joins sentences into one text; undefined if there is none. */
function joined(...said: readonly (string | undefined)[]): string | undefined {
  return said.filter((one) => one !== undefined).join(' ') || undefined;
}

/** The spaces that the ruler has passed up to a step, and its path once it has moved. */
function driveScene(answer: KhanDriveOutAnswer, asked: object, step: number): KhanScene {
  const ruler = String(Reflect.get(asked, 'ruler'));
  const hasGone = answer.trace.slice(0, step + 1).some((one) => one.step === 'ruler-moved');
  return {
    covers: [],
    marks: getStepMarks(answer, ruler, step),
    way: hasGone && answer.to !== null ? [ruler, answer.to] : null,
  };
}
