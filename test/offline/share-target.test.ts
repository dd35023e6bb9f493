import { describe, expect, test } from 'vitest';
import {
  findSiteLink,
  listSharedTexts,
  makeShareTargetUrl,
  readSharedText,
} from '../../src/offline/share-target.ts';
import { makeLink } from '../../src/share/link.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';

const BASE = 'https://rules.example/yamen/';
const PAGE = `${BASE}open/?lang=pl`;
const CASE = `${BASE}open/#1q1ZKTc5ILVKyUspIrEpVgrCUdJQKUosyU_NAoskZiWWpSrUA`;

describe('a link of this site is found', () => {
  test.each([
    ['alone', [CASE], CASE],
    ['with blanks around it', [`\n ${CASE}\t`], CASE],
    ['after other words', [`Huang # 1\nAda wins.\n${CASE}`], CASE],
    ['before other words', [`${CASE} – you see?`], CASE],
    ['at the end of a sentence', [`It is here: ${CASE}.`], CASE],
    ['in brackets', [`(${CASE})`], CASE],
    ['in angle brackets', [`<${CASE}>`], CASE],
    ['in quotation marks', [`„${CASE}”`], CASE],
    ['in the second field', ['Ada wins', CASE], CASE],
    ['behind an address of another site', [`https://other.example/#1abc ${CASE}`], CASE],
    ['inside an address of another site', [`https://other.example/?to=${CASE}`], CASE],
    ['a rule’s', [`See ${BASE}r/#huang/end/tie!`], `${BASE}r/#huang/end/tie`],
    ['a rule’s, escaped', [`${BASE}r/#huang%2Fend%2Ftie`], `${BASE}r/#huang%2Fend%2Ftie`],
    ['a page’s', [`${BASE}de/huang/rules/end/#tie`], `${BASE}de/huang/rules/end/#tie`],
    ['a search’s', [`${BASE}de/search/?q=krieg+um`], `${BASE}de/search/?q=krieg+um`],
    ['the site’s own', [`Get Yamen at ${BASE}`], BASE],
    ['a case’s before the site’s own', [`${BASE} has it`, CASE], CASE],
    ['the first of two', [`${CASE} ${BASE}r/#huang/end/tie`], CASE],
  ])('%s', (_, texts, link) => {
    expect(findSiteLink(texts, BASE)).toBe(link);
  });
});

describe('no link of this site', () => {
  test.each([
    ['nothing', []],
    ['an empty text', ['']],
    ['words', ['Who has won?']],
    ['of another site', ['https://other.example/yamen/open/#1abc']],
    ['of another folder of the same host', ['https://rules.example/open/#1abc']],
    ['of a site whose name goes on', ['https://rules.example/yamen.example/open/#1abc']],
    ['of the same host without encryption', ['http://rules.example/yamen/open/#1abc']],
    ['a script', ['javascript:alert(1)//https://rules.example/']],
  ])('%s', (_, texts) => {
    expect(findSiteLink(texts, BASE)).toBeUndefined();
  });
});

test.each([
  '../../evil/',
  '..%2f..%2fevil/',
  '%2e%2e/evil/',
  '//evil.example/',
  '\\evil.example',
  '@evil.example',
])('an address that goes on with %s stays in this site', (rest) => {
  expect(new URL(findSiteLink([BASE + rest], BASE) ?? '').href).toMatch(new RegExp(`^${BASE}`));
});

test.each([
  'Who has won?',
  'zażółć gęślą jaźń – „Łucja”',
  '<img src=x onerror=alert(1)>&shared=2#%zz%00',
  'two\nlines',
  '{"game":"huang"}',
  '',
])('what holds no link goes on to the page whole: %j', (text) => {
  const address = makeShareTargetUrl([text], PAGE, BASE);
  expect(address).toMatch(/^https:\/\/rules\.example\/yamen\/open\/\?lang=pl#shared=[\w%.*+-]*$/);
  expect(readSharedText(new URL(address).hash.slice(1))).toBe(text);
});

test.each([
  ['wrapped by a mail program', CASE.replace('q1Z', 'q1Z\n')],
  ['with its # encoded', CASE.replace('#', '%23')],
  ['in a sentence', `It is here: ${CASE}.`],
])('a link to a case %s goes on to the page whole, which reads it', (_, text) => {
  expect(readSharedText(new URL(makeShareTargetUrl([text], PAGE, BASE)).hash.slice(1))).toBe(text);
});

test.each([
  ['a link to a case that is all there is', [`${CASE}\n`, 'Ada wins'], CASE],
  ['a rule in a sentence', [`See ${BASE}r/#huang/end/tie!`], `${BASE}r/#huang/end/tie`],
])('%s opens at once', (_, texts, target) => {
  expect(makeShareTargetUrl(texts, PAGE, BASE)).toBe(target);
});

test('of several texts each goes on once', () => {
  const address = makeShareTargetUrl(
    ['https://other.example/', 'Look', 'https://other.example/'],
    PAGE,
    BASE,
  );
  expect(readSharedText(new URL(address).hash.slice(1))).toBe('https://other.example/\nLook');
});

test('half a character goes on as the sign for what cannot be read', () => {
  expect(readSharedText(new URL(makeShareTargetUrl(['a\ud800'], PAGE, BASE)).hash.slice(1))).toBe('a\ufffd');
});

test('a link of a case is no shared text', async () => {
  expect(readSharedText(await makeLink({ game: 'huang', ask: 'score', players: [] }))).toBeUndefined();
});

test('of a form the address is looked at first; files and other fields are left alone', () => {
  const form = new FormData();
  form.set('title', 'Ada');
  form.set('text', new File(['https://rules.example/'], 'a.txt'));
  form.set('other', CASE);
  form.append('url', CASE);
  form.append('url', 'a second one');
  expect(listSharedTexts(form)).toEqual([CASE, 'Ada']);
});

test('whatever is shared, the browser stays in this site, soon', () => {
  const PARTS = [
    BASE,
    CASE,
    'open/',
    'r/',
    '#',
    '?',
    '..',
    '/',
    '\\',
    '%2e',
    '%',
    '@',
    ':',
    ' ',
    '\n',
    '\0',
    '<b>',
  ];
  const parts = [...PARTS, 'javascript:', 'https://evil.example/', '\ud800', 'ż', '1', '-', '_', '.', '='];
  const random = randomFrom(9);
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from(
      { length: wholeUpTo(random, 12) },
      () => parts[wholeUpTo(random, parts.length - 1)],
    );
    expect(new URL(makeShareTargetUrl([text.join('')], PAGE, BASE)).href.startsWith(BASE)).toBe(true);
  }
  for (const part of [...parts, `${BASE}a`]) {
    const before = process.cpuUsage();
    makeShareTargetUrl([part.repeat(200_000 / part.length)], PAGE, BASE);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  }
});
