// How long a tap takes to the next paint on a processor slowed four times, on a full board of Huang and in a battle of
// Chu Han: `node test/bench/taps.ts` (a build first). Event Timing rounds to 8 ms. Median and 95th percentile of 60 taps.
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { parsePlace } from '../../src/explain/huang/place.ts';
import { makeLink } from '../../src/share/link.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';

const TAPS = 60;
const SLOWED = 4;
const PIECES = 144;
/** Budget in milliseconds. */
const FULL_BOARD = 50;

const root = fileURLToPath(new URL('../../dist/', import.meta.url));
const server = await serve({ root });
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});

/** A phone on which a case has been opened in its tool. */
async function phoneWith(tool: string, asked: object): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${server.url}en/${tool}#${await makeLink(asked)}`);
  await page.locator('.more').waitFor();
  await page.waitForTimeout(1000);
  return page;
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Sixty taps on places in turn, and what each took; those under 16 ms are not reported and count as 16. */
async function tapAround(page: Page, places: readonly Locator[]): Promise<readonly number[]> {
  await page.evaluate(() => {
    (globalThis as unknown as { durations: number[] }).durations.length = 0;
  });
  for (let i = 0; i < TAPS; i++) {
    await places[i % places.length]?.tap();
    await page.waitForTimeout(350); // a second tap within 300 ms would mean something else
  }
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  const unseen = Array.from({ length: Math.max(TAPS - durations.length, 0) }, () => 16);
  return [...durations, ...unseen].sort((a, b) => a - b);
}

function say(what: string, durations: readonly number[], most = Number.POSITIVE_INFINITY): void {
  const part = (share: number) => durations[Math.floor((durations.length - 1) * share)] ?? Number.NaN;
  hold(what, part(0.5), most, 'ms');
  console.log(`${what.padEnd(52)} median ${part(0.5)} ms, p95 ${part(0.95)} ms`);
}

console.log(`tap to next paint, processor slowed ${SLOWED} times`);
const { position } = fullBoardWar(PIECES);
const board = await phoneWith('huang/referee/', { game: 'huang', ask: 'states', position });
// Rows H and I of the column between the two states are empty; the first tap only comes closer.
const spaces = ['G8', 'I8'].map((place) => board.locator(`[data-space="${parsePlace(place)}"]`));
await spaces[0]?.tap();
await board.waitForTimeout(500);
await slow(board);
say(`board, ${PIECES} pieces: a tile put down, taken away`, await tapAround(board, spaces), FULL_BOARD);
await board.locator('.tray .line').first().locator('button').nth(1).tap();
await board.locator('.plays button').nth(2).tap();
say(`board, ${PIECES} pieces: ready to play, a tap refused`, await tapAround(board, spaces), FULL_BOARD);

const hands = {
  han: 'lu-zhi xiao-he ji-bu yu-ji peng-yue zhongli-mo xiang-yu 1 2 4 4 5 7 8 9'.split(' '),
  chu: '1 1 1 1 1 2 2 2 2 4 5 5 7 8 xiong-xin'.split(' '),
};
const battle = await phoneWith('chu-han/referee/', {
  ...{ game: 'chu-han', ask: 'battle', scores: { han: 0, chu: 1 }, opener: 'chu', hands },
  plays: [{ by: 'chu', open: ['1'] }],
});
await slow(battle);
/** A card chosen and let go, a play, and the play taken back. */
const taps = [
  '.hand [data-card="4"]',
  '.hand [data-card="4"]',
  '.offers .offer:nth-child(1)',
  '.bar > :nth-child(3)',
];
say(
  'battle, fifteen cards each: a play and back',
  await tapAround(
    battle,
    taps.map((one) => battle.locator(one).first()),
  ),
);
await browser.close();
process.exit();
