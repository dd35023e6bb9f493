// Measures first visits with a slow phone on slow 4G: first and largest paint, the time until the own
// language and until everything is available offline, the longest task after the first paint, and layout
// shift. The CPU is slowed down four times. The test server simulates the network, since throttling in the
// browser would not affect requests of the service worker. It uses HTTP/2, like the hosts in the README: with
// HTTP/1.1, a browser has at most six requests at a time.
import { chromium } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { SLOW_4G, serve, type TestServer, TRUSTING } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';
import { hold, median } from './budget.ts';

const RUNS = 5;
const SLOWED = 4;
/** Budgets in milliseconds for the first and the largest paint. */
const PAINT = { reading: 1000, tool: 1100 } as const;
/** Budget for the longest task after the first paint. */
const TASK = 100;
/** Budgets from the end of loading until the own language, and everything, is available offline. */
const OWN = 3000;
const EVERYTHING = 6000;
/** A chapter and the tools with the most script, in the language with the longest texts. */
const PAGES = [
  'pl/huang/rules/war/',
  'pl/huang/score/',
  'pl/huang/referee/',
  'pl/chu-han/referee/',
  'pl/khan/conquest/',
];
/** Browsers report tasks that take longer than this. */
const LONG = 50;

interface Waits {
  readonly first: number;
  readonly largest: number;
  /** The longest task between the first paint and the end; 0 if none was reported. */
  readonly task: number;
  /** From the end of loading until the own language, and everything, is available offline. */
  readonly own: number;
  readonly everything: number;
  readonly shift: number;
  readonly isTool: boolean;
}

async function measure(server: TestServer, path: string): Promise<Waits> {
  const rate = await slowdown(SLOWED);
  const browser = await chromium.launch({ args: [...TRUSTING], ...getLaunchOptions() });
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  server.log.length = 0;
  await page.addInitScript(() => {
    const tasks: { readonly from: number; readonly duration: number }[] = [];
    const seen = { largest: 0, shift: 0, tasks };
    Object.assign(globalThis, { seen });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    watch('longtask', ({ startTime, duration }) => tasks.push({ from: startTime, duration }));
  });
  await page.goto(server.url + path);
  const waits = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 5));
    const own = performance.now() - (navigation?.loadEventEnd ?? 0);
    while (!document.body.dataset['release']) await new Promise((done) => setTimeout(done, 5));
    const everything = performance.now() - (navigation?.loadEventEnd ?? 0);
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { seen } = globalThis as unknown as {
      seen: { largest: number; shift: number; tasks: { from: number; duration: number }[] };
    };
    const after = seen.tasks.filter(({ from }) => from >= first).map(({ duration }) => duration);
    const isTool = document.querySelector('astro-island') !== null;
    const { largest, shift } = seen;
    return { first, largest, shift, task: Math.max(0, ...after), own, everything, isTool };
  });
  await browser.close();
  return waits;
}

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;

/**
 * Measures first visits to pages of a built site and prints what is left of each budget. Sets
 * `process.exitCode` to 1 if one is exceeded.
 */
export async function printFirstVisits(
  root: string,
  { base = '/', paths = PAGES }: { readonly base?: string; readonly paths?: readonly string[] } = {},
): Promise<void> {
  const server = await serve({ root, base, http2: true, ...SLOW_4G });
  await server.warm();
  console.log(
    `\nslow 4G (562 ms, 1.47 Mbit/s), CPU slowed down ${SLOWED} times; medians of ${RUNS} first visits`,
  );
  for (const path of paths) {
    const runs: Waits[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(server, path));
    const paint = runs.some(({ isTool }) => isTool) ? PAINT.tool : PAINT.reading;
    const say = (what: string, pick: (waits: Waits) => number, most: number) => {
      const middle = median(runs.map(pick));
      hold(`/${path}, ${what}`, middle, most, 'ms');
      console.log(
        `  ${what.padEnd(34)} ${seconds(middle)} of ${seconds(most)}, ${seconds(most - middle)} left`,
      );
    };
    console.log(`/${path}`);
    say('first paint', (one) => one.first, paint);
    say('largest paint', (one) => one.largest, paint);
    const task = median(runs.map((one) => one.task));
    hold(`/${path}, longest task after the first paint`, task, TASK, 'ms');
    const said = task === 0 ? `under ${LONG}` : task.toFixed(0);
    console.log(`  ${'longest task after the first paint'.padEnd(34)} ${said} ms of ${TASK} ms`);
    say('own language offline after the load', (one) => one.own, OWN);
    say('everything offline', (one) => one.everything, EVERYTHING);
    const shift = Math.max(...runs.map((waits) => waits.shift));
    hold(`/${path}, layout shift`, shift, 0, '');
    console.log(`  ${'layout shift'.padEnd(34)} ${shift.toFixed(3)}`);
  }
  await server.stop();
}
