import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeRelease } from '../../src/offline/integration.mjs';
import { writeFakeRelease } from '../offline/fake-site.ts';
import { someOf } from '../support/campaign.ts';
import { serve, type TestServer } from '../support/server.ts';

// Releases of a small artificial site, one after the other at the same address.

const BASE = '/games/yamen/';
let folders: string;
let server: TestServer;
/** The folder of each release made so far. Releases 1 to 3 differ in every page and in the lazy script. */
const release = (n: number | string) => join(folders, String(n));

test.beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), 'yamen-update-'));
  for (const n of [1, 2, 3]) await writeFakeRelease(release(n), { release: n });
});
test.afterAll(() => rmSync(folders, { recursive: true, force: true }));
test.beforeEach(async ({ context }) => {
  server = await serve({ root: release(1), base: BASE });
  await context.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
});
test.afterEach(() => server.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prompt = (page: Page) => page.getByRole('button', { name: 'update' });
/** The button whose script is fetched at the first tap. */
const lazy = (page: Page) => page.getByRole('button', { name: 'lazy' });
const ready = (page: Page) => page.getByText('offline', { exact: true });
const loadsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));
const askNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const askedFor = (part: string) => server.log.filter(({ path }) => path.includes(part));
const pagesAsked = () => server.log.filter(({ path }) => path.endsWith('/')).map(({ path }) => path);

/** Lists the release ids of the caches under the base path of the site. */
async function idsKept(page: Page) {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith(`yamen ${BASE} `)).map((name) => name.split(' ')[2]);
}
const idOf = (n: number | string) =>
  /"id":"([0-9a-f]+)"/.exec(readFileSync(join(release(n), 'sw.js'), 'utf8'))?.[1];

async function visit(page: Page, path: string) {
  await page.goto(server.url + path);
  await expect(ready(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

async function bring(page: Page, n: number | string) {
  server.root = release(n);
  server.log.length = 0;
  await askNow(page);
}

async function change(page: Page, n: number | string) {
  await bring(page, n);
  await prompt(page).tap();
  await expect(heading(page)).toContainText(`r${n}`);
}

/** Waits until the service worker that was being installed has failed. */
const untilRefused = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = await new Promise<ServiceWorker | null | undefined>((resolve) => {
      registration?.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
      dispatchEvent(new Event('online'));
    });
    await new Promise<void>((resolve) => {
      worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
    });
  });

test('a new release waits and is offered; nothing reloads by itself', async ({ page }) => {
  await visit(page, 'pl/c1/?x=1#end');
  await bring(page, 2);
  await expect(prompt(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText('pl/c1/index.html r1');
  expect(await loadsOf(page)).toBe(1);
  await page.goto(`${server.url}pl/c2/`);
  await expect(heading(page)).toHaveText('pl/c2/index.html r1'); // still the old one
  await expect(prompt(page)).toBeVisible(); // and still offered
});

test('yes reloads this tab alone, once, and loses nothing', async ({ page, context }) => {
  await visit(page, 'pl/c1/?x=1#end');
  const other = await context.newPage();
  await visit(other, 'de/c1/');
  await page.evaluate(async () => {
    localStorage.setItem('theme', 'dark');
    const open = indexedDB.open('saves', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('games');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const write = open.result.transaction('games', 'readwrite', { durability: 'strict' });
    write.objectStore('games').put({ red: 12 }, 'a');
    await new Promise((resolve) => (write.oncomplete = resolve));
  });
  await bring(page, 2);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(other)).toBeVisible(); // each tab is told
  await prompt(page).dblclick(); // twice is once

  await expect(heading(page)).toHaveText('pl/c1/index.html r2');
  expect(page.url()).toBe(`${server.url}pl/c1/?x=1#end`);
  await expect(prompt(page)).toBeHidden();
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('saves', 1);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const read = open.result.transaction('games').objectStore('games').get('a');
    await new Promise((resolve) => (read.onsuccess = resolve));
    return [localStorage.getItem('theme'), read.result];
  });
  expect(kept).toEqual(['dark', { red: 12 }]);
  await page.waitForTimeout(700);
  expect(await loadsOf(page)).toBe(2);

  await server.stop();
  expect(await loadsOf(other)).toBe(1);
  await lazy(other).tap(); // a file that only release 1 has, not asked for until now
  await expect(lazy(other)).toHaveText('lazy r1');
  await expect(heading(other)).toHaveText('de/c1/index.html r1');
  await prompt(other).tap(); // the new release is there already
  await expect(heading(other)).toHaveText('de/c1/index.html r2');
  await page.waitForTimeout(300);
  expect(await loadsOf(other)).toBe(2);
  expect(await loadsOf(page)).toBe(2);
});

test('a tab without a worker (reloaded past it) can say yes as well', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await visit(page, 'de/');
  await visit(await context.newPage(), 'en/'); // as long as this tab is open, a new release waits
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await expect(ready(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await change(page, 2);
  expect(await loadsOf(page)).toBe(3);
});

test('a page opened while a release is still coming in is told too', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await visit(page, 'de/');
  const letIn = server.hold((path) => path.includes('_precache'));
  await bring(page, 2);
  await expect.poll(() => askedFor('_precache').length).toBeGreaterThan(0);
  const late = await context.newPage();
  await late.goto(`${server.url}en/`);
  await expect(heading(late)).toHaveText('en/index.html r1');
  letIn();
  await expect(prompt(late)).toBeVisible();
});

test('a release that takes over while a still newer one is coming in does not harm it', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, 'de/');
  await bring(page, 2);
  await expect(prompt(page)).toBeVisible();
  const letIn = server.hold((path) => path.includes('_precache'));
  await bring(page, 3);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`yamen ${BASE} ${idOf(3)}`);
  await prompt(page).tap();
  await expect(heading(page)).toHaveText('de/index.html r2');
  letIn();
  await prompt(page).tap();
  await expect(heading(page)).toHaveText('de/index.html r3');
  expect(askedFor('_precache/pages').length).toBe(1); // it came in at the first try
  await server.stop();
  await page.goto(`${server.url}pl/c4/`);
  await expect(heading(page)).toHaveText('pl/c4/index.html r3');
});

