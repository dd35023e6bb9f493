import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readBuiltFiles } from '../../src/offline/integration.mjs';
import { findBuiltSite } from '../support/built-site.ts';
import { IS_WHOLE_SUITE } from '../support/campaign.ts';
import { cutOff } from '../support/cut-off.ts';
import { PAGES as KINDS, PLAIN_PAGES } from '../support/page-kinds.ts';
import { tokenFaults } from '../support/token-faults.ts';
import { findCutOff, findStrangeStyles } from './page-layout.ts';
import { setLetterSize, test } from './support.ts';

// Everything that holds of every page, looked at in one visit to each: no error and no breach of the policy (the `test`
// of support.ts fails at these), no request to another host, no chapter longer than six and a half screens of a phone, nothing cut off
// on the narrowest screen or with letters twice as large, and only sizes, spaces and colours from the design tokens.

const dist = findBuiltSite();
const PAGES = [...readBuiltFiles(dist).keys()]
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.replace(/index\.html$/, ''));

/** The pages that pages.spec.ts looks at in the same way, as paths below the language. */
const LOOKED_AT: ReadonlySet<string> = new Set([...KINDS, ...PLAIN_PAGES]);

/**
 * Returns the pages of a language; for an empty name, the pages without a language. Unless the whole suite runs, a third
 * of the pages that pages.spec.ts leaves out: consecutive ones in different languages.
 */
function listPages(locale: Locale | ''): readonly string[] {
  const pages = PAGES.filter((path) => (/^(\w\w)\//.exec(path)?.[1] ?? '') === locale);
  if (IS_WHOLE_SUITE || locale === '') return pages;
  const first = LOCALES.indexOf(locale) * LOCALES.length;
  return pages
    .filter((path) => !LOOKED_AT.has(path.slice(`${locale}/`.length)))
    .filter((_, i) => i % LOCALES.length ** 2 === first);
}

/** The most screens of a phone that a chapter may fill while everything in it is closed; 6 at a line height of 1.4. */
const LONGEST_CHAPTER = 6.5;

/** Returns a message with the length of a chapter if it is too long. */
async function findTooLong(page: Page, path: string): Promise<readonly string[]> {
  if (!/\/rules\/[\w-]+\/$/.test(path)) return [];
  const screens = await page.evaluate(
    () => document.documentElement.scrollHeight / document.documentElement.clientHeight,
  );
  return screens > LONGEST_CHAPTER ? [`is ${screens.toFixed(2)} screens long`] : [];
}

for (const locale of [...LOCALES, ''] as const)
  test(`pages ${locale ? `in ${locale}` : 'without a language'} keep the rules of all pages`, async ({
    page,
  }) => {
    const pages = listPages(locale);
    expect(pages.length).toBeGreaterThan(locale ? 4 : 2);
    const hosts = new Map<string, number>();
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      hosts.set(hostname, (hosts.get(hostname) ?? 0) + 1);
    });
    const faults: string[] = [];
    for (const path of pages) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`./${path}`);
      await expect(page.locator('[inert]')).toHaveCount(0);
      const found = [...(await findTooLong(page, path)), ...(await findCutOff(page))];
      // Styles do not depend on the language, so each page is checked in one language.
      if (!IS_WHOLE_SUITE || locale === 'en' || locale === '') found.push(...(await findStrangeStyles(page)));
      faults.push(...found.map((fault) => `/${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect([...hosts.keys()]).toEqual(['127.0.0.1']);
    if (locale) expect(hosts.get('127.0.0.1')).toBeGreaterThan(3 * pages.length); // each fetches scripts, too
  });

test('letters are as large as a browser is told', async ({ page }) => {
  await page.goto('./en/');
  await setLetterSize(page, 32);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
});

test('what is cut off is noticed', async ({ page }) => {
  await page.goto('./en/');
  expect(await cutOff(page)).toEqual([]);
  await page.evaluate(() => {
    const wide = document.createElement('p');
    Object.assign(wide.style, { width: '90vw', overflow: 'hidden', whiteSpace: 'nowrap' });
    wide.textContent = 'as long as this line '.repeat(5);
    const out = document.createElement('p');
    Object.assign(out.style, { width: '150vw' });
    out.textContent = 'wider than the screen';
    document.body.append(wide, out);
  });
  expect(await cutOff(page)).toEqual([
    expect.stringMatching(/^the page is \d+ px wide$/),
    expect.stringContaining('is wider than its place'),
    expect.stringMatching(/wider than the screen.* reaches from 16 to 556/),
  ]);
});

test('a style that is no token is noticed', async ({ page }) => {
  await page.goto('./en/');
  await page.evaluate(() => {
    const one = document.createElement('p');
    Object.assign(one.style, { fontSize: '14px', margin: '3px', color: 'rgb(1, 2, 3)', borderRadius: '5px' });
    document.body.append(one);
  });
  const found = (await tokenFaults(page)).filter((fault) => fault.startsWith('body p'));
  expect(found.map((fault) => fault.replace(/.*\{ ([\w-]+):.*/, '$1'))).toEqual(
    expect.arrayContaining(['font-size', 'color', 'margin-top', 'border-top-left-radius']),
  );
});

test('the page of all components is not built', async ({ page }) => {
  const answers = await Promise.all(
    ['dev/parts/', 'en/dev/parts/'].map((path) => page.request.get(`./${path}`)),
  );
  expect(answers.map((one) => one.status())).toEqual([404, 404]);
});
