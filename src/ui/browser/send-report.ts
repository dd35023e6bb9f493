import { getReceiverAddress } from '../../share/receiver.ts';
import { makeReportUrl, type Report } from '../../share/report.ts';
import { REPORT_RECEIVER } from './report-receiver.ts';
import { copyText } from './share-dialog.ts';

/**
 * Result of sending a report: a prefilled form was opened, or it was copied because there is no recipient or
 * it is too long.
 */
interface SendResult {
  readonly sent: 'opened' | 'copied' | 'too-long' | 'not-copied';
  /** The recipient; empty if there is none. */
  readonly to: string;
}

/**
 * Opens a prefilled report form of the recipient, or copies the report if that is impossible. Lazy-loaded at
 * the first tap.
 */
export async function sendReport(report: Report): Promise<SendResult> {
  if (!REPORT_RECEIVER) return { sent: (await copyText(report.text)) ? 'copied' : 'not-copied', to: '' };
  const to = getReceiverAddress(REPORT_RECEIVER);
  const address = makeReportUrl(REPORT_RECEIVER, report);
  if (!address) return { sent: (await copyText(report.text)) ? 'too-long' : 'not-copied', to };
  const link = Object.assign(document.createElement('a'), { href: address, rel: 'noopener noreferrer' });
  if (REPORT_RECEIVER.kind === 'issues') link.target = '_blank';
  link.click();
  return { sent: 'opened', to };
}
