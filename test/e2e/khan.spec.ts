import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { heardAfter } from './live-regions.ts';
import {
  noticeOf,
  openTool,
  reloadTool,
  saying,
  showWaysToShare,
  test,
  toolReady,
  watchShifts,
} from './support.ts';
import { listTapped } from './tools.ts';

/** Returns a space by its coordinate, such as `F6`, whatever is on it. */
const squareAt = (page: Page, place: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });

/** Taps a space by touch. The piece is placed at once, even if the spaces are small. */
const tapSpace = (page: Page, space: string) => squareAt(page, space).tap();

/** Places rows of `b`, `g`, `r`, `y` and `n` on the board from F6 on, each with a tap. */
async function setUp(page: Page, yurts: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [name, spaces] of Object.entries(yurts)) {
    await page.getByRole('button', { name, exact: true }).tap();
    for (const space of spaces) await tapSpace(page, space);
  }
}

const middleOf = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a finger over the screen. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const part of [0.3, 0.6, 1])
    await send('touchMove', [
      {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      },
    ]);
  await send('touchEnd', []);
}

/** Returns the answer, which is above and below the palette. */
const said = (page: Page) => page.getByRole('main');

test('an empty board leads to the worked examples, and one opens with its answer', async ({ page }) => {
  for (const [tool, title, answer] of [
    ['conquest', 'A shared bridge next to another', /the tile can(’t)? be laid/],
    ['rulers', 'One yurt in the camp, and it stays', /The ruler goes to/],
  ] as const) {
    await openTool(page, `en/khan/${tool}/`);
    const link = page.getByRole('link', { name: 'Worked examples' });
    await link.tap();
    await page.getByRole('button', { name: title }).tap();
    await expect(said(page)).toContainText(answer);
    await expect(link).toHaveCount(0);
  }
});

test.describe('a conquest entered by touch, with its owners', () => {
  for (const [locale, names, lay, wanted] of someOf(
    [
      ['en', ['red yurt', 'yellow yurt'], 'Lay a tile', 'Red and Yellow own the tile together'],
      ['de', ['rote Jurte', 'gelbe Jurte'], 'Plättchen legen', 'Das Plättchen gehört Rot und Gelb gemeinsam'],
      ['pl', ['czerwona jurta', 'żółta jurta'], 'Połóż kafel', 'Czerwony i\u00a0Żółty zdobywają kafel razem'],
    ] as const,
    1,
  ))
    test(`in ${locale}`, async ({ page }) => {
      await openTool(page, `${locale}/khan/conquest/`);
      await setUp(page, { [names[0]]: ['F6'], [names[1]]: ['F7'] });
      await page.getByRole('button', { name: lay, exact: true }).tap();
      await tapSpace(page, 'F6');
      await tapSpace(page, 'F7');
      await expect(said(page)).toContainText(wanted);
      await reloadTool(page); // nothing entered is lost
      await expect(said(page)).toContainText(wanted);
    });
});

test('a refusal names its rule, which opens in place; undo and redo go back and forth', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'en/khan/conquest/');
  await setUp(page, { 'red yurt': ['F6'], Ruler: ['F7'] });
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await tapSpace(page, 'F6');
  await tapSpace(page, 'F7');
  await expect(said(page)).toContainText(
    'No, the tile can’t be laid. There’s a ruler on F7. No tile can cover a ruler.',
  );
  await expect(squareAt(page, 'F7')).toHaveAttribute('aria-label', /ruler.*not allowed here/);
  await said(page).getByRole('link', { name: 'No covering rulers' }).tap(); // below the palette
  const sheet = page.getByRole('dialog', {
    name: 'Rule: No covering rulers',
  });
  await expect(sheet).toContainText('A tile can’t cover a ruler.');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(said(page)).toContainText('No, the tile can’t be laid.');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(said(page)).toContainText('Tap the other spaces the tile covers.');
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(said(page)).toContainText('No, the tile can’t be laid.');
});

