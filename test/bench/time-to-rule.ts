// Measures how long it takes until the first words of a rule are painted: on a first visit with a bad
// connection, and offline from the service worker.
//   node test/bench/time-to-rule.ts        (`npm run build` first); fails above 2.5 s on a first visit and 0.5 s offline
// The test server simulates the connection: 400 ms for a round trip, 400 kbit/s for all responses together,
// two more round trips for each new connection. The CPU is slowed down six times, which affects the page but
// not the service worker. The time runs from the start of the navigation, including a redirect from an
// address without a language, until the first paragraph of the rule is painted (Element Timing).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { findBuiltSite } from '../support/built-site.ts';
import { FIELD, serve } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';
import { hold } from './budget.ts';

const RUNS = 7;
const SLOWED = 6;
const FIRST_VISIT = 2500;
const OFFLINE = 500;

/** Addresses of rules: in the longest chapter, in an ordinary one, and without a language. */
const ADDRESSES = ['en/huang/rules/war/#tie', 'de/chu-han/rules/reactions/#lu-zhi', 'r/#huang/war/tie'];

const server = await serve({ root: findBuiltSite() });
await server.warm();
const launch = getLaunchOptions();
const phone: BrowserContextOptions = {
  baseURL: server.url,
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** Returns the milliseconds from opening an address to the paint of its rule's first paragraph. */
async function timeToRule(context: BrowserContext, address: string, rate: number): Promise<number> {
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

/** Measures a first visit with the bad connection, in a browser with an empty profile. */
async function measureFirstVisit(address: string): Promise<number> {
  const rate = await slowdown(SLOWED);
  Object.assign(server, FIELD);
  const browser = await chromium.launch(launch);
  const time = await timeToRule(await browser.newContext(phone), address, rate);
  await browser.close();
  Object.assign(server, { latency: 0, connecting: 0, bytesPerSecond: Number.POSITIVE_INFINITY });
  return time;
}

/** Creates a browser profile in which the whole site is available offline. */
async function createOfflineProfile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-time-to-rule-'));
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...phone });
  const page = await context.newPage();
  await page.goto('en/');
  await page.locator('#offline-ready:not(:empty)').waitFor();
  await context.close();
  return folder;
}

/** Measures offline, in a browser just started, and again in the running one. */
async function measureOffline(folder: string, address: string): Promise<readonly [number, number]> {
  const rate = await slowdown(SLOWED);
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...phone, offline: true });
  const cold = await timeToRule(context, address, rate);
  const warm = await timeToRule(context, address, rate);
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
  `time to the first words of a rule, CPU slowed down ${SLOWED} times; medians of ${RUNS} (from–to)\n` +
    'first visit, 400 ms, 400 kbit/s, new connection',
);
const repeated = Array.from({ length: RUNS });
for (const address of ADDRESSES) {
  const times: number[] = [];
  for (const _ of repeated) times.push(await measureFirstVisit(address));
  say(`/${address}`, times, FIRST_VISIT);
}
const folder = await createOfflineProfile();
await server.stop();
console.log('offline');
for (const address of ADDRESSES) {
  const both: (readonly [number, number])[] = [];
  for (const _ of repeated) both.push(await measureOffline(folder, address));
  const cold = both.map(([time]) => time);
  const warm = both.map(([, time]) => time);
  say(`/${address}, browser just started`, cold, OFFLINE);
  say('  the same, browser running', warm, OFFLINE);
}
rmSync(folder, { recursive: true, force: true });
