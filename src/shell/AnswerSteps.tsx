import type { CitedSentence } from '../explain/sentence.ts';
import type { Translator } from '../i18n/translator.ts';
import { RuleLink, type RuleViewer } from '../ui/RuleLink.tsx';

interface Props {
  readonly steps: readonly CitedSentence[];
  readonly rules: RuleViewer;
  readonly t: Translator<'tool'>;
}

/** Lists every step of an answer with its rule. */
export function AnswerSteps({ steps, rules, t }: Props) {
  if (steps.length === 0) return null;
  return (
    <details class="working">
      <summary>{t('working')}</summary>
      <ol>
        {steps.map(({ rule, text }, i) => (
          <li key={i}>
            {text} <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Joins a title, an outcome and its numbered steps into lines of text for a chat. */
export function joinPlainText(
  title: string,
  outcome: readonly string[],
  steps: readonly CitedSentence[],
): string {
  return [title, ...outcome, '', ...steps.map(({ text }, i) => `${i + 1}. ${text}`)].join('\n');
}