test('a shape is kept, slid by finger, and offered wherever it may lie', async ({ page }) => {
  await openTool(page, 'en/khan/conquest/');
  await setUp(page, { 'red yurt': ['F6', 'F7', 'F8'] });
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await tapSpace(page, 'F6');
  await tapSpace(page, 'F7');
  await page.getByRole('button', { name: 'Save shape' }).tap();
  await expect(saying(page, 'Shape saved.')).toBeVisible();
  await expect(said(page)).toContainText('2 legal places'); // F6–F7 and F7–F8
  await page.getByRole('button', { name: 'Shape 1, conquest tile', exact: true }).tap();
  await page.evaluate(() => scrollTo(0, 0)); // the kept shapes stand below the first screen
  const [from, to] = await Promise.all([
    squareAt(page, 'F6').boundingBox(),
    squareAt(page, 'F7').boundingBox(),
  ]);
  if (!from || !to) throw new Error('no square');
  await drag(page, middleOf(from), middleOf(to));
  await expect(squareAt(page, 'F8')).toHaveAttribute('aria-label', /under the tile/);
  await expect(squareAt(page, 'F6')).not.toHaveAttribute('aria-label', /under the tile/);
  await expect(said(page)).toContainText('2 of 2');
  await page.getByRole('button', { name: 'Next legal place' }).tap();
  await expect(said(page)).toContainText('1 of 2');
  await page.getByRole('button', { name: 'Rotate' }).tap();
  await expect(said(page)).toContainText(
    'There’s no yurt on G6, and every land space under a tile needs one.',
  );
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Put on the board' }).tap();
  await expect(squareAt(page, 'F6')).toHaveAttribute('aria-label', /under an earlier tile, red yurt/);
  await reloadTool(page);
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await expect(page.getByRole('button', { name: 'Shape 1, conquest tile', exact: true })).toBeVisible();
});

test('a ruler is driven out, turned clockwise, step by step, and the end begins with the fifth', async ({
  page,
}) => {
  await openTool(page, 'en/khan/rulers/');
  await tapSpace(page, 'G7');
  await expect(page.getByRole('region', { name: 'Result' })).toHaveText(
    'Choose the direction the card shows, or tap the space next to the ruler in that direction.',
  );
  await page.getByRole('button', { name: 'north', exact: true }).tap();
  await page.getByRole('button', { name: 'Occupied' }).tap();
  for (const space of ['F7', 'E7', 'D7']) await tapSpace(page, space);
  await expect(said(page)).toContainText('The ruler goes to F8 (northeast).');
  await expect(said(page)).toContainText(
    'G7 gets a neutral yurt from the ruler’s camp; 4 are left in the camp.',
  );
  await expect(squareAt(page, 'F8')).toHaveAttribute('aria-label', /the ruler goes here/);
  for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Previous step' }).tap();
  await expect(said(page)).toContainText('The card shows the direction: north.');
  await expect(squareAt(page, 'F8')).not.toHaveAttribute('aria-label', /the ruler goes here/);
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next step' }).tap();
  await expect(said(page)).toContainText('Next clockwise: northeast');
  const fewer = page.getByRole('button', { name: 'Yurts in camp: one less' });
  for (let i = 0; i < 4; i++) await fewer.tap();
  const more = page.getByRole('button', {
    name: 'Rulers already out of the game: one more',
  });
  for (let i = 0; i < 4; i++) await more.tap();
  await expect(said(page)).toContainText('the ruler leaves the board');
  await expect(said(page)).toContainText('That’s the fifth ruler out of the game');
  await reloadTool(page);
  await expect(said(page)).toContainText('That’s the fifth ruler out of the game');
  await page.getByRole('button', { name: 'Move the ruler' }).tap();
  await expect(squareAt(page, 'G7')).toHaveAttribute('aria-label', /neutral yurt/);
});

test('a move that is carried out is told of, and nothing is answered before the next is chosen', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'en/khan/rulers/');
  await tapSpace(page, 'G7');
  await page.getByRole('button', { name: 'north', exact: true }).tap();
  await page.getByRole('button', { name: 'Move the ruler' }).tap();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toHaveText(
    'Done: the ruler has moved from G7 to F7, and there’s a neutral yurt on G7.' +
      'For the next move, tap a ruler or choose a direction.',
  );
  await reloadTool(page);
  await expect(result).toContainText('Done: the ruler has moved from G7 to F7');
  await page.getByRole('button', { name: 'north', exact: true }).tap();
  await expect(result).toContainText('The ruler goes to E7 (north).');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(result).toContainText('Done: the ruler has moved from G7 to F7');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(result).toContainText('The ruler goes to F7 (north).');
});

