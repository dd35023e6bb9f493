import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { scoreReady, test } from './support.ts';

const LOCALES = ['de', 'pl', 'en'] as const;
const PAGES = ['', 'huang/', 'huang/rules/end/', 'huang/score/', 'settings/', 'about/'] as const;
const EVERY_PAGE = [
  ...LOCALES.flatMap((locale) => PAGES.map((page) => `${locale}/${page}`)),
  'r/',
  'open/',
  '404.html',
];

for (const [i, path] of EVERY_PAGE.entries())
  test(`axe finds nothing on /${path}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
    await page.goto(`./${path}`);
    if (path.endsWith('score/')) await scoreReady(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join('; ')}`)).toEqual(
      [],
    );
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBe(width[1]); // nothing sticks out at the side
  });

for (const [locale, want] of [
  ['pl-PL', 'pl'],
  ['de-CH', 'de'],
  ['fr-FR', 'en'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`goes from the bare address to ${want}`, async ({ page }) => {
      await page.goto('./');
      await page.waitForURL(`**/${want}/`);
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the start is a page with three links, rules can be read, and a tool says what it needs', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.goto('./pl/huang/rules/end/');
    await expect(page.locator('#tie h2')).toHaveText('Remisy');
    await page.goto('./de/huang/score/');
    const needs = page.locator('noscript p');
    await expect(needs).toBeVisible();
    expect(await needs.innerHTML()).toContain('braucht JavaScript');
    await expect(page.locator('.keypad')).toBeHidden(); // no keys that do nothing
  });
});

test('a page that is not there says so in three languages', async ({ page }) => {
  // Chromium logs every answer 404 as an error; the test's own watch must not take that for a fault.
  const response = await page.request.get('./de/nothing/');
  expect(response.status()).toBe(404);
  const text = await response.text();
  for (const said of ['Diese Seite gibt es nicht', 'Nie ma takiej strony', 'There is no such page'])
    expect(text).toContain(said);
});

test('each rule stands on one spot, with the differences of the editions and its examples', async ({
  page,
}) => {
  await page.goto('./en/huang/rules/end/#fewest-white');
  const rule = page.locator('#fewest-white');
  await expect(rule).toBeInViewport();
  await expect(rule.locator('.editions dt')).toHaveText(['English', 'German', 'Polish']);
  await expect(rule.locator('strong').last()).toContainText('Cleo wins.');
  await rule.getByRole('link', { name: 'Open in the scorer' }).click();
  await scoreReady(page);
  await expect(page.locator('.verdict')).toContainText('Cleo wins.');
});
