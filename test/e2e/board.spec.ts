import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { readQr } from '../support/screenshot.ts';
import {
  at,
  type BoardPage,
  grid,
  isNear,
  leadersOn,
  openEmptyBoard,
  pagodaOn,
  setUpPrintedWar,
  tilesOn,
  widthOf,
} from './board.ts';
import { focusOf, heardAfter } from './live-regions.ts';
import { openTool, reloadTool, saying, showWaysToShare, test, toolReady } from './support.ts';
import { listFilled, listTapped } from './tools.ts';
import { literally, wordsOf } from './words.ts';

/**
 * Answers the questions of the printed war: the Tiger commits two tiles, the Goat its Soldier leader, the Rat
 * three tiles.
 */
async function settlePrintedWar(page: Page, { t, tap, press, space }: BoardPage): Promise<void> {
  const line = (player: 'tiger' | 'goat' | 'rat', name: string) =>
    page
      .getByRole('group', { name: t(`dynasty-${player}`), exact: true })
      .getByRole('button', { name: new RegExp(`(^|\\s)${literally(name)}$`) });
  const states = { tiger: t('state', { n: 1, players: t('dynasty-tiger') }) };
  await tap(line('tiger', t('tiles-red', { count: 2 }))); // to the state on the left, its own
  await tap(line('goat', t('leader-helps-red')));
  await tap(line('goat', t('helps', { state: stateOfRatAndGoat(t) })));
  await expect(line('goat', t('helps', { state: states.tiger }))).toBeVisible(); // not its own
  await tap(line('rat', t('tiles-red', { count: 3 }))); // to the Rat's own
  await press(t('commitments-decide'));
  await space('K7');
  await space('K9');
  await press(t('next'));
}

/** What is to be done at the table. */
const toDoNow = (page: Page) => page.getByRole('region', { name: 'Do this now' });

const stateOfRatAndGoat = (t: BoardPage['t']) =>
  t('state', { n: 2, players: `${t('dynasty-rat')}, ${t('dynasty-goat')}` });

test.describe('the war example of the printed rulebooks, by touch', () => {
  for (const [locale, head, points] of someOf([
    [
      'en',
      'The Rat and the Goat win the war, 7–5.',
      ['The Rat scores 1 red point.', 'The Goat scores 1 yellow point.'],
    ],
    [
      'de',
      'Die Ratte und die Ziege gewinnen den Krieg mit 7\u00a0:\u00a05.',
      ['1\u00a0roten', '1\u00a0gelben'],
    ],
    ['pl', 'Szczur i\u00a0Koza wygrywają wojnę 7:5.', ['1\u00a0czerwony', '1\u00a0żółty']],
  ] as const))
    test(`in ${locale}`, async ({ page }) => {
      const board = await openEmptyBoard(page, locale);
      const { t } = board;
      await setUpPrintedWar(board);
      // The pagoda on the triangle K7, K8, L7: the two upper tiles leave more than one triangle open, the third decides.
      await board.press(t('more'));
      await board.tap(page.getByRole('button', { name: new RegExp(`^${t('pagoda')}`) }));
      for (const place of ['K7', 'K8', 'L7'])
        if ((await pagodaOn(page, locale).count()) === 0) await board.space(place);
      await expect(pagodaOn(page, locale)).toHaveCount(3);
      await board.play();
      await board.space('K6');
      await settlePrintedWar(page, board);
      const said = saying(page, head);
      await expect(said).toBeVisible();
      for (const point of points) await expect(page.getByRole('main')).toContainText(point);
      // Two Tiger leaders, the two red tiles on the left, two of those on the right, and the pagoda are
      // removed.
      const leaving = new RegExp(`, ${literally(t('mark-gone'))}$`);
      await expect(grid(page).getByRole('gridcell', { name: leaving })).toHaveCount(6);
      await expect(page.getByRole('region', { name: wordsOf(locale, 'tool')('todo') })).toContainText(
        t('pagoda-red'),
      );
      await board.press(t('after'));
      await expect(leadersOn(page, locale)).toHaveCount(3);
      await expect(tilesOn(page, locale, ['red'])).toHaveCount(3);
      await expect(pagodaOn(page, locale)).toHaveCount(0);
      await board.press(t('apply'));
      await expect(page.getByRole('button', { name: t('mode-setup'), exact: true })).toBeVisible();
      await reloadTool(page);
      await expect(leadersOn(page, locale)).toHaveCount(3);
    });
});