test('when the last tab closes, the waiting release takes over', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await visit(page, 'de/');
  await bring(page, 2);
  await expect(prompt(page)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await expect
    .poll(async () => {
      await next.goto(`${server.url}de/`);
      const text = await heading(next).textContent();
      await next.goto('about:blank');
      return text;
    })
    .toBe('de/index.html r2');
});

test('the caches of the last two releases stay, and nobody else is touched', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await visit(page, 'de/');
  await page.evaluate(async () => {
    for (const name of ['yamen / 0123456789ab', 'yamen /games/ 0123456789ab', 'foreign'])
      await caches.open(name);
  });
  const second = await context.newPage();
  await change(page, 2);
  expect((await idsKept(page)).sort()).toEqual([idOf(1), idOf(2)].sort());
  await visit(second, 'pl/');
  await change(page, 3);
  await expect.poll(async () => (await idsKept(page)).sort()).toEqual([idOf(2), idOf(3)].sort());
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining(['yamen / 0123456789ab', 'yamen /games/ 0123456789ab', 'foreign']),
  );
  await server.stop();
  await lazy(second).tap();
  await expect(lazy(second)).toHaveText('lazy r2');
});

test('back to the release before: nothing is fetched, and its caches stay in order', { tag: '@all' }, async ({
  page,
}) => {
  await visit(page, 'de/');
  await change(page, 2);
  server.log.length = 0;
  await change(page, 1);
  expect(askedFor('_precache')).toEqual([]);
  await change(page, 3);
  await expect.poll(async () => (await idsKept(page)).sort()).toEqual([idOf(1), idOf(3)].sort());
});

