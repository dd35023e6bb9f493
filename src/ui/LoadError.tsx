import type { Translator } from '../i18n/translator.ts';

interface Props {
  /** A sentence that names what failed to load. */
  readonly text: string;
  /** Retries loading. */
  again(): void;
  readonly t: Translator<'tool'>;
}

/** A placeholder with a retry button for a part of the page that failed to load. */
export function LoadError({ text, again, t }: Props) {
  return (
    <div class="notice on" role="alert">
      <p>{text}</p>{' '}
      <button type="button" onClick={again}>
        {t('try-again')}
      </button>
    </div>
  );
}
