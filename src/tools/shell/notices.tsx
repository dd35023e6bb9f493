import type { Translator } from '../../i18n/translator.ts';

/** A sentence above the tool. */
export interface Notice {
  readonly text: string;
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
}

/** What happened, with the way back where there is one. */
export function Notices({ session, t }: Props) {
  const { notice, setNotice, undo } = session;
  return (
    <div class={notice ? 'notice on' : 'notice'}>
      <p role="status">{notice?.text}</p>
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
      {notice && (
        <button type="button" aria-label={t('notice-close')} onClick={() => setNotice(null)}>
          ×
        </button>
      )}
    </div>
  );
}
