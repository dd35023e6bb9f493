import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { expectAccessible, idle, test, watch, watchShifts } from './support.ts';
import { inAnyLanguage, wordsOf } from './words.ts';

// Yamen as an installed app: what a browser reads before it installs the app, and the line on the page that
// offers it.

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}
interface Manifest {
  readonly lang: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

/** Starts a browser with a profile on disk, because an app cannot be installed in a temporary profile. */
async function withProfile(use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...getLaunchOptions(),
    locale: 'en-GB',
  });
  try {
    await use(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the actual size and type of a picture, and whether its corners are opaque, as a maskable icon
 * requires.
 */
const look = (page: Page, { src }: Picture) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    const image = Object.assign(new Image(), { src: url }); // the policy lets it in
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), {
      width,
      height,
    });
    const pencil = canvas.getContext('2d');
    pencil?.drawImage(image, 0, 0);
    const corners = [0, width - 1].flatMap((x) =>
      [0, height - 1].map((y) => pencil?.getImageData(x, y, 1, 1).data[3]),
    );
    const bytes = (await answer.arrayBuffer()).byteLength;
    return {
      type: answer.headers.get('content-type'),
      sizes: `${width}x${height}`,
      corners,
      bytes,
    };
  }, src);

/** The label of a screenshot, in the languages for which there are screenshots. */
const WON: Readonly<Partial<Record<Locale, string>>> = {
  de: 'Huang: Wer gewonnen hat und woran es lag.',
  pl: 'Huang: Kto wygrywa i\u00a0dlaczego.',
  en: 'Huang: Who won, and what decided it.',
};

for (const locale of someOf(LOCALES, 2))
  test(`the manifest in ${locale} names icons, screenshots and tools that are there`, async ({ page }) => {
    await page.goto(`./${locale}/`);
    const { url, errors, data } = await (await page.context().newCDPSession(page)).send(
      'Page.getAppManifest',
    );
    expect(errors).toEqual([]);
    expect(url).toContain(`/${locale}/manifest.webmanifest`);
    const manifest: Manifest = JSON.parse(data ?? '');
    expect(manifest.lang).toBe(locale);
    for (const picture of [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((s) => s.icons),
    ]) {
      const { type, sizes, corners, bytes } = await look(page, picture);
      expect({ type, sizes }, picture.src).toEqual({
        type: picture.type,
        sizes: picture.sizes,
      });
      if (picture.purpose === 'maskable') expect(corners).toEqual([255, 255, 255, 255]);
      expect(bytes, picture.src).toBeLessThan(45_000);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const forms = Object.groupBy(manifest.screenshots, (one) => one.form_factor ?? '');
    expect([forms['narrow']?.length, forms['wide']?.length]).toEqual([4, 2]);
    const labels = manifest.screenshots.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([WON[locale] ?? expect.any(String)]));
    expect(manifest.shortcuts.slice(0, 4).map((shortcut) => shortcut.url)).toEqual(
      ['search/', 'huang/score/', 'chu-han/score/', 'khan/score/'].map((path) => `/${locale}/${path}`),
    );
    for (const shortcut of manifest.shortcuts) {
      const answer = await page.goto(`.${shortcut.url}`);
      expect(answer?.status(), shortcut.url).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
    expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(10); // the search and all nine tools
  });

test('Chromium can install it from any page, and offers that on the second visit', { tag: '@all' }, async ({
  baseURL,
}) => {
  await withProfile(async (context) => {
    const page = await context.newPage();
    const faults = await watch(page);
    const session = await context.newCDPSession(page);
    for (const path of ['de/', 'pl/huang/rules/war/', 'en/huang/score/', 'open/']) {
      await page.goto(baseURL + path);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors, path).toEqual([]);
    }
    await expect(line(page)).toHaveCount(0);
    await visitLater(page);
    await page.goto(`${baseURL}en/`);
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });
});

