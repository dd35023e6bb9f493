import { useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { formatQuestionLabel, REPORT_RECEIVER } from '../../../ui/browser/report-receiver.ts';

interface Props {
  /** The query to report, and the page where it was entered. */
  readonly question: string;
  readonly locale: Locale;
  readonly game: string | undefined;
  readonly t: Translator<'search'>;
}

/** A button that reports a query, with the result of reporting. Nothing is sent automatically. */
export function ReportButton({ question, locale, game, t }: Props) {
  const [outcome, setOutcome] = useState<string>();
  const send = async () => {
    setOutcome('');
    const { sendReport } = await import('../../../ui/browser/send-report.ts');
    const text = JSON.stringify({ question, locale, game, release: document.body.dataset['release'] });
    const { sent, to } = await sendReport({ subject: t('question-subject'), text });
    setOutcome(t(`sent-${sent}`, { to }));
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setOutcome(t('failed'));
  };
  return (
    <section>
      {t('none-of-these')}{' '}
      <button type="button" onClick={() => void send().catch(fail)}>
        {formatQuestionLabel(REPORT_RECEIVER, t)}
      </button>
      {outcome !== undefined && <p role="status">{outcome}</p>}
    </section>
  );
}
