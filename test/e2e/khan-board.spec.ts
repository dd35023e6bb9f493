import { expect, type Page } from '@playwright/test';
import { focusOf, heardAfter } from './live-regions.ts';
import { expectAccessible, noticeOf, openTool, reloadTool, test, toolReady } from './support.ts';
import { wordsOf } from './words.ts';

// Khan's two tools show one board: the switch takes it along in both directions. Both read it out by keys.

const t = wordsOf(
  'en',
  ...(['khan', 'khan-conquest', 'khan-rulers', 'khan-board', 'khan-reading'] as const),
  ...(['site', 'sharing', 'tool'] as const),
);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const squareAt = (page: Page, place: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });
const way = (page: Page, to: 'tile' | 'ruler') =>
  page.getByRole('link', { name: t(`way-${to}`), exact: true });

/** Follows the switch in the header, and waits until the other tool shows the board. */
async function goOver(page: Page, to: 'tile' | 'ruler'): Promise<void> {
  await way(page, to).tap();
  await page.waitForURL(to === 'tile' ? /khan\/conquest\/$/ : /khan\/rulers\/$/);
  await toolReady(page);
  await expect(way(page, to)).toHaveAttribute('aria-current', 'page');
}

/** Puts a piece on some spaces. */
async function put(page: Page, piece: string, ...spaces: readonly string[]): Promise<void> {
  await button(page, piece).tap();
  for (const space of spaces) await squareAt(page, space).tap();
}

/** A conquest with a ruler on G7, and a tile marked on F6 and F7. */
async function setUpConquest(page: Page): Promise<void> {
  await openTool(page, './en/khan/conquest/');
  await put(page, t('yurt-red'), 'F6');
  await put(page, t('yurt-blue'), 'F7');
  await put(page, t('piece-ruler'), 'G7');
  await button(page, t('mode-lay')).tap();
  await squareAt(page, 'F6').tap();
  await squareAt(page, 'F7').tap();
}

test('a ruler is driven out on the board of a conquest, which is the same again afterwards', async ({
  page,
}) => {
  await setUpConquest(page);
  await goOver(page, 'ruler');
  await expect(squareAt(page, 'F6')).toHaveAccessibleName('F6, red yurt');
  await expect(squareAt(page, 'G7')).toHaveAccessibleName('G7, ruler');
  await expect(page.getByText(t('board-replaced'))).toBeHidden();
  await button(page, t('direction-N')).tap();
  await expect(page.getByRole('main')).toContainText('The ruler goes to E7 (north).'); // F7 is taken by Blue
  await expectAccessible(page);
  await button(page, t('carry-out')).tap();
  await goOver(page, 'tile');
  await expect(squareAt(page, 'G7')).toHaveAccessibleName('G7, neutral yurt');
  await expect(squareAt(page, 'E7')).toHaveAccessibleName('E7, ruler');
  await expect(squareAt(page, 'F7')).toHaveAccessibleName('F7, blue yurt, under the tile');
  await expect(page.getByText(t('board-replaced'))).toBeHidden();
  await expectAccessible(page);
  await button(page, t('undo')).tap();
  await expect(squareAt(page, 'G7')).toHaveAccessibleName('G7, ruler');
});

test('another board that was there is replaced, which is said, and one undo brings it back', async ({
  page,
}) => {
  await openTool(page, './en/khan/rulers/');
  await squareAt(page, 'B2').tap();
  await put(page, t('piece-taken'), 'C3');
  await setUpConquest(page);
  await goOver(page, 'ruler');
  await expect(squareAt(page, 'B2')).toHaveAccessibleName('B2');
  await noticeOf(page, t('board-replaced'))
    .getByRole('button', { name: t('undo') })
    .tap();
  await expect(squareAt(page, 'B2')).toHaveAccessibleName('B2, ruler');
  await expect(squareAt(page, 'G7')).toHaveAccessibleName('G7');
  await goOver(page, 'tile'); // and with it what only the other tool knows
  await button(page, t('mode-lay')).tap();
  for (const space of ['C2', 'C3']) await squareAt(page, space).tap();
  await expect(page.getByRole('main')).toContainText(t('hint-unknown', { places: 'C3' }));
});

test('a page that is opened again goes on with the board of the other one', async ({ page }) => {
  await setUpConquest(page);
  await goOver(page, 'ruler');
  await button(page, t('direction-N')).tap();
  await button(page, t('carry-out')).tap();
  await page.goBack();
  await page.waitForURL(/khan\/conquest\/$/);
  await toolReady(page);
  await expect(squareAt(page, 'E7')).toHaveAccessibleName('E7, ruler');
  await expect(noticeOf(page, t('board-changed'))).toBeVisible();
});

test('a second tab follows, and keeps what an undo in it has brought back', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await setUpConquest(page);
  await goOver(page, 'ruler');
  const tab = await context.newPage();
  await openTool(tab, './en/khan/conquest/');
  await button(page, t('direction-N')).tap();
  await button(page, t('carry-out')).tap();
  await expect(squareAt(tab, 'E7')).toHaveAccessibleName('E7, ruler');
  await noticeOf(tab, t('board-changed'))
    .getByRole('button', { name: t('undo') })
    .tap();
  await expect(squareAt(tab, 'G7')).toHaveAccessibleName('G7, ruler');
  await reloadTool(tab);
  await expect(squareAt(tab, 'G7')).toHaveAccessibleName('G7, ruler');
  await expect(squareAt(page, 'E7')).toHaveAccessibleName('E7, ruler');
});

test('both tools read the board out by keys, and list everything on it', async ({ page }) => {
  await setUpConquest(page);
  const press = (key: string) => heardAfter(page, () => page.keyboard.press(key));
  await squareAt(page, 'A1').focus();
  expect(await press('k')).toEqual(['1 ruler, number 1.']);
  expect(await focusOf(page)).toBe('gridcell G7, ruler');
  expect(await press('r')).toEqual(['Row G: G7, ruler.']);
  await goOver(page, 'ruler');
  await squareAt(page, 'G7').focus();
  expect(await press('x')).toEqual([
    'Around G7: F6, red yurt; F7, blue yurt; empty: F8, G6, G8, H6, H7, H8.',
  ]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t('keys') })).toContainText(t('keys-ruler'));
  await page.keyboard.press('Escape');
  await page.getByText(t('where'), { exact: true }).tap();
  const list = page.getByRole('group').filter({ has: page.getByText(t('where'), { exact: true }) });
  await expect(list.getByRole('listitem')).toHaveText(['1 blue yurt: F7', '1 red yurt: F6', '1 ruler: G7']);
  await expectAccessible(page);
});
