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

// All that is needed to judge a choice on the board: fetched once the first exercise stands.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Asks the referee about every choice; undefined while none is made, or where they make no case. */
export function answerOf({ exercise, chosen }: HuangLesson): HuangBoardAnswer | undefined {
  const one = judgedChoice(exercise, chosen, HUANG_ACTIONS);
  const setup = positionIn(exercise.case);
  return one && setup && answerFrom(one, one.right, setup);
}

/** What the referee says to a choice; undefined where the case is none. */
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
      // Tiles that leave together share a sentence.
      const end = trace.findIndex((_, i) => explainBoard(trace.slice(0, i + 1), names, t).length > step + 1);
      return sceneAfter(setup, end < 0 ? trace : trace.slice(0, end), names, key);
    },
  };
}

/** What an action without a conflict takes off the board: a riot, the end of a turn. */
function goneIn(answer: HuangActAnswer): readonly BoardStep[] {
  if (!('result' in answer) || answer.result !== 'done') return [];
  return answer.trace.filter(({ step }) => GONE.includes(step));
}

const GONE: readonly BoardStep['step'][] = ['tile-left', 'leader-left', 'granary-lost', 'granary-taken'];

/** The rule that forbids it, else that of a victory or of granaries, else of what bandits bring, else of what came last. */
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

/** What lies on the board, for those who do not see it. */
export function lyingIn(setup: Setup, t: HuangBoardTexts): string {
  return explainLying(setup, layoutOf(rowsOf(setup.board)).spots, t);
}
