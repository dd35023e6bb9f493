import { expect, type Page } from '@playwright/test';
import { scoreReady, tapValues, test } from './support.ts';

/** Writes a value where the score page keeps its game. */
async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([at, what]) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('yamen /', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('saves');
        open.onsuccess = () => {
          const transaction = open.result.transaction('saves', 'readwrite');
          transaction.objectStore('saves').put(what, at as string);
          transaction.oncomplete = () => done();
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    [key, value] as const,
  );
}

async function keysOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const open = indexedDB.open('yamen /', 1);
        open.onsuccess = () => {
          const keys = open.result.transaction('saves').objectStore('saves').getAllKeys();
          keys.onsuccess = () => done(keys.result.map(String));
        };
      }),
  );
}

test('a damaged save is put aside with a sentence, and a new game begins', async ({ page }) => {
  await page.goto('./en/');
  await store(page, 'huang-score', { version: 1, now: 'what?', past: [] });
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await expect(page.locator('.notice').first()).toContainText('could not be read');
  await tapValues(page, [4]);
  await page.reload();
  await scoreReady(page);
  await expect(page.locator('#p0-yellow')).toHaveValue('4');
  expect((await keysOf(page)).filter((key) => key.startsWith('aside/huang-score/'))).toHaveLength(1);
});

test('a save of a newer Yamen is left as it is', async ({ page }) => {
  await page.goto('./en/');
  await store(page, 'huang-score', { version: 2, shape: 'unknown' });
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await expect(page.locator('.notice').first()).toContainText('newer Yamen');
  await tapValues(page, [4]);
  await page.reload();
  await scoreReady(page);
  await expect(page.locator('.notice').first()).toContainText('newer Yamen');
  expect((await keysOf(page)).filter((key) => key.startsWith('aside/'))).toEqual([]);
});

test('a browser that keeps nothing is told of once, and scoring goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await expect(page.locator('.notice').first()).toContainText('stores nothing right now');
  await tapValues(page, [4]);
  await expect(page.locator('#p0-yellow')).toHaveValue('4');
});

test('two tabs on one game agree', async ({ page, context }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  const other = await context.newPage();
  await other.goto('./de/huang/score/');
  await scoreReady(other);
  await tapValues(page, [4, 5]);
  await expect(other.locator('#p0-red')).toHaveValue('5');
});

test('the settings keep edition, theme and hand, and show theme and hand before the first paint', async ({
  page,
}) => {
  await page.goto('./en/settings/');
  await page.locator('input[value=dark]').check();
  await page.locator('input[value=left]').check();
  await page.locator('input[value=pl]').check();
  await expect(page.locator('#kept')).toHaveText('Kept on this device.');
  await page.goto('./de/settings/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
  await expect(page.locator('input[value=pl]')).toBeChecked();
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await expect(page.locator('.score')).toContainText('Ties are broken by the Polish rulebook.');
  const [next, digit] = await Promise.all([
    page.locator('.key.next').boundingBox(),
    page.locator('.key.d0').boundingBox(),
  ]);
  expect(next?.x ?? 0).toBeLessThan(digit?.x ?? 0);
});

test('the page about Yamen hands out a copy of everything', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await tapValues(page, [4]);
  await page.goto('./en/about/');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#export').tap()]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(JSON.parse(text)).toMatchObject({
    yamen: 1,
    saves: { 'huang-score': { version: 1, now: { seats: [{ entries: { yellow: '4' } }, {}, {}, {}] } } },
  });
});
