import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { LOCALES, writeFakeRelease } from '../offline/fake-site.ts';
import { someOf } from '../support/campaign.ts';
import { serve, type TestServer } from '../support/server.ts';

// The service worker on a small artificial site: offline from the first visit, under any base path.

let folder: string;
let server: TestServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yamen-offline-'));
  await writeFakeRelease(folder, { release: 1 });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.afterEach(() => server.stop());

/** Counts the documents that each tab has loaded, including reloads. */
const countLoads = (context: BrowserContext) =>
  context.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The button whose script is fetched at the first tap. */
const lazy = (page: Page) => page.getByRole('button', { name: 'lazy' });
const loadsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));

async function firstVisit(page: Page, path: string) {
  await page.goto(server.url + path);
  await expect(page.getByText('offline', { exact: true })).toBeVisible();
}

// A base path has more ways to fail than the root of a host.
for (const base of someOf(['/games/yamen/', '/']))
  test.describe(`under ${base}`, () => {
    test.beforeEach(async () => {
      server = await serve({ root: folder, base });
    });

    test('the page of the first visit reloads offline at once, with its query and its hash', async ({
      page,
    }) => {
      await countLoads(page.context());
      await firstVisit(page, 'pl/c2/?x=1&y=%C5%BC#end');
      await server.stop();
      await page.reload();
      await expect(heading(page)).toHaveText('pl/c2/index.html r1');
      expect(page.url()).toBe(`${server.url}pl/c2/?x=1&y=%C5%BC#end`);
      await expect(page.getByText('offline', { exact: true })).toBeVisible();
      expect(await loadsOf(page)).toBe(2);
    });

    test('the first page is claimed without a reload', async ({ page }) => {
      await countLoads(page.context());
      await firstVisit(page, 'de/');
      await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
      await server.stop();
      await lazy(page).click(); // a file that it had not asked for
      await expect(lazy(page)).toHaveText('lazy r1');
      expect(await loadsOf(page)).toBe(1);
    });

    test('pages never visited open offline, in all locales, with all that belongs to them', async ({
      page,
    }) => {
      await firstVisit(page, 'en/c1/');
      await server.stop();
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      for (const path of ['', ...LOCALES.flatMap((locale) => [`${locale}/`, `${locale}/c5/`])]) {
        await page.goto(`${server.url + path}?a=b#end`);
        await expect(heading(page)).toHaveText(`${path}index.html r1`);
        await expect(page.getByText('offline', { exact: true })).toBeVisible(); // the script ran
        expect(
          await page.getByRole('img', { name: 'picture' }).evaluate((i: HTMLImageElement) => i.naturalWidth),
        ).toBe(3000);
      }
      expect(failed).toEqual([]);
    });

    test('a missing slash is put right, keeping query and hash', async ({ page }) => {
      await firstVisit(page, 'en/');
      await server.stop();
      await page.goto(`${server.url}pl/c3?q=1#end`);
      await expect(heading(page)).toHaveText('pl/c3/index.html r1');
      expect(page.url()).toBe(`${server.url}pl/c3/?q=1#end`);
    });

    test('an unknown page: from the network while there is one, else the 404 page', async ({ page }) => {
      await firstVisit(page, 'en/');
      server.rewrite = (path) => (path === 'new/' ? 'de/c1/index.html' : null);
      await page.goto(`${server.url}new/`);
      await expect(heading(page)).toHaveText('de/c1/index.html r1');
      await server.stop();
      const response = await page.goto(`${server.url}pl/nope/?q#h`);
      await expect(heading(page)).toHaveText('404.html r1');
      expect(response?.status()).toBe(404);
      await page.goto(`${server.url}new/`); // nothing was kept on the way
      await expect(heading(page)).toHaveText('404.html r1');
    });

    test('what is shared by POST stays on the device, and leads to the link in it or to the page that opens links', async ({
      page,
    }) => {
      await firstVisit(page, 'en/');
      const share = async (text: string) => {
        await page.goto('about:blank');
        await page.evaluate(
          ([action, value]) => {
            const form = Object.assign(document.createElement('form'), { action, method: 'POST' });
            form.enctype = 'multipart/form-data';
            form.append(Object.assign(document.createElement('textarea'), { name: 'text', value }));
            document.body.append(form);
            form.submit();
          },
          [`${server.url}open/?lang=pl#x`, text] as const,
        );
      };
      await share(`Look: ${server.url}pl/c3/#end`);
      await page.waitForURL(`${server.url}pl/c3/#end`);
      await share('No link & no more');
      await page.waitForURL(`${server.url}open/?lang=pl#shared=No+link+%26+no+more`);
      expect(server.log.filter(({ method }) => method !== 'GET')).toEqual([]);
      await server.stop();
      await share(`${server.url}de/`);
      await expect(heading(page)).toHaveText('de/index.html r1');
    });

    test('kept files carry their content types', async ({ page }) => {
      await firstVisit(page, 'en/');
      await server.stop();
      const types = await page.evaluate(async (url) => {
        const paths = ['de/', 'icon.svg', 'icon.png', 'manifest.webmanifest', '_astro/look.0a1b2c3d.css'];
        const answers = await Promise.all(paths.map((path) => fetch(url + path)));
        return answers.map((answer) => answer.headers.get('content-type'));
      }, server.url);
      expect(types).toEqual([
        'text/html; charset=utf-8',
        'image/svg+xml',
        'image/png',
        'application/manifest+json',
        'text/css; charset=utf-8',
      ]);
    });
  });