test.describe('only what changed is fetched', () => {
  const chaptersOf = (locale: string) => [1, 2, 3, 4, 5].map((n) => `${locale}/c${n}/`);

  test('up to twelve files of a bundle one by one', async ({ page }) => {
    const changed = [...chaptersOf('pl'), ...chaptersOf('de'), ...chaptersOf('en').slice(0, 2)];
    await writeFakeRelease(release('few'), { release: 2, changed: changed.map((one) => `${one}index.html`) });
    await visit(page, 'de/');
    await bring(page, 'few');
    await expect(prompt(page)).toBeVisible();
    const asked = askedFor('').map(({ path }) => path);
    expect(asked.sort()).toEqual(['sw.js', ...changed].map((path) => BASE + path).sort());
    await prompt(page).tap();
    await expect(prompt(page)).toBeHidden();
    await server.stop();
    await page.goto(`${server.url}pl/c2/`);
    await expect(heading(page)).toHaveText('pl/c2/index.html r2');
    await page.goto(`${server.url}en/c3/`);
    await expect(heading(page)).toHaveText('en/c3/index.html r1');
  });

  test('thirteen in their bundle', { tag: '@all' }, async ({ page }) => {
    const changed = [...chaptersOf('pl'), ...chaptersOf('de'), ...chaptersOf('en').slice(0, 3)];
    await writeFakeRelease(release('many'), {
      release: 2,
      changed: changed.map((one) => `${one}index.html`),
    });
    await visit(page, 'de/');
    await bring(page, 'many');
    await expect(prompt(page)).toBeVisible();
    expect(askedFor('').map(({ path }) => path.replace(/-\w\w\.\w+\.txt$/, ''))).toEqual([
      `${BASE}sw.js`,
      `${BASE}_precache/pages`,
    ]);
  });

  test('in their bundle as well where the host rewrites pages', { tag: '@all' }, async ({ page }) => {
    await writeFakeRelease(release('one'), { release: 2, changed: ['pl/c1/index.html'] });
    await visit(page, 'de/');
    server.rewrite = (path) => (path === 'pl/c1/' ? 'en/index.html' : null);
    await bring(page, 'one');
    await expect(prompt(page)).toBeVisible();
    expect(askedFor('_precache/pages-').length).toBe(1);
  });
});

