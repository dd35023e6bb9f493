import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readFiles } from '../../src/offline/integration.mjs';
import { cutOff } from '../support/cut-off.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { test } from './support.ts';
import { answered, openTool, shownWhole } from './tools.ts';

// The narrowest screens, letters twice as large, and tools as they lie on wide screens and on phones held sideways:
// nothing has to be pushed sideways, nothing is cut off.

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const PAGES = [...readFiles(dist).keys()]
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.replace(/index\.html$/, ''));

/** As a browser that is set to it draws them; what is asked of a style sheet by the width of letters goes by them. */
async function withLettersTwiceAsLarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const SCREENS = {
  '320 px': async (page: Page) => page.setViewportSize({ width: 320, height: 640 }),
  '360 px and letters twice as large': withLettersTwiceAsLarge,
} as const;

/** Those on which tools lay out what they have beside each other. */
const ACROSS = {
  '1280 px': async (page: Page) => page.setViewportSize({ width: 1280, height: 800 }),
  '780 px sideways': async (page: Page) => page.setViewportSize({ width: 780, height: 360 }),
} as const;

for (const [screen, prepare] of Object.entries(SCREENS))
  for (const locale of [...LOCALES, ''])
    test(`nothing is cut off at ${screen} on any page, ${locale || 'without a language'}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await prepare(page);
      const pages = PAGES.filter((path) => /^(\w\w\/)?/.exec(path)?.[0] === (locale && `${locale}/`));
      expect(pages.length).toBeGreaterThan(2);
      const faults: string[] = [];
      for (const path of pages) {
        await page.goto(`./${path}`);
        await expect(page.locator('[inert]')).toHaveCount(0);
        faults.push(...(await cutOff(page)).map((fault) => `/${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

for (const [screen, prepare] of Object.entries({ ...SCREENS, ...ACROSS }))
  for (const tool of USED_TOOLS)
    test(`nothing is cut off at ${screen} in ${tool.path} with an answer`, async ({ page }) => {
      await prepare(page);
      await openTool(page, `./en/${tool.path}`);
      await shownWhole(page, 30_000);
      await answered(page, tool);
      expect(await cutOff(page)).toEqual([]);
      for (const locale of LOCALES.filter((other) => other !== 'en')) {
        await openTool(page, `./${locale}/${tool.path}`); // which shows what was entered
        await shownWhole(page, 30_000);
        expect(await cutOff(page), locale).toEqual([]);
      }
    });

test('letters are as large as a browser is told', async ({ page }) => {
  await withLettersTwiceAsLarge(page);
  await page.goto('./en/');
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
});

test('what is cut off is noticed', async ({ page }) => {
  await page.goto('./en/');
  expect(await cutOff(page)).toEqual([]);
  await page.evaluate(() => {
    const wide = document.createElement('p');
    Object.assign(wide.style, { width: '90vw', overflow: 'hidden', whiteSpace: 'nowrap' });
    wide.textContent = 'as long as this line '.repeat(5);
    const out = document.createElement('p');
    Object.assign(out.style, { width: '150vw' });
    out.textContent = 'wider than the screen';
    document.body.append(wide, out);
  });
  expect(await cutOff(page)).toEqual([
    expect.stringMatching(/^the page is \d+ px wide$/),
    expect.stringContaining('is wider than its place'),
    expect.stringMatching(/wider than the screen.* reaches from 16 to 556/),
  ]);
});
