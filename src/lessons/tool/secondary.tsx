import { findToolPath } from '../../games/tools.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import { joinPlainText } from '../../shell/AnswerSteps.tsx';
import { HandoffLink } from '../../shell/sharing/HandoffLink.tsx';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import type { FeedbackFiles, LessonAnswer } from './types.ts';

export { default as styles } from './lessons-more.css?url';

/** Lessons open no cases: links with cases belong to other tools. */
export const fromCase = () => undefined;

/** Explains the outcome of a choice: the steps with their rules, and a text for a chat. */
export function explainAnswer<Files extends TextFile>(
  answer: LessonAnswer<Files>,
  _: object,
  t: Translator<Files> & Translator<FeedbackFiles>,
) {
  const feedbackTexts: Translator<FeedbackFiles> = t;
  const { sentences, steps } = answer.describeOutcome(t);
  return { steps, text: joinPlainText(feedbackTexts('plain-lesson'), sentences, steps) };
}

interface Props {
  readonly answer: { readonly refereeCase: object } | undefined;
  readonly rules: RuleViewer;
  readonly t: Translator<FeedbackFiles>;
}

/**
 * Shows, above the steps, a link that opens the position, cards or scoring of the exercise in the tool for
 * it.
 */
export function BeforeSteps({ answer, rules, t }: Props) {
  const [game, ask] = ['game', 'ask'].map((name) => String(answer && Reflect.get(answer.refereeCase, name)));
  const tool = game && ask && findToolPath(game, ask);
  if (!answer || !tool) return null;
  return (
    <HandoffLink
      refereeCase={answer.refereeCase}
      tool={tool}
      label={t(LABELS[tool] ?? 'play-on')}
      locale={rules.locale}
    />
  );
}

const LABELS: Readonly<Record<string, 'play-on-cards' | 'play-on-grid' | 'to-score'>> = {
  'huang/score/': 'to-score',
  'chu-han/referee/': 'play-on-cards',
  'khan/conquest/': 'play-on-grid',
  'khan/rulers/': 'play-on-grid',
};

/** Renders nothing: a lesson has no players or options. */
export const AfterSharing = () => null;
