import { useState } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { formatReportLabel, REPORT_RECEIVER } from '../../ui/browser/report-receiver.ts';

interface Props {
  /** The case without default values. */
  readonly refereeCase: object | undefined;
  /** The full answer. */
  readonly answer: object | undefined;
  readonly version: string;
  readonly t: Translator<'sharing'>;
}

/** Reports an answer that looks wrong. Nothing is sent before the user sends it. */
export function ReportButton({ refereeCase, answer, version, t }: Props) {
  const [message, setMessage] = useState('');
  const [manualText, setManualText] = useState('');
  if (!refereeCase || !answer) return null;
  const report = async () => {
    const sent = await sendReport(makeReportText(refereeCase, answer, version), t);
    setMessage(sent.message);
    setManualText(sent.manualText);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setMessage(t('part-failed'));
  };
  return (
    <section class="sharing">
      <button type="button" class="quiet" onClick={() => void report().catch(fail)}>
        {formatReportLabel(REPORT_RECEIVER, t)}
      </button>
      <p role="status">{message}</p>
      {manualText && <textarea readOnly rows={5} aria-label={t('copy')} value={manualText} />}
    </section>
  );
}

/** Sends an error report. If it can be neither sent nor copied, its text is shown for manual copying. */
async function sendReport(text: string, t: Translator<'sharing'>) {
  const part = await import('../../ui/browser/send-report.ts');
  const { sent, to } = await part.sendReport({ subject: t('report-subject'), text });
  if (sent === 'not-copied') return { message: t('copy-failed'), manualText: text };
  return { message: t(`report-${sent}`, { to }), manualText: '' };
}

/** The text of an error report. A case without an edition uses the English one. */
function makeReportText(refereeCase: object, answer: object, version: string): string {
  const { release } = document.body.dataset;
  const edition = 'edition' in refereeCase ? refereeCase.edition : 'en';
  return JSON.stringify({ case: refereeCase, answer, edition, version, release });
}
