import type { Translator } from '../../i18n/translator.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { makeBgStatsUrl } from './bg-stats.ts';
import { formatRecordLine, type GameRecord } from './game-record.ts';

interface Props {
  readonly record: GameRecord;
  readonly t: Translator<'sharing' | 'archive'>;
}

/** How long another app may take to open after a tap, in milliseconds. */
const OPENING_TIME = 1500;

/**
 * Buttons that enter a finished game in the app BG Stats, on phones, and that copy it as one line. If the app
 * does not open, the line is copied instead.
 */
export function RecordButtons({ record, t }: Props) {
  const { message, setMessage, manualText, copy } = useCopy();
  const line = formatRecordLine(record);
  const copyUnlessOpened = async () => {
    setMessage('');
    if (!(await hasLeftPage()))
      await copy(line, t('bg-stats-not-opened'), `${t('bg-stats-only')} ${t('copy-failed')}`);
  };
  return (
    <section class="sharing">
      <div class="row">
        {matchMedia('(pointer: coarse)').matches && (
          <a class="button" href={makeBgStatsUrl(record)} onClick={() => void copyUnlessOpened()}>
            {t('bg-stats')}
          </a>
        )}
        <button type="button" onClick={() => void copy(line, t('copied-result'), t('copy-failed'))}>
          {t('record-copy')}
        </button>
      </div>
      <p role="status">{message}</p>
      {manualText && <textarea readOnly rows={3} aria-label={t('record-copy')} value={manualText} />}
    </section>
  );
}

/** Resolves to whether another app covers the page within the time that it may take to open. */
function hasLeftPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (hasLeft: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('blur', leave);
      resolve(hasLeft);
    };
    const leave = () => finish(true);
    const timer = setTimeout(() => finish(false), OPENING_TIME);
    document.addEventListener('visibilitychange', leave);
    addEventListener('blur', leave); // the browser asks whether the app may open
  });
}