test('a dispute of 25 pieces is set up in at most 40 taps', { tag: '@all' }, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  const before = board.taps();
  await setUpPrintedWar(board); // 13 pieces
  await board.tile('green', 'J2', 'J3', 'I3', 'I4', 'J4', 'J5');
  await board.tile('white', 'I5', 'J7', 'J8', 'I9', 'J10', 'J11');
  await expect(tilesOn(page, 'en')).toHaveCount(8 + 12);
  await expect(leadersOn(page, 'en')).toHaveCount(5);
  const taps = board.taps() - before;
  console.log(`25 pieces in ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(40);
});

test('on the whole map every tap places, even at the edge of a space, and only two quick ones come closer', async ({
  page,
}) => {
  await openTool(page, './en/huang/referee/');
  await expect(tilesOn(page, 'en')).toHaveCount(7); // a yellow tile on each capital
  await at(page, 'E10').tap();
  await expect(tilesOn(page, 'en')).toHaveCount(8);
  expect(await isNear(page, 'E10')).toBe(false);
  const { x = 0, y = 0, width = 0, height = 0 } = (await at(page, 'E11').boundingBox()) ?? {};
  const twice = () => {
    const [left, top] = [x + width / 2, y + height / 2];
    return Promise.all([page.touchscreen.tap(left, top), page.touchscreen.tap(left, top)]);
  };
  await twice(); // comes closer, and the first tap of the two has done nothing
  await expect.poll(() => isNear(page, 'E10')).toBe(true);
  await expect(tilesOn(page, 'en')).toHaveCount(8);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await expect.poll(() => isNear(page, 'E10')).toBe(false);
  await page.touchscreen.tap(x + width * 0.9, y + height / 2); // just before E12
  await expect(at(page, 'E11')).toHaveAccessibleName('E11, a red tile');
  await expect(tilesOn(page, 'en')).toHaveCount(9);
  expect(await isNear(page, 'E10')).toBe(false);
});

/**
 * Drags from one element to the next, holds for a moment and lifts. Without the pause it would be a fling,
 * after which the browser ignores a tap.
 */
async function dragOver(page: Page, ...over: readonly Locator[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  /**
   * Sets the timestamps of the events, in seconds since the touch began, so that they do not depend on the
   * load of the machine.
   */
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    since: number,
    point?: { x: number; y: number },
  ) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [point] : [],
      timestamp: begun + since,
    });
  const points = [];
  for (const one of over) {
    const box = await one.boundingBox();
    if (!box) throw new Error('Nothing to drag over');
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const [first, ...others] = points;
  await send('touchStart', 0, first);
  let from = first;
  let since = 0;
  for (const to of others) {
    for (let i = 1; from && i <= 8; i++) {
      since += 0.02;
      const [x, y] = [from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8];
      await send('touchMove', since, { x, y });
    }
    from = to;
  }
  await send('touchMove', since + 0.2, from);
  await send('touchEnd', since + 0.3);
}

test('a finger that is dragged paints with the tile at hand, and takes it away: one step of undo each', async ({
  page,
}) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('red');
  await dragOver(page, at(page, 'K3'), at(page, 'K6'));
  await expect(tilesOn(page, 'en', ['red'])).toHaveCount(4);
  await dragOver(page, at(page, 'K4'), at(page, 'K5'));
  await expect(tilesOn(page, 'en', ['red'])).toHaveCount(2);
  await dragOver(page, at(page, 'O3'), at(page, 'O5')); // on the river a tile is blue by itself
  await expect(tilesOn(page, 'en', ['blue'])).toHaveCount(3);
  await board.press('Undo');
  await expect(tilesOn(page, 'en', ['blue'])).toHaveCount(0);
  await board.press('Undo');
  await expect(tilesOn(page, 'en', ['red'])).toHaveCount(4);
  expect(await isNear(page, 'K3')).toBe(false);
});

test('leaders are dragged from the tray, or tapped in turn; a dynasty sits down with its first', async ({
  page,
}) => {
  const board = await openEmptyBoard(page, 'en');
  await board.press('Leaders');
  await dragOver(page, page.getByRole('button', { name: 'Rat, Trader leader' }), at(page, 'G4'));
  await expect(at(page, 'G4')).toHaveAccessibleName(/Rat’s Trader leader/);
  await board.space('G3'); // the next one is at hand
  await expect(at(page, 'G3')).toHaveAccessibleName(/Rat’s Artisan leader/);
  await page.getByRole('group', { name: 'Dynasties' }).getByRole('button', { name: 'Dragon' }).tap();
  await board.space('G5'); // of the same colour as the last
  await expect(at(page, 'G5')).toHaveAccessibleName(/Dragon’s Artisan leader/);
  await expect(
    page
      .getByRole('group', { name: 'Players', exact: true })
      .getByRole('button', { name: 'Dragon', pressed: true }),
  ).toHaveCount(1);
});

test('a revolt that the defender wins by a tie', { tag: '@all' }, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4');
  await board.leader('rat', 'red', 'K3');
  await board.play();
  await board.tap(page.getByRole('group', { name: 'Whose action?' }).getByRole('button', { name: 'Goat' }));
  await board.press('Leader');
  await board.press('Goat, Soldier leader');
  await expect(at(page, 'K5')).toHaveAccessibleName(/starts a revolt here/);
  await board.space('K5');
  await expect(page.getByText('Who commits yellow tiles?')).toBeFocused();
  await expect(page.getByRole('group', { name: /^(Goat|Rat)$/ })).toHaveCount(2);
  await board.press('Done'); // nobody gives anything
  await expect(saying(page, 'The Rat wins the revolt as defender, 1–1.')).toBeVisible();
  await expect(toDoNow(page)).toContainText('The Rat scores 1 red point.');
});

test('a leader may not unite states in conflict: the rule that forbids it opens over the board', {
  tag: '@all',
}, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4', 'K6');
  await board.leader('rat', 'red', 'K3');
  await board.leader('goat', 'red', 'K7');
  await board.play();
  await board.press('Leader');
  await board.press('Rat, Trader leader');
  await board.space('K5');
  await expect(saying(page, 'A leader can only unite states peacefully.')).toBeVisible();
  await board.tap(page.getByRole('link', { name: /^Rule: / }));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('same colour');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(leadersOn(page, 'en')).toHaveCount(2);
});

test('the first screen is quiet: at most 14 things to tap, and one of them is in hand', async ({ page }) => {
  await openTool(page, './en/huang/referee/');
  expect((await listTapped(page)).length).toBeLessThanOrEqual(14);
  expect(await listFilled(page)).toEqual([expect.stringContaining('Soldier, ')]);
  await page.getByRole('button', { name: 'Leaders', exact: true }).tap();
  expect(await listFilled(page)).toEqual([expect.stringContaining('Rat, Soldier leader')]);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  expect(await listFilled(page)).toEqual(['Remove']);
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  expect(await listFilled(page)).toEqual(['Soldier']);
});

test('the verdict and the first thing to do are on the first screen, above the replay', async ({ page }) => {
  await openTool(page, `./en/huang/referee/#${await makeLink(DISPUTE)}`);
  const bottomOf = async (one: Locator) => {
    const { y = Number.NaN, height = Number.NaN } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  await page.getByRole('button', { name: 'Summary', exact: true }).tap();
  await page.evaluate(() => scrollTo(0, 0));
  const todo = page.getByRole('region', { name: wordsOf('en', 'tool')('todo') });
  const replay = (await page.getByRole('slider', { name: 'Step by step' }).boundingBox())?.y ?? 0;
  expect(await bottomOf(saying(page, 'Goat wins the war, 3–1.'))).toBeLessThan(replay);
  expect(await bottomOf(todo.getByText('Goat scores 1 red point.'))).toBeLessThan(replay);
  expect(await bottomOf(todo.getByRole('button', { name: 'Apply to the board' }))).toBeLessThan(replay);
});

test('a war that lies there already asks which piece was played last, and one tap begins it', async ({
  page,
}) => {
  const board = await openEmptyBoard(page, 'en');
  await setUpPrintedWar(board);
  await board.tile('green', 'K6'); // it unites the states
  await expect(saying(page, 'Which piece was played last?')).toBeVisible();
  // Without any tile from K5 to K9, the states are separate; with one leader fewer, another pair of leaders
  // is in one state.
  const ringed = grid(page).getByRole('gridcell', { name: /, can be chosen$/ });
  await expect(ringed).toHaveCount(5);
  await board.press('More'); // whatever is in hand
  await board.press('Palace');
  await at(page, 'K6').press('Enter'); // a second tap within a moment would mean the whole map
  await expect(page.getByText('Who commits red tiles')).toBeVisible();
  await page.getByRole('group', { name: 'Who placed the tile?' }).getByRole('button', { name: 'Goat' }).tap();
  await expect(page.getByRole('group', { name: /^(Rat|Tiger|Goat)$/ })).toHaveCount(3);
  await board.press('Undo');
  await board.press('Undo');
  await expect(saying(page, 'Which piece was played last?')).toBeVisible();
});

test('undo leads back through everything, and redo forth again', { tag: '@all' }, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4');
  await board.leader('rat', 'red', 'K3');
  await board.play();
  await board.take('red');
  await board.space('K5');
  const said = toDoNow(page).getByText('The Rat scores 1 red point.');
  await expect(said).toBeVisible();
  await board.press('Apply to the board');
  await expect(tilesOn(page, 'en')).toHaveCount(2);
  await board.press('Undo');
  await expect(said).toBeVisible();
  const pieces = tilesOn(page, 'en').or(leadersOn(page, 'en'));
  for (const left of [1, 0])
    await expect(async () => {
      if ((await pieces.count()) > left) await board.press('Undo');
      await expect(pieces).toHaveCount(left, { timeout: 100 });
    }).toPass();
  await board.press('Redo');
  await expect(pieces).toHaveCount(1);
});

