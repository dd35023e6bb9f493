// Kills the browser during a hundred taps on the score page, and counts lost taps (`npm run build` first).
//   npm run fuzz -- crash         20 times, seed of the day
//   npm run fuzz -- crash 100 7   100 times, seed 7
// Taps come about ten times a second, as fast as a person. The last tap may be lost, since its transaction
// may not have finished; any other loss is a failure. A tap that had not reached the page yet may be saved as
// well.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { key } from '../e2e/support.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';
import { serve } from '../support/server.ts';
import { SEED_OF_TODAY } from './seed.ts';

const TAPS = 100;
const BETWEEN_TAPS = 60;

const [times = 20, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${times} kills from seed ${seed}`);
const random = randomFrom(seed);
const server = await serve({
  root: findBuiltSite(),
});
const profile = mkdtempSync(join(tmpdir(), 'yamen-crash-'));
const start = () =>
  chromium.launchPersistentContext(profile, {
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 780 },
    ...getLaunchOptions(),
  });

/** Opens the score page and waits until it has loaded completely. */
async function openScore(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./en/huang/score/');
  await page.locator('.score:not([inert])').waitFor();
  return page;
}

/** Returns the digits in the fields of the first player. */
const entered = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[id^="p0-"]')].map(({ value }) => value).join(''),
  );

/** Kills the whole browser, like an empty battery. */
async function kill(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const all = await devtools?.send('SystemInfo.getProcessInfo');
  const id = all?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser did not report its process id');
  process.kill(id, 'SIGKILL');
}

/** Taps digits, 20 per field, until the browser is gone. Calls `tapped` after each tap. */
async function tapOn(page: Page, tapped: (digit: string) => void): Promise<void> {
  for (let i = 0; i < TAPS; i++) {
    if (i > 0 && i % 20 === 0) await key(page, 'next').tap();
    const digit = String(1 + (i % 9));
    await page.waitForTimeout(BETWEEN_TAPS);
    await key(page, digit).tap();
    tapped(digit);
  }
}

const lost = new Map<number, number>();
let taps = 0;
let failures = 0;
for (let i = 0; i < times; i++) {
  const context = await start();
  const page = await openScore(context);
  if ((await entered(page)) !== '') await page.getByRole('button', { name: 'Start over' }).tap();
  let made = '';
  // A random moment during the hundred taps: a tap takes about 100 ms.
  const moment = 300 + wholeUpTo(random, TAPS * 90);
  const killing = new Promise<void>((done, fail) => setTimeout(() => kill(context).then(done, fail), moment));
  await tapOn(page, (digit) => {
    made += digit;
  }).catch(() => undefined); // the browser was killed
  await killing;
  await context.close().catch(() => undefined); // already gone

  const again = await start();
  const kept = await entered(await openScore(again));
  await again.close();
  const missing = Math.max(0, made.length - kept.length);
  taps += made.length;
  lost.set(missing, (lost.get(missing) ?? 0) + 1);
  if ((i + 1) % 10 === 0) console.log(`${i + 1} kills, ${taps} taps`);
  const isRow = kept.startsWith(made.slice(0, kept.length)) && kept.length <= made.length + 1;
  if (isRow && missing <= 1) continue;
  failures++;
  console.error(`kill ${i + 1}, after ${moment} ms: tapped ${made}, kept ${kept}`);
}
await server.stop();
rmSync(profile, { recursive: true, force: true });
for (const [count, often] of [...lost].sort(([a], [b]) => a - b))
  console.log(`${count} taps lost: ${often} times`);
console.log(`${times} kills in ${taps} taps; in ${failures}, more than the last tap was lost`);
if (taps === 0) console.error('No key was ever tapped, so the campaign has proved nothing.');
process.exit(failures > 0 || taps === 0 ? 1 : 0);
