// Measures the time from a tap to the next paint, on a full board of Huang and in a battle of Chu Han, with
// the CPU slowed down four times: `node test/bench/taps.ts` (`npm run build` first). Each tap is followed by
// an empty one, on a button of the same page that toggles a class. Since machines differ, the budget is a
// multiple of the empty tap. Medians.
import { chromium, type Locator, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { createTranslator } from '../../src/i18n/translator.ts';
import { makeLink } from '../../src/share/link.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { readTexts } from '../support/content.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { parsePlaceLabel } from '../support/place-label.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';

declare global {
  /** In the page: the duration of each click in milliseconds. */
  var clicks: number[];
}

const TAPS = 60;
const SLOWED = 4;
const PIECES = 144;
/** Milliseconds that a finger rests, and until the next tap: two taps within 300 ms would be a double tap. */
const PRESS = 60;
const BETWEEN = 350;
/** Budget as a multiple of an empty tap. */
const TO_PAINT = 2.5;

const t = createTranslator('en', readTexts('en', 'huang-board', 'huang-board-play', 'tool'));
const tOfBattle = createTranslator('en', readTexts('en', 'chu-han', 'chu-han-battle', 'tool'));
const root = findBuiltSite();
const server = await serve({ root });
const browser = await chromium.launch(getLaunchOptions());

/** Opens a case in its tool on a phone. */
async function phoneWith(tool: string, asked: object): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(() => {
    globalThis.clicks = [];
    // Measures to the end of the next frame: a message posted in it arrives after it has been painted.
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => clicks.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener('click', note, { capture: true });
  });
  await page.goto(`${server.url}en/${tool}#${await makeLink(asked)}`);
  await page.locator('.more').waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'empty-tap';
    button.textContent = 'Nothing';
    button.addEventListener('click', () => button.classList.toggle('tapped'));
    document.querySelector('main')?.append(button);
  });
  return page;
}

/** Taps like a finger. Playwright's `tap` would run its own hit test during the tap. */
async function slowFinger(page: Page): Promise<(place: Locator) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (place) => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(BETWEEN / 2);
    const box = await place.boundingBox();
    if (!box) throw new Error(`Nothing to tap: ${place}`);
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await page.waitForTimeout(PRESS);
    await touch('touchEnd', []);
    await page.waitForTimeout(BETWEEN / 2);
  };
}

/** The duration of a tap and of the empty tap after it. */
interface Pair {
  readonly took: number;
  readonly empty: number;
}

/** Taps on places in turn, each followed by an empty tap. Returns the pairs of each place. */
async function tapAround(page: Page, places: readonly Locator[]): Promise<readonly (readonly Pair[])[]> {
  const tap = await slowFinger(page);
  const timed = async (place: Locator) => {
    await page.evaluate(() => clicks.splice(0));
    await tap(place);
    await page.waitForFunction(() => clicks.length > 0);
    const [took = Number.NaN] = await page.evaluate(() => clicks);
    return took;
  };
  const rows: Pair[][] = places.map(() => []);
  for (let i = 0; i < TAPS; i++) {
    const at = i % places.length;
    const place = places[at];
    if (place) rows[at]?.push({ took: await timed(place), empty: await timed(page.locator('#empty-tap')) });
  }
  return rows;
}

function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function say(what: string, pairs: readonly Pair[]): void {
  const taken = pairs.map(({ took }) => took);
  const share =
    part(taken, 0.5) /
    part(
      pairs.map(({ empty }) => empty),
      0.5,
    );
  hold(what, share, TO_PAINT, 'of an empty tap');
  const times = `${part(taken, 0.5).toFixed(0)} ms, p95 ${part(taken, 0.95).toFixed(0)} ms`;
  console.log(`${what.padEnd(52)} ${share.toFixed(2)} of an empty tap: ${times}`);
}

console.log(`from a tap to the next paint, CPU slowed down ${SLOWED} times`);
const { position } = fullBoardWar(PIECES);
const board = await phoneWith('huang/referee/', { game: 'huang', ask: 'states', position });
// The column between the two states is empty in these rows. The whole board is visible, as when a page opens.
const spaces = ['G8', 'I8'].map((place) => board.locator(`[data-space="${parsePlaceLabel(place)}"]`));
say(`board, ${PIECES} pieces: a tile put down, taken away`, (await tapAround(board, spaces)).flat());
const press = (name: string) => board.getByRole('button', { name, exact: true }).tap();
await press(t('mode-play'));
await press(t('more'));
await press(t('play-riot')); // refused: these spaces have no tile to remove
say(`board, ${PIECES} pieces: ready to play, a tap refused`, (await tapAround(board, spaces)).flat());

const hands = {
  han: 'lu-zhi xiao-he ji-bu yu-ji peng-yue zhongli-mo xiang-yu 1 2 4 4 5 7 8 9'.split(' '),
  chu: '1 1 1 1 1 2 2 2 2 4 5 5 7 8 xiong-xin'.split(' '),
};
const battle = await phoneWith('chu-han/referee/', {
  ...{ game: 'chu-han', ask: 'battle', scores: { han: 0, chu: 1 }, opener: 'chu', hands },
  plays: [{ by: 'chu', open: ['1'] }],
});
const card = battle.locator('.hand [data-card="4"]').first();
const taps = {
  'a card chosen': card,
  'the card let go': card,
  'a play': battle
    .getByRole('region', { name: tOfBattle('may-play', { side: tOfBattle('side-han') }) })
    .getByRole('button')
    .first(),
  'the play taken back': battle.getByRole('button', { name: t('undo'), exact: true }),
};
const rows = await tapAround(battle, Object.values(taps));
for (const [i, what] of Object.keys(taps).entries())
  say(`battle, fifteen cards each: ${what}`, rows[i] ?? []);
await browser.close();
process.exit();
