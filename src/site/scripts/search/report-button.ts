import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { formatQuestionLabel, REPORT_RECEIVER } from '../../../ui/browser/report-receiver.ts';

/** A query to report, and the page where it was entered. */
interface ReportedQuery {
  readonly question: string;
  readonly locale: Locale;
  readonly game: string | undefined;
}

/**
 * Creates a button that reports the current query, with the result of reporting. Nothing is sent
 * automatically.
 */
export function createReportButton(t: Translator<'search'>, getQuery: () => ReportedQuery) {
  const element = document.createElement('section');
  const status = document.createElement('p');
  const button = document.createElement('button');
  let shownQuestion = '';
  const send = async () => {
    const text = JSON.stringify({ ...getQuery(), release: document.body.dataset['release'] });
    element.append(status);
    const { sendReport } = await import('../../../ui/browser/send-report.ts');
    const { sent, to } = await sendReport({ subject: t('question-subject'), text });
    status.textContent = t(`sent-${sent}`, { to });
  };
  button.type = 'button';
  button.textContent = formatQuestionLabel(REPORT_RECEIVER, t);
  button.onclick = () =>
    void send().catch((error: unknown) => {
      console.warn(error);
      status.textContent = t('failed');
    });
  status.role = 'status';
  element.append(t('none-of-these'), ' ', button);
  element.hidden = true;
  return {
    /** Shows or hides the button for another query. */
    show(isShown: boolean) {
      element.hidden = !isShown;
      // The same hits are rendered again, e.g. once the index is loaded: the result of reporting stays.
      const { question } = getQuery();
      if (question === shownQuestion) return;
      shownQuestion = question;
      status.textContent = '';
      status.remove();
    },
    element,
  };
}
