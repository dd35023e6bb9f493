// Measures the search in each language.
//   node test/bench/search.ts          on the built site (`npm run build` first)
//   node test/bench/search.ts <dist>   on a site in another folder
// It measures the time from a keystroke to the paint of its hits while whole questions are typed (CPU slowed
// down four times), the size of the index, and the time from opening a search to its first result, offline,
// in a browser just started (slowed down six times, which does not affect the service worker).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { readYamlFixture } from '../support/read-fixture.ts';
import { serve } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';
import { hold } from './budget.ts';

const SLOWED = 4;
const SLOWED_COLD = 6;
const COLD_STARTS = 7;
const QUESTIONS = 4;
const PAUSE = 120;
/** Budget in milliseconds. */
const KEYSTROKE = 30;

/** Returns the first questions of each kind. */
function questionsIn(locale: Locale): readonly string[] {
  const all: readonly { ask: string; kind: string }[] = readYamlFixture(`questions.${locale}`);
  return ['question', 'misspelt'].flatMap((kind) =>
    all
      .filter((one) => one.kind === kind)
      .slice(0, QUESTIONS)
      .map((one) => one.ask),
  );
}

/** Returns the milliseconds from each keystroke to the frame after its hits. */
async function measure(page: Page, locale: Locale): Promise<readonly number[]> {
  await page.goto(`${locale}/search/`);
  await page.locator('search [role=status]:not(:has-text("…"))').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    document.addEventListener('keydown', (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(null);
      });
    });
  });
  for (const question of questionsIn(locale)) {
    await page.locator('search input').fill('');
    await page.keyboard.type(question, { delay: PAUSE });
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

/**
 * Returns the milliseconds from opening a search to its first result on the screen, in a browser just
 * started.
 */
async function startCold(folder: string, options: BrowserContextOptions, locale: Locale): Promise<number> {
  const rate = await slowdown(SLOWED_COLD);
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...options, offline: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.hits li')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { shown: performance.now() })));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${locale}/search/?q=${encodeURIComponent(questionsIn(locale)[0] ?? '')}`);
  const shown = await page.waitForFunction(() => (globalThis as { shown?: number }).shown);
  const time = Number(await shown.jsonValue());
  await context.close();
  return time;
}

/** Creates a browser profile in which the whole site is available offline. */
async function createOfflineProfile(options: BrowserContextOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-search-'));
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...options });
  const page = await context.newPage();
  await page.goto('en/');
  await page.locator('#offline-ready:not(:empty)').waitFor();
  await context.close();
  return folder;
}

const dist = process.argv[2] ?? findBuiltSite();
const server = await serve({ root: dist });
const launch = getLaunchOptions();
const phone = { baseURL: server.url, viewport: { width: 360, height: 780 }, isMobile: true };
const at = (times: readonly number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

const browser = await chromium.launch(launch);
console.log(`from a keystroke to the paint of its hits, CPU slowed down ${SLOWED} times`);
for (const locale of LOCALES) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await slowdown(SLOWED) });
  const times = await measure(page, locale);
  hold(`a keystroke (${locale})`, at(times, 0.5), KEYSTROKE, 'ms');
  const [median, p95] = [at(times, 0.5), at(times, 0.95)].map((time) => time.toFixed(1));
  console.log(`  ${locale}: median ${median} ms, p95 ${p95} ms of ${times.length} keystrokes`);
  await context.close();
}
await browser.close();

console.log('size of the index; compressed with brotli');
for (const locale of LOCALES) {
  const index = readFileSync(join(dist, locale, 'search.json'));
  console.log(`  ${locale}: ${index.length}; ${brotliCompressSync(index).length} bytes`);
}

console.log(
  `from opening a search to its first result, offline, browser just started, CPU slowed down ${SLOWED_COLD} times`,
);
const folder = await createOfflineProfile(phone);
for (const locale of LOCALES) {
  const times: number[] = [];
  for (let run = 0; run < COLD_STARTS; run++) times.push(await startCold(folder, phone, locale));
  console.log(`  ${locale}: median ${at(times, 0.5).toFixed(0)} ms of ${COLD_STARTS}`);
}
rmSync(folder, { recursive: true, force: true });
await server.stop();