test.describe('a release that is not whole', () => {
  const goodAfterwards = async (page: Page) => {
    expect(await loadsOf(page)).toBe(1);
    await expect(prompt(page)).toBeHidden();
    server.rewrite = null;
    await bring(page, 2);
    await prompt(page).tap();
    await expect(heading(page)).toHaveText('de/index.html r2');
    await server.stop();
    for (const path of ['pl/c4/', 'en/', 'de/c1/']) {
      await page.goto(server.url + path);
      await expect(heading(page)).toHaveText(`${path}index.html r2`);
    }
    await lazy(page).tap();
    await expect(lazy(page)).toHaveText('lazy r2');
  };

  /** A copy of release 2 with a damaged bundle. */
  const spoilt = async (name: string, spoil: (text: string) => string) => {
    await writeFakeRelease(release(name), { release: 2 });
    const folder = join(release(name), '_precache');
    for (const file of readdirSync(folder).filter((file) => file.startsWith('pages-'))) {
      const whole = readFileSync(join(folder, file), 'utf8');
      expect(spoil(whole)).not.toBe(whole);
      writeFileSync(join(folder, file), spoil(whole));
    }
  };

  const keptOf = (page: Page, id: string | undefined) =>
    page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      `yamen ${BASE} ${id}`,
    );

  for (const [name, spoil] of someOf(
    [
      ['a bundle cut short', (text: string) => text.slice(0, text.length / 2)],
      ['a bundle with a page of another release', (text: string) => text.replace('pl/c5/index.html r2', 'x')],
      [
        'a bundle that lacks a page',
        (text: string) => text.replace('\x02/c5/index.html\x05', '\x02/c55/index.html\x05'), // as paths stand there
      ],
      ['a bundle that is something else', () => 'null'],
    ] as const,
    1,
  ))
    test(`${name}: the old one goes on, and a good one comes in later`, async ({ page }) => {
      await spoilt(name, spoil);
      await visit(page, 'de/');
      server.root = release(name);
      await untilRefused(page);
      expect((await keptOf(page, idOf(2))).filter((path) => path.startsWith(`${BASE}pl/`))).toEqual([]);
      await goodAfterwards(page);
    });

  test('a host that answers everything else with its start page', { tag: '@all' }, async ({ page }) => {
    await visit(page, 'de/');
    server.root = release(2);
    server.rewrite = (path) => (path === 'sw.js' ? null : 'index.html');
    await untilRefused(page);
    const kept = await keptOf(page, idOf(2));
    expect(kept.filter((path) => path.endsWith('.html') && path !== `${BASE}index.html`)).toEqual([]);
    await goodAfterwards(page);
  });

  test('and a worker that is itself the start page', { tag: '@all' }, async ({ page }) => {
    await visit(page, 'de/');
    server.root = release(2);
    server.rewrite = () => 'index.html';
    await askNow(page);
    await expect.poll(() => askedFor('sw.js').length).toBeGreaterThan(1);
    await goodAfterwards(page);
  });

  test('an install cut off goes on where it was', async ({ page }) => {
    await visit(page, 'de/');
    await writeFakeRelease(release('picture'), { release: 2 });
    writeFileSync(join(release('picture'), 'new.png'), Buffer.alloc(500, 7));
    const { count } = writeRelease(release('picture'));
    server.root = release('picture');
    server.rewrite = (path) => (path === 'new.png' ? 'icon.png' : null);
    await untilRefused(page);
    await expect.poll(async () => (await keptOf(page, idOf('picture'))).length).toBe(count - 1);
    server.rewrite = null;
    server.log.length = 0;
    await askNow(page);
    await expect(prompt(page)).toBeVisible();
    expect(askedFor('').map(({ path }) => path)).toEqual([`${BASE}sw.js`, `${BASE}new.png`]);
  });

  test('storage cleared under an install: it is not taken for whole', { tag: '@all' }, async ({ page }) => {
    await visit(page, 'de/');
    const letIn = server.hold((path) => path.includes('_precache'));
    server.root = release(2);
    const refused = untilRefused(page);
    const name = `yamen ${BASE} ${idOf(2)}`;
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain(name);
    await page.evaluate((gone) => caches.delete(gone), name);
    letIn();
    await refused;
    await goodAfterwards(page);
  });

  test('a failed first visit leaves the page as it is; the next visit installs', { tag: '@all' }, async ({
    page,
  }) => {
    await spoilt('first', () => '{}');
    server.root = release('first');
    await page.goto(`${server.url}de/`);
    await expect.poll(() => askedFor('_precache').length).toBe(2);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
      )
      .toBeNull();
    await expect(page.getByText('failed', { exact: true })).toBeVisible();
    await expect(ready(page)).toBeHidden();
    server.root = release(2);
    await visit(page, 'de/');
    expect(await idsKept(page)).toEqual([idOf(2)]);
  });
});

test('a page that stays open asks for a new release: when seen again, at most once an hour, and when online again', async ({
  page,
}) => {
  await page.clock.install();
  // Only requests of the page are counted, because the browser also checks for a new worker by itself.
  await page.addInitScript(() => {
    const update = ServiceWorkerRegistration.prototype.update;
    ServiceWorkerRegistration.prototype.update = function () {
      document.body.dataset['checks'] = String(Number(document.body.dataset['checks'] ?? 0) + 1);
      return update.call(this);
    };
  });
  await visit(page, 'de/');
  const seen = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = Number(await page.evaluate(() => document.body.dataset['checks'] ?? 0));
  const checks = async () => Number(await page.evaluate(() => document.body.dataset['checks'] ?? 0)) - before;
  server.log.length = 0;
  await seen();
  await page.clock.fastForward('59:00');
  await seen();
  expect(await checks()).toBe(0);
  await page.clock.fastForward('02:00');
  await seen();
  await expect.poll(checks).toBe(1);
  await seen();
  expect(await checks()).toBe(1);
  await askNow(page);
  await expect.poll(checks).toBe(2);
  await expect.poll(() => askedFor('sw.js').length).toBeGreaterThan(0);
  expect(pagesAsked()).toEqual([]);
});