/** Zooms in to a space, so that the board is larger than its viewport. */
async function comeCloser(page: Page, space: string): Promise<void> {
  await squareAt(page, space).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await expect.poll(async () => (await squareAt(page, space).boundingBox())?.width).toBeGreaterThan(44);
  await squareAt(page, space).focus();
}

/** Returns the viewport of the board: the element that clips it. */
const windowOf = (page: Page) =>
  page.getByRole('grid').evaluateHandle((grid) => {
    let one = grid.parentElement;
    while (one && !(one instanceof HTMLElement && getComputedStyle(one).overflow !== 'visible'))
      one = one.parentElement;
    if (!one) throw new Error('no window');
    return one;
  });

/** Returns the position on the page in whole pixels, whatever the scroll position. */
const placeOf = (element: ElementHandle<Element>) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round);
  });

/** Scrolls a space completely into the viewport. */
const expectSeen = (board: ElementHandle<Element>, space: Locator) =>
  expect
    .poll(async () =>
      board.evaluate(
        (pane, square) => {
          if (!square) throw new Error('no space');
          const [window, at] = [pane.getBoundingClientRect(), square.getBoundingClientRect()];
          const isBeside = at.left >= window.left - 1 && at.right <= window.right + 1;
          return isBeside && at.top >= window.top - 1 && at.bottom <= window.bottom + 1;
        },
        await space.elementHandle(),
      ),
    )
    .toBe(true);

for (const height of someOf([640, 780]))
  test.describe(`on a screen of 360 × ${height}`, () => {
    test.use({ viewport: { width: 360, height } });

    test('the board stays where it is as answers come, and what they name is brought into view', async ({
      page,
    }) => {
      await openTool(page, 'en/khan/rulers/');
      const board = await windowOf(page);
      await comeCloser(page, 'G7');
      const before = await placeOf(board);
      await tapSpace(page, 'G7');
      await page.getByRole('button', { name: 'north', exact: true }).tap();
      await expect(said(page)).toContainText('The ruler goes to F7 (north).');
      expect(await placeOf(board)).toEqual(before);
      for (const [direction, space] of [
        ['south', 'H7'],
        ['northwest', 'F6'],
        ['east', 'G8'],
      ] as const) {
        await board.evaluate(
          (pane, ruler) => {
            const [window, at] = [pane.getBoundingClientRect(), ruler?.getBoundingClientRect()];
            if (!at) throw new Error('no ruler');
            // The ruler is in the corner of the viewport from which it is driven out.
            pane.scrollBy(at.right - window.right, at.bottom - window.bottom);
          },
          await squareAt(page, 'G7').elementHandle(),
        );
        await page.getByRole('button', { name: direction, exact: true }).tap();
        await expectSeen(board, squareAt(page, space));
        await expectSeen(board, squareAt(page, 'G7'));
        expect(await placeOf(board)).toEqual(before);
      }
      await page.getByRole('button', { name: 'Move the ruler' }).tap();
      await expect(said(page)).toContainText('Done');
      await page.evaluate(() => scrollTo(0, 0)); // where the button lies below the screen, the tap has scrolled to it
      expect(await placeOf(board)).toEqual(before);
    });

    test('a tile that a case opens far from what is seen is brought into view', async ({ page }) => {
      await openTool(page, 'en/khan/conquest/');
      const board = await windowOf(page);
      await comeCloser(page, 'L12');
      const before = await placeOf(board);
      await tapSpace(page, 'L12');
      const yurts = { '0,0': 'red', '1,0': 'red', '2,0': 'neutral' };
      const asked = {
        game: 'khan',
        ask: 'conquer',
        by: 'red',
        tile: 'conquest',
        covers: Object.keys(yurts),
        yurts,
      };
      const link = await makeLink(asked);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      await expect(said(page)).toContainText('Yes, the tile can be laid.');
      await expect(said(page)).toContainText('Under the tile: Red\u00a02, neutral\u00a01.');
      for (const place of ['A1', 'A2', 'A3']) await expectSeen(board, squareAt(page, place));
      await page.getByRole('button', { name: 'Dismiss' }).tap();
      expect(await placeOf(board)).toEqual(before);
    });
  });

