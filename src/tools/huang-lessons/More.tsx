import { plainLines } from '../shell/steps.tsx';
import type { AnswerTexts, LessonAnswer } from './kit.ts';

export { default as styles } from '../../styles/lessons-more.css?url';

/** What is asked belongs to other tools: links open there. */
export const stateFrom = () => undefined;

export function explain(answer: LessonAnswer, _: object, t: AnswerTexts) {
  const { sentences, steps } = answer.outcomeIn(t);
  return { steps, text: plainLines(t('plain-lesson'), sentences, steps) };
}

/** The board, or the scoring, to go on with. */
export function handOver({ asked }: LessonAnswer, t: AnswerTexts) {
  if (Reflect.get(asked, 'game') === 'chu-han')
    return { asked, tool: 'chu-han/referee/', label: t('play-on-cards') };
  return Reflect.get(asked, 'ask') === 'score'
    ? { asked, tool: 'huang/score/', label: t('to-score') }
    : { asked, tool: 'huang/referee/', label: t('play-on') };
}

export const Below = () => null;
