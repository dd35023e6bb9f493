import { expect, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import {
  archived,
  idle,
  key,
  listKeys,
  openTool,
  pointsField,
  read,
  reloadTool,
  saying,
  setting,
  store,
  tapValues,
  test,
  toolReady,
  verdict,
} from './support.ts';

test('a damaged save is put aside with a sentence, and a new game begins', async ({ page }) => {
  await page.goto('./en/');
  await store(page, 'huang-score', { version: 1, now: 'what?', past: [] });
  await openTool(page, './en/huang/score/');
  await expect(saying(page, 'Some saved data was damaged')).toBeVisible();
  await tapValues(page, [4]);
  await reloadTool(page);
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('4');
  expect((await listKeys(page)).filter((key) => key.startsWith('aside/huang-score/'))).toHaveLength(1);
});

test('a damaged save is one step back, and all that came before it can be undone', { tag: '@all' }, async ({
  page,
}) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, [4, 5]);
  await expect.poll(async () => JSON.stringify((await read(page, 'huang-score'))?.now)).toContain('"5"');
  await store(page, 'huang-score', {
    ...(await read(page, 'huang-score')),
    now: 'what?',
  });
  await reloadTool(page);
  await expect(saying(page, 'Some saved data was damaged')).toBeVisible();
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('4');
  await expect(pointsField(page, 'Tiger, red')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('');
});

test('of a damaged list the sound games stay', { tag: '@all' }, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, [4]);
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(archived(page)).toHaveCount(1);
  const games = await read(page, 'huang-games');
  await store(page, 'huang-games', {
    version: 1,
    games: ['nonsense', ...(games as { games: unknown[] }).games],
  });
  await reloadTool(page);
  await expect(saying(page, 'kept what it could')).toBeVisible();
  await expect(archived(page)).toHaveCount(1);
});

test('a link that arrives while the page loads adds to what is stored and replaces nothing', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  const { now } = (await read(page, 'huang-score')) ?? { now: null };
  expect(now).toBeNull();
  await tapValues(page, [4]);
  const { now: game } = (await read(page, 'huang-score')) as { now: object };
  const many = Array.from({ length: 3000 }, (_, i) => ({
    ...game,
    id: String(i),
  }));
  await store(page, 'huang-games', { version: 1, games: many });
  const link = await makeLink({
    game: 'huang',
    ask: 'score',
    players: [{ name: 'A', red: 1 }, { name: 'B' }],
  });
  await page.goto('./en/');
  await page.goto(`./en/huang/score/#${link}`, { waitUntil: 'commit' });
  await toolReady(page);
  await expect(verdict(page, 'A wins.')).toBeVisible();
  expect(((await read(page, 'huang-games')) as { games: unknown[] }).games).toHaveLength(3001);
});

test('a database that was closed behind the page is opened again', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    let isLost = false;
    Object.assign(globalThis, {
      lose: () => {
        isLost = true;
      },
    });
    // The database connection of the page fails once, as on a phone that was in the background for a long
    // time.
    IDBDatabase.prototype.transaction = function (...given) {
      if (!isLost) return transaction.apply(this, given);
      isLost = false;
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
  });
  await openTool(page, './en/huang/score/');
  await tapValues(page, [4]);
  await page.evaluate(() => (globalThis as unknown as { lose(): void }).lose());
  await tapValues(page, [5, 6]);
  await reloadTool(page);
  await expect(pointsField(page, 'Tiger, blue')).toHaveValue('6');
});

test('a save of a newer version is left as it is', async ({ page }) => {
  await page.goto('./en/');
  await store(page, 'huang-score', { version: 3, shape: 'unknown' });
  await openTool(page, './en/huang/score/');
  await expect(saying(page, 'newer version')).toBeVisible();
  await tapValues(page, [4]);
  await reloadTool(page);
  await expect(saying(page, 'newer version')).toBeVisible();
  expect((await listKeys(page)).filter((key) => key.startsWith('aside/'))).toEqual([]);
});