for (const path of ['conquest', 'rulers'])
  test(`the first screen is quiet, with at most 15 things to tap, the switch included: ${path}`, async ({
    page,
  }) => {
    await openTool(page, `en/khan/${path}/`);
    const examples = 1; // a link in the hint, which only an empty board has
    expect((await listTapped(page)).length).toBeLessThanOrEqual(15 + examples);
  });

test('the first tap on the whole board of a phone places, and the board stays as it is', async ({ page }) => {
  for (const [tool, stands] of [
    ['conquest', /red yurt/],
    ['rulers', /ruler/],
  ] as const) {
    await openTool(page, `en/khan/${tool}/`);
    const before = await squareAt(page, 'F6').boundingBox();
    expect(before?.width).toBeLessThan(30); // 13 spaces across 360 pixels
    await squareAt(page, 'F6').tap();
    await expect(squareAt(page, 'F6')).toHaveAttribute('aria-label', stands);
    expect(await squareAt(page, 'F6').boundingBox()).toEqual(before);
  }
});

test('what a tap does now is said, by the mode that is chosen', async ({ page }) => {
  await openTool(page, 'en/khan/conquest/');
  const result = said(page);
  await tapSpace(page, 'F6');
  await expect(result).toContainText('Enter yurts, river and rulers');
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await expect(result).toContainText('Tap the spaces the tile covers');
  await page.getByRole('button', { name: 'Slide' }).tap();
  await expect(result).toContainText('Tap a saved shape');
  await page.getByRole('button', { name: 'Set up' }).tap();
  await page.getByRole('button', { name: 'Remove' }).tap();
  await expect(result).toContainText('Tap the spaces you want to empty.');
});

test('a special card protects yurts, until its owner agrees', async ({ page }) => {
  await openTool(page, 'en/khan/conquest/');
  await setUp(page, { 'red yurt': ['F6'], 'blue yurt': ['F7'] });
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await tapSpace(page, 'F6');
  await tapSpace(page, 'F7');
  await expect(said(page)).toContainText('Yes, the tile can be laid.');
  const agrees = page.getByRole('button', { name: 'Blue agrees' });
  await expect(agrees).toBeHidden();
  await page.getByText('Special cards that protect yurts').tap();
  await page.getByRole('group', { name: 'Whose special card?' }).getByRole('button', { name: 'Blue' }).tap();
  await tapSpace(page, 'F6');
  await expect(page.getByText('Blue can only protect')).toBeVisible();
  await tapSpace(page, 'F7');
  await expect(squareAt(page, 'F7')).toHaveAttribute('aria-label', /blue yurt, protected by Blue/);
  await expect(said(page)).toContainText('Blue protects F7 and would share the tile, but doesn’t agree.');
  await reloadTool(page);
  await expect(said(page)).toContainText('Blue protects F7 and would share the tile, but doesn’t agree.');
  await page.getByRole('button', { name: 'Lay a tile' }).tap();
  await agrees.tap();
  await expect(said(page)).toContainText('Blue and Red own the tile together');
  await expect(said(page)).toContainText('Blue protects F7 but would share the tile, and agrees.');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(said(page)).toContainText('No, the tile can’t be laid.');
});

test('nothing that is seen moves while a page of Khan loads', async ({ page }) => {
  const countShifts = await watchShifts(page);
  for (const tool of ['conquest', 'rulers']) {
    await openTool(page, `pl/khan/${tool}/`);
    await page.evaluate(() => document.fonts.ready);
    expect(await countShifts()).toBe(0);
  }
});

