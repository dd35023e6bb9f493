// How long a tap takes to the next paint on a processor slowed four times, on a full board of Huang and in a battle of
// Chu Han: `node test/bench/taps.ts` (a build first). After each tap comes one on a button of the same page that does
// nothing but toggle a class; the budget is a share of that, since machines differ. Medians.
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { parsePlace } from '../../src/explain/huang/place.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { makeLink } from '../../src/share/link.ts';
import { readTexts } from '../support/content.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';

declare global {
  /** In the page: how long each click took, in milliseconds. */
  var clicks: number[];
}

const TAPS = 60;
const SLOWED = 4;
const PIECES = 144;
/** How long a finger rests, and how long until the next tap: a second within 300 ms would mean something else. */
const PRESS = 60;
const BETWEEN = 350;
/** Budget as a share of an empty tap. */
const TO_PAINT = 2.5;

const t = makeTranslator('en', readTexts('en', 'huang-referee', 'huang-referee-play', 'tool'));
const tOfBattle = makeTranslator('en', readTexts('en', 'chu-han', 'chu-han-referee'));
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
    globalThis.clicks = [];
    // From the finger to the end of the next frame: a message that is posted in it comes when it has been drawn.
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

/** What a tap took, and the empty tap that came after it. */
interface Pair {
  readonly took: number;
  readonly empty: number;
}

/** Taps on places in turn, each with an empty tap after it: a row of pairs for each place. */
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

console.log(`tap to next paint, processor slowed ${SLOWED} times`);
const { position } = fullBoardWar(PIECES);
const board = await phoneWith('huang/referee/', { game: 'huang', ask: 'states', position });
// Rows H and I of the column between the two states are empty; the whole board is in view, as it is when a page opens.
const spaces = ['G8', 'I8'].map((place) => board.locator(`[data-space="${parsePlace(place)}"]`));
say(`board, ${PIECES} pieces: a tile put down, taken away`, (await tapAround(board, spaces)).flat());
const press = (name: string) => board.getByRole('button', { name, exact: true }).tap();
await press(t('mode-play'));
await press(t('play-riot')); // there is no tile to remove where nothing lies
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
