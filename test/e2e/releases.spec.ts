import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, chromium, expect, type Page } from '@playwright/test';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { writeKillSwitch, writeRelease } from '../../src/offline/integration.mjs';
import { someOf } from '../support/campaign.ts';
import { serve, type TestServer } from '../support/server.ts';
import {
  key,
  offlineReady,
  openTool,
  pointsField,
  read,
  reloadTool,
  saying,
  switchTo,
  tapValues,
  toolReady,
  watch,
} from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
/** The built site is on a server of its own, which a test may change, and the pages are of that one. */
const test = base.extend<{ server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  server: async ({}, use) => {
    const server = await serve({ root: dist });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });
const folder = (name: string) => mkdtempSync(join(tmpdir(), `yamen-${name}-`));

/** A copy of the built site with another title on its score pages: the next release. */
function nextRelease(): string {
  const next = folder('next');
  cpSync(dist, next, { recursive: true });
  for (const locale of ['de', 'pl', 'en']) {
    const page = join(next, locale, 'huang/score/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<h1>', '<h1>Second '));
  }
  writeRelease(next);
  return next;
}

test('a new release waits for a yes, reloads that tab alone, and keeps every tap', { tag: '@all' }, async ({
  page: playing,
  context,
  server,
}) => {
  const next = nextRelease();
  const faults = await watch(playing);
  await playing.goto('./en/huang/score/');
  await offlineReady(playing);
  await tapValues(playing, ['10+5', 7]);
  const other = await context.newPage();
  await other.goto('./de/huang/rules/end/#tie');
  const old = await context.newPage(); // on the same game
  await openTool(old, './de/huang/score/');
  let reloads = 0;
  for (const tab of [other, old]) tab.on('load', () => reloads++);

  server.root = next;
  await playing.bringToFront();
  await reloadTool(playing);
  await expect(updateButton(playing)).toBeVisible();
  await expect(heading(playing)).not.toContainText('Second');
  await tapValues(playing, [1, 2, 3]);
  await key(playing, '9').tap(); // the tap just before the yes
  await updateButton(playing).tap();
  await expect(heading(playing)).toContainText('Second');
  await toolReady(playing);
  for (const [field, value] of [
    ['Tiger, yellow', '15'],
    ['Tiger, red', '7'],
    ['Tiger, white', '3'],
    ['Rabbit, yellow', '9'],
  ] as const)
    await expect(pointsField(playing, field)).toHaveValue(value);
  await expect(updateButton(playing)).toBeHidden();

  // Two tabs run different releases, with the same game: each shows what is entered in the other.
  await expect(heading(old)).not.toContainText('Second');
  await pointsField(old, 'Tiger, Blau').fill('8');
  await expect(pointsField(playing, 'Tiger, blue')).toHaveValue('8');
  await tapValues(playing, [5]);
  await expect(pointsField(old, 'Hase, Rot')).toHaveValue('5');
  await expect(pointsField(old, 'Tiger, Gelb')).toHaveValue('15');
  expect(faults).toEqual([]);
  expect(reloads).toBe(0);

  await server.stop(); // the tab of the old release goes on, and opens tools of the new one, without any server
  await switchTo(other, 'pl');
  await expect(other.getByRole('heading', { name: 'Remisy', exact: true })).toBeVisible();
  rmSync(next, { recursive: true });
});

/** A copy of the built site with another colour in every page, and another word in a rule. */
function recolouredRelease(): string {
  const next = folder('recoloured');
  cpSync(dist, next, { recursive: true });
  let recolouredPages = 0;
  const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');
  for (const path of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    const page = join(next, path);
    if (!path.endsWith('.html')) continue;
    const html = readFileSync(page, 'utf8');
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const recoloured = css.replaceAll('#98271a', '#99261a');
    if (recoloured !== css) recolouredPages++;
    writeFileSync(page, html.replace(css, () => recoloured).replace(hashOf(css), hashOf(recoloured)));
  }
  expect(recolouredPages).toBeGreaterThan(100); // the colour stands in every page
  for (const file of ['en/huang/rules/war/index.html', 'en/search.json']) {
    const text = readFileSync(join(next, file), 'utf8');
    expect(text).toContain('the strongest wins');
    writeFileSync(join(next, file), text.replace('the strongest wins', 'the stronger wins'));
  }
  writeRelease(next);
  return next;
}

test('a release with another colour and another word takes at most 150 kB', { tag: '@all' }, async ({
  page,
  server,
}) => {
  server.quality = 11;
  const next = recolouredRelease();
  const faults = await watch(page);
  await page.goto('./en/huang/score/');
  await offlineReady(page);
  await expect.poll(() => page.evaluate(() => caches.match('/?whole').then(Boolean))).toBe(true);
  const before = server.transferred();
  server.root = next;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(updateButton(page)).toBeVisible();
  expect(server.transferred() - before).toBeLessThan(150_000);
  await updateButton(page).click();
  await expect(updateButton(page)).toBeHidden();
  await server.stop();
  // What was made on the device: its style is in force, as its policy allows it, and its text is that of the release.
  await page.goto('./pl/khan/');
  const seal = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seal'));
  expect(await seal()).toContain('#99261a');
  await page.goto('./en/huang/rules/war/');
  await expect(page.getByRole('main').getByText('the stronger wins')).toBeVisible();
  expect(await seal()).toContain('#99261a');
  expect(faults).toEqual([]);
  rmSync(next, { recursive: true });
});

