// @ts-check
// Takes the screenshots for the web app manifest in each language and writes them to public/screenshots
// (`npm run build && npm run screenshots:manifest`). Run it again after changing how a tool looks, check the pictures and
// commit them.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { SCREENS, SCREENSHOTS, screenshotPathOf } from '../src/hosting/screenshots.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import { serve } from '../test/support/server.ts';
import { findChromium } from './browser.mjs';

const LIMIT = 45_000;
const root = fileURLToPath(new URL('..', import.meta.url));
// sharp is a dependency of astro, not of this project: resolve it from there, since it may not be hoisted.
const sharp = createRequire(createRequire(import.meta.url).resolve('astro/package.json'))('sharp');

const server = await serve({ root: join(root, 'dist') });
const found = findChromium();
const browser = await chromium.launch({ ...(found && { executablePath: found.path }) });

/**
 * Opens a worked example in its tool and takes a screenshot. Reloads first, so that the notice “opened from a link” is gone.
 * @param {string} locale @param {typeof SCREENSHOTS[number]} screenshot
 */
async function take(locale, { form, game, chapter, example }) {
  const { width, height, scale } = SCREENS[form];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
  });
  await page.goto(`${server.url}${locale}/${game}/rules/${chapter}/#example-${example}`);
  await page.locator(`#example-${example} a.button`).click();
  await page.locator('.notice').waitFor();
  await page.reload();
  await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

for (const locale of LOCALES)
  for (const screenshot of SCREENSHOTS) {
    const path = screenshotPathOf(locale, screenshot);
    const target = join(root, 'public', path);
    await mkdir(dirname(target), { recursive: true });
    const { size } = await sharp(await take(locale, screenshot))
      .webp({ quality: 34, effort: 6 })
      .toFile(target);
    console.log(`${path}  ${size} bytes`);
    if (size > LIMIT) {
      console.error(`${path} is larger than ${LIMIT} bytes.`);
      process.exitCode = 1;
    }
  }
await browser.close();
await server.stop();
