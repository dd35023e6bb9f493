// Counts the gestures of a whole evening on a phone of 360 × 780 px: four friends set up Huang, settle one war
// by numbers, score the game and copy its line: `node test/bench/evening-gestures.ts` (`npm run build` first).
// A typed name with its Enter counts as one gesture, besides the tap on the first field.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';
import { fingerOn } from './finger.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Eve'] as const;
/** Yellow, red, blue, green and white points of each player. Bo wins by his lowest colour, 5 to 4, 4 and 3. */
const POINTS = ['64793', '57684', '45972', '36845'].join('');

const root = fileURLToPath(new URL('../../dist/', import.meta.url));
const url = process.env['SITE'] ?? (await serve({ root })).url;
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const context = await browser.newContext({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
});
context.setDefaultTimeout(15_000);
const page = await context.newPage();
await page.goto(`${url}en/`);
const finger = await fingerOn(page);
let typed = 0;
let before = 0;

const group = (name: string | RegExp) => page.getByRole('group', { name, exact: typeof name === 'string' });
const tap = (name: string | RegExp, within: Pick<typeof page, 'getByRole'> = page) =>
  finger.tap(within.getByRole('button', { name, exact: typeof name === 'string' }).first());

/** Follows a link and waits until the tool can be used. */
async function follow(name: string | RegExp): Promise<void> {
  await finger.tap(page.getByRole('link', { name }).first());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

/** Prints the gestures since the last report. */
function report(what: string): void {
  const sum = Object.values(finger.count()).reduce((total, count) => total + count, typed);
  console.log(`${what.padEnd(40)} ${String(sum - before).padStart(3)}`);
  before = sum;
}

await follow(/^Tonight’s set-up/);
await finger.tap(page.getByRole('textbox', { name: 'Name of player 1' }));
for (const name of NAMES) {
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  typed++;
}
await tap('Cy (Rat)');
await tap('Begin the game');
report('set up for four, with names');

// The war of test/bench/gesture-cases.ts: Ada plays the Tiger, Bo the Rabbit, Cy the Rat, Eve the Goat.
await follow('War or revolt');
const inState = (n: number) => group(`Red tiles in State ${n}`);
const committed = (player: string) => group('Committed').getByRole('group', { name: player });
await tap(/: 3$/, inState(1));
for (const leader of ['Ada’s Soldier leader', 'Ada’s Governor leader', 'Cy’s Trader leader'])
  await tap(leader);
await tap(/^State 2/);
await tap(/: 3$/, inState(2));
for (const leader of ['Bo’s Trader leader', 'Cy’s Soldier leader', 'Eve’s Governor leader'])
  await tap(leader);
await tap(/: 2$/, committed('Ada'));
await tap(/supports/, committed('Bo'));
await tap(/: 2$/, committed('Eve'));
await tap('Cy', group('Who placed the tile?'));
await page.getByText('State 2 (Bo, Cy, Eve) wins the war, 6–5.').first().waitFor();
report('a war by numbers');

await follow('Huang');
await follow('Score the game');
const keypad = group('Keypad');
for (const digit of POINTS) {
  await tap(digit, keypad);
  await tap(/^(Next|Done)/, keypad);
}
await page.getByText('Bo wins.').first().waitFor();
report('the final score');

await tap('Copy as one line');
report('its line, copied');

console.log(`${'the evening'.padEnd(40)} ${String(before).padStart(3)}`);
hold('the evening', before, 75, 'gestures');
await browser.close();
process.exit();
