import { layoutOf } from '../../drawings/huang/layout.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { explainLying } from '../../explain/huang/lying.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { outcomeParts } from '../../explain/huang/outcome.ts';
import { HUANG_ACTIONS } from '../../lessons/huang.ts';
import { positionIn } from '../../lessons/huang-position.ts';
import { type Judged, judgedChoice } from '../../lessons/judge.ts';
import { checkWhole } from '../../referee/case.ts';
import { HUANG_ACT } from '../../referee/huang/act.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangBoardAnswer, HuangBoardTexts } from './huang-kit.ts';
import { explainRulings } from './rests.ts';
import { sceneAfter } from './scene.ts';
import type { HuangLesson } from './state.ts';

// Everything needed to judge a choice on the board; lazy-loaded once the first exercise is rendered.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function answerOf({ exercise, chosen }: HuangLesson): HuangBoardAnswer | undefined {
  const one = judgedChoice(exercise, chosen, HUANG_ACTIONS);
  const setup = positionIn(exercise.case);
  return one && setup && answerFrom(one, one.right, setup);
}

/** The outcome of an option; undefined if it is not a valid case. */
export function answerFrom(
  { asked, answer, isRight, key }: Judged<HuangActAnswer>,
  right: string,
  setup: Setup,
): HuangBoardAnswer | undefined {
  const { trace } = answer;
  const checked = checkWhole(HUANG_ACT.check, asked);
  if (!checked.ok) return undefined;
  const names = namesOf(trace, checked.value.position);
  return {
    asked,
    answer,
    isRight,
    right,
    outcomeIn(t: HuangBoardTexts) {
      const { head, why, scores } = outcomeParts(answer, names, t);
      const gone = explainBoard(goneIn(answer), names, t).map(({ text }) => text);
      const isTold = 'needs' in answer || (gone.length > 0 && trace.some(({ step }) => step === 'turn'));
      const sentences = [isTold ? '' : head, why, ...scores, ...gone].filter((one) => one !== '');
      return {
        sentences,
        rule: decidingIn(trace),
        steps: explainBoard(trace, names, t),
        rests: explainRulings(answer.rulings, t),
      };
    },
    sceneAt(step, t) {
      // Tiles that leave together are described in one sentence.
      const end = trace.findIndex((_, i) => explainBoard(trace.slice(0, i + 1), names, t).length > step + 1);
      return sceneAfter(setup, end < 0 ? trace : trace.slice(0, end), names, key);
    },
  };
}

/** The steps in which an action without a conflict removes pieces: a riot, or the end of a turn. */
function goneIn(answer: HuangActAnswer): readonly BoardStep[] {
  if (!('result' in answer) || answer.result !== 'done') return [];
  return answer.trace.filter(({ step }) => GONE.includes(step));
}

const GONE: readonly BoardStep['step'][] = ['tile-left', 'leader-left', 'granary-lost', 'granary-taken'];

/**
 * The step whose rule is shown: the refusal, else a victory or granaries, else the effect of bandits, else
 * the last step.
 */
function decidingIn(trace: readonly BoardStep[]) {
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
export function lyingIn(setup: Setup, t: HuangBoardTexts): string {
  return explainLying(setup, layoutOf(rowsOf(setup.board)).spots, t);
}
