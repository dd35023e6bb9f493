import { useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { again } from '../again.ts';
import { Missing } from '../missing.tsx';
import { fetchExamples, type OfferedExample } from './examples.ts';

interface Props {
  readonly locale: Locale;
  /** The tool, as a path below the language. */
  readonly tool: string;
  /** Opens a case as a link to it would. */
  follow(asked: object): Promise<void>;
  readonly t: Translator<'khan-board' | 'tool'>;
}

/** Worked examples to open in the tool, those of the printed page first. They are fetched when the list is opened. */
export function Examples({ locale, tool, follow, t }: Props) {
  const [examples, show] = useState<readonly OfferedExample[]>([]);
  const [failed, setFailed] = useState<(() => void) | null>(null);
  /** Does something that needs a file, and offers it again where that does not arrive. */
  const tryTo = (work: () => Promise<void>, trying = work) => {
    setFailed(null);
    trying().catch((error: unknown) => {
      console.warn(error);
      setFailed(() => () => tryTo(work, () => again(work)));
    });
  };
  const load = () => tryTo(async () => show(await fetchExamples(locale, tool)));
  const open = ({ asked }: OfferedExample) => tryTo(() => follow(asked));
  return (
    <details onToggle={(event) => event.currentTarget.open && examples.length === 0 && load()}>
      <summary>{t('examples')}</summary>
      {failed && <Missing text={t('examples-failed')} again={failed} t={t} />}
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
