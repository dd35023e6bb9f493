import { useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { retryOrReload } from '../../../ui/browser/retry-or-reload.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { fetchExamples, type ToolExample } from './fetch-examples.ts';

/** The id of the list on its page. */
export const EXAMPLES_ID = 'examples';

interface Props {
  readonly locale: Locale;
  /** Path of the tool after the language. */
  readonly tool: string;
  /** Opens a case as if from a link. */
  follow(refereeCase: object): Promise<void>;
  readonly t: Translator<'khan-board' | 'tool'>;
}

/**
 * Worked examples that open in the tool, those of the printed rulebook first. Loaded when the list is opened.
 */
export function ExampleList({ locale, tool, follow, t }: Props) {
  const [examples, show] = useState<readonly ToolExample[]>([]);
  const [failed, setFailed] = useState<(() => void) | null>(null);
  /** Runs work that loads a file and offers a retry if loading fails. */
  const tryTo = (work: () => Promise<void>, trying = work) => {
    setFailed(null);
    trying().catch((error: unknown) => {
      console.warn(error);
      setFailed(() => () => tryTo(work, () => retryOrReload(work)));
    });
  };
  const load = () => tryTo(async () => show(await fetchExamples(locale, tool)));
  const open = ({ asked: refereeCase }: ToolExample) => tryTo(() => follow(refereeCase));
  return (
    <details
      id={EXAMPLES_ID}
      onToggle={(event) => event.currentTarget.open && examples.length === 0 && load()}
    >
      <summary>{t('examples')}</summary>
      {failed && <LoadError text={t('examples-failed')} retry={failed} t={t} />}
      <ul class="examples">
        {examples.map((example) => (
          <li key={example.id}>
            <button type="button" onClick={() => open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
