import type { Translator } from '../../i18n/translator.ts';

/** A sentence above the tool. */
export interface Notice {
  readonly text?: string;
  /** In place of the text: what it says once the texts of what lies below have come. */
  readonly later?: 'save-damaged' | 'save-newer' | 'save-failed';
  /** Not put away by the next tap. */
  readonly stays?: true;
  /** What it tells of can be undone. */
  readonly canUndo?: true;
  /** Tries again what it says has failed. */
  readonly again?: () => void;
}

interface Props {
  readonly session: {
    readonly notice: Notice | null;
    setNotice(notice: null): void;
    undo(): void;
  };
  readonly t: Translator<'tool'>;
  /** Undefined until they have come. */
  readonly laterTexts: Translator<'archive'> | undefined;
}

/** What happened, with the way back where there is one. */
export function Notices({ session, t, laterTexts }: Props) {
  const { notice, setNotice, undo } = session;
  const text = notice?.later ? laterTexts?.(notice.later) : notice?.text;
  return (
    <div class={text ? 'notice on' : 'notice'}>
      <p role="status">{text}</p>
      {notice?.canUndo && (
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
      )}
      {notice?.again && (
        <button type="button" onClick={notice.again}>
          {t('try-again')}
        </button>
      )}
      {text && (
        <button type="button" aria-label={t('notice-close')} onClick={() => setNotice(null)}>
          ×
        </button>
      )}
    </div>
  );
}
