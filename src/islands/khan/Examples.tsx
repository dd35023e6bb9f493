import { useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { fetchExamples, type OfferedExample } from './examples.ts';

interface Props {
  readonly locale: Locale;
  /** The tool, as a path below the language. */
  readonly tool: string;
  readonly t: Translator<'khan-board'>;
}

/** Worked examples to open in the tool, those of the printed page first. They are fetched when the list is opened. */
export function Examples({ locale, tool, t }: Props) {
  const [examples, show] = useState<readonly OfferedExample[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchExamples(locale, tool)
      .then(show)
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  };
  // A link in the address opens like one that was sent; the tool listens to it.
  const open = async ({ asked }: OfferedExample) => {
    location.hash = await makeLink(asked);
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && examples.length === 0 && load()}>
      <summary>{t('examples')}</summary>
      {hasFailed && <p role="alert">{t('examples-failed')}</p>}
      <ul class="examples">
        {examples.map((example) => (
          <li key={example.id}>
            <button type="button" onClick={() => void open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
