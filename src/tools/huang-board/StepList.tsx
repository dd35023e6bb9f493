import type { Sentence } from '../../explain/sentence.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';

interface Props {
  readonly controls: Controls;
  /** Index of the moment that the map shows. */
  readonly at: number;
  readonly told: readonly Sentence[];
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** Lists every moment of an outcome with its rule; a tap shows it on the map. */
export function StepList({ controls, at, told, rules, t }: Props) {
  if (told.length === 0) return null;
  return (
    <details>
      <summary>{t('working')}</summary>
      <ol class="steps">
        {told.map(({ rule, text }, i) => (
          <li key={i}>
            <button
              type="button"
              aria-current={at === i + 1 ? 'step' : undefined}
              onClick={() => controls.setMoment(i + 1)}
            >
              {text}
            </button>{' '}
            <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </details>
  );
}
