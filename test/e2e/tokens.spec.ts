import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { readFiles } from '../../src/offline/integration.mjs';
import { tokenFaults } from '../support/token-faults.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { test } from './support.ts';
import { answered, openTool, shownWhole } from './tools.ts';

// Style sheets are held to the tokens one by one (test/styles); this looks at what comes out: what a browser gives to
// elements by itself, what stands in drawings and what scripts set, too.

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const PAGES = [...readFiles(dist).keys()]
  .filter((path) => /^(en\/.*|[^/]*|(r|open)\/.*)\.html$/.test(path))
  .map((path) => path.replace(/index\.html$/, ''));

/** What is no token on a page on a phone in the light, and on a wide screen in the dark. */
async function faultsOn(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const narrow = await tokenFaults(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const wide = await tokenFaults(page);
  if (size) await page.setViewportSize(size);
  return [...new Set([...narrow, ...wide])];
}

test('every page is drawn by the tokens', async ({ page }) => {
  test.setTimeout(120_000);
  expect(PAGES.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(`./${path}`);
    faults.push(...(await faultsOn(page)).map((fault) => `/${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

for (const tool of USED_TOOLS)
  test(`${tool.path} with an answer is drawn by the tokens`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await shownWhole(page, 30_000);
    await answered(page, tool);
    expect(await faultsOn(page)).toEqual([]);
  });

test('the page of all components is not built', async ({ page }) => {
  const answers = await Promise.all(
    ['dev/parts/', 'en/dev/parts/'].map((path) => page.request.get(`./${path}`)),
  );
  expect(answers.map((one) => one.status())).toEqual([404, 404]);
});

test('what is no token is noticed', async ({ page }) => {
  await page.goto('./en/');
  await page.evaluate(() => {
    const one = document.createElement('p');
    Object.assign(one.style, { fontSize: '14px', margin: '3px', color: 'rgb(1, 2, 3)', borderRadius: '5px' });
    document.body.append(one);
  });
  const found = (await tokenFaults(page)).filter((fault) => fault.startsWith('body p'));
  expect(found.map((fault) => fault.replace(/.*\{ ([\w-]+):.*/, '$1'))).toEqual(
    expect.arrayContaining(['font-size', 'color', 'margin-top', 'border-top-left-radius']),
  );
});
