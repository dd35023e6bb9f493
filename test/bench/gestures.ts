// Counts the gestures that it takes to enter a conflict or a position on a phone of 360 × 780 px, from a
// fresh page to the answer: `node test/bench/gestures.ts` (`npm run build` first). Taps, drags and pans are
// real touch events that miss their targets by up to 6 px; nothing is pasted, typed or opened. Position and
// verdict must match test/bench/gesture-cases.ts.
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { toLeader } from '../../src/games/huang/rules/leader.ts';
import { parseNotation } from '../../src/games/huang/rules/setup/notation.ts';
import type { Setup } from '../../src/games/huang/rules/setup/setup.ts';
import type { Colour, Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { makeLink } from '../../src/share/link.ts';
import { literally } from '../e2e/words.ts';
import { readTexts } from '../support/content.ts';
import { serve } from '../support/server.ts';
import { hold } from './budget.ts';
import { type Finger, fingerOn } from './finger.ts';
import * as cases from './gesture-cases.ts';

/** The page and the finger that uses it. */
interface Table {
  readonly page: Page;
  readonly finger: Finger;
}

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

const t = createTranslator(
  'en',
  readTexts(
    'en',
    'huang',
    'huang-pieces',
    'huang-board',
    'huang-board-play',
    'huang-board-more',
    'huang-conflict',
    'tool',
  ),
);
const named = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const space = (page: Page, place: string): Locator => page.locator(`[data-space="${cases.spaceAt(place)}"]`);

const root = fileURLToPath(new URL('../../dist/', import.meta.url));
const server = { url: process.env['SITE'] ?? (await serve({ root })).url };
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const tileButton = (page: Page, colour: Colour) =>
  page
    .getByRole('group', { name: t('group-tiles') })
    .getByRole('button', { name: new RegExp(`^${t(`kind-${colour}`)}`) });
const leaderButton = (page: Page, dynasty: Dynasty, colour: Colour) =>
  named(page, new RegExp(t('leader-in', { dynasty: t(`dynasty-${dynasty}`), kind: t(`kind-${colour}`) })));

/** Places tiles of one colour: each run of spaces in one stroke, single tiles by dragging them from the tray. */
async function strokes({ page, finger }: Table, colour: Colour, ...runs: readonly string[]): Promise<void> {
  const button = tileButton(page, colour);
  const isInHand = (await button.getAttribute('aria-pressed')) === 'true';
  if (colour !== 'blue' && !isInHand && runs.every((run) => !run.includes(' '))) {
    for (const place of runs) await finger.drag([button, space(page, place)]);
    return;
  }
  if (colour !== 'blue' && !isInHand) await finger.tap(button);
  for (const run of runs) {
    const [first, ...others] = run.split(' ').map((place) => space(page, place));
    if (!first) throw new Error('A run needs at least one space');
    await (others.length > 0 ? finger.drag([first, ...others]) : finger.tap(first));
  }
}

/**
 * Drags leaders from the tray, one dynasty after the other: from the button of the dynasty if it already shows
 * the wanted leader, else from the row of its leaders.
 */
async function leaders({ page, finger }: Table, lying: cases.Lying['leaders']): Promise<void> {
  if (lying.length > 0) await finger.tap(named(page, t('group-leaders')));
  for (const [leader, place] of lying) {
    const { dynasty, colour } = toLeader(leader);
    const head = page
      .getByRole('group', { name: t('group-players') })
      .getByRole('button', { name: t(`dynasty-${dynasty}`) });
    const isShown = (await head.getAttribute('aria-pressed')) === 'true';
    const isReady = (await head.locator(`[data-leader="${leader}"]`).count()) > 0;
    if (!isShown && !isReady) await finger.tap(head);
    const from = !isShown && isReady ? head : leaderButton(page, dynasty, colour);
    await finger.drag([from, space(page, place)]);
  }
}

/** Enters the commitment of a player, in the player's row of the dialog. */
async function give({ page, finger }: Table, player: Dynasty, ...names: readonly string[]): Promise<void> {
  const line = page.getByRole('group', { name: t(`dynasty-${player}`), exact: true });
  for (const name of names)
    await finger.tap(line.getByRole('button', { name: new RegExp(`${literally(name)}$`) }));
}

const decide = ({ page, finger }: Table) => finger.tap(named(page, t('commitments-decide')));

const CASES: readonly Entered[] = [
  {
    what: 'war of two states, three pairs of leaders, four players',
    wanted: 26,
    tool: 'huang/referee/',
    position: cases.setupOf(cases.WAR),
    verdict: cases.verdictOf(cases.WAR),
    async enter(table) {
      const { page, finger } = table;
      await strokes(table, 'red', 'F8 F9 E9', 'G13 H13 H12');
      await strokes(table, 'green', 'F10');
      await leaders(table, cases.WAR.leaders);
      await finger.tap(named(page, t('more')));
      await finger.tap(named(page, new RegExp(`^${t('pagoda')}`)));
      await finger.tap(space(page, 'F8'));
      await finger.tap(space(page, 'G13'));
      await finger.tap(space(page, 'F10'));
      await give(table, 'goat', '2 red tiles');
      await give(table, 'tiger', '2 red tiles');
      await give(table, 'rabbit', t('leader-helps-red'));
      await decide(table);
    },
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
    async enter(table) {
      const { page, finger } = table;
      const leader = (dynasty: Dynasty, colour: Colour) =>
        named(page, t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) }));
      const red = (n: number, count: number) =>
        page
          .getByRole('group', { name: t('red-tiles-in', { n }) })
          .getByRole('button', { name: new RegExp(`: ${count}$`) });
      const line = (player: Dynasty, name: RegExp) =>
        page
          .getByRole('group', { name: t('commitments') })
          .getByRole('group', { name: t(`dynasty-${player}`) })
          .getByRole('button', { name });
      await finger.tap(red(1, 3));
      await finger.tap(leader('tiger', 'red'));
      await finger.tap(leader('tiger', 'yellow'));
      await finger.tap(leader('rat', 'green'));
      await finger.tap(named(page, /^State 2/));
      await finger.tap(red(2, 3));
      await finger.tap(leader('rabbit', 'green'));
      await finger.tap(leader('rat', 'red'));
      await finger.tap(leader('goat', 'yellow'));
      await finger.tap(line('tiger', /: 2$/));
      await finger.tap(line('rabbit', /supports/));
      await finger.tap(line('goat', /: 2$/));
      await finger.tap(
        page.getByRole('group', { name: t('who-placed') }).getByRole('button', { name: t('dynasty-rat') }),
      );
    },
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
    async enter({ page, finger }) {
      await finger.tap(named(page, t('play-leader')));
      await finger.drag([leaderButton(page, 'rat', 'white'), space(page, 'J2')]);
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
  const table = { page, finger };
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
