import { explainVerdict } from '../../explain/huang/score.ts';
import { explainScoring } from '../../explain/huang/scoring-steps.ts';
import { HUANG_SCORING } from '../../lessons/huang-scoring.ts';
import { judgedChoice } from '../../lessons/judge.ts';
import type { HuangScoreAnswer, HuangScoreTexts } from './huang-kit.ts';
import type { HuangLesson } from './state.ts';

// Everything needed to judge a choice about a final scoring; lazy-loaded once the first exercise is rendered.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function answerOf({ exercise, chosen }: HuangLesson): HuangScoreAnswer | undefined {
  const one = judgedChoice(exercise, chosen, HUANG_SCORING);
  if (!one) return undefined;
  const { asked, answer, isRight, right } = one;
  return {
    asked,
    answer,
    isRight,
    right,
    outcomeIn(t: HuangScoreTexts) {
      const [who, why] = explainVerdict(answer, t);
      return { sentences: [who.text, why.text], rule: why.rule, steps: explainScoring(answer.trace, t) };
    },
  };
}
