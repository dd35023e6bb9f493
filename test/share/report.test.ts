import { describe, expect, test } from 'vitest';
import { readReceiver } from '../../src/build/receiver.mjs';
import { formatReceiver, getReceiverAddress, type Receiver } from '../../src/share/receiver.ts';
import { makeReportUrl } from '../../src/share/report.ts';

const ISSUES: Receiver = { kind: 'issues', url: 'https://example.org/yamen/issues/new' };
const MAIL: Receiver = { kind: 'mail', address: 'rules@example.org' };
const addressOf = (receiver: Receiver, subject: string, text: string) =>
  makeReportUrl(receiver, { subject, text });

/** What a browser or a mail program reads from an address. */
function fieldsOf(address: string | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(address ?? '').searchParams);
}

describe('a report', () => {
  const text = '{"a":"1 + 1 = 2 & #hash? „Zwölf“ żółć 皇"}';

  test('arrives whole where issues are written', () => {
    const address = addressOf(ISSUES, 'Yamen: wrong?', text);
    expect(address).toMatch(/^https:\/\/example\.org\/yamen\/issues\/new\?title=/);
    expect(fieldsOf(address)).toEqual({ title: 'Yamen: wrong?', body: text });
  });

  test('keeps what the page of issues already asks for', () => {
    const templated: Receiver = { kind: 'issues', url: 'https://example.org/new?template=rule' };
    expect(fieldsOf(addressOf(templated, 'a', 'b'))).toEqual({ template: 'rule', title: 'a', body: 'b' });
  });

  test('fills in the field of a form', () => {
    const form: Receiver = { kind: 'issues', url: 'https://example.org/new?template=ruling.yml' };
    expect(fieldsOf(addressOf(form, 'a', text))).toEqual({
      template: 'ruling.yml',
      title: 'a',
      report: text,
    });
  });

  test('arrives whole in a mail, with its lines, and to nobody else', () => {
    const address = addressOf(MAIL, 'a+b', `${text}\n&cc=other@example.org`);
    expect(address).toMatch(/^mailto:rules@example\.org\?subject=a%2Bb&body=/);
    expect(address).not.toContain('+');
    expect(fieldsOf(address)).toEqual({ subject: 'a+b', body: `${text}\r\n&cc=other@example.org` });
  });

  test.each([
    [ISSUES, 8000],
    [MAIL, 2000],
  ])('that is too long for $kind has no address', (receiver, longest) => {
    const rest = longest - (addressOf(receiver, 'a', '')?.length ?? 0);
    expect(addressOf(receiver, 'a', 'x'.repeat(rest))).toHaveLength(longest);
    expect(addressOf(receiver, 'a', 'x'.repeat(rest + 1))).toBeUndefined();
  });

  test('with half a character does not throw', () => {
    expect(addressOf(MAIL, 'a', '\uD800')).toContain('%EF%BF%BD');
  });
});

describe('who gets reports', () => {
  test('is nobody unless the build names somebody', () => {
    expect(readReceiver({})).toBeNull();
    expect(readReceiver({ ISSUES_URL: '', MAILTO: '' })).toBeNull();
  });

  test('is the page of issues, else the mail address', () => {
    expect(readReceiver({ ISSUES_URL: ISSUES.url })).toEqual(ISSUES);
    expect(readReceiver({ MAILTO: 'rules@example.org' })).toEqual(MAIL);
    expect(readReceiver({ ISSUES_URL: ISSUES.url, MAILTO: 'rules@example.org' })).toEqual(ISSUES);
    expect([ISSUES, MAIL].map(getReceiverAddress)).toEqual([ISSUES.url, 'rules@example.org']);
    expect([ISSUES, MAIL].map(formatReceiver)).toEqual(['example.org/yamen', 'rules@example.org']);
  });

  test.each([
    'http://example.org/new',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org/new',
    'example.org/new',
    'https://user@example.org/',
    'https://user:secret@example.org/',
    'https://example.org/new#a',
    'https://example.org/new\n',
    ' https://example.org/new',
    'https://',
    '*',
  ])('is never the page %j', (url) => {
    expect(() => readReceiver({ ISSUES_URL: url })).toThrow('ISSUES_URL must be an https: address');
  });

  test.each([
    'nobody',
    '@example.org',
    'a@b',
    'a@example.org?cc=b@example.org',
    'a@example.org,b@example.org',
    'a@example.org&body=x',
    'a b@example.org',
    'a@example.org\n',
    '"a"@example.org',
    'mailto:a@example.org',
    'a%40b@example.org',
    'a@-example.org',
    '<a@example.org>',
  ])('is never the address %j', (address) => {
    expect(() => readReceiver({ MAILTO: address })).toThrow('MAILTO must be a plain mail address');
  });
});

test.each([
  ['https://github.com/a/yamen/issues/new', 'github.com/a/yamen'],
  ['https://github.com/a/yamen/issues/new/choose', 'github.com/a/yamen'],
  ['https://github.com/a/yamen/issues/new?template=ruling.yml', 'github.com/a/yamen'],
  ['https://gitlab.com/a/yamen/-/issues/new', 'gitlab.com/a/yamen'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/bugs/report.php?project=2', 'example.org/bugs/report.php'],
])('%s is called %s', (url, name) => expect(formatReceiver({ kind: 'issues', url })).toBe(name));
