import { plainBoard } from '../../explain/huang/outcome.ts';
import type { MoreProps } from '../shell/tool.ts';
import { stepsOf } from './Answer.tsx';
import type { AnswerTexts, LessonAnswer, Lessons } from './kit.ts';

export { default as styles } from '../../styles/lessons-more.css?url';

/** What is asked belongs to the board: links open there. */
export const stateFrom = () => undefined;

export function explain(given: LessonAnswer, _: object, t: AnswerTexts) {
  return {
    steps: stepsOf(given, t),
    text: plainBoard(given.answer, given.names, t).join('\n'),
  };
}

/** The board, to play on from there. */
export function handOver({ asked }: LessonAnswer, t: AnswerTexts) {
  return { asked, tool: 'huang/referee/', label: t('play-on') };
}

export const Below = (_: MoreProps<Lessons>) => null;
