import { nameOf } from '../share/receiver.ts';
import { type Report, reportAddressOf } from '../share/report.ts';
import { copyText } from './hand-out.ts';
import { RECEIVER } from './receiver.ts';

/** What became of a report: it lies open to be sent, or on the clipboard because nobody is named or it is too long. */
interface Sent {
  readonly sent: 'opened' | 'copied' | 'too-long' | 'not-copied';
  /** Who is to get it; empty where nobody is named. */
  readonly to: string;
}

/** Opens a report filled in where it is sent from; what cannot be opened whole is copied. Fetched at the first tap. */
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
