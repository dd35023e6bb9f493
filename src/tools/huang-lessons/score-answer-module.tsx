import { explainScoreVerdict } from '../../explain/huang/score.ts';
import { explainScoring } from '../../explain/huang/scoring-steps.ts';
import { evaluateChosenOption } from '../../lessons/evaluate-options.ts';
import { SCORING_EVALUATOR } from '../../lessons/scoring-evaluator.ts';
import type { AllScoreLessonTexts, ScoreLessonAnswer } from './huang-types.ts';
import type { LessonState } from './state.ts';

// Everything needed to judge a choice about a final scoring; lazy-loaded once the first exercise is rendered.
export { ExerciseControls } from './ExerciseControls.tsx';
export { ExerciseFeedback } from './ExerciseFeedback.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function computeAnswer({ exercise, chosen }: LessonState): ScoreLessonAnswer | undefined {
  const evaluated = evaluateChosenOption(exercise, chosen, SCORING_EVALUATOR);
  if (!evaluated) return undefined;
  const { refereeCase, answer, isRight, right } = evaluated;
  return {
    refereeCase,
    answer,
    isRight,
    right,
    describeOutcome(t: AllScoreLessonTexts) {
      const [who, why] = explainScoreVerdict(answer, t);
      return { sentences: [who.text, why.text], rule: why.rule, steps: explainScoring(answer.trace, t) };
    },
  };
}