test('going back off an action leaves no tile chosen on the board', async ({ page }) => {
  await page.goto('./en/huang/rules/war/#example-war-in-full');
  const example = page.getByRole('region', {
    name: 'Example: A war from beginning to end',
  });
  await example.getByRole('link', { name: 'Open in “Try a move”' }).click();
  await page.waitForURL('**/en/huang/referee/**');
  await expect(saying(page, /wins? the war/)).toBeVisible();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel and go back to the board' });
  const setUp = page.getByRole('button', { name: 'Set up', exact: true });
  await expect(async () => {
    await ((await back.isVisible()) ? back : cancel).click({ timeout: 1000 });
    await expect(setUp).toBeVisible({ timeout: 100 });
  }).toPass();
  const chosen = grid(page).getByRole('gridcell', { name: /, chosen$/ });
  await expect(chosen).toHaveCount(0);
});

const DISPUTE = {
  game: 'huang',
  ask: 'act',
  edition: 'de',
  rulings: { 'bystander-states': 'fight' },
  position: {
    players: ['rat', 'goat'],
    tiles: {
      '-2,10': 'red',
      '-1,10': 'yellow',
      '1,10': 'yellow',
      '2,10': 'red',
    },
    leaders: { '-2,11': 'rat:red', '1,11': 'goat:red' },
  },
  action: { type: 'place-tile', colour: 'green', at: '0,10' },
  decisions: { commitments: [{ by: 'goat', to: '2,10', tiles: 2 }] },
};

