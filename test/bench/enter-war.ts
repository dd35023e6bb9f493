import type { Locator, Page } from 'playwright';
import { toLeader } from '../../src/games/huang/rules/leader.ts';
import type { Colour, Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { literally } from '../e2e/words.ts';
import { readTexts } from '../support/content.ts';
import type { Finger } from './finger.ts';
import { type Lying, spaceAt, WAR } from './gesture-cases.ts';

// How a finger enters a war on the board and by numbers.

/** The page, the finger that uses it, and what the page calls the players. */
export interface Table {
  readonly page: Page;
  readonly finger: Finger;
  nameOf(dynasty: Dynasty): string;
}

export const t = createTranslator(
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

/** What players without names are called. */
export const nameByDynasty = (dynasty: Dynasty) => t(`dynasty-${dynasty}`);

export const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
export const space = (page: Page, place: string): Locator => page.locator(`[data-space="${spaceAt(place)}"]`);

export const tileButton = (page: Page, colour: Colour) =>
  page
    .getByRole('group', { name: t('group-tiles') })
    .getByRole('button', { name: new RegExp(`^${t(`kind-${colour}`)}`) });
export const leaderButton = ({ page, nameOf }: Table, dynasty: Dynasty, colour: Colour) =>
  named(page, new RegExp(t('leader-in', { dynasty: nameOf(dynasty), kind: t(`kind-${colour}`) })));

/** Places tiles of one colour: each run of spaces in one stroke, single tiles by dragging them from the tray. */
export async function strokes(
  { page, finger }: Table,
  colour: Colour,
  ...runs: readonly string[]
): Promise<void> {
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
export async function leaders(table: Table, lying: Lying['leaders']): Promise<void> {
  const { page, finger, nameOf } = table;
  if (lying.length > 0) await finger.tap(named(page, t('group-leaders')));
  for (const [leader, place] of lying) {
    const { dynasty, colour } = toLeader(leader);
    const head = page
      .getByRole('group', { name: t('group-players') })
      .getByRole('button', { name: nameOf(dynasty) });
    const isShown = (await head.getAttribute('aria-pressed')) === 'true';
    const isReady = (await head.locator(`[data-leader="${leader}"]`).count()) > 0;
    if (!isShown && !isReady) await finger.tap(head);
    const from = !isShown && isReady ? head : leaderButton(table, dynasty, colour);
    await finger.drag([from, space(page, place)]);
  }
}

/** Enters the commitment of a player, in the player's row of the dialog. */
export async function give(
  { page, finger, nameOf }: Table,
  player: Dynasty,
  ...names: readonly string[]
): Promise<void> {
  const line = page.getByRole('group', { name: nameOf(player), exact: true });
  for (const name of names)
    await finger.tap(line.getByRole('button', { name: new RegExp(`${literally(name)}$`) }));
}

export const decide = ({ page, finger }: Table) => finger.tap(named(page, t('commitments-decide')));

/** Enters `WAR` on the board; another dynasty may play in place of the Goat. */
export async function enterWarOnBoard(table: Table, goat: Dynasty = 'goat'): Promise<void> {
  const { page, finger } = table;
  await strokes(table, 'red', 'F8 F9 E9', 'G13 H13 H12');
  await strokes(table, 'green', 'F10');
  await leaders(
    table,
    WAR.leaders.map(([leader, place]) => {
      const { dynasty, colour } = toLeader(leader);
      return [dynasty === 'goat' ? `${goat}:${colour}` : leader, place];
    }),
  );
  await finger.tap(named(page, t('more')));
  await finger.tap(named(page, new RegExp(`^${t('pagoda')}`)));
  await finger.tap(space(page, 'F8'));
  await finger.tap(space(page, 'G13'));
  await finger.tap(space(page, 'F10'));
  await give(table, goat, '2 red tiles');
  await give(table, 'tiger', '2 red tiles');
  await give(table, 'rabbit', t('leader-helps-red'));
  await decide(table);
}

/** Enters `WAR` by numbers; another dynasty may play in place of the Goat. */
export async function enterWarByNumbers(
  { page, finger, nameOf }: Table,
  goat: Dynasty = 'goat',
): Promise<void> {
  const leader = (dynasty: Dynasty, colour: Colour) =>
    named(page, t(`leader-${colour}`, { player: nameOf(dynasty) }));
  const red = (n: number, count: number) =>
    page
      .getByRole('group', { name: t('red-tiles-in', { n }) })
      .getByRole('button', { name: new RegExp(`: ${count}$`) });
  const line = (player: Dynasty, name: RegExp) =>
    page
      .getByRole('group', { name: t('commitments') })
      .getByRole('group', { name: nameOf(player) })
      .getByRole('button', { name });
  await finger.tap(red(1, 3));
  await finger.tap(leader('tiger', 'red'));
  await finger.tap(leader('tiger', 'yellow'));
  await finger.tap(leader('rat', 'green'));
  await finger.tap(named(page, /^State 2/));
  await finger.tap(red(2, 3));
  await finger.tap(leader('rabbit', 'green'));
  await finger.tap(leader('rat', 'red'));
  await finger.tap(leader(goat, 'yellow'));
  await finger.tap(line('tiger', /: 2$/));
  await finger.tap(line('rabbit', /supports/));
  await finger.tap(line(goat, /: 2$/));
  await finger.tap(
    page.getByRole('group', { name: t('who-placed') }).getByRole('button', { name: nameOf('rat') }),
  );
}