/** The messages on the page about Yamen and in the footer of a tool if not everything could be stored. */
const NOT_STORED = {
  de: [
    'Ohne Netz geht Yamen auf diesem Gerät noch nicht. Der nächste Versuch folgt, sobald',
    'Ohne Netz geht Yamen auf diesem Gerät noch nicht. Sobald du eine andere Seite öffnest, versucht Yamen',
  ],
  pl: [
    'Yamena nie udało się zapisać na tym urządzeniu. Yamen spróbuje',
    'Yamena nie udało się zapisać na tym urządzeniu. Yamen spróbuje',
  ],
  en: [
    'Couldn’t save Yamen for offline use. It’ll try again on the next page',
    'Couldn’t save Yamen for offline use. It’ll try again on the next page',
  ],
} as const;

for (const [locale, [about, foot]] of someOf(Object.entries(NOT_STORED), 1))
  test(`storing that fails is said, and the next page tries again: ${locale}`, async ({ page, server }) => {
    server.rewrite = (path) => (path.startsWith('_precache/core') ? 'index.html' : null);
    await page.goto(`./${locale}/about/`);
    await expect(saying(page, about)).not.toHaveCount(0); // the page and its foot say it
    await page.goto(`./${locale}/khan/rulers/`);
    await expect(saying(page, foot)).toBeVisible();
    server.rewrite = null;
    await page.goto(`./${locale}/about/`);
    await expect(saying(page, about)).toHaveCount(0);
    await offlineReady(page);
    await expect(page.getByText(/ · [0-9a-f]{12}$/)).toBeVisible();
  });

test('how much is stored is shown while it comes', { tag: '@all' }, async ({ page, server }) => {
  // The bundle of pages starts with the English ones; some pages of other languages are held back.
  const letRestIn = server.hold((path) => path.includes('_precache/pages-'), 0.7);
  await page.goto('./en/about/');
  const stored = page.getByRole('progressbar', {
    name: 'How much is saved so far',
  });
  await expect(stored).toBeVisible();
  await expect(saying(page, 'works offline in English now')).toBeVisible();
  const share = () => stored.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1));
  await expect.poll(share).toBeGreaterThan(0.3); // scripts and a language of three
  expect(await share()).toBeLessThan(1);
  letRestIn();
  await expect(saying(page, 'is fully saved on this device')).toBeVisible();
  await expect(stored).toBeHidden();
});

test('what is stored while a page asks for it is not called deleted', { tag: '@all' }, async ({
  page,
  context,
  server,
}) => {
  server.bytesPerSecond = 200_000;
  const coming = context.waitForEvent('serviceworker');
  await page.goto('./en/about/');
  // A device so slow that the last file is stored while the worker checks whether all files were there
  // before.
  await (await coming).evaluate(() => {
    const match = caches.match.bind(caches);
    caches.match = async (key, options) => {
      const isAsked = String(key).endsWith('?whole');
      while (isAsked && !(await match(key, options))) await new Promise((done) => setTimeout(done, 50));
      return match(key, options);
    };
  });
  await expect(saying(page, 'is fully saved on this device')).toBeVisible();
  await expect(saying(page, 'deleted')).toHaveCount(0);
});

test('what has just been stored is not called deleted while the worker still ranks it', {
  tag: '@all',
}, async ({ page, context, server }) => {
  server.bytesPerSecond = 80_000;
  const coming = context.waitForEvent('serviceworker');
  await page.goto('./en/about/');
  await expect(saying(page, 'works offline in English now')).toBeVisible();
  const worker = await coming;
  // A device so slow that a page asks between the last file and the end of the installation.
  await worker.evaluate(() => {
    const keys = caches.keys.bind(caches);
    const done = new Promise((resolve) => addEventListener('ranked', resolve, { once: true }));
    caches.keys = () => done.then(keys);
  });
  server.bytesPerSecond = Number.POSITIVE_INFINITY;
  const isWhole = () =>
    worker.evaluate(async () => !!(await caches.match(new URL('./?whole', location.href).href)));
  await expect.poll(isWhole).toBe(true);
  const other = await context.newPage();
  await other.goto('./en/about/');
  await expect(saying(other, 'is fully saved on this device')).toBeVisible();
  await expect(saying(other, 'deleted')).toHaveCount(0);
  await worker.evaluate(() => dispatchEvent(new Event('ranked')));
  await expect(saying(page, 'is fully saved on this device')).toBeVisible();
});

test('storing that fails for want of space is said, and tried again once the network is back', {
  tag: '@all',
}, async ({ page, context, server }) => {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(server.url);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    quotaSize: 500_000,
  });
  await page.goto('./en/about/');
  await expect(saying(page, /Not enough space.*open another page to retry/)).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(saying(page, 'is fully saved on this device')).toBeVisible();
});