test('a dispute opens from a link and from a QR code, offline, on a phone that has seen Yamen once', {
  tag: '@all',
}, async ({ page, offlinePhone: other }) => {
  await openTool(page, `./en/huang/referee/#${await makeLink(DISPUTE)}`);
  await expect(saying(page, 'The Goat wins the war, 3–1.')).toBeVisible();
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'QR code' }).tap();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const code = readQr(await page.screenshot());
  expect(code?.version).toBeLessThanOrEqual(10);

  await other.goto(code?.text ?? '');
  await other.waitForURL('**/pl/huang/referee/');
  await toolReady(other);
  await expect(saying(other, 'Koza wygrywa wojnę 3:1.')).toBeVisible();
});

test('a forged link of 100 kB changes nothing on the board', { tag: '@all' }, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4');
  await page.evaluate(() => {
    location.hash = `2${'A'.repeat(100_000)}`;
  });
  await expect(saying(page, 'damaged or incomplete')).toBeVisible();
  await expect(tilesOn(page, 'en')).toHaveCount(1);
  await page.goto(`./open/#2${'A'.repeat(100_000)}`); // which leaves it to the board to read
  await page.waitForURL('**/en/huang/referee/**');
  await toolReady(page);
  await expect(saying(page, 'damaged or incomplete')).toBeVisible();
  await expect(tilesOn(page, 'en')).toHaveCount(1);
});

test('several positions are kept by name', { tag: '@all' }, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4');
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(tilesOn(page, 'en')).toHaveCount(7);
  await page.getByRole('button', { name: /^Rename: / }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Who won?');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await reloadTool(page);
  await page.getByRole('button', { name: 'Open: Who won?' }).tap();
  await expect(tilesOn(page, 'en')).toHaveCount(1);
});

