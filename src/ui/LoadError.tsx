import type { Translator } from '../i18n/translator.ts';

interface Props {
  /** A sentence that names what failed to load. */
  readonly text: string;
  /** Retries loading. */
  retry(): void;
  readonly t: Translator<'tool'>;
}

/** A placeholder with a retry button for a part of the page that failed to load. */
export function LoadError({ text, retry, t }: Props) {
  return (
    <div class="notice on" role="alert">
      <p>{text}</p>{' '}
      <button type="button" onClick={retry}>
        {t('try-again')}
      </button>
    </div>
  );
}
