import { nameOf } from '../share/receiver.ts';
import { type Report, reportAddressOf } from '../share/report.ts';
import { copyText } from './hand-out.ts';
import { RECEIVER } from './receiver.ts';

/**
 * Result of sending a report: a prefilled form was opened, or it was copied because there is no recipient or
 * it is too long.
 */
interface Sent {
  readonly sent: 'opened' | 'copied' | 'too-long' | 'not-copied';
  /** The recipient; empty if there is none. */
  readonly to: string;
}

/**
 * Opens a prefilled report form of the recipient, or copies the report if that is impossible. Lazy-loaded at
 * the first tap.
 */
export async function sendReport(report: Report): Promise<Sent> {
  if (!RECEIVER) return { sent: (await copyText(report.text)) ? 'copied' : 'not-copied', to: '' };
  const to = nameOf(RECEIVER);
  const address = reportAddressOf(RECEIVER, report);
  if (!address) return { sent: (await copyText(report.text)) ? 'too-long' : 'not-copied', to };
  const link = Object.assign(document.createElement('a'), { href: address, rel: 'noopener noreferrer' });
  if (RECEIVER.kind === 'issues') link.target = '_blank';
  link.click();
  return { sent: 'opened', to };
}
