// Counts the gestures of a whole evening on a phone of 360 × 780 px: four friends set up Huang, settle one war
// by numbers, score the game and copy its line: `node test/bench/evening-gestures.ts` (`npm run build` first).
// Then those of a later dispute of four players, after tonight's set-up and without it.
//
// A tap, a drag and a pan count as one each; so does a typed name with its Enter, besides the tap on the first
// field. Pages are opened by their links, each of which is a tap.
//
// A later dispute begins on the open page of its tool, where nothing has been entered, and ends with its verdict.
// - After the set-up: the table knows names, dynasties and seats. The set-up itself is not counted again.
// - Without it, the same names: neither tool has fields for names. The shortest way to the same verdict leads to
//   the set-up, where names are stored as they are typed, and back; nothing else is done there.
// - Without it and without names: the verdict calls the players by their dynasties. Where the four play the
//   dynasties that the tool starts with, nothing about them has to be entered, and the set-up saves no gesture.
//   Where somebody plays another one, as the Dragon in place of the Goat, who plays has to be entered.
import { type BrowserContext, chromium, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import type { Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';
import { enterWarByNumbers, enterWarOnBoard, nameByDynasty, type Table } from './enter-war.ts';
import { type Finger, fingerOn } from './finger.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Eve'] as const;
/** Ada plays the Tiger, Bo the Rabbit, Cy the Rat, Eve the Goat or, in other tests, the Dragon. */
const nameByTable = (dynasty: Dynasty) => {
  const [ada, bo, cy, eve] = NAMES;
  return { tiger: ada, rabbit: bo, rat: cy, goat: eve, dragon: eve }[dynasty];
};
/** Yellow, red, blue, green and white points of each player. Bo wins by his lowest colour, 5 to 4, 4 and 3. */
const POINTS = ['64793', '57684', '45972', '36845'].join('');

const url = process.env['SITE'] ?? (await serve({ root: findBuiltSite() })).url;
const browser = await chromium.launch(getLaunchOptions());
async function newPhone(): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  phone.setDefaultTimeout(15_000);
  return phone;
}
const context = await newPhone();
const page = await context.newPage();
await page.goto(`${url}en/`);
const finger = await fingerOn(page);
let typed = 0;
let before = 0;

