import { useEffect } from 'preact/hooks';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { HANDED_ON_SAVE, type HandedOn } from '../../saves/handed-on.ts';
import { useLazyDialog } from '../../ui/hooks/use-lazy-dialog.ts';
import type { Session } from '../session/session.ts';
import { useSavedList } from '../session/use-saved-list.ts';
import type { ToolTypes } from '../tool-types.ts';
import type { Handover } from './handover.ts';

interface Props<K extends ToolTypes> {
  readonly handover: Handover<K>;
  readonly session: Session<K>;
  /** The id of the open game. */
  readonly id: string;
  readonly hasBegun: boolean;
  readonly locale: Locale;
  readonly t: Translator<'sharing'>;
}

/** A button that hands the running game on; a game that was handed on says so, and can be taken up again. */
export function HandOnButton<K extends ToolTypes>(props: Props<K>) {
  const { session, id, hasBegun, t } = props;
  const handedOn = useSavedList(session, HANDED_ON_SAVE);
  useHandedOnNotice(
    props,
    handedOn.all.find((one) => one.id === id),
    () => handedOn.remove(id),
  );
  const { part, isOpen, open, close, hasFailed } = useLazyDialog(() => import('./HandOnDialog.tsx'));
  const finish = () => {
    close();
    handedOn.put({ id, at: new Date().toISOString() });
  };
  return (
    <>
      <button type="button" aria-disabled={!hasBegun} onClick={() => hasBegun && open()}>
        {t('hand-on')}
      </button>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && <part.HandOnDialog {...props} isOpen={isOpen} close={close} finish={finish} />}
    </>
  );
}

/** Shows when the open game was handed on, with a button that takes it up again. */
function useHandedOnNotice<K extends ToolTypes>(
  { session, locale, t }: Props<K>,
  entry: HandedOn | undefined,
  takeUp: () => void,
): void {
  const at = entry?.at;
  useEffect(() => {
    if (at === undefined) return undefined;
    const run = () => {
      session.setNotice(null);
      takeUp();
    };
    const text = t('handed-on', { time: formatTime(at, locale) });
    session.setNotice({ text, isSticky: true, action: { label: t('take-up'), run } });
    return () => session.setNotice(null);
  }, [at]);
}

/** Formats a time of today, with the day if it was another one: `21:40`. */
function formatTime(at: string, locale: Locale): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'short' }) });
}
