// How long a keystroke in the search takes until its hits are painted, on a processor slowed four times: whole questions
// typed letter by letter on the built site, in each language. `npm run build` first.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { parse } from 'yaml';
import { findChromium } from '../../.setup/browser.mjs';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { serve } from '../support/server.ts';

const SLOWED = 4;
const QUESTIONS = 4;
const PAUSE = 120;

/** The first questions of each kind that a person would type in full. */
function questionsIn(locale: Locale): readonly string[] {
  const file = fileURLToPath(new URL(`../fixtures/questions.${locale}.yaml`, import.meta.url));
  const all: readonly { ask: string; kind: string }[] = parse(readFileSync(file, 'utf8'));
  return ['question', 'misspelt'].flatMap((kind) =>
    all
      .filter((one) => one.kind === kind)
      .slice(0, QUESTIONS)
      .map((one) => one.ask),
  );
}

/** Milliseconds from each keystroke to the frame after its hits. */
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

const server = await serve({ root: fileURLToPath(new URL('../../dist', import.meta.url)) });
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
console.log(`a keystroke in the search until its hits are painted, processor slowed ${SLOWED} times`);
for (const locale of LOCALES) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 780 },
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times = [...(await measure(page, locale))].sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1);
  console.log(`  ${locale}: median ${at(0.5)} ms, p95 ${at(0.95)} ms of ${times.length} keystrokes`);
  await context.close();
}
await browser.close();
await server.stop();
