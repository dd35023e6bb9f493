import type { TextFile, Translator } from '../../i18n/translator.ts';
import { toolNamed } from '../../share/tool.ts';
import { plainLines } from '../shell/steps.tsx';
import type { LessonAnswer, SaidFiles } from './kit.ts';

export { default as styles } from '../../styles/lessons-more.css?url';

/** What is asked belongs to other tools: links open there. */
export const stateFrom = () => undefined;

export function explain<Files extends TextFile>(
  answer: LessonAnswer<Files>,
  _: object,
  t: Translator<Files> & Translator<SaidFiles>,
) {
  const said: Translator<SaidFiles> = t;
  const { sentences, steps } = answer.outcomeIn(t);
  return { steps, text: plainLines(said('plain-lesson'), sentences, steps) };
}

/** The board, the cards or the scoring, to go on with. */
export function handOver({ asked }: Pick<LessonAnswer<never>, 'asked'>, t: Translator<SaidFiles>) {
  const tool = toolNamed(String(Reflect.get(asked, 'game')), String(Reflect.get(asked, 'ask')));
  return tool === undefined ? undefined : { asked, tool, label: t(LABELS[tool] ?? 'play-on') };
}

const LABELS: Readonly<Record<string, 'play-on-cards' | 'play-on-grid' | 'to-score'>> = {
  'huang/score/': 'to-score',
  'chu-han/referee/': 'play-on-cards',
  'khan/conquest/': 'play-on-grid',
  'khan/rulers/': 'play-on-grid',
};

export const Below = () => null;
