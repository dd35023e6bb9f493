import type { BattleStep } from '../../engine/chu-han/step.ts';
import { explainBattle } from '../../explain/chu-han/battle.ts';
import { explainBattleOutcome } from '../../explain/chu-han/battle-outcome.ts';
import { explainBattlePoints } from '../../explain/chu-han/battle-points.ts';
import { CHU_HAN_BATTLES } from '../../lessons/chu-han.ts';
import { judgedChoice } from '../../lessons/judge.ts';
import type { ChuHanAnswer, ChuHanAnswerTexts } from './chu-han-kit.ts';
import type { HuangLesson } from './state.ts';

// Everything needed to judge a choice in a battle of Chu Han; lazy-loaded once the first exercise is
// rendered.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function answerOf({ exercise, chosen }: HuangLesson): ChuHanAnswer | undefined {
  const one = judgedChoice(exercise, chosen, CHU_HAN_BATTLES);
  if (!one) return undefined;
  const { asked, answer, isRight, right } = one;
  return {
    asked,
    answer,
    isRight,
    right,
    outcomeIn(t: ChuHanAnswerTexts) {
      const [first, ...rest] = explainBattleOutcome(answer, t);
      const sentences = answer.legal ? [first, ...rest] : rest;
      const open = explainBattlePoints(answer.rulings, t).map(({ text }) => text);
      return {
        sentences,
        rule: decidingIn(answer.trace),
        steps: explainBattle(answer.trace, t),
        rests: open.length > 0 ? open.join(' ') : undefined,
      };
    },
  };
}

/** The step whose rule is shown: one that forbids, scores or ends something, else the last step. */
function decidingIn(trace: readonly BattleStep[]) {
  const last = (...names: readonly BattleStep['step'][]) =>
    trace.findLast(({ step }) => names.includes(step));
  return (
    last('refused') ??
    last('game-won') ??
    last('scored', 'battle-won', 'restored', 'cancelled') ??
    last('troop-laid')
  )?.rule;
}
