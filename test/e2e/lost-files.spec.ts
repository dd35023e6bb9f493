import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { saying, toolReady, withoutWorker } from './support.ts';

// A bad network on the first visit: each file that a page fetches is lost once. The page reports it and
// offers to retry, or works without the file. A link that is being opened is never lost.

/**
 * Lists the files that scripts of a page request until it has fully loaded, except files that the page itself
 * names.
 */
async function filesOf(page: Page, address: string, whole: (page: Page) => Promise<void>) {
  const files = new Set<string>();
  page.on('request', (request) => void files.add(new URL(request.url()).pathname));
  await withoutWorker(page);
  const html = await (await page.request.get(address.replace(/#.*/, ''))).text();
  await page.goto(address);
  await whole(page);
  return [...files].filter((file) => /\.(js|json)$/.test(file) && !html.includes(`src="${file}"`));
}

/**
 * Opens the address while one file does not arrive, waits until the page reports it, and retries. Returns
 * whether it was reported: a page works without some files.
 */
async function openWithout(
  context: BrowserContext,
  file: string,
  address: string,
  whole: (page: Page) => Promise<void>,
): Promise<boolean> {
  const page = await context.newPage();
  await withoutWorker(page);
  let [isLost, isBack] = [false, false];
  await page.route(`**${file}*`, (route) => {
    isLost = true;
    return isBack ? route.continue() : route.abort();
  });
  await page.goto(address);
  let isWhole = false;
  const done = whole(page).then(() => {
    isWhole = true;
  });
  const again = page.getByRole('button', { name: 'Try again' });
  while (!isWhole) {
    await Promise.race([done, expect(again).not.toHaveCount(0, { timeout: 0 })]);
    if (isWhole) break;
    isBack = true;
    // The page was reloaded, or has recovered by itself.
    for (const one of await again.all()) await one.tap({ timeout: 1000 }).catch(() => {});
  }
  expect(isLost, `${file} was not asked for`).toBe(true);
  await page.close();
  return isBack;
}

/**
 * The files that a tool needs: the answer module, the lazy parts, their texts, and the module that opens a
 * link.
 */
const NEEDED =
  /\/([a-z-]+-(answer-panel|answer-module|compute-answer|secondary)|shell-secondary-screen|cases|read-link)\.|\/texts\/(?!install|saves)/;

/**
 * The module that judges an action of Huang. Every tool that packs a link fetches it a moment after loading,
 * but only these two need it.
 */
const isForLinksAlone = (path: string, file: string) =>
  file.includes('/answer-action.') && !['huang/referee/', 'huang/conflict/'].includes(path);

for (const { path, asked } of someOf(USED_TOOLS, 2))
  test(`${path}: each file that does not arrive is missed and asked for again, and the link opens`, async ({
    context,
    page,
  }) => {
    const address = `./en/${path}${asked ? `#${await makeLink(asked)}` : ''}`;
    const whole = async (one: Page) => {
      await toolReady(one);
      if (!asked) return;
      await expect(saying(one, /opened|came with the link/i)).toBeVisible();
      await expect.poll(() => new URL(one.url()).hash).toBe('');
    };
    const files = await filesOf(page, address, whole);
    await page.goto('about:blank');
    const needed = files.filter((file) => NEEDED.test(file) && !isForLinksAlone(path, file));
    expect(needed.length).toBeGreaterThan(2);
    for (const file of needed)
      await test.step(file, async () => expect(await openWithout(context, file, address, whole)).toBe(true));
  });

for (const { path, asked } of someOf(
  USED_TOOLS.filter(({ asked: one }) => one),
  1,
  2,
))
  test(`/open/ leads on to ${path} without what reads a link`, async ({ page }) => {
    await withoutWorker(page);
    await page.route(/\/(handlers|packed-case|referee|read-link)\.[^/]*\.js/, (route) => route.abort());
    await page.goto(`./open/#${await makeLink(asked ?? {})}`);
    await page.waitForURL(`**/en/${path}**`);
  });

test('/open/: what says why a link names no tool is missed and asked for again', async ({
  context,
  page,
}) => {
  const address = `./open/#0${Buffer.from('{"game":"chess"}').toString('base64url')}`;
  const whole = (one: Page) => expect(saying(one, 'can’t read this link')).toBeVisible();
  const files = (await filesOf(page, address, whole)).filter((file) => /\/referee\./.test(file));
  expect(files).toHaveLength(1);
  for (const file of files) expect(await openWithout(context, file, address, whole)).toBe(true);
});