test('a newer version in another tab writes a shape of its own: this tab says so, and leaves it alone', {
  tag: '@all',
}, async ({ page, context }) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, [4, 5]);
  const newer = await context.newPage();
  await newer.goto('./en/about/');
  const written = { version: 3, shape: 'unknown' };
  await store(newer, 'huang-score', written);
  await newer.evaluate(() => new BroadcastChannel('yamen /').postMessage(['huang-score']));
  await page.bringToFront();
  await expect(saying(page, 'newer version')).toBeVisible();
  await expect(pointsField(page, 'Tiger, red')).toHaveValue('5');
  await tapValues(page, [6]);
  await expect(pointsField(page, 'Tiger, blue')).toHaveValue('6');
  await idle(page); // a write that must not come would be on its way, and be waited for by what is read
  expect(await read(page, 'huang-score')).toEqual(written);
});

test('a browser that keeps nothing is told of once, and scoring goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await openTool(page, './en/huang/score/');
  await expect(saying(page, 'Not saving right now')).toBeVisible();
  await tapValues(page, [4]);
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('4');
});

test('settings of a newer version are left as they are', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/');
  await store(page, 'settings', { version: 4, shape: 'unknown' });
  await page.goto('./en/settings/');
  await setting(page, 'edition', 'edition-pl').check();
  await expect(saying(page, 'newer version')).toBeVisible();
  expect(await read(page, 'settings')).toEqual({
    version: 4,
    shape: 'unknown',
  });
});

test('two tabs on one game agree', async ({ page, context }) => {
  await openTool(page, './en/huang/score/');
  const other = await context.newPage();
  await openTool(other, './de/huang/score/');
  await page.bringToFront();
  await tapValues(page, [4, 5]);
  await expect(pointsField(other, 'Tiger, Rot')).toHaveValue('5');
  await pointsField(other, 'Tiger, Gelb').fill('46');
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('46');
  await Promise.all([
    pointsField(page, 'Tiger, green').fill('7'),
    pointsField(other, 'Tiger, Weiß').fill('8'),
  ]);
  const entries = (tab: Page) =>
    tab
      .getByRole('textbox', {
        name: /, (yellow|red|blue|green|white|Gelb|Rot|Blau|Grün|Weiß)/,
        includeHidden: true,
      })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  // Of two taps at the same time, the later one is kept, and both tabs show it.
  const differ = async () => (await entries(page)).join() !== (await entries(other)).join();
  await expect.poll(differ).toBe(false);
  for (const tab of [page, other]) await idle(tab);
  const agreed = await entries(page);
  expect(await entries(other)).toEqual(agreed);
  expect(agreed.includes('7') || agreed.includes('8')).toBe(true);
  await reloadTool(page);
  expect(await entries(page)).toEqual(agreed);
});

test('two tabs on one tool of Chu Han and of Khan agree', { tag: '@all' }, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openTool(tab, './en/chu-han/score/');
  await page.getByLabel('Han: name').fill('Ada');
  await expect(other.getByLabel('Han: name')).toHaveValue('Ada');
  await other.getByLabel('Chu: name').fill('Ben');
  await expect(page.getByLabel('Chu: name')).toHaveValue('Ben');
  for (const tab of [page, other]) await openTool(tab, './en/khan/rulers/');
  await page.getByRole('gridcell', { name: 'G7', exact: true }).tap();
  await page.getByRole('button', { name: 'west', exact: true }).tap();
  await expect(other.getByRole('button', { name: 'west', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the settings keep edition, theme and hand, and show theme and hand before the first paint', async ({
  page,
}) => {
  await page.goto('./en/settings/');
  await setting(page, 'theme-title', 'theme-dark').check();
  await setting(page, 'hand-title', 'hand-left').check();
  await setting(page, 'edition', 'edition-pl').check();
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
  await expect.poll(() => read(page, 'settings')).toMatchObject({ edition: 'pl' });
  await page.goto('./de/settings/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
  await expect(setting(page, 'edition', 'edition-pl')).toBeChecked();
  await openTool(page, './en/huang/score/');
  await expect(page.getByRole('main')).toContainText('Tie-breaks follow the Polish rulebook.');
  const [next, digit] = await Promise.all([key(page, 'next').boundingBox(), key(page, '0').boundingBox()]);
  expect(next?.x ?? 0).toBeLessThan(digit?.x ?? 0);
});
