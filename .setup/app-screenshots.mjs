// @ts-check
// Takes the screenshots for the web app manifest, in each language, and for the README
// (`npm run build && npm run screenshots:app`). Run it again after changing how a tool looks, check the
// pictures and commit them.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { makeScreenshotPath, SCREEN_SIZES, SCREENSHOTS } from '../src/build/screenshots.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import { findBuiltSite } from '../test/support/built-site.ts';
import { serve } from '../test/support/server.ts';
import { getLaunchOptions } from './browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ game: string, chapter: string, example: string }} Example a worked example, by its chapter and
 * its id
 */

/** The most bytes that a picture may have. */
const LIMIT = 45_000;
const README_FOLDER = '.readme/tools';
/** Widths of the pictures in the README, in pixels: twice as wide as they are shown. */
const README_WIDTH = 360;

const root = fileURLToPath(new URL('..', import.meta.url));
// sharp is a dependency of astro, not of this project: resolve it from there, since it may not be hoisted.
const sharp = createRequire(createRequire(import.meta.url).resolve('astro/package.json'))('sharp');

const server = await serve({ root: findBuiltSite() });
const browser = await chromium.launch(getLaunchOptions());

/**
 * Opens a page and takes a screenshot.
 * @param {keyof typeof SCREEN_SIZES} form @param {(page: Page) => Promise<void>} open
 */
async function takeScreenshot(form, open) {
  const { width, height, scale } = SCREEN_SIZES[form];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
  });
  await open(page);
  await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/**
 * Opens a worked example in its tool, closes the notice that says where it came from, and reloads: then a
 * replay shows the outcome instead of starting.
 * @param {string} locale @param {Example} example @returns {(page: Page) => Promise<void>}
 */
const openExample =
  (locale, { game, chapter, example }) =>
  async (page) => {
    await page.goto(`${server.url}${locale}/${game}/rules/${chapter}/#example-${example}`);
    await page.locator(`#example-${example} a.button`).click();
    await page.locator('.notice button').last().click();
    await page.locator('.notice').waitFor({ state: 'hidden' });
    await page.reload();
  };

/**
 * Opens a tool and clicks buttons in it.
 * @param {string} path @param {readonly (readonly [name: string | RegExp, group?: string])[]} buttons
 * @returns {(page: Page) => Promise<void>}
 */
const openTool =
  (path, buttons = []) =>
  async (page) => {
    await page.goto(`${server.url}en/${path}`);
    await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    for (const [name, group] of buttons) {
      const parent = group ? page.getByRole('group', { name: group }) : page;
      await parent.getByRole('button', { name, exact: true }).click();
    }
  };

/**
 * @param {Buffer} picture
 * @param {string} path
 * @param {number} [width] in pixels; the picture's own if left out
 */
async function write(picture, path, width) {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  const { size } = await sharp(picture).resize(width).webp({ quality: 34, effort: 6 }).toFile(target);
  console.log(`${path}  ${size} bytes`);
  if (size <= LIMIT) return;
  console.error(`${path} is larger than ${LIMIT} bytes.`);
  process.exitCode = 1;
}

for (const locale of LOCALES)
  for (const screenshot of SCREENSHOTS) {
    const picture = await takeScreenshot(screenshot.form, openExample(locale, screenshot));
    await write(picture, `public/${makeScreenshotPath(locale, screenshot)}`);
    if (locale === 'en' && screenshot.form === 'narrow')
      await write(picture, `${README_FOLDER}/${screenshot.tool}.webp`, README_WIDTH);
  }

/** Tools that only the README shows, by the names of their pictures. */
const README_ONLY = {
  'huang-conflict': openTool('huang/conflict/', [
    [/Red tiles: 3$/, 'Red tiles in State 1'],
    ['Tiger’s Soldier leader'],
    [/^State 2/, 'States at war'],
    [/Red tiles: 1$/, 'Red tiles in State 2'],
    ['Rat’s Soldier leader'],
    ['Nobody commits'],
  ]),
  'huang-drill': openTool('huang/drill/'),
  'chu-han-score': openExample('en', { game: 'chu-han', chapter: 'game-end', example: 'score-both-at-31' }),
  'khan-rulers': openExample('en', { game: 'khan', chapter: 'drive-out', example: 'third-space' }),
};
for (const [name, open] of Object.entries(README_ONLY))
  await write(await takeScreenshot('narrow', open), `${README_FOLDER}/${name}.webp`, README_WIDTH);

await browser.close();
await server.stop();
