import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium as playwright } from 'playwright';
import { findChromium, findHeadlessShell } from '../../.setup/browser.mjs';
import { type Engine, type Phone, SCREEN } from '../e2e/journeys/phone.ts';

/** Finds Chromium and starts it as a phone with a touch screen; null if there is none. */
export async function chromium(): Promise<Engine | null> {
  // The one without a window takes half of the processor: it draws no address bar.
  const executablePath = findHeadlessShell() ?? findChromium()?.path;
  if (executablePath === undefined) return null;
  const browser = await playwright.launch({ executablePath });
  const version = browser.version();
  await browser.close();
  return {
    name: `Chromium ${version}`,
    otherwise: ['its camera is a picture that the page draws'],
    start: () => makePhone(executablePath),
  };
}

async function makePhone(executablePath: string): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'yamen-chromium-'));
  const start = () =>
    playwright.launchPersistentContext(profile, {
      executablePath,
      viewport: SCREEN,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
  let context = await start();
  let page = await context.newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    load: async (source) => {
      await page.evaluate(source);
    },
    run: async (what, ...args) => {
      const call = `Promise.resolve((${what})(...${JSON.stringify(args)})).then((value) => JSON.stringify([value]))`;
      return JSON.parse(await page.evaluate<string>(call))[0];
    },
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    pinch: async ({ x, y }, from, to) => {
      const devtools = await context.newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            apart === null ? [] : [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id })),
        });
      await send('touchStart', from);
      for (let step = 1; step <= 10; step++) await send('touchMove', from + ((to - from) * step) / 10);
      await send('touchEnd', null);
    },
    type: async (text) => {
      for (const part of text.split(/(\n)/))
        await (part === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(part));
    },
    kill: async () => {
      await kill(context);
      await context.close().catch(() => undefined); // already gone
      context = await start();
      page = await context.newPage();
    },
    limit: async (bytes) => {
      const devtools = await context.newCDPSession(page);
      const { origin } = new URL(page.url());
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(bytes !== null && { quotaSize: bytes }),
      });
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Kills the whole browser. */
async function kill(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const all = await devtools?.send('SystemInfo.getProcessInfo');
  const id = all?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser did not report its process id');
  process.kill(id, 'SIGKILL');
}
