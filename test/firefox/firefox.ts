// The built site in a real Firefox, where the machine offers one: `npm run e2e:firefox` (`npm run build` first).
// Each tool is used as far as its answer; then the server stops, and everything goes on. All along nothing may break
// the policy, fail, or ask another host, and axe looks at every page.
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { findFirefox } from '../../.setup/firefox.mjs';
import { makeLink } from '../../src/share/link.ts';
import { serve, warm } from '../support/server.ts';
import { axeFaults, openWatched, press, startFirefox, untilSaid } from './browser.ts';

const path = findFirefox();
if (!path) {
  console.log('No Firefox on this machine (FIREFOX_PATH may name one): nothing was looked at in it.');
  process.exit(0);
}
const root = fileURLToPath(new URL('../../dist', import.meta.url));
await warm(root);
const server = await serve({ root });
const browser = await startFirefox(path);
const faults: string[] = [];
const page = await openWatched(browser, faults);

/** The Rat’s Soldier leader beside a yellow tile, with room on its right. */
const LEADER_AND_TILE = '....../.....C *rat,goat Rry - -';

/** A ruler in the middle of nine spaces, whose card shows southeast, where the space is taken. */
const SHARED = {
  game: 'khan',
  ask: 'drive-out',
  size: [3, 3],
  ruler: '1,1',
  direction: 'SE',
  taken: ['2,2'],
};

/** What is done on the pages one after the other; each throws when it does not come out. */
const STEPS: readonly (readonly [name: string, run: (page: Page) => Promise<void>])[] = [
  [
    'the bare address leads to the browser’s language',
    async () => {
      await page.goto(server.url);
      await page.waitForFunction(() => location.pathname === '/de/');
      await untilSaid(page, 'main', 'Schlusswertung');
    },
  ],
  [
    'a rule is shown at its anchor',
    async () => {
      await page.goto(`${server.url}pl/huang/rules/war/#tie`);
      await untilSaid(page, '#tie h2', 'Remis w wojnie');
      if ((await page.$eval('#tie', (rule) => rule.getBoundingClientRect().top)) > 200)
        throw new Error('The rule is not in sight');
    },
  ],
  [
    'a search has a hit',
    async () => {
      await page.goto(`${server.url}en/search/`);
      await page.locator('search input').fill('equal strength in a war');
      await untilSaid(page, '.hits li', 'Equal strength in a war');
    },
  ],
  [
    'Huang, the board: a tile with a leader beside it brings a point',
    async () => {
      await open('en/huang/referee/', '.referee:not([inert]) .more');
      await page.locator('::-p-text(Position as text)').click();
      await page.locator('.more textarea').fill(LEADER_AND_TILE);
      await press(page, 'Set this up');
      await press(page, 'Play');
      await stepOn('2,0');
      await page.keyboard.press('Enter');
      await untilSaid(page, '.outcome .said', 'Rat scores 1 red point.');
    },
  ],
  [
    'Huang, wars by numbers',
    async () => {
      await open('en/huang/conflict/', '.conflict:not([inert]) .more');
      await press(page, 'Tiger’s Soldier leader');
      await press(page, 'State 2');
      await press(page, 'Rat’s Soldier leader');
      await untilSaid(page, '.answer .head', 'A tie. Whoever placed the tile decides it. Who was that?');
    },
  ],
  [
    'Huang, the final scoring',
    async () => {
      await open('en/huang/score/', '.score:not([inert]) .more');
      await page.locator('.players button').click(); // two players
      await page.focus('#p0-yellow');
      for (const points of [9, 4, 7, 4, 5, 8, 5, 6, 7, 0]) {
        await page.keyboard.type(String(points));
        await page.keyboard.press('Enter');
      }
      await untilSaid(page, '.verdict', 'Tiger wins.');
    },
  ],
  [
    'Chu Han, a battle',
    async () => {
      await open('en/chu-han/referee/', '.battle:not([inert]) .more');
      await page.locator('.grid [data-card="8"]').click();
      await press(page, 'Play it out');
      await page.locator('.offers .offer').click();
      await untilSaid(page, '.middle', '1 × rank 8');
    },
  ],
  [
    'Chu Han, the running score',
    async () => {
      await open('en/chu-han/score/', '.score:not([inert]) .more');
      await press(page, 'Han lays 6 cards as 2s, +6');
      await untilSaid(page, '.total strong', '6 1');
    },
  ],
  [
    'Chu Han, the cards of one moment',
    async () => {
      await page.goto(`${server.url}en/chu-han/cards/`);
      await press(page, 'Reacting');
      const shown = () =>
        page.$$eval(
          '.card',
          (cards) => cards.filter((card) => (card as HTMLElement).offsetHeight > 0).length,
        );
      if ((await shown()) !== 2) throw new Error(`${await shown()} cards react, not two`);
    },
  ],
  [
    'Khan, a conquest',
    async () => {
      await open('en/khan/conquest/', '.khan:not([inert]) .more');
      await stepOn('0,0');
      for (const key of ['Enter', 'ArrowRight', 'Enter'] as const) await page.keyboard.press(key);
      await press(page, 'Lay a tile');
      await stepOn('0,0');
      for (const key of ['Enter', 'ArrowRight', 'Enter'] as const) await page.keyboard.press(key);
      await untilSaid(page, '.answer .head', 'Red owns the tile');
    },
  ],
  [
    'Khan, the way of a ruler',
    async () => {
      await open('en/khan/rulers/', '.khan:not([inert]) .more');
      await stepOn('1,1');
      await page.keyboard.press('Enter');
      await untilSaid(page, '.answer .head', 'The ruler goes to A2 (north).');
    },
  ],
  [
    'all of it is on the device, and the server stops',
    async () => {
      await page.goto(`${server.url}de/about/`);
      await untilSaid(page, '#offline-state', 'vollständig auf diesem Gerät');
      await server.stop();
    },
  ],
  [
    'without a server: a page never seen before',
    async () => {
      await page.goto(`${server.url}de/khan/rules/conquest/`);
      await untilSaid(page, 'h1', 'Erobern');
    },
  ],
  [
    'without a server: what was entered is still there',
    async () => {
      await open('pl/huang/conflict/', '.conflict:not([inert]) .more');
      await untilSaid(page, '.answer .head', 'Królestwo 1 (Tygrys) wygrywa wojnę');
    },
  ],
  [
    'without a server: a link that somebody shared',
    async () => {
      await page.goto(`${server.url}open/#${await makeLink(SHARED)}`);
      await page.waitForFunction(() => location.pathname.endsWith('/khan/rulers/'));
      await untilSaid(page, '.answer .head', 'C2');
    },
  ],
];

/** Opens a tool and waits until it has loaded what it keeps and what answers. */
async function open(at: string, ready: string): Promise<void> {
  await page.goto(server.url + at);
  await page.waitForSelector(ready);
}

/** Puts the focus on a space of the board. */
async function stepOn(space: string): Promise<void> {
  await page.$eval(`[data-space="${space}"]`, (cell) => (cell as SVGElement).focus());
}

let failed = 0;
for (const [name, run] of STEPS) {
  const before = faults.length;
  const problem = await run(page).then(
    () => '',
    (error: unknown) => String(error),
  );
  const seen = problem ? [problem] : await axeFaults(page);
  const wrong = [...seen, ...faults.slice(before)];
  if (wrong.length > 0) failed++;
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${name}${wrong.map((one) => `\n    ${one}`).join('')}`);
}
await browser.close();
await server.stop();
console.log(`${STEPS.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
