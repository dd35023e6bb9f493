import { layoutOf } from '../../drawings/huang/layout.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { explainLying } from '../../explain/huang/lying.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { outcomeParts } from '../../explain/huang/outcome.ts';
import { HUANG_ACTIONS } from '../../lessons/huang.ts';
import { positionIn } from '../../lessons/huang-position.ts';
import { judged } from '../../lessons/judge.ts';
import { checkWhole } from '../../referee/case.ts';
import { HUANG_ACT } from '../../referee/huang/act.ts';
import type { HuangLesson } from '../../saves/huang-lesson.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerTexts, LessonAnswer } from './kit.ts';
import { type Scene, sceneAfter } from './scene.ts';

// All that is needed to judge a choice: fetched once the first exercise stands.

/** Asks the referee about every choice; undefined while none is made, or where they make no case. */
export function answerOf({ exercise, chosen }: HuangLesson): LessonAnswer | undefined {
  if (exercise === null || chosen === null) return undefined;
  const all = judged(exercise, HUANG_ACTIONS);
  const one = all?.find(({ key }) => key === chosen);
  const checked = one && checkWhole(HUANG_ACT.check, one.asked);
  if (!all || !one || !checked?.ok) return undefined;
  const { asked, answer, isRight } = one;
  return { asked, answer, isRight, judged: all, names: namesOf(answer.trace, checked.value.position) };
}

/** The right choice by its name, as it is shown to who asks for it. */
export function rightIn({ judged: all }: LessonAnswer): string {
  const right = all.find(({ isRight }) => isRight);
  if (!right) throw new Error('An exercise without a right answer'); // the build lets none pass
  return right.key;
}

/** The steps that lead to the answer. */
export function stepsOf({ answer, names }: LessonAnswer, t: AnswerTexts) {
  return explainBoard(answer.trace, names, t);
}

/** The board with what has happened up to a step, counted from 0. */
export function sceneUpTo(
  { answer, names }: LessonAnswer,
  { exercise, chosen }: HuangLesson,
  last: number,
): Scene | undefined {
  const setup: Setup | undefined = exercise ? positionIn(exercise.case) : undefined;
  if (!setup || chosen === null) return undefined;
  return sceneAfter(setup, answer.trace.slice(0, last + 1), names, chosen);
}

/** What lies on the board, for those who do not see it. */
export function lyingIn(setup: Setup, t: AnswerTexts): string {
  return explainLying(setup, layoutOf(rowsOf(setup.board)).spots, t);
}

interface Props {
  readonly answer: LessonAnswer;
  readonly state: HuangLesson;
  /** Said to a right choice. */
  readonly right: string;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** What the referee says to the choice, and the rule behind it. */
export function Said({ answer: { answer, names, isRight }, state, right, rules, t }: Props) {
  const { head, why, todos } = outcomeParts(answer, names, t);
  const rule = answer.trace.findLast(({ step }) => step === 'refused')?.rule ?? deciding(answer.trace);
  const mine = state.isShown ? 'said-shown' : isRight ? 'said-right' : 'said-wrong';
  return (
    <Verdict tone={isRight ? 'yes' : 'no'} head={t(mine)} isHeard={false}>
      {isRight && <p>{right}</p>}
      <p class={isRight ? 'soft' : undefined}>
        {[head, why, ...todos].join(' ')} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
    </Verdict>
  );
}

/** The rule of the step that decided: a victory, else what came last. */
function deciding(trace: LessonAnswer['answer']['trace']) {
  const won = trace.findLast(({ step }) => step === 'war-won' || step === 'revolt-won' || step === 'tied');
  return (won ?? trace.at(-1))?.rule;
}
