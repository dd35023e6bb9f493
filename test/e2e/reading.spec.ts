import { expect, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { at, grid } from './board.ts';
import { focusOf, heardAfter } from './live-regions.ts';
import { expectAccessible, openTool, test } from './support.ts';

// The board by ear: keys that read it out, and the list of what lies where.

/**
 * Three rows of six spaces. The Rat’s state: the Soldier leader on A1, a yellow tile on A2 and a red one on A3.
 * The Goat’s: a red tile on A5, a yellow one on A6 and the Soldier leader on B6. A white tile on A4 unites them.
 */
const WAR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['......', '......', '......'] },
    players: ['rat', 'goat'],
    turn: 'rat',
    tiles: { '1,0': 'yellow', '2,0': 'red', '4,0': 'red', '5,0': 'yellow' },
    leaders: { '0,0': 'rat:red', '5,1': 'goat:red' },
  },
  action: { type: 'place-tile', colour: 'white', at: '3,0' },
};

async function openWar(page: Page, locale: string): Promise<void> {
  await openTool(page, `./${locale}/huang/referee/#${await makeLink(WAR)}`);
  await expect(grid(page).getByRole('gridcell')).toHaveCount(18);
}

test('keys on the board read who fights, a row, a state and what lies around', async ({ page }) => {
  await openWar(page, 'en');
  await at(page, 'C1').focus();
  const press = (key: string) => heardAfter(page, () => page.keyboard.press(key));
  const [war] = await press('c');
  expect(war).toContain('The tile on A4 unites State 1 (Rat) and State 2 (Goat), and a war starts.');
  expect(await focusOf(page)).toBe('gridcell A4, a white tile');
  expect(await press('x')).toEqual([
    'Around A4: A3, a red tile; A5, a red tile; empty: B3, B4. States next to it: State 1 (Rat) and State 2 (Goat).',
  ]);
  expect(await press('n')).toEqual(['2 leaders, number 2.']);
  expect(await focusOf(page)).toBe('gridcell B6, Goat’s Soldier leader');
  expect(await press('r')).toEqual(['Row B: B6, Goat’s Soldier leader.']);
  const [state] = await press('e');
  expect(state).toMatch(/^State 2 \(Goat\)\. .*1 yellow tile and 1 red tile\. Strength in a war: 1\./);
  expect(await press('Shift+N')).toEqual(['2 leaders, number 1.']);
  expect(await press('Shift+Digit2')).toEqual(['2 red tiles, number 2.']); // back from A1 is the last, A5
  expect(await focusOf(page)).toBe('gridcell A5, a red tile');
  await page.keyboard.press('ArrowRight'); // from there
  expect(await focusOf(page)).toBe('gridcell A6, a yellow tile');
});

test('outside the board the keys do nothing, and ? opens their list', async ({ page }) => {
  await openWar(page, 'en');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts on the board' });
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  for (const key of ['n', 'x', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(grid(page)).toHaveAccessibleDescription('Press the question mark for a list of the keys.');
  await at(page, 'B2').focus();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Next leader');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(at(page, 'B2')).toBeFocused();
});

for (const [locale, title, red] of [
  ['en', 'Where everything is', '1 red tile: A3'],
  ['de', 'Was wo liegt', '1 rotes Plättchen: A3'],
  ['pl', 'Co gdzie leży', '1 czerwony kafel: A3'],
] as const)
  test(`the list of all pieces is a folded row: ${locale}`, { tag: '@all' }, async ({ page }) => {
    await openWar(page, locale);
    const list = page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) });
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await page.getByText(title, { exact: true }).click();
    // Leader, red tile, yellow tile and strength of each state.
    await expect(list.getByRole('listitem')).toHaveCount(8);
    await expect(list.getByRole('listitem').filter({ hasText: red })).toHaveCount(1);
    await expect(list.getByRole('heading')).toHaveCount(2);
    await expectAccessible(page);
  });