/** Changes the stored time of the first visit to yesterday. */
const visitLater = (page: Page) =>
  page.evaluate(() => localStorage.setItem('yamen-install', String(Date.now() - 86_400_000)));
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('yamen-install'));
const foot = (page: Page) => page.getByRole('contentinfo');
/** The line that offers the app, found by its button. */
const line = (page: Page) =>
  foot(page).getByRole('button', {
    name: inAnyLanguage('install', 'install-close'),
  });
const aboutLink = (page: Page) => foot(page).getByRole('link', { name: inAnyLanguage('site', 'about') });
const howLink = (page: Page) => page.getByRole('link', { name: inAnyLanguage('install', 'install-how') });
/** Waits until the page has finished everything that it does after loading. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('the line comes on the second visit, once, below everything, and leads to the words', async ({
  page,
}) => {
  await page.goto('./pl/');
  await expect.poll(() => remembered(page)).toMatch(/^\d{13}$/);
  await page.goto('./pl/huang/'); // the same evening
  await settled(page);
  await expect(line(page)).toHaveCount(0);
  await visitLater(page);
  await page.goto('./pl/huang/rules/end/');
  await expect(line(page)).toBeAttached();
  await expect(line(page)).not.toBeInViewport(); // a long page: not seen yet
  await page.goto('./pl/huang/score/');
  await expect(foot(page)).toContainText('Yamen można zainstalować jak aplikację.');
  expect(await remembered(page)).not.toBe('told');
  await settled(page); // what comes late pushes it down
  await line(page).scrollIntoViewIfNeeded();
  await expect.poll(() => remembered(page)).toBe('told');
  await howLink(page).tap();
  await page.waitForURL('**/pl/about/#install');
  await expect(page.getByRole('heading', { name: wordsOf('pl', 'about')('install') })).toBeInViewport();
  await expect(page.getByRole('main')).toContainText('Dodaj do ekranu głównego');
  await settled(page);
  await expect(line(page)).toHaveCount(0);
});

test('the line uses what Chromium offers, and goes away with the focus kept', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('./de/');
  await visitLater(page);
  await page.reload();
  await expect(line(page)).toBeAttached();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = `asked ${offer.defaultPrevented}`;
      },
    });
    dispatchEvent(offer);
  });
  await expect(howLink(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Installieren' }).tap();
  await expect(page).toHaveTitle('asked true');
  await expect(line(page)).toHaveCount(0);
  await expect(aboutLink(page)).toBeFocused();
});

test('the line is put away for good', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/khan/conquest/');
  await visitLater(page);
  await page.reload();
  await page.getByRole('button', { name: 'No, thanks' }).tap();
  await expect(line(page)).toHaveCount(0);
  await expect(aboutLink(page)).toBeFocused();
  await page.goto('./en/');
  await settled(page);
  await expect(line(page)).toHaveCount(0);
});

test('the line moves nothing', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/');
  await visitLater(page);
  const countShifts = await watchShifts(page);
  for (const path of ['./en/', './en/search/', './en/huang/score/']) {
    await page.goto(path);
    await expect(line(page)).toBeAttached();
    await idle(page); // shifts are told of after the frame
    expect(await countShifts(), path).toBe(0);
    await visitLater(page);
  }
});

for (const [how, pretend] of [
  [
    'like an app',
    () => {
      const { matchMedia: real } = globalThis;
      globalThis.matchMedia = (query) => real(query.replace('(display-mode: standalone)', 'all'));
    },
  ],
  [
    'from an iPhone’s home screen',
    () => Object.defineProperty(Navigator.prototype, 'standalone', { value: true }),
  ],
] as const)
  test(`where Yamen runs as an app, ${how}, there is no line, then or later`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('./en/');
    await visitLater(page);
    await page.addInitScript(pretend);
    await page.goto('./en/huang/');
    await expect.poll(() => remembered(page)).toBe('told');
    await expect(line(page)).toHaveCount(0);
  });
