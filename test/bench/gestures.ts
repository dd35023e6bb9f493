// Counts the gestures that it takes to enter a conflict or a position on a phone of 360 × 780 px, from a
// fresh page to the answer: `node test/bench/gestures.ts` (`npm run build` first). Taps, drags and pans are
// real touch events that miss their targets by up to 6 px; nothing is pasted, typed or opened. Position and
// verdict must match test/bench/gesture-cases.ts.
import { chromium, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { parseNotation } from '../../src/games/huang/rules/setup/notation.ts';
import type { Setup } from '../../src/games/huang/rules/setup/setup.ts';
import { makeLink } from '../../src/share/link.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';
import {
  decide,
  enterWarByNumbers,
  enterWarOnBoard,
  give,
  leaderButton,
  leaders,
  nameByDynasty,
  named,
  space,
  strokes,
  type Table,
  t,
  tileButton,
} from './enter-war.ts';
import { fingerOn } from './finger.ts';
import * as cases from './gesture-cases.ts';

/** A case: how it is entered, and the expected result. */
interface Entered {
  readonly what: string;
  readonly wanted: number;
  readonly tool: 'huang/referee/' | 'huang/conflict/';
  /** Prepares the page before the first gesture. */
  prepare?(table: Table): Promise<void>;
  enter(table: Table): Promise<void>;
  readonly position?: Setup;
  readonly verdict?: string;
}

const server = { url: process.env['SITE'] ?? (await serve({ root: findBuiltSite() })).url };
const browser = await chromium.launch(getLaunchOptions());

const CASES: readonly Entered[] = [
  {
    what: 'war of two states, three pairs of leaders, four players',
    wanted: 26,
    tool: 'huang/referee/',
    position: cases.setupOf(cases.WAR),
    verdict: cases.verdictOf(cases.WAR),
    enter: (table) => enterWarOnBoard(table),
  },
  {
    what: 'war of three states, a tie',
    wanted: 24,
    tool: 'huang/referee/',
    position: cases.setupOf(cases.THREE_STATES),
    verdict: cases.verdictOf(cases.THREE_STATES),
    async enter(table) {
      const { page, finger } = table;
      await strokes(table, 'red', 'F8 F9', 'E11 D11', 'H11');
      await strokes(table, 'yellow', 'D12');
      await strokes(table, 'green', 'F10');
      await leaders(table, cases.THREE_STATES.leaders);
      await finger.tap(space(page, 'F10'));
      await decide(table);
      await finger.tap(named(page, 'State 2 (Tiger, Goat)'));
    },
  },
  {
    what: 'revolt 4 : 4 with commitments',
    wanted: 10,
    tool: 'huang/referee/',
    position: cases.setupOf(cases.REVOLT),
    verdict: cases.verdictOf(cases.REVOLT),
    async enter(table) {
      const { page, finger } = table;
      await strokes(table, 'yellow', 'K8');
      await leaders(table, [['rat:green', 'J7'], ...cases.REVOLT.leaders]);
      await finger.tap(space(page, 'J7'));
      await give(table, 'rat', '1 yellow tile', t('leader-helps-yellow'));
      await give(table, 'goat', '1 yellow tile', t('leader-helps-yellow'));
      await decide(table);
    },
  },
  {
    what: 'midgame of 30 pieces, three players',
    wanted: 32,
    tool: 'huang/referee/',
    position: cases.setupOf(cases.MIDGAME),
    async enter(table) {
      await strokes(table, 'red', 'I4 I5', 'I8', 'E9', 'D10', 'L11');
      await strokes(table, 'blue', 'H1', 'J1', 'H7 H8', 'E6 F6');
      await strokes(table, 'yellow', 'L6', 'C9');
      await strokes(table, 'green', 'J3 J4', 'D8 D9');
      await strokes(table, 'white', 'K8', 'I9', 'G12');
      await leaders(table, cases.MIDGAME.leaders);
    },
  },
  {
    what: 'the first war by numbers',
    wanted: 15,
    tool: 'huang/conflict/',
    verdict: cases.verdictOf(cases.WAR).replace('Rat, Goat, Rabbit', 'Rabbit, Rat, Goat'),
    enter: (table) => enterWarByNumbers(table),
  },
  {
    what: 'a peaceful turn of a game that is followed',
    wanted: 6,
    tool: 'huang/referee/',
    position: cases.AFTER_TURN,
    async prepare({ page }) {
      const position = cases.caseOf(cases.setupOf(cases.BEFORE_TURN));
      await page.goto(`${server.url}en/huang/referee/#${await makeLink(position)}`);
      await page.reload(); // opening the link changes only the fragment, so the page has to be reloaded
      await ready(page);
      await page.getByText(t('turns'), { exact: true }).click();
      await page.getByRole('checkbox', { name: t('turns-follow') }).check();
      await named(page, t('mode-play')).click();
      await page.evaluate(() => scrollTo(0, 0));
    },
    async enter(table) {
      const { page, finger } = table;
      await finger.tap(named(page, t('play-leader')));
      await finger.drag([leaderButton(table, 'rat', 'white'), space(page, 'J2')]);
      await finger.tap(tileButton(page, 'green'));
      await finger.tap(space(page, 'K3'));
      await finger.tap(named(page, t('more')));
      await finger.tap(named(page, t('play-end-turn')));
    },
  },
];

/** Waits until all parts of a tool have loaded. */
async function ready(page: Page): Promise<void> {
  await page.locator('.more').waitFor();
  await page.waitForTimeout(600);
}

async function phone(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** Returns the position on the page as a line of text. */
async function positionOn(page: Page): Promise<string> {
  const text = await page.locator('.more textarea').inputValue();
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(`This is not a position: ${text}`);
  return cases.textOf(parsed.value);
}

async function run(one: Entered): Promise<void> {
  const page = await phone();
  await page.goto(`${server.url}en/${one.tool}`);
  await ready(page);
  const finger = await fingerOn(page);
  const table = { page, finger, nameOf: nameByDynasty };
  await one.prepare?.(table);
  await one.enter(table);
  await page.waitForTimeout(500);
  const found = one.position && (await positionOn(page));
  const wanted = one.position && cases.textOf(one.position);
  if (found !== wanted) fail(`${one.what}: the position is ${found} and not ${wanted}`);
  const said = one.verdict && (await page.locator('.verdict .said > p:last-child').innerText());
  if (said !== one.verdict) fail(`${one.what}: it says “${said}” and not “${one.verdict}”`);
  const { taps, drags, pans } = finger.count();
  const sum = taps + drags + pans;
  const parts = `${taps} taps, ${drags} drags, ${pans} pans`;
  console.log(`${one.what.padEnd(58)} ${String(sum).padStart(3)} of ${one.wanted} (${parts})`);
  hold(one.what, sum, one.wanted, 'gestures');
  await page.context().close();
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

const only = process.argv[2];
for (const one of CASES) if (!only || one.what.includes(only)) await run(one);
await browser.close();
process.exit();
