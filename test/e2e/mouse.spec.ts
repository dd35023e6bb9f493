import { expect, type Locator, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { at, grid, leadersOn, tilesOn } from './board.ts';
import { openTool, saying, test } from './support.ts';

// The board by mouse and keyboard, at any width of the window.

/** Three rows with a red tile and the Rat’s Soldier leader on the first. */
const SMALL = '....../....../...... *rat,goat 1rRr - -';

const open = (page: Page) => openTool(page, './en/huang/referee/');

/** Pastes a text into the page while no field has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

const middleOf = async (target: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2] as const;
};

/** Drags a piece, once its position is stable, to another one or to a point of the window. */
async function drag(page: Page, from: Locator, to: Locator | readonly [number, number]): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const point = 'hover' in to ? await middleOf(to) : to;
  await page.mouse.move(...point, { steps: 12 });
  await page.mouse.up();
}

/** Opens the board and fills it with {@link SMALL}. */
async function openSmall(page: Page): Promise<void> {
  await open(page);
  await paste(page, SMALL);
  await expect(grid(page).getByRole('gridcell')).toHaveCount(18);
}

test('a letter takes up a tile and with Shift a leader; Delete and the right button take away', async ({
  page,
}) => {
  await openSmall(page);
  const space = (place: string) => at(page, place);
  await space('B1').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(space('B1')).toHaveAccessibleName('B1, a yellow tile');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+T');
  await page.keyboard.press('Enter');
  await expect(space('B2')).toHaveAccessibleName('B2, Rat’s Trader leader');
  await page.keyboard.press('Delete');
  await expect(space('B2')).toHaveAccessibleName('B2');
  await page.keyboard.press('Control+z');
  await expect(space('B2')).toHaveAccessibleName('B2, Rat’s Trader leader');
  await page.keyboard.press('Control+Shift+Z');
  await expect(space('B2')).toHaveAccessibleName('B2');
  await space('B1').click({ button: 'right' });
  await expect(space('B1')).toHaveAccessibleName('B1');
  await space('B1').click({ button: 'right' });
  await expect(saying(page, 'This space is empty.')).toBeVisible();
});

test('a mouse drags a leader to another space and off the board, and paints with a tile', async ({
  page,
}) => {
  await openSmall(page);
  await expect(leadersOn(page, 'en')).toHaveCount(1);
  await drag(page, at(page, 'A3'), at(page, 'C4'));
  await expect(at(page, 'C4')).toHaveAccessibleName(/^C4, Rat’s Soldier leader/);
  await expect(at(page, 'A3')).toHaveAccessibleName('A3');
  await drag(page, at(page, 'C4'), [5, 5]);
  await expect(leadersOn(page, 'en')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(leadersOn(page, 'en')).toHaveCount(1);
  await page.getByRole('button', { name: /^Trader, \d+ left/ }).click();
  await drag(page, at(page, 'B1'), at(page, 'B4'));
  await expect(tilesOn(page, 'en', ['green'])).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tilesOn(page, 'en', ['green'])).toHaveCount(0);
});

test('a mouse drags a tile from the tray; one that lies there already stays', async ({ page }) => {
  await openSmall(page);
  const [red, green] = ['Soldier', 'Trader'].map((kind) =>
    page.getByRole('button', { name: new RegExp(`^${kind}, \\d+ left`) }),
  );
  if (!red || !green) throw new Error('Two kinds of tiles');
  await drag(page, green, at(page, 'B2'));
  await expect(at(page, 'B2')).toHaveAccessibleName('B2, a green tile');
  await drag(page, green, at(page, 'B2'));
  await expect(at(page, 'B2')).toHaveAccessibleName('B2, a green tile');
  await drag(page, red, at(page, 'B2'));
  await expect(at(page, 'B2')).toHaveAccessibleName('B2, a red tile');
  await drag(page, red, [5, 5]);
  await expect(tilesOn(page, 'en')).toHaveCount(2);
});

/** An error: a red tile on the river. The rest of the board is valid. */
const UNSOUND = {
  game: 'huang',
  ask: 'states',
  position: {
    board: { rows: ['~..', '...'] },
    players: ['rat', 'goat'],
    tiles: { '0,0': 'red', '1,1': 'green' },
  },
};

test('a link to a position that cannot be fills the board, and what is wrong in it is shown', async ({
  page,
}) => {
  const link = await makeLink(UNSOUND);
  await open(page);
  await paste(page, `https://yamen.example/open/#${link}`);
  await expect(at(page, 'A1')).toHaveAccessibleName(/^A1, river, a red tile.*, not possible$/);
  await expect(at(page, 'B2')).toHaveAccessibleName('B2, a green tile');
  await paste(page, JSON.stringify(UNSOUND));
  await expect(tilesOn(page, 'en')).toHaveCount(2);
  await page.goto(`./open/#${link}`);
  await page.waitForURL(/huang\/referee/);
  await expect(at(page, 'A1')).toHaveAccessibleName(/not possible/);
});

test('a position that is pasted fills the board, and what is wrong in it is shown at its place', async ({
  page,
}) => {
  await open(page);
  await paste(page, '~...../...... *rat,goat r - -'); // red on the river
  await expect(grid(page).getByRole('gridcell', { name: /, not possible$/ })).toHaveCount(1);
  await expect(at(page, 'A1')).toHaveAccessibleName(/not possible/);
  await paste(page, 'who has won?');
  await expect(saying(page, 'isn’t a position or a link')).toBeVisible();
  await expect(grid(page).getByRole('gridcell')).toHaveCount(12);
});

test('a position that is typed is drawn as one types, as one step of undo', async ({ page }) => {
  await open(page);
  await expect(tilesOn(page, 'en')).toHaveCount(7);
  await page.getByText('Position as text').click();
  const field = page.getByLabel(/^Copy the position to save or send it/);
  await field.fill('....../...... *rat,goat r - -');
  await expect(tilesOn(page, 'en')).toHaveCount(1);
  await field.fill('....../...... *rat,goat rr - -');
  await expect(tilesOn(page, 'en')).toHaveCount(2);
  await field.fill('....../...... *rat,goat rrx - -');
  await expect(page.getByText('Couldn’t read the pieces at “x”.')).toBeVisible();
  await expect(tilesOn(page, 'en')).toHaveCount(2);
  await field.fill('....../...... *rat,goat rrr - -');
  await expect(tilesOn(page, 'en')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tilesOn(page, 'en')).toHaveCount(7);
});

for (const width of [360, 1280])
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 780 },
      isMobile: false,
      hasTouch: false,
    });

    test('the keys of the map cover no space, near and far', async ({ page }) => {
      await open(page);
      const key = page.getByRole('button', { name: 'Show everything' });
      const coversSpace = () =>
        key.evaluate((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const points = [left + 1, right - 1].flatMap((x) =>
            [top + 1, bottom - 1].map((y) => [x, y] as const),
          );
          return points.some(([x, y]) =>
            document.elementsFromPoint(x, y).some((part) => part.closest('[role=gridcell]')),
          );
        });
      await at(page, 'H8').focus();
      for (const _ of [1, 2, 3]) {
        await page.keyboard.press('+');
        await expect(key).toBeVisible();
        expect(await coversSpace()).toBe(false);
      }
    });
  });
