// Takes a screenshot of every page, and of each tool with an answer, for a person to look at: in each
// language, light and dark, on a narrow, a wide and a landscape screen. They go into `page-screenshots/`,
// which is not committed.
//   npm run screenshots:pages                             all of them (`npm run build` first)
//   npm run screenshots:pages -- pl dark 360 huang-score  only those with all of these words in their names
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { SCREENSHOTS } from '../../src/build/screenshots.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readBuiltFiles } from '../../src/offline/integration.mjs';
import { findBuiltSite } from '../support/built-site.ts';
import { serve } from '../support/server.ts';

const dist = findBuiltSite();
const target = fileURLToPath(new URL('../../page-screenshots', import.meta.url));
const words = process.argv.slice(2);

const SCREENS = {
  360: { width: 360, height: 780 },
  1280: { width: 1280, height: 800 },
  landscape: { width: 780, height: 360 },
};
const THEMES = ['light', 'dark'] as const;

/** What is on a screenshot: a page, or a worked example opened in its tool. */
interface Subject {
  readonly name: string;
  readonly path: string;
  readonly example?: string;
}

/** Lists everything to take screenshots of in a language. */
function listSubjects(locale: string): readonly Subject[] {
  const pages = [...readBuiltFiles(dist).keys()].filter(
    (path) => path.startsWith(`${locale}/`) && path.endsWith('.html'),
  );
  const tools = SCREENSHOTS.filter(({ form }) => form === 'narrow');
  return [
    ...pages.map((path) => path.replace(/index\.html$/, '')).map((path) => ({ name: nameOf(path), path })),
    ...tools.map(({ game, tool, chapter, example }) => ({
      name: `${tool}-answer`,
      path: `${locale}/${game}/rules/${chapter}/`,
      example,
    })),
  ];
}

const nameOf = (path: string) => path.split('/').slice(1, -1).join('-') || 'home';

async function open(page: Page, url: string, { path, example }: Subject): Promise<void> {
  await page.goto(url + path + (example === undefined ? '' : `#example-${example}`));
  if (example !== undefined) {
    await page.locator(`#example-${example} a.button`).click();
    await page.waitForURL((address) => !address.pathname.includes('/rules/'));
  }
  await page.waitForLoadState('networkidle');
}

async function take(
  browser: Browser,
  url: string,
  subject: Subject,
  file: string,
  options: object,
): Promise<void> {
  const page = await browser.newPage({ serviceWorkers: 'block', deviceScaleFactor: 1, ...options });
  await open(page, url, subject);
  await page.screenshot({ path: join(target, file), fullPage: true });
  await page.close();
}

const server = await serve({ root: dist });
const browser = await chromium.launch(getLaunchOptions());
await mkdir(target, { recursive: true });
let taken = 0;
for (const locale of LOCALES)
  for (const subject of listSubjects(locale))
    for (const colorScheme of THEMES)
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        const parts = [subject.name, screen, colorScheme, locale];
        if (!words.every((word) => parts.includes(word))) continue;
        const options = { viewport, colorScheme, hasTouch: screen !== '1280' };
        await take(browser, server.url, subject, `${parts.join(' ')}.png`, options);
        taken += 1;
      }
await browser.close();
await server.stop();
console.log(`Wrote ${taken} screenshots to page-screenshots/.`);
if (taken === 0) {
  console.error(`No screenshot has all of these words in its name: ${words.join(' ')}`);
  process.exitCode = 1;
}