test('a release that is called back leaves the device, takes no save with it, and another can come', {
  tag: '@all',
}, async ({ page: playing, context, server }) => {
  const recalled = folder('recalled');
  cpSync(dist, recalled, { recursive: true });
  writeKillSwitch(recalled);
  const faults = await watch(playing);
  await playing.goto('./en/huang/score/');
  await offlineReady(playing);
  await tapValues(playing, [7]);
  const held = () =>
    playing.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  expect(await held()).toEqual([1, 1]);

  server.root = recalled;
  const other = await context.newPage();
  await other.goto('./en/'); // the browser looks for a new worker
  await expect.poll(held).toEqual([0, 0]);
  await tapValues(playing, [5]); // the open tab was not reloaded, and goes on
  await expect(pointsField(playing, 'Tiger, yellow')).toHaveValue('7');
  await other.close();
  await reloadTool(playing);
  await expect(pointsField(playing, 'Tiger, yellow')).toHaveValue('7');
  await expect(pointsField(playing, 'Tiger, red')).toHaveValue('5');
  await expect(saying(playing, 'Couldn’t save Yamen')).toBeVisible();
  await expect.poll(held).toEqual([0, 0]);

  server.root = dist;
  await playing.reload();
  await offlineReady(playing);
  await server.stop();
  await reloadTool(playing);
  await expect(pointsField(playing, 'Tiger, yellow')).toHaveValue('7');
  expect(faults).toEqual([]);
  rmSync(recalled, { recursive: true });
});

/**
 * Builds the site again for a base path. This is a fixture because a build can take longer than a test may.
 */
const testUnderFolder = base.extend<object, { builtForFolder: string }>({
  builtForFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const built = folder('sub');
      const build = spawnSync('npx', ['astro', 'build', '--outDir', built], {
        cwd: root,
        env: {
          ...process.env,
          BASE_PATH: '/games/yamen',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
        encoding: 'utf8',
      });
      expect(build.status, build.stdout + build.stderr).toBe(0);
      await use(built);
      rmSync(built, { recursive: true });
    },
    { scope: 'worker', timeout: 0 },
  ],
});

testUnderFolder(
  'works under a sub-path, offline too',
  { tag: '@all' },
  async ({ browser, builtForFolder }) => {
    const server = await serve({ root: builtForFolder, base: '/games/yamen/' });
    await server.warm();
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const faults = await watch(page);
    await page.goto('./');
    await page.waitForURL('**/games/yamen/de/');
    await offlineReady(page);
    await server.stop();
    await page.getByRole('link', { name: 'Partie werten' }).tap();
    await toolReady(page);
    await tapValues(page, [5, 5, 5, 5, 0, 4, 4, 4, 4, 0]);
    await page.getByText('So kommt das Ergebnis zustande').tap();
    await page
      .getByRole('link', {
        name: 'Regel: Die niedrigste Farbe ist dein Ergebnis',
      })
      .tap();
    await expect(page.getByRole('dialog')).toContainText('höchste Ergebnis');
    await page.goto('./r/#huang/end/tie');
    await page.waitForURL('**/games/yamen/de/huang/rules/end/#tie');
    for (const path of ['en/nothing/', 'en/huang/rules/nothing/#tie']) {
      await page.goto(`./${path}`); // for all it knows, they exist
      await expect(heading(page)).toHaveText('Offline');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        'This page isn’t saved on your device.',
      );
    }
    expect(faults.filter((fault) => !/404|ERR_CONNECTION_REFUSED/.test(fault))).toEqual([]);
    await context.close();
  },
);

test('a browser killed between two taps has kept the first', { tag: '@all' }, async ({ server }) => {
  const profile = folder('profile');
  const start = () =>
    chromium.launchPersistentContext(profile, {
      baseURL: server.url,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 780 },
      ...getLaunchOptions(),
    });
  let entered = '';
  for (let kill = 0; kill < 5; kill++) {
    const context = await start();
    const page = await context.newPage();
    await openTool(page, './en/huang/score/');
    await expect(pointsField(page, 'Tiger, yellow')).toHaveValue(entered);
    const digit = String(kill + 1);
    await pointsField(page, 'Tiger, yellow').fill(entered + digit);
    entered += digit;
    // The tap is finished when its transaction is. Then the whole browser is killed, as by an empty battery.
    const entries = async () => JSON.stringify((await read(page, 'huang-score'))?.now);
    await expect.poll(entries).toContain(`"yellow":"${entered}"`);
    const devtools = await context.browser()?.newBrowserCDPSession();
    const processes = await devtools?.send('SystemInfo.getProcessInfo');
    const browserProcess = processes?.processInfo.find((one) => one.type === 'browser');
    expect(browserProcess).toBeDefined();
    process.kill(browserProcess?.id ?? Number.NaN, 'SIGKILL');
    await context.close().catch(() => undefined); // there is nothing left to close
  }
  rmSync(profile, { recursive: true, force: true });
});
