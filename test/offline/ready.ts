// How long it takes on slow 4G from the first page's load until everything is offline.
//   npx node test/offline/ready.ts                        a made-up site of 60 pages
//   npx node test/offline/ready.ts dist /base/ pl/        a built site, its base path, the page to open
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { SLOW_4G, serve, type TestServer } from '../support/server.ts';
import { writeFakeRelease } from './fake-site.ts';

const [dist, base = '/', path = 'pl/'] = process.argv.slice(2);
const RUNS = 3;

/** Milliseconds from navigation to load, and from load until the worker is active. */
async function measure(server: TestServer) {
  const executablePath = findChromium()?.path;
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  server.log.length = 0;
  await page.goto(server.url + path);
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  const active = await page.evaluate(async () => {
    const { active: worker } = await navigator.serviceWorker.ready;
    while (worker?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now();
  });
  await browser.close();
  return { loaded, ready: active - loaded };
}

const folder = dist ?? mkdtempSync(join(tmpdir(), 'yamen-ready-'));
if (!dist) await writeFakeRelease(folder, { release: 1, chapters: 19, words: 2000, index: 22_000 });
const server = await serve({ root: folder, base, ...SLOW_4G });
await server.warm();
const ofWorker = () =>
  server.log.filter((one) => one.from > (server.log.find((o) => o.path.endsWith('/sw.js'))?.from ?? 0) - 1);
for (let run = 1; run <= RUNS; run++) {
  const { loaded, ready } = await measure(server);
  const bytes = ofWorker().reduce((sum, one) => sum + one.bytes, 0);
  console.log(
    `loaded after ${loaded.toFixed(0)} ms, ready ${ready.toFixed(0)} ms later; ` +
      `worker: ${ofWorker().length} requests, ${(bytes / 1000).toFixed(1)} kB`,
  );
}
const began = ofWorker()[0]?.from ?? 0;
for (const { from, until, bytes, path: asked } of ofWorker()) {
  const [start, end] = [from - began, until - began].map((ms) => ms.toFixed(0).padStart(6));
  console.log(`${start} – ${end} ms ${String(bytes).padStart(8)} B  ${asked}`);
}
await server.stop();
if (!dist) rmSync(folder, { recursive: true, force: true });
