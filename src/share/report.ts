import type { Receiver } from './receiver.ts';

/** A report that a user may send: nothing leaves the device before that. */
export interface Report {
  readonly subject: string;
  readonly text: string;
}

/**
 * The greatest length of an address: GitHub rejects more than 8 kB, some mail programs more than 2,000
 * characters.
 */
const LONGEST = { issues: 8000, mail: 2000 };

/** Returns the address that opens a prefilled report; undefined if it would be too long. */
export function makeReportUrl(receiver: Receiver, { subject, text }: Report): string | undefined {
  const address =
    receiver.kind === 'issues'
      ? makeIssueUrl(receiver.url, subject, text)
      : `mailto:${receiver.address}?${formatQuery({ subject, body: text.replace(/\r?\n/g, '\r\n') })}`;
  return address.length <= LONGEST[receiver.kind] ? address : undefined;
}

/** Issue forms have no body: the text goes into the field `report`. */
function makeIssueUrl(page: string, title: string, text: string): string {
  const field = /[?&]template=[^&]+\.ya?ml(&|$)/.test(page) ? 'report' : 'body';
  return `${page}${page.includes('?') ? '&' : '?'}${formatQuery({ title, [field]: text })}`;
}

/** Formats a query with `%20` for spaces, because mail programs show a plus sign as such. */
function formatQuery(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}
