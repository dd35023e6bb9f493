import { explainVerdict } from '../../explain/huang/score.ts';
import { explainScoring } from '../../explain/huang/scoring-steps.ts';
import { HUANG_SCORING } from '../../lessons/huang-scoring.ts';
import { judged } from '../../lessons/judge.ts';
import type { AnswerTexts, LessonAnswer } from './kit.ts';
import type { HuangLesson } from './state.ts';

// All that is needed to judge a choice about a final scoring: fetched once the first exercise stands.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Asks the referee about every choice; undefined while none is made, or where they make no case. */
export function answerOf({ exercise, chosen }: HuangLesson): LessonAnswer | undefined {
  if (chosen === null) return undefined;
  const all = judged(exercise, HUANG_SCORING);
  const one = all?.find(({ key }) => key === chosen);
  const right = all?.find(({ isRight }) => isRight);
  if (!one || !right) return undefined;
  const { asked, answer, isRight } = one;
  return {
    asked,
    answer,
    isRight,
    right: right.key,
    outcomeIn(t: AnswerTexts) {
      const [who, why] = explainVerdict(answer, t);
      return { sentences: [who.text, why.text], rule: why.rule, steps: explainScoring(answer.trace, t) };
    },
    sceneAt: () => null,
  };
}