test('a link opens offline in a fresh profile, in the language of its owner', { tag: '@all' }, async ({
  offlinePhone: page,
}) => {
  const asked = {
    game: 'khan',
    ask: 'conquer',
    by: 'red',
    tile: 'bridge',
    covers: ['0,0', '1,0', '2,0', '0,1'],
    river: ['1,0'],
    yurts: { '0,0': 'red', '2,0': 'red', '0,1': 'neutral', '2,1': 'neutral' },
  };
  await page.goto(`./open/#${await makeLink(asked)}`);
  await page.waitForURL('**/pl/khan/conquest/');
  await toolReady(page);
  // By hand: B2 beside the bridge is land and connects B1 with A3 through B3, so only one bank is reached.
  await expect(said(page)).toContainText('Most nie sięga drugiego brzegu.');
  await expect(said(page)).toContainText('Przy innej interpretacji jest inaczej. Ten kafel wolno położyć.');
  const driven = {
    game: 'khan',
    ask: 'drive-out',
    size: [3, 3],
    ruler: '1,1',
    direction: 'SE',
    taken: ['2,2'],
  };
  await openTool(page, `./pl/khan/rulers/#${await makeLink(driven)}`);
  await expect(said(page)).toContainText('Władca idzie na C2 (kierunek: południe).');
});

test('the examples of page 3 open in the tool', { tag: '@all' }, async ({ page }) => {
  await openTool(page, 'de/khan/conquest/');
  await page.getByText('Beispiele zum Öffnen').tap();
  await page.getByRole('button', { name: 'Plättchen 4 gehört beiden' }).tap();
  await expect(said(page)).toContainText('Das Plättchen gehört Rot und Gelb gemeinsam');
  await noticeOf(page, 'Geöffnet.').getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(said(page)).toContainText('Stell Jurten, Fluss und Herrscher auf');
});

test('both tools work by keyboard alone, and say what comes out', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heardOn = (key: string) => heardAfter(page, () => page.keyboard.press(key));
  const copy = () => heardAfter(page, () => page.getByRole('button', { name: 'Copy text' }).press('Enter'));
  await openTool(page, 'en/khan/rulers/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - grid "Board"
    - region "Result"
    - group "What’s there":
      - button "Ruler" [pressed]
      - button "Taken"
    - group "What drives the ruler out?"
  `);
  await expect(page.getByRole('group', { name: 'Direction on the card' })).toHaveCount(0); // once there is a ruler
  await squareAt(page, 'A1').focus();
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(squareAt(page, 'B2')).toBeFocused();
  expect(await heardOn('Enter')).toEqual([
    'Choose the direction the card shows, or tap the space next to the ruler in that direction.',
  ]);
  await page.getByRole('button', { name: 'north', exact: true }).focus();
  expect((await heardOn('Space')).toSorted()).toEqual([
    expect.stringContaining('B2 gets a neutral yurt from the ruler’s camp; 4 are left'),
    'The ruler goes to A2 (north).',
  ]);
  await expect(squareAt(page, 'B2')).toHaveAttribute('aria-label', /^B2, ruler/);
  await page.getByRole('button', { name: 'west', exact: true }).focus();
  expect(await heardOn('Space')).toEqual([expect.stringMatching(/^The ruler goes to B1 \(west\)\./)]);
  expect(await heardOn('Control+z')).toEqual([expect.stringMatching(/^The ruler goes to A2 \(north\)\./)]);
  await showWaysToShare(page);
  expect(await copy()).toEqual(['Result copied.']);

  await openTool(page, 'en/khan/conquest/');
  await squareAt(page, 'A1').focus();
  for (const key of ['Enter', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Lay a tile' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - grid "Board"
    - region "Result"
    - button "Lay a tile" [pressed]
    - group "Who lays the tile?":
      - button "Red" [pressed]
    - group "Which tile?":
      - button "Conquest" [pressed]
  `);
  await squareAt(page, 'A1').focus(); // as a screen reader does: Enter means the space that has the focus
  for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key);
  expect((await heardOn('Enter')).toSorted()).toEqual([
    expect.stringContaining('Under the tile: Red 2.'),
    expect.stringMatching(/^Yes, the tile can be laid\. Red owns the tile/),
  ]);
  await showWaysToShare(page);
  expect(await copy()).toEqual(['Result copied.']);
  await page.getByRole('button', { name: 'Undo' }).focus();
  expect(await heardOn('Enter')).toEqual(['Tap the other spaces the tile covers.']);
});
