import { checkUntrusted } from '../../../core/case.ts';
import { type EvaluatedOption, evaluateChosenOption } from '../../../lessons/evaluate-options.ts';
import { explainRulings } from '../../../lessons/tool/explain-rulings.ts';
import type { LessonState } from '../../../lessons/tool/state.ts';
import { computeLayout } from '../drawings/layout.ts';
import { explainBoardSteps } from '../explain/board.ts';
import { describePieces } from '../explain/describe-pieces.ts';
import { getOutcomeParts } from '../explain/outcome.ts';
import { createStateNames } from '../explain/state-names.ts';
import { HUANG_ACT_HANDLER } from '../referee/act.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import { ACTION_EVALUATOR } from './action-evaluator.ts';
import { createAnswerScene } from './exercise-scene.ts';
import { parseCasePosition } from './parse-case-position.ts';
import type { FullHuangLessonTranslator, HuangLessonAnswer } from './types.ts';

// Everything needed to judge a choice on the board; lazy-loaded once the first exercise is rendered.
export { ExerciseControls } from '../../../lessons/tool/ExerciseControls.tsx';
export { ExerciseFeedback } from '../../../lessons/tool/ExerciseFeedback.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function computeAnswer({ exercise, chosen }: LessonState): HuangLessonAnswer | undefined {
  const evaluated = evaluateChosenOption(exercise, chosen, ACTION_EVALUATOR);
  const setup = parseCasePosition(exercise.case);
  return evaluated && setup && toHuangAnswer(evaluated, evaluated.right, setup);
}

/** Returns the outcome of an option; undefined if it is not a valid case. */
export function toHuangAnswer(
  { refereeCase, answer, isRight, key }: EvaluatedOption<HuangActAnswer>,
  right: string,
  setup: Setup,
): HuangLessonAnswer | undefined {
  const { trace } = answer;
  const checked = checkUntrusted(HUANG_ACT_HANDLER.check, refereeCase);
  if (!checked.ok) return undefined;
  const names = createStateNames(trace, checked.value.position);
  return {
    refereeCase,
    answer,
    isRight,
    right,
    describeOutcome(t: FullHuangLessonTranslator) {
      const { head, sums, why, scores } = getOutcomeParts(answer, names, t);
      const gone = explainBoardSteps(listRemovalSteps(answer), names, t).map(({ text }) => text);
      const isHeadOmitted =
        'needs' in answer || (gone.length > 0 && trace.some(({ step }) => step === 'turn'));
      const sentences = [isHeadOmitted ? '' : head, sums, why, ...scores, ...gone].filter(
        (text) => text !== '',
      );
      return {
        sentences,
        rule: findDecidingRule(trace),
        steps: explainBoardSteps(trace, names, t),
        basis: explainRulings(answer.rulings, t),
      };
    },
    getScene(step, t) {
      // Tiles that leave together are described in one sentence.
      const end = trace.findIndex(
        (_, i) => explainBoardSteps(trace.slice(0, i + 1), names, t).length > step + 1,
      );
      return createAnswerScene(setup, end < 0 ? trace : trace.slice(0, end), names, key);
    },
  };
}

/** Lists the steps in which an action without a conflict removes pieces: a riot, or the end of a turn. */
function listRemovalSteps(answer: HuangActAnswer): readonly BoardStep[] {
  if (!('result' in answer) || answer.result !== 'done') return [];
  return answer.trace.filter(({ step }) => REMOVAL_STEPS.includes(step));
}

const REMOVAL_STEPS: readonly BoardStep['step'][] = [
  'tile-left',
  'leader-left',
  'granary-lost',
  'granary-taken',
];

/**
 * Returns the rule to show: that of the refusal, else of a victory or granaries, else of the effect of
 * bandits, else of the last step.
 */
function findDecidingRule(trace: readonly BoardStep[]) {
  const last = (...names: readonly BoardStep['step'][]) => trace.findLast(({ step }) => names.includes(step));
  const bandits = last('bandits-beaten') && (last('scored') ?? last('bandits-faced'));
  return (
    last('refused') ??
    last('war-won', 'revolt-won', 'tied', 'granary-taken', 'granary-lost') ??
    bandits ??
    trace.at(-1)
  )?.rule;
}

/** Describes the pieces on the board for screen readers. */
export function describeExerciseBoard(setup: Setup, t: FullHuangLessonTranslator): string {
  return describePieces(setup, computeLayout(setup.board).spots, t);
}
