import type { Translator } from '../i18n/translator.ts';

/** A message above the tool. */
export interface Notice {
  readonly text?: string;
  /** Text key that replaces the text once the lazy-loaded texts have arrived. */
  readonly textKey?: 'save-damaged' | 'save-newer' | 'save-failed';
  /** Stays after the next tap. */
  readonly isSticky?: true;
  /** Offers to undo what the message is about. */
  readonly canUndo?: true;
  /** A page that tells more. */
  readonly link?: { readonly href: string; readonly text: string };
  /** What can be done about it, and the label of its button. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Retries what failed. */
  readonly retry?: () => void;
}

interface Props {
  readonly session: {
    readonly notice: Notice | null;
    setNotice(notice: null): void;
    undo(): void;
  };
  readonly t: Translator<'tool'>;
  /** The texts of `textKey`; undefined until they are loaded. */
  readonly lazyTexts: Translator<'archive'> | undefined;
}

/** Shows the current message, with a button to undo or retry if possible. */
export function Notices({ session, t, lazyTexts }: Props) {
  const { notice, setNotice, undo } = session;
  const text = notice?.textKey ? lazyTexts?.(notice.textKey) : notice?.text;
  return (
    <div class={text ? 'notice on' : 'notice'}>
      <p role="status">
        {text}
        {text && notice?.link && (
          <>
            {' '}
            <a href={notice.link.href}>{notice.link.text}</a>
          </>
        )}
      </p>
      {notice?.canUndo && (
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
      )}
      {notice?.action && (
        <button type="button" onClick={notice.action.run}>
          {notice.action.label}
        </button>
      )}
      {notice?.retry && (
        <button type="button" onClick={notice.retry}>
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
