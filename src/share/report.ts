import type { Receiver } from './receiver.ts';

/** What a person may send: nothing leaves the device before they send it. */
export interface Report {
  readonly subject: string;
  readonly text: string;
}

/** The longest addresses that are handed on whole: GitHub refuses more than 8 kB, some mail programs more than 2,000 signs. */
const LONGEST = { issues: 8000, mail: 2000 };

/** The address that opens a report filled in; none where it would be too long to arrive whole. */
export function reportAddressOf(receiver: Receiver, { subject, text }: Report): string | undefined {
  const address =
    receiver.kind === 'issues'
      ? issueAddress(receiver.url, subject, text)
      : `mailto:${receiver.address}?${query({ subject, body: text.replace(/\r?\n/g, '\r\n') })}`;
  return address.length <= LONGEST[receiver.kind] ? address : undefined;
}

/** A form takes no body: what is wrong goes into its field of that name. */
function issueAddress(page: string, title: string, text: string): string {
  const field = /[?&]template=[^&]+\.ya?ml(&|$)/.test(page) ? 'report' : 'body';
  return `${page}${page.includes('?') ? '&' : '?'}${query({ title, [field]: text })}`;
}

/** Mail programs show a plus as it stands. */
function query(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}
