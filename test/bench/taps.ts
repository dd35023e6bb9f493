// How long a tap takes to the next paint on a processor slowed four times, on a full board of Huang and in a battle of
// Chu Han: `node test/bench/taps.ts` (a build first). Event Timing rounds to 8 ms. Medians and 95th percentiles of 60
// taps; in a battle of fifteen taps of each kind.
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
/** How long a finger rests, and how long until the next tap: a second within 300 ms would mean something else. */
const PRESS = 60;
const BETWEEN = 350;
/** Budget in milliseconds. */
const TO_PAINT = 50;

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

/** Taps as a finger does; Playwright's own would look for what is under it in the middle of the tap. */
async function slowFinger(page: Page): Promise<(place: Locator) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (place) => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(BETWEEN / 2);
    const box = await place.boundingBox();
    if (!box) throw new Error('There is nothing to tap');
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await page.waitForTimeout(PRESS);
    await touch('touchEnd', []);
    await page.waitForTimeout(BETWEEN / 2);
  };
}

/** What sixty taps took, on places in turn: a row for each place. One under 16 ms is not reported and counts as 16. */
async function tapAround(page: Page, places: readonly Locator[]): Promise<readonly (readonly number[])[]> {
  const tap = await slowFinger(page);
  const rows: number[][] = places.map(() => []);
  for (let i = 0; i < TAPS; i++) {
    const place = places[i % places.length];
    if (place) await tap(place);
    const [took = 16] = await page.evaluate(() =>
      (globalThis as unknown as { durations: number[] }).durations.splice(0),
    );
    rows[i % places.length]?.push(took);
  }
  return rows;
}

function say(what: string, durations: readonly number[]): void {
  const sorted = durations.toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  hold(what, part(0.5), TO_PAINT, 'ms');
  console.log(`${what.padEnd(52)} median ${part(0.5)} ms, p95 ${part(0.95)} ms`);
}

console.log(`tap to next paint, processor slowed ${SLOWED} times`);
const { position } = fullBoardWar(PIECES);
const board = await phoneWith('huang/referee/', { game: 'huang', ask: 'states', position });
// Rows H and I of the column between the two states are empty; the first tap only comes closer.
const spaces = ['G8', 'I8'].map((place) => board.locator(`[data-space="${parsePlace(place)}"]`));
await spaces[0]?.tap();
await board.waitForTimeout(500);
say(`board, ${PIECES} pieces: a tile put down, taken away`, (await tapAround(board, spaces)).flat());
await board.locator('.tray .line').first().locator('button').nth(1).tap();
await board.locator('.plays button').nth(2).tap();
say(`board, ${PIECES} pieces: ready to play, a tap refused`, (await tapAround(board, spaces)).flat());

const hands = {
  han: 'lu-zhi xiao-he ji-bu yu-ji peng-yue zhongli-mo xiang-yu 1 2 4 4 5 7 8 9'.split(' '),
  chu: '1 1 1 1 1 2 2 2 2 4 5 5 7 8 xiong-xin'.split(' '),
};
const battle = await phoneWith('chu-han/referee/', {
  ...{ game: 'chu-han', ask: 'battle', scores: { han: 0, chu: 1 }, opener: 'chu', hands },
  plays: [{ by: 'chu', open: ['1'] }],
});
const taps = {
  'a card chosen': '.hand [data-card="4"]',
  'the card let go': '.hand [data-card="4"]',
  'a play': '.offers .offer:nth-child(1)',
  'the play taken back': '.bar > :nth-child(3)',
};
const rows = await tapAround(
  battle,
  Object.values(taps).map((one) => battle.locator(one).first()),
);
for (const [i, what] of Object.keys(taps).entries())
  say(`battle, fifteen cards each: ${what}`, rows[i] ?? []);
await browser.close();
process.exit();
