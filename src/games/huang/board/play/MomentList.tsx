import type { CitedSentence } from '../../../../explain/sentence.ts';
import { RuleLink, type RuleViewer } from '../../../../ui/RuleLink.tsx';
import type { BoardPartProps } from '../types.ts';

interface Props extends BoardPartProps {
  /** Index of the moment that the map shows. */
  readonly at: number;
  readonly sentences: readonly CitedSentence[];
  readonly rules: RuleViewer;
}

/** Lists every moment of an outcome with its rule; a tap shows it on the map. */
export function MomentList({ controls, at, sentences, rules, t }: Props) {
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary>{t('working')}</summary>
      <ol class="steps">
        {sentences.map(({ rule, text }, i) => (
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
