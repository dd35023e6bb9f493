// What a visitor on slow 4G with a slow phone waits for: the first paint, the largest, until the page's own
// language is offline, and until everything is.
//   node test/bench/ready.ts                          the built site's rules page, and four tools with many scripts
//   node test/bench/ready.ts dist /base/ pl/          a built site, its base path, the page to open
//   node test/bench/ready.ts made-up                  a made-up site of 60 pages, to see how it grows
// Our own server delays each answer and shares the rate among all, the worker's requests included, which a throttle
// inside the browser would not reach; the processor is slowed four times. It speaks HTTP/2, as the hosts do that the README
// names: over HTTP/1.1 a browser asks for six things at a time, and the others wait a round trip for these.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { writeFakeRelease } from '../offline/fake-site.ts';
import { SLOW_4G, serve, type TestServer, TRUSTING } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';
import { hold } from './budget.ts';

const RUNS = 5;
const SLOWED = 4;
/** Budgets in milliseconds. */
const PAINT = 1300;
const OWN = 3000;
const READY = 5000;
const [site = '', base = '/', ...named] = process.argv.slice(2);

interface Waits {
  readonly first: number;
  readonly largest: number;
  /** From the end of the page's load: until its own language is on the device, and until everything is. */
  readonly own: number;
  readonly ready: number;
  readonly shift: number;
}

async function measure(server: TestServer, path: string): Promise<Waits> {
  const rate = await slowdown(SLOWED);
  const executablePath = findChromium()?.path;
  const browser = await chromium.launch({ args: [...TRUSTING], ...(executablePath && { executablePath }) });
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  server.log.length = 0;
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url + path);
  const waits = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 5));
    const own = performance.now() - (navigation?.loadEventEnd ?? 0);
    while (!document.body.dataset['release']) await new Promise((done) => setTimeout(done, 5));
    const ready = performance.now() - (navigation?.loadEventEnd ?? 0);
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number } };
    return { first, own, ready, ...seen };
  });
  await browser.close();
  return waits;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const isMadeUp = site === 'made-up';
const folder = isMadeUp
  ? mkdtempSync(join(tmpdir(), 'yamen-ready-'))
  : site || fileURLToPath(new URL('../../dist', import.meta.url));
if (isMadeUp) await writeFakeRelease(folder, { release: 1, chapters: 19, words: 2000, index: 22_000 });
const server = await serve({ root: folder, base, http2: true, ...SLOW_4G });
await server.warm();
const paths =
  named.length > 0
    ? named
    : isMadeUp
      ? ['pl/']
      : [
          'pl/huang/rules/end/',
          'pl/huang/score/',
          'pl/huang/referee/',
          'pl/chu-han/referee/',
          'pl/khan/conquest/',
        ];
console.log(
  `\nslow 4G (562 ms, 1.47 Mbit/s), processor slowed ${SLOWED} times; medians of ${RUNS} first visits`,
);
for (const path of paths) {
  const runs: Waits[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(server, path));
  const of = (what: string, pick: (waits: Waits) => number, most: number) => {
    const middle = median(runs.map(pick));
    hold(`/${path}, ${what}`, middle, most, 'ms');
    return `${what} ${(middle / 1000).toFixed(2)} s`;
  };
  const shift = Math.max(...runs.map((waits) => waits.shift));
  hold(`/${path}, layout shift`, shift, 0, '');
  console.log(
    [
      `/${path.padEnd(22)} ${of('first paint', (one) => one.first, PAINT)}`,
      of('largest', (one) => one.largest, PAINT),
      `${of('own language offline', (one) => one.own, OWN)} after its load`,
      of('everything', (one) => one.ready, READY),
      `layout shift ${shift.toFixed(3)}`,
    ].join(', '),
  );
}
await server.stop();
if (isMadeUp) rmSync(folder, { recursive: true, force: true });
