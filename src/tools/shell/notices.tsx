import type { Translator } from '../../i18n/translator.ts';
import type { Kept } from './keeping.ts';

type Props = Pick<Kept<unknown>, 'notice' | 'putNoticeAway'> & {
  undo(): void;
  readonly t: Translator<'tool'>;
};

/** What happened, with the way back where there is one. */
export function Notices({ notice, putNoticeAway, undo, t }: Props) {
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
        <button type="button" aria-label={t('notice-close')} onClick={putNoticeAway}>
          ×
        </button>
      )}
    </div>
  );
}
