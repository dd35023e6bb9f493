import type { Translator } from '../../i18n/translator.ts';
import { formatReceiver, type Receiver } from '../../share/receiver.ts';

/** The recipient of error reports of this deployment; null if the build has none. */
export const REPORT_RECEIVER: Receiver | null = import.meta.env.RECEIVER ?? null;

/** Formats the label of an answer's report button: where the report goes, or that it is only copied. */
export function formatReportLabel(receiver: Receiver | null, t: Translator<'sharing'>): string {
  return receiver ? t(`wrong-${receiver.kind}`, { to: formatReceiver(receiver) }) : t('wrong-copy');
}

/** Formats the label of the button that reports a question without a search result. */
export function formatQuestionLabel(receiver: Receiver | null, t: Translator<'search'>): string {
  return receiver ? t(`send-${receiver.kind}`, { to: formatReceiver(receiver) }) : t('send-copy');
}
