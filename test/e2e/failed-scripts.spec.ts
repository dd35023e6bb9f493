import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE, withoutWorker } from './support.ts';

// If the script of a page is lost, hangs, or is replaced by the login page of a hotel, that script cannot
// report it.

/** Milliseconds after which a page says what has not arrived, and a bit more. */
const LATE = 10_500;
/** Waits until the script of the page has run. */
const isAwake = (page: Page) => page.waitForFunction(() => 'awake' in document.body.dataset);
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

for (const [how, answer] of [
  ['is lost', { status: 404, body: '' }],
  ['is a login page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Room number?' }],
] as const)
  test(`a script of the page that ${how} is missed, and the page comes whole when asked again`, async ({
    page,
  }) => {
    await withoutWorker(page);
    await page.clock.install();
    await page.route(/\/_astro\/page\.[\w-]+\.js$/, (route) => route.fulfill(answer));
    await page.goto('./en/huang/score/');
    await page.clock.runFor(LATE);
    await expect(again(page)).toBeVisible();
    await page.unroute(/\/_astro\/page\.[\w-]+\.js$/);
    await again(page).tap();
    await isAwake(page);
    await expect(again(page)).toHaveCount(0);
  });

test('a script of a tool that hangs is missed, and the notice goes when it has come', async ({ page }) => {
  await withoutWorker(page);
  await page.clock.install();
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    if (route.request().url().includes('/page.')) return route.continue();
    await held;
    await route.continue();
  });
  await page.goto('./en/huang/score/');
  await page.clock.runFor(LATE);
  await expect(again(page)).toBeVisible();
  goOn();
  await expect(again(page)).toHaveCount(0);
});

test('Back closes the search and the list of languages, and stays on the page', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await isAwake(page);
  const before = page.url();
  await page.getByRole('link', { name: 'Search' }).tap();
  const search = page.getByRole('dialog');
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  expect(page.url()).toBe(before);
  const polish = page.getByRole('navigation', { name: 'Language' }).getByText('Polski');
  await page.getByLabel(LANGUAGE).tap();
  await expect(polish).toBeVisible();
  await page.waitForFunction(() => history.state?.dialog);
  await page.goBack();
  await expect(polish).toBeHidden();
  expect(page.url()).toBe(before);
  await page.getByLabel(LANGUAGE).tap();
  await polish.tap();
  await page.waitForURL('**/pl/huang/score/');
  await page.goBack();
  await page.waitForURL('**/en/huang/score/');
  await expect(polish).toBeHidden();
});

test('a result of the search is followed, and Back leads to the page without the search', async ({
  page,
}) => {
  await page.goto('./en/huang/score/');
  await isAwake(page);
  await page.getByRole('link', { name: 'Search' }).tap();
  await page.getByRole('searchbox').fill('who wins the war?');
  await page.getByRole('dialog').getByRole('link', { name: 'War or revolt' }).tap();
  await page.waitForURL('**/huang/conflict/');
  await page.goBack();
  await page.waitForURL('**/en/huang/score/');
  await expect(page.getByRole('dialog')).toBeHidden();
});
