import type { TextFile, Translator } from '../../i18n/translator.ts';
import { toolNamed } from '../../share/tool.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { HandOver } from '../shell/hand-over.tsx';
import { plainLines } from '../shell/steps.tsx';
import type { LessonAnswer, SaidFiles } from './kit.ts';

export { default as styles } from '../../styles/lessons-more.css?url';

/** Lessons open no cases: links with cases belong to other tools. */
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

interface Props {
  readonly answer: { readonly asked: object } | undefined;
  readonly rules: Rules;
  readonly t: Translator<SaidFiles>;
}

/** A link that opens the position, cards or scoring of the exercise in its own tool. */
export function First({ answer, rules, t }: Props) {
  const [game, ask] = ['game', 'ask'].map((name) => String(answer && Reflect.get(answer.asked, name)));
  const tool = game && ask && toolNamed(game, ask);
  if (!answer || !tool) return null;
  return (
    <HandOver asked={answer.asked} tool={tool} label={t(LABELS[tool] ?? 'play-on')} locale={rules.locale} />
  );
}

const LABELS: Readonly<Record<string, 'play-on-cards' | 'play-on-grid' | 'to-score'>> = {
  'huang/score/': 'to-score',
  'chu-han/referee/': 'play-on-cards',
  'khan/conquest/': 'play-on-grid',
  'khan/rulers/': 'play-on-grid',
};

export const Below = () => null;
