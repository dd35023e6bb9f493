import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeLink } from '../../src/share/link.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { someOf } from '../support/campaign.ts';
import { serve, type TestServer } from '../support/server.ts';
import { expectAccessible, offlineReady, testWithWorker as test, toolReady, verdict } from './support.ts';
import { inAnyLanguage } from './words.ts';

// Content that another app shares with the installed app: the service worker handles it, and it is never sent
// to a server.

const asked = { game: 'huang', ask: 'score', players: [{ name: 'Łucja', red: 3 }, { name: 'Ben' }] };
const LINE = '.........#/..#......./..~....... *rat,tiger ryRr/0/0 - tiger=2r';

let server: TestServer;
let target: { readonly action: string; readonly method: string; readonly enctype: string };
test.beforeEach(async ({ page }) => {
  server = await serve({ root: findBuiltSite() });
  const manifest = await (await page.request.get(`${server.url}pl/manifest.webmanifest`)).json();
  target = manifest.share_target;
  await page.goto(`${server.url}en/about/`);
  await offlineReady(page);
});
test.afterEach(async () => {
  expect(server.log.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(server.log.filter(({ path }) => path.includes('screenshots'))).toEqual([]);
  await server.stop();
});

type Fields = Readonly<Record<string, string>>;

/**
 * Submits a form as the browser does when another app shares content: with the action and method of the
 * manifest.
 */
async function share(page: Page, fields: Fields, enctype = target.enctype): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    ([action, method, encoding, values]) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype: encoding });
      for (const [name, value] of Object.entries(values))
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [new URL(target.action, server.url).href, target.method, enctype, fields] as const,
  );
}

const shown = (page: Page) => page.getByRole('textbox', { name: inAnyLanguage('open', 'shared-label') });
/** Returns the message about the shared content; the parts of the page in other languages are hidden. */
const said = (page: Page) => page.getByRole('main').getByRole('status');
const openButton = (page: Page) => page.getByRole('button', { name: inAnyLanguage('open', 'open-do') });

for (const [what, fieldsOf] of someOf(
  [
    [
      'in the text, among other words',
      (link: string) => ({ text: `Łucja wins.\n${link}\nWho would have known!` }),
    ],
    ['wrapped by a mail program', (link: string) => ({ text: `See (${link.replace(/(.{60})/, '$1\n')}).` })],
    ['percent-encoded', (link: string) => ({ text: `See ${encodeURIComponent(link)}!` })],
    ['as the address', (link: string) => ({ title: 'Yamen', text: 'Łucja wins', url: link })],
  ] satisfies [string, (link: string) => Fields][],
  0,
))
  test(`a link ${what} opens in its tool, without a network too`, async ({ page }) => {
    const link = `${server.url}open/#${await makeLink(asked)}`;
    await share(page, fieldsOf(link));
    await page.waitForURL('**/en/huang/score/');
    await toolReady(page);
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    await server.stop();
    await share(page, { text: `${server.url}r/#huang/end/tie` });
    await page.waitForURL('**/en/huang/rules/end/#tie');
  });

test('what holds no link is shown as text, in the language of the installed app, and opens once mended', async ({
  page,
}) => {
  const text = '<img src=x onerror=alert(1)> zażółć & 100 %\n#1 https://other.example/';
  await share(page, { title: '', text });
  await expect(said(page)).toHaveText('To, co udostępniono, nie zawiera linku z\u00a0Yamena.');
  await expect(shown(page)).toHaveValue(text);
  await expect(page.getByLabel('Udostępniony tekst')).toHaveValue(text);
  expect(await page.evaluate(() => document.images.length)).toBe(0);
  await page.reload(); // still there
  await expect(shown(page)).toHaveValue(text);
  await openButton(page).tap();
  await expect(said(page)).toHaveText('To nie jest link z\u00a0Yamena, zapis sytuacji ani zgłoszenie błędu.');
  await expect(shown(page)).toHaveValue(text);
  await shown(page).fill(`${text}\n${server.url}open/#${await makeLink(asked)}, look`);
  await openButton(page).tap();
  await page.waitForURL('**/huang/score/');
  await toolReady(page);
  await expect(verdict(page, 'Łucja')).toBeVisible();
});

for (const [what, textOf, opens] of someOf(
  [
    [
      'a link from another address of Yamen',
      (link: string) => `https://other.example/open/#${link}`,
      'huang/score/',
    ],
    ['a case as JSON', () => JSON.stringify(asked), 'huang/score/'],
    ['a position in one line', () => LINE, 'huang/referee/'],
  ] as const,
  2,
))
  test(`${what} opens only when asked to`, async ({ page }) => {
    const text = textOf(await makeLink(asked));
    await share(page, { text });
    await expect(shown(page)).toHaveValue(text);
    await openButton(page).tap();
    await page.waitForURL(`**/${opens}`);
  });

test('fields have the names that the worker reads', { tag: '@all' }, async ({ page }) => {
  expect(target).toMatchObject({ params: { title: 'title', text: 'text', url: 'url' } });
  await share(page, { title: 'a', text: 'b', url: 'c' });
  await expect(shown(page)).toHaveValue('c\nb\na');
});

test('the language chosen on this device goes before that of the installed app', { tag: '@all' }, async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('yamen-locale', 'de'));
  await share(page, { text: 'Hallo' });
  await expect(said(page)).toHaveText('Was geteilt wurde, enthält keinen Link aus Yamen.');
});

test('of 100 kB every letter is shown, more than 200 kB are refused with a sentence', {
  tag: '@all',
}, async ({ page }) => {
  const text = 'ż'.repeat(50_000);
  await share(page, { text });
  await expect(shown(page)).toHaveValue(text);
  await share(page, { text: 'ż'.repeat(100_001) });
  await expect(said(page)).toContainText('jest za długie na link');
  await expect(shown(page)).toHaveCount(0);
});

for (const enctype of ['text/plain', 'application/x-www-form-urlencoded'])
  test(`a form of another kind, ${enctype}, is answered as well`, { tag: '@all' }, async ({ page }) => {
    await share(page, { text: 'Ada' }, enctype);
    await expect(said(page)).toContainText('nie zawiera linku');
    await expect(shown(page)).toHaveValue(enctype === 'text/plain' ? '' : 'Ada'); // no form at all
  });

for (const [i, locale] of someOf([...LOCALES.entries()], 1))
  test(`axe finds nothing where shared text is shown, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'dark' : 'light' });
    await page.goto(`${server.url}open/?lang=${locale}#shared=${'Ada+'.repeat(50)}${'x'.repeat(200)}`);
    await expect(shown(page)).toBeVisible();
    await expectAccessible(page);
  });
