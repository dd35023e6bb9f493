import { evaluateChosenOption } from '../../../lessons/evaluate-options.ts';
import type { LessonState } from '../../../lessons/tool/state.ts';
import { explainAppliedRulings } from '../explain/applied-rulings.ts';
import { explainBattleSteps } from '../explain/battle.ts';
import { explainBattleOutcome } from '../explain/battle-outcome.ts';
import type { BattleStep } from '../rules/step.ts';
import { BATTLE_EVALUATOR } from './battle-evaluator.ts';
import type { ChuHanLessonAnswer, FullChuHanLessonTranslator } from './types.ts';

// Everything needed to judge a choice in a battle of Chu Han; lazy-loaded once the first exercise is
// rendered.
export { ExerciseControls } from '../../../lessons/tool/ExerciseControls.tsx';
export { ExerciseFeedback } from '../../../lessons/tool/ExerciseFeedback.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function computeAnswer({ exercise, chosen }: LessonState): ChuHanLessonAnswer | undefined {
  const evaluated = evaluateChosenOption(exercise, chosen, BATTLE_EVALUATOR);
  if (!evaluated) return undefined;
  const { answer } = evaluated;
  return {
    ...evaluated,
    describeOutcome(t: FullChuHanLessonTranslator) {
      const [first, ...rest] = explainBattleOutcome(answer, t);
      const sentences = answer.legal ? [first, ...rest] : rest;
      const open = explainAppliedRulings(answer.rulings, t).map(({ text }) => text);
      return {
        sentences,
        rule: findDecidingRule(answer.trace),
        steps: explainBattleSteps(answer.trace, t),
        basis: open.length > 0 ? open.join(' ') : undefined,
      };
    },
  };
}

/** Returns the rule to show: that of a step that forbids, scores or ends something, else the last step. */
function findDecidingRule(trace: readonly BattleStep[]) {
  const last = (...names: readonly BattleStep['step'][]) =>
    trace.findLast(({ step }) => names.includes(step));
  return (
    last('refused') ??
    last('game-won') ??
    last('scored', 'battle-won', 'restored', 'cancelled') ??
    last('troop-laid')
  )?.rule;
}