test('the browser set offline is the same as a dead server', { tag: '@all' }, async ({ page, context }) => {
  server = await serve({ root: folder });
  await firstVisit(page, 'de/c1/?x#end');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('de/c1/index.html r1');
  await page.goto(`${server.url}nope/`);
  await expect(heading(page)).toHaveText('404.html r1');
});

test('two tabs of a first visit are both told', { tag: '@all' }, async ({ page, context }) => {
  server = await serve({ root: folder, latency: 300 });
  const other = await context.newPage();
  await Promise.all([firstVisit(page, 'de/'), firstVisit(other, 'pl/')]);
  expect(server.log.filter(({ path }) => path.includes('_precache/')).length).toBe(2);
});

test('the page’s own language is offline first; what the network then keeps back comes with the next page', {
  tag: '@all',
}, async ({ page }) => {
  const large = mkdtempSync(join(tmpdir(), 'yamen-large-'));
  await writeFakeRelease(large, { release: 1, words: 3000 });
  server = await serve({ root: large });
  await page.goto(`${server.url}pl/`);
  server.bytesPerSecond = 30_000;
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  await expect(page.getByText('offline', { exact: true })).toBeHidden();
  await server.stop();
  await page.goto(`${server.url}pl/c4/`);
  await expect(heading(page)).toHaveText('pl/c4/index.html r1');
  await page.goto(`${server.url}de/c4/`);
  await expect(heading(page)).toHaveText('404.html r1'); // not here yet
  server.bytesPerSecond = Number.POSITIVE_INFINITY;
  await server.start();
  await firstVisit(page, 'pl/c1/');
  await expect(page.getByText('lost')).toBeHidden(); // nothing was deleted
  await server.stop();
  await page.goto(`${server.url}de/c4/`);
  await expect(heading(page)).toHaveText('de/c4/index.html r1');
  rmSync(large, { recursive: true, force: true });
});

test('the worker takes all pages in one bundle, scripts and styles in another, and binaries one by one', async ({
  page,
}) => {
  server = await serve({ root: folder });
  await firstVisit(page, 'de/');
  const bundles = server.log.filter(({ path }) => path.includes('_precache/'));
  expect(bundles.map(({ path }) => /_precache\/([\w-]+)\.\w+\.txt$/.exec(path)?.[1]).sort()).toEqual([
    'core',
    'pages-de',
  ]);
  const pages = server.log.filter(({ path }) => path.endsWith('/') && path !== '/de/');
  expect(pages).toEqual([]);
  expect(server.log.filter(({ path }) => path === '/icon-large.png').length).toBe(1);
});

test('a page says which release answers for it', async ({ page }) => {
  server = await serve({ root: folder });
  await firstVisit(page, 'de/');
  await expect(page.locator('body')).toHaveAttribute('data-release', /^[0-9a-f]{12}$/);
});

test('a worker without a list does nothing, and promises nothing', { tag: '@all' }, async ({ page }) => {
  const bare = mkdtempSync(join(tmpdir(), 'yamen-bare-'));
  await writeFakeRelease(bare, { release: 1 });
  const worker = readFileSync(join(bare, 'sw.js'), 'utf8');
  writeFileSync(join(bare, 'sw.js'), worker.slice(worker.indexOf('\n') + 1));
  server = await serve({ root: bare });
  await page.goto(`${server.url}de/`);
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByText('offline', { exact: true })).toBeHidden();
  await page.reload();
  await expect(heading(page)).toHaveText('de/index.html r1');
  await server.stop();
  await expect(page.goto(`${server.url}de/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  rmSync(bare, { recursive: true, force: true });
});