/** Five rows of eleven, with nineteen capitals. */
const NINETEEN = ['C.C.C.C.~~~', '.C.C.C.C.~.', 'C.C.C.C....', '.C.C.C..#..', 'C.C.....C.C'];

test('a board of one’s own with nineteen capitals is drawn, kept and played on', { tag: '@all' }, async ({
  page,
}) => {
  expect(NINETEEN.join('').replaceAll(/[^C]/g, '')).toHaveLength(19);
  await openTool(page, './en/huang/referee/');
  await page.getByRole('button', { name: 'Edit map' }).tap();
  const editor = page.getByRole('region', { name: 'Edit the map' });
  await editor.getByLabel('Name of the map').fill('Reverse side');
  await editor.getByText('As text').tap();
  const rows = editor.getByLabel(/^One line per row/);
  await rows.fill('..x..');
  await expect(editor.getByRole('alert')).toContainText('Use only . ~ C #');
  await rows.fill(NINETEEN.join('\n'));
  await expect(editor.getByRole('gridcell')).toHaveCount(55);
  await editor.getByRole('button', { name: 'Capital' }).tap();
  await editor.getByRole('grid').scrollIntoViewIfNeeded();
  await editor.getByRole('button', { name: 'Save and use' }).tap();
  await page.getByRole('button', { name: 'Starting position' }).tap();
  await expect(tilesOn(page, 'en')).toHaveCount(19);
  await reloadTool(page);
  await expect(page.getByRole('button', { name: 'Reverse side' })).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page).getByRole('gridcell')).toHaveCount(54);
});

test('a board as full as the box allows', async ({ page }) => {
  const row = (r: number, letters: string) => letters.repeat(13).slice(0, 10 + (r % 2));
  const pieces = Array.from(
    { length: 13 },
    (_, r) => `2${row(r, r % 3 === 0 ? 'yg' : r % 3 === 1 ? 'yr' : 'rg')}`,
  );
  const board = Array.from({ length: 13 }, () => '.'.repeat(14)).join('/');
  await openTool(page, './en/huang/referee/');
  await page.getByText('Position as text').tap();
  await page
    .getByLabel(/^Copy the position to save or send it/)
    .fill(`${board} *rat,goat ${pieces.join('/')} - -`);
  await page.getByRole('button', { name: 'Set this up' }).tap();
  // 13 rows of 10 or 11 pieces. The board has more red and green tiles than the box, which is reported; it is
  // shown nevertheless.
  await expect(tilesOn(page, 'en')).toHaveCount(7 * 10 + 6 * 11);
  await expect(saying(page, 'There aren’t that many in the box.')).toBeVisible();
});

test('a revolt is set up, played and applied by keyboard alone', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openTool(page, './en/huang/referee/');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp | string) => {
    const here = page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));
    for (let i = 0; i < 60 && (await here.count()) === 0; i++) await press('Tab');
    await expect(here).toHaveCount(1);
    await press('Enter');
  };
  const here = grid(page).getByRole('gridcell').and(page.locator(':focus'));
  const isOnGrid = () => page.evaluate(() => document.activeElement?.role === 'gridcell');
  const tabToGrid = async () => {
    for (let i = 0; i < 60 && !(await isOnGrid()); i++) await press('Tab');
    await expect(here).toHaveCount(1);
  };
  // From the first space, A1, three rows down to D1, where the river begins, and then to the right.
  await tabToGrid();
  await press('ArrowRight', 'ArrowRight');
  await expect(here).toHaveAccessibleName('A3');
  await press('ArrowDown');
  await expect(here).toHaveAccessibleName(/^B[23]/);
  await press('ArrowDown', 'ArrowUp', 'ArrowUp');
  await expect(here).toHaveAccessibleName('A3'); // straight down is straight up
  await tabTo(/^Farmer, \d+ left/);
  await tabToGrid();
  expect(await heardAfter(page, () => press('Enter'))).toEqual([
    'Blue tiles only go on river spaces; all other tiles go on land.',
  ]);
  await tabTo(/^Governor, \d+ left/);
  await tabToGrid();
  await press('Enter'); // a yellow tile on A3
  await expect(here).toHaveAccessibleName('A3, a yellow tile');
  await press('ArrowRight');
  await tabTo('Leaders');
  await tabTo('Rat, Soldier leader');
  await tabToGrid();
  await press('Enter');
  await expect(here).toHaveAccessibleName('A4, Rat’s Soldier leader');
  await tabTo('Play');
  await tabTo('Leader');
  await tabTo('Goat');
  await tabToGrid();
  await press('ArrowLeft', 'ArrowLeft');
  await expect(here).toHaveAccessibleName('A2, starts a revolt here');
  await press('Enter');
  await expect(page.getByText('Who commits yellow tiles?')).toBeFocused();
  await tabTo('Done');
  const said = saying(page, 'The Rat wins the revolt, 2–1.');
  await expect(said).toBeFocused();
  // The Rat's leader is next to A3 and the yellow tile on the capital B3, the Goat's only next to A3.
  expect(await focusOf(page)).toMatch(/^status/);
  await tabTo('Apply to the board');
  await expect(leadersOn(page, 'en')).toHaveCount(1);
  await tabTo('Undo');
  await expect(said).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showWaysToShare(page);
  await tabTo('Copy text');
  await expect(saying(page, 'Result copied.')).toBeVisible();
});

