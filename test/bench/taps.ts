// How long a tap on a full board takes to the next paint, on a processor slowed four times: `node test/bench/taps.ts`
// (a build first). Event Timing rounds to 8 ms. Median and 95th percentile of 60 taps, setting up and ready to play.
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { parsePlace } from '../../src/explain/huang/place.ts';
import { makeLink } from '../../src/share/link.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { serve } from '../support/server.ts';

const TAPS = 60;
const SLOWED = 4;
const PIECES = 144;

const root = fileURLToPath(new URL('../../dist/', import.meta.url));
const server = await serve({ root, base: '/', port: 0 });
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
await page.addInitScript(() => {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
});
const { position } = fullBoardWar(PIECES);
await page.goto(
  `${server.url}en/huang/referee/#${await makeLink({ game: 'huang', ask: 'states', position })}`,
);
await page.locator('.more').waitFor();
await page.waitForTimeout(1000);
// Rows H and I of the column between the two states are empty; the first tap only comes closer.
const spaces = ['G8', 'I8'].map((place) => page.locator(`[data-space="${parsePlace(place)}"]`));
await spaces[0]?.tap();
await page.waitForTimeout(500);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

/** Sixty taps, and what each took; those under 16 ms are not reported and count as 16. */
async function tapAround(onPage: Page): Promise<readonly number[]> {
  await onPage.evaluate(() => {
    (globalThis as unknown as { durations: number[] }).durations.length = 0;
  });
  for (let i = 0; i < TAPS; i++) {
    await spaces[i % 2]?.tap();
    await onPage.waitForTimeout(350); // a second tap within 300 ms would mean something else
  }
  const durations = await onPage.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  const unseen = Array.from({ length: Math.max(TAPS - durations.length, 0) }, () => 16);
  return [...durations, ...unseen].sort((a, b) => a - b);
}

function say(what: string, durations: readonly number[]): void {
  const part = (share: number) => durations[Math.floor((durations.length - 1) * share)];
  console.log(`${what.padEnd(44)} median ${part(0.5)} ms, p95 ${part(0.95)} ms`);
}

console.log(`tap to next paint, ${PIECES} pieces on the board, processor slowed ${SLOWED} times`);
say('  setting up: a tile put down, taken away', await tapAround(page));
await page.locator('.tray .line').first().locator('button').nth(1).tap();
await page.locator('.plays button').nth(2).tap();
say('  ready to play: a tap that is refused', await tapAround(page));
await browser.close();
process.exit(0);
