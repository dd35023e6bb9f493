import type { Translator } from '../i18n/translator.ts';

interface Props {
  /** What has not arrived, in a sentence. */
  readonly text: string;
  /** Asks for it again. */
  again(): void;
  readonly t: Translator<'tool'>;
}

/** Stands where a part of the page should, and has not arrived. */
export function Missing({ text, again, t }: Props) {
  return (
    <div class="notice on" role="alert">
      <p>{text}</p>{' '}
      <button type="button" onClick={again}>
        {t('try-again')}
      </button>
    </div>
  );
}