test('a screen reader hears a grid whose spaces say what lies there and what may', async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('yellow', 'K4');
  await board.tile('blue', 'D1');
  await board.play();
  const grid = page.getByRole('grid', { name: 'Board' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Try a move" [level=1]
    - grid "Board"
    - status: /tap where the tile goes/
    - button "Set up"
    - button "Play" [pressed]
    - group "Tiles":
      - button "Governor"
      - button "Soldier" [pressed]
    - button "Leader"
    - button "More"
    - group "Whose action?":
      - button "Rat" [pressed]
  `);
  await expect(grid.getByRole('row')).toHaveCount(15);
  await expect(grid.getByRole('gridcell')).toHaveCount(203);
  await expect(grid.getByRole('gridcell', { name: 'K4, a yellow tile', exact: true })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'D1, river, a blue tile', exact: true })).toHaveCount(1);
  await expect(
    grid.getByRole('gridcell', {
      name: 'J6, capital, can go here peacefully',
      exact: true,
    }),
  ).toBeVisible();
});

test('two fingers come closer and go back, and what lies between them stays there', async ({ page }) => {
  await openTool(page, './en/huang/referee/');
  const devtools = await page.context().newCDPSession(page);
  const pinch = async (from: number, to: number) => {
    const fingers = (apart: number) => [
      { x: 180 - apart / 2, y: 300, id: 0 },
      { x: 180 + apart / 2, y: 300, id: 1 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === null ? [] : fingers(apart),
      });
    await send('touchStart', from);
    for (let step = 1; step <= 10; step++) await send('touchMove', from + ((to - from) * step) / 10);
    await send('touchEnd', null);
  };
  const width = () => widthOf(page, 'G8');
  const between = () =>
    page.evaluate(() =>
      document.elementFromPoint(180, 300)?.closest('[role=gridcell]')?.getAttribute('aria-label'),
    );
  const before = await width();
  const there = await between();
  expect(there).toBeTruthy();
  await pinch(60, 180);
  await expect.poll(width).toBeGreaterThan(before * 2.5);
  expect(await between()).toBe(there);
  await pinch(180, 60);
  await expect.poll(width).toBeLessThan(before * 1.1);
});

test('a picture of the position is saved as a file of its own', async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await setUpPrintedWar(board);
  const download = page.waitForEvent('download');
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'Picture' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe('yamen.png');
  const png = PNG.sync.read(readFileSync(await file.path()));
  expect(png.width).toBeGreaterThan(300);
  // The colour of the paper, and the red of a tile on it.
  const colours = new Set<string>();
  for (let i = 0; i < png.data.length; i += 4) colours.add(png.data.subarray(i, i + 3).join());
  expect([...colours]).toEqual(expect.arrayContaining(['247,241,227', '185,53,39']));
});

test('the board that came with the page is taken over, not drawn again', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.getElementsByTagName('g')) part.setAttribute('data-came', '');
    }),
  );
  await openTool(page, './en/huang/referee/');
  for (const place of ['A3', 'H6', 'O6']) {
    await at(page, place).focus();
    await page.keyboard.press('Enter');
    await expect(at(page, place)).toHaveAccessibleName(/, a (red|blue) tile$/);
  }
  const cells = grid(page).getByRole('gridcell');
  expect(await cells.evaluateAll((all) => all.filter((one) => one.hasAttribute('data-came')).length)).toBe(
    203,
  );
});
