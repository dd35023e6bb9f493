// How long a person in the field waits for the first words of a rule: on a first visit by a bad connection, from our own
// slow server (400 ms for a round trip, 400 kbit/s for all answers together, two round trips more for each new
// connection), and offline from the worker. The processor is slowed six times; that reaches the page, not its worker.
//   node test/bench/field.ts               the built site (`npm run build` first); fails above 2.5 s and 0.5 s
// The words count when the first paragraph of the rule that was asked for has been painted (Element Timing), from the
// start of the navigation, the page without a language that a shared link opens included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { FIELD, serve } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';
import { hold } from './budget.ts';

const RUNS = 7;
const SLOWED = 6;
const FIRST_VISIT = 2500;
const OFFLINE = 500;

/** Addresses of rules: of the longest chapter, of a usual one, and one without a language. */
const ASKED = ['en/huang/rules/war/#tie', 'de/chu-han/rules/reactions/#lu-zhi', 'r/#huang/war/tie'];

const server = await serve({ root: fileURLToPath(new URL('../../dist', import.meta.url)) });
await server.warm();
const executablePath = findChromium()?.path;
const launch = executablePath ? { executablePath } : {};
const phone: BrowserContextOptions = {
  baseURL: server.url,
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** Milliseconds from opening an address to the paint of its rule's first paragraph. */
async function wordsAfter(context: BrowserContext, address: string, rate: number): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    sessionStorage['begun'] ??= performance.timeOrigin;
    const id = location.hash.slice(1);
    new MutationObserver((_, observer) => {
      const words = document.getElementById(id)?.querySelector('p');
      words?.setAttribute('elementtiming', 'words');
      if (words) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      const begun = Number(sessionStorage['begun']);
      if (entry) Object.assign(globalThis, { words: performance.timeOrigin + entry.renderTime - begun });
    }).observe({ type: 'element', buffered: true });
  });
  await page.goto(address);
  const words = await page.waitForFunction(() => (globalThis as { words?: number }).words);
  const time = Number(await words.jsonValue());
  await page.close();
  return time;
}

/** A browser that has never been here, by the bad connection. */
async function firstVisit(address: string): Promise<number> {
  const rate = await slowdown(SLOWED);
  Object.assign(server, FIELD);
  const browser = await chromium.launch(launch);
  const time = await wordsAfter(await browser.newContext(phone), address, rate);
  await browser.close();
  Object.assign(server, { latency: 0, connecting: 0, bytesPerSecond: Number.POSITIVE_INFINITY });
  return time;
}

/** A browser's folder with all of Yamen in it. */
async function installed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-field-'));
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...phone });
  const page = await context.newPage();
  await page.goto('en/');
  await page.locator('#offline-ready:not(:empty)').waitFor();
  await context.close();
  return folder;
}

/** Offline, in a browser just started for it, and again in the same one. */
async function offline(folder: string, address: string): Promise<readonly [number, number]> {
  const rate = await slowdown(SLOWED);
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...phone, offline: true });
  const cold = await wordsAfter(context, address, rate);
  const warm = await wordsAfter(context, address, rate);
  await context.close();
  return [cold, warm];
}

function say(what: string, times: readonly number[], limit: number): void {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  hold(what, median, limit, 'ms');
  const seconds = (time = Number.NaN) => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `  ${what.padEnd(34)} ${seconds(median)} of ${seconds(limit)} (${seconds(sorted[0])}–${seconds(sorted.at(-1))})`,
  );
}

console.log(
  `first words of a rule, processor slowed ${SLOWED} times; medians of ${RUNS} (from–to)\n` +
    'first visit, 400 ms, 400 kbit/s, a connection to be made',
);
const repeated = Array.from({ length: RUNS });
for (const address of ASKED) {
  const times: number[] = [];
  for (const _ of repeated) times.push(await firstVisit(address));
  say(`/${address}`, times, FIRST_VISIT);
}
const folder = await installed();
await server.stop();
console.log('offline, the server gone');
for (const address of ASKED) {
  const both: (readonly [number, number])[] = [];
  for (const _ of repeated) both.push(await offline(folder, address));
  const cold = both.map(([time]) => time);
  const warm = both.map(([, time]) => time);
  say(`/${address}, browser just started`, cold, OFFLINE);
  say('  the same, browser running', warm, OFFLINE);
}
rmSync(folder, { recursive: true, force: true });