const group = (name: string | RegExp) => page.getByRole('group', { name, exact: typeof name === 'string' });
const tap = (name: string | RegExp, within: Pick<typeof page, 'getByRole'> = page) =>
  finger.tap(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
const sumOf = (one: Finger) => Object.values(one.count()).reduce((total, count) => total + count, 0);

/** Waits until a tool can be used. */
async function untilReady(on: Page): Promise<void> {
  await on.waitForLoadState('networkidle');
  await on.waitForTimeout(600);
}

/** Follows a link and waits until the tool can be used. */
async function follow(
  name: string | RegExp,
  { page: on, finger: by }: Pick<Table, 'page' | 'finger'> = { page, finger },
): Promise<void> {
  await by.tap(on.getByRole('link', { name }).first());
  await untilReady(on);
}

/** Types the names of all players on the page for setting up, and returns how many gestures the typing took. */
async function typeNames({ page: on, finger: by }: Pick<Table, 'page' | 'finger'>): Promise<number> {
  await by.tap(on.getByRole('textbox', { name: 'Name of player 1' }));
  for (const name of NAMES) {
    await on.keyboard.type(name);
    await on.keyboard.press('Enter');
  }
  return NAMES.length;
}

/** Prints the gestures since the last report. */
function report(what: string): void {
  const sum = sumOf(finger) + typed;
  console.log(`${what.padEnd(40)} ${String(sum - before).padStart(3)}`);
  before = sum;
}

await follow(/^Tonight’s set-up/);
typed += await typeNames({ page, finger });
await tap('Cy (Rat)');
await tap('Begin the game');
report('set up for four, with names');

await follow('War or revolt');
await enterWarByNumbers({ page, finger, nameOf: nameByTable });
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

await tap('Copy result as one line');
report('its line, copied');

console.log(`${'the evening'.padEnd(40)} ${String(before).padStart(3)}`);
hold('the evening', before, 75, 'gestures');

/** The gestures that the set-up saves a later dispute, at least. */
const SAVED = 3;

type Goat = 'goat' | 'dragon';
type Way = 'set up' | 'names' | 'no names';
type Tool = 'huang/conflict/' | 'huang/referee/';

/** Sets up tonight's game for the four, without counting. */
async function setUp(on: Page, goat: Goat): Promise<void> {
  await on.goto(`${url}en/huang/tonight/`);
  await untilReady(on);
  for (const [i, name] of NAMES.entries())
    await on.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
  await on.getByRole('combobox', { name: 'Dynasty of player 4' }).selectOption(goat);
  await on.getByRole('button', { name: 'Cy (Rat)', exact: true }).click();
  await on.getByRole('button', { name: 'Begin the game' }).click();
  await on.getByText('Everything’s ready.').waitFor();
}

/** Types the names before the war, and comes back to the tool. */
async function fetchNames(table: Table, tool: Tool): Promise<number> {
  await follow('Huang', table);
  await follow(/^Tonight’s set-up/, table);
  const count = await typeNames(table);
  await follow('Huang', table);
  await follow(tool === 'huang/conflict/' ? /^War or revolt/ : /^Try a move/, table);
  return count;
}

/** Lets another dynasty play in place of the Goat, who is in the game to begin with. */
async function exchangeGoat({ page: on, finger: by }: Table, goat: Goat): Promise<void> {
  const players = on.getByRole('group', { name: /^(Who plays\?|Players)$/ });
  const button = (dynasty: Dynasty) => players.getByRole('button', { name: nameByDynasty(dynasty) });
  await by.tap(button(goat));
  await by.tap(button('goat'));
}

/** Counts the gestures from the open page of a tool to the verdict on the war of test/bench/gesture-cases.ts. */
async function countLaterDispute(tool: Tool, way: Way, goat: Goat = 'goat'): Promise<number> {
  const phone = await newPhone();
  const on = await phone.newPage();
  if (way === 'set up') await setUp(on, goat);
  await on.goto(`${url}en/${tool}`);
  await untilReady(on);
  const by = await fingerOn(on);
  const table: Table = { page: on, finger: by, nameOf: way === 'no names' ? nameByDynasty : nameByTable };
  const typedNames = way === 'names' ? await fetchNames(table, tool) : 0;
  if (way === 'no names' && goat !== 'goat') await exchangeGoat(table, goat);
  await (tool === 'huang/conflict/' ? enterWarByNumbers : enterWarOnBoard)(table, goat);
  const winners = ['rabbit', 'rat', goat] as const;
  const verdict = on.getByText(/^State 2 \(.*\) wins the war, 6–5\.$/).first();
  const said = await verdict.innerText();
  const called = winners.map((dynasty) => table.nameOf(dynasty));
  if (!called.every((one) => said.includes(one))) throw new Error(`${called} are not named: ${said}`);
  await phone.close();
  return sumOf(by) + typedNames;
}

/** Prints how many gestures a later dispute takes each way, and holds that the set-up saves at least three. */
async function compare(what: string, tool: Tool, ways: readonly Way[], goat?: Goat): Promise<void> {
  const after = await countLaterDispute(tool, 'set up', goat);
  console.log(`${`${what}, after the set-up`.padEnd(58)} ${String(after).padStart(3)}`);
  for (const way of ways) {
    const sum = await countLaterDispute(tool, way, goat);
    const label = `${what}, without it, ${way === 'names' ? 'the same names typed' : 'no names'}`;
    console.log(`${label.padEnd(58)} ${String(sum).padStart(3)}  (${sum - after} more)`);
    if (way === 'names' || goat)
      hold(`${what}, after the set-up, and ${SAVED}`, after + SAVED, sum, 'gestures');
  }
}

console.log('a later dispute of four players');
await compare('a war by numbers', 'huang/conflict/', ['names', 'no names']);
await compare('a war on the board', 'huang/referee/', ['names', 'no names']);
await compare('with the Dragon, by numbers', 'huang/conflict/', ['no names'], 'dragon');
await compare('with the Dragon, on the board', 'huang/referee/', ['no names'], 'dragon');
await browser.close();
process.exit();
