import { evaluateChosenOption } from '../../../lessons/evaluate-options.ts';
import type { LessonState } from '../../../lessons/tool/state.ts';
import { explainScoreVerdict } from '../explain/score.ts';
import { explainScoring } from '../explain/scoring-steps.ts';
import { SCORING_EVALUATOR } from './scoring-evaluator.ts';
import type { FullScoreLessonTranslator, ScoreLessonAnswer } from './types.ts';

// Everything needed to judge a choice about a final scoring; lazy-loaded once the first exercise is rendered.
export { ExerciseControls } from '../../../lessons/tool/ExerciseControls.tsx';
export { ExerciseFeedback } from '../../../lessons/tool/ExerciseFeedback.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function computeAnswer({ exercise, chosen }: LessonState): ScoreLessonAnswer | undefined {
  const evaluated = evaluateChosenOption(exercise, chosen, SCORING_EVALUATOR);
  if (!evaluated) return undefined;
  const { answer } = evaluated;
  return {
    ...evaluated,
    describeOutcome(t: FullScoreLessonTranslator) {
      const [who, why] = explainScoreVerdict(answer, t);
      return { sentences: [who.text, why.text], rule: why.rule, steps: explainScoring(answer.trace, t) };
    },
  };
}
