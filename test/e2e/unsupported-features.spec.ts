import { expect, type Page } from '@playwright/test';
import { makeLink, PLAIN_VERSION } from '../../src/share/link.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { openTool, saying, setting, showWaysToShare, test } from './support.ts';
import { answered } from './tools.ts';

/** An old browser with strict settings: it supports no optional feature, and forbids the database. */
async function lackEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const part of [
      'share',
      'canShare',
      'clipboard',
      'wakeLock',
      'storage',
      'serviceWorker',
      'mediaDevices',
    ])
      Reflect.deleteProperty(Navigator.prototype, part);
    for (const part of ['BarcodeDetector', 'BroadcastChannel', 'CompressionStream', 'DecompressionStream'])
      Reflect.deleteProperty(globalThis, part);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const built of [Map, Object]) Reflect.deleteProperty(built, 'groupBy');
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { get: forbidden });
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const DRIVEN_OUT = {
  game: 'khan',
  ask: 'drive-out',
  size: [3, 3],
  ruler: '1,1',
  direction: 'N',
};

test('a browser that lacks all that may be lacking goes through every tool, and is told what it cannot do', {
  tag: '@all',
}, async ({ page }) => {
  await lackEverything(page);
  for (const tool of USED_TOOLS) {
    await openTool(page, `./en/${tool.path}`);
    await answered(page, tool);
    await expect(saying(page, 'Not saving right now')).not.toHaveCount(0);
    await showWaysToShare(page);
    for (const name of ['Link', 'Copy text']) await offeredByHand(page, name);
    if (!tool.asked) continue; // what is shared there opens on the board
    await press(page, 'Open…');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button')).toHaveText([/Close|^$/, 'Open', '']); // last that of a file; neither paste nor scan is offered
    await page.goBack(); // closes it, and stays on the page
    await expect(sheet).toBeHidden();
  }
  await page.goto('./en/chu-han/cards/');
  await press(page, 'React');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('./en/search/?q=tie+in+a+war');
  await expect
    .poll(async () => (await page.getByRole('search').getByRole('listitem').allTextContents())[0])
    .toContain('war');
  await page.goto('./en/about/');
  await expect(saying(page, 'doesn’t let Yamen work offline')).toBeVisible();
  await page.goto('./en/settings/');
  await setting(page, 'edition', 'edition-de').check();
  await expect(saying(page, 'won’t save settings')).toBeVisible();
  await page.goto(`./open/#${await makeLink(DRIVEN_OUT)}`); // packed with what this browser lacks
  await expect(saying(page, 'too old to open this link')).toBeVisible();
  await page.goto('./en/about/');
  await page.goto(`./open/#${PLAIN_VERSION}${Buffer.from(JSON.stringify(DRIVEN_OUT)).toString('base64url')}`);
  await page.waitForURL('**/khan/rulers/#0*'); // where nothing can be kept, the link stays in the address
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The ruler goes to A2');
});

/** A text that cannot be copied by the page is shown, so that it can be copied manually. */
async function offeredByHand(page: Page, name: string): Promise<void> {
  await press(page, name);
  await expect(saying(page, /^Couldn’t copy automatically\. Copy the text from here:$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Copy text' })).toHaveValue(/open\/(\?a=\w+)?#\d/);
}

test('nothing moves for those who wish it so, and what is chosen shows in one’s own colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['huang/referee/', 'huang/conflict/', 'chu-han/cards/']) {
    await page.goto(`./en/${path}`);
    const buttons = (pressed: boolean) => page.getByRole('button', { pressed });
    await expect(buttons(true)).not.toHaveCount(0);
    const coloursOf = (pressed: boolean) =>
      buttons(pressed).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    const [chosen, others] = [await coloursOf(true), await coloursOf(false)];
    expect(others).not.toHaveLength(0);
    for (const colour of chosen) expect(others).not.toContain(colour);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().length +
        [...document.querySelectorAll('*')].filter((one) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
          return transitionDuration !== '0s' || animationName !== 'none' || scrollBehavior !== 'auto';
        }).length,
    );
    expect(moving).toBe(0);
  }
});
