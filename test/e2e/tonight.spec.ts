import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { expectAccessible, test } from './support.ts';
import { openStored } from './tools.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Eve'] as const;

/** Types four names with one tap: Enter leads to the next. */
async function enterNames(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of player 1' }).click();
  for (const name of NAMES) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
}

test('names, dynasties and order are entered once and reach board, wars by numbers and score', async ({
  page,
}) => {
  await openStored(page, './en/huang/tonight/');
  await enterNames(page);
  await page.getByRole('button', { name: 'Move Eve one seat earlier' }).click();
  await page.getByRole('button', { name: 'Cy (Rat)', exact: true }).click();
  await expect(page.getByText('Cy (Rat) begins.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.getByText('Everything’s ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Score the game' }).click();
  await expect(page.getByRole('table')).toContainText(/Ada.*Bo.*Eve.*Cy/s);
  await openStored(page, './en/huang/conflict/');
  for (const name of NAMES) await expect(page.getByRole('main')).toContainText(name);
  await openStored(page, './en/huang/referee/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const actors = page.getByRole('group', { name: 'Whose action?' }).getByRole('button');
  await expect(actors).toHaveText(['Ada', 'Bo', 'Eve', 'Cy']);
  await expect(actors.and(page.getByRole('button', { name: 'Cy', pressed: true }))).toBeVisible();
});

test('the list follows the table, and ticks are kept', async ({ page }) => {
  await openStored(page, './en/huang/tonight/');
  const list = page.getByRole('list', { name: 'Lay this out' });
  await expect(list).toContainText('Now 101 are left in the bag');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Shorter game for two' }).check();
  await expect(list).toContainText('24 tiles go back into the box, unseen: 107 stay');
  await page.getByRole('button', { name: 'Polish' }).click();
  await expect(list).toContainText('24 tiles out of the bag at random');
  await page.getByRole('button', { name: 'Eighteen Kingdoms' }).click();
  await expect(list).toContainText('each of the 19 capitals');
  await list.getByRole('checkbox', { name: /^Put (all )?\d+ pagodas/ }).check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await openStored(page, './en/huang/tonight/');
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await page.getByRole('button', { name: 'Untick everything' }).click();
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible();
  await page.getByRole('button', { name: 'Bring the ticks back' }).click();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
});

test('lots are drawn among those who play, and the rule is beside them', async ({ page }) => {
  await openStored(page, './en/huang/tonight/');
  await expect(page.getByRole('button', { name: 'Begin the game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'First: who begins?' }).press('Enter'); // leads to what is missing
  await expect(page.getByRole('heading', { name: 'Who begins' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Who begins' })).toBeInViewport();
  await page.getByRole('button', { name: 'Draw lots' }).press('Enter');
  await expect(page.getByText(/^(Tiger|Rabbit|Rat|Goat) begins\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule: Turn order' })).toHaveAttribute(
    'href',
    /huang\/rules\/turn\/#order$/,
  );
});

test('the names of Chu Han reach the score sheet, and events add a step', async ({ page }) => {
  await openStored(page, './en/chu-han/tonight/');
  await page.getByRole('textbox', { name: 'Han', exact: true }).fill('Ada');
  await page.getByRole('checkbox', { name: 'With events' }).check();
  await expect(page.getByRole('list', { name: 'Lay this out' })).toContainText('the other 14 events');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await expect(page.getByRole('main')).toContainText('Ada');
});

test('a game of Chu Han that begins puts the one before into the list of saved games', async ({ page }) => {
  await openStored(page, './en/chu-han/score/');
  await page.getByLabel('Event', { exact: true }).selectOption('Silence');
  await openStored(page, './en/chu-han/tonight/');
  await page.getByRole('textbox', { name: 'Chu', exact: true }).fill('Bo');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await expect(page.getByRole('main')).toContainText('Bo');
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('silence');
  await openStored(page, './en/chu-han/referee/');
  await expect(page.getByRole('main')).toContainText('Bo');
});

test('Khan is set up for two, each line says where it is from, and names reach the tile', async ({
  page,
}) => {
  await openStored(page, './en/khan/tonight/');
  await page.getByRole('button', { name: '2', exact: true }).click();
  const list = page.getByRole('list', { name: 'Lay this out' });
  await expect(list).toContainText('Deal 4 cards to each of you: 64 are left');
  await expect(list.getByRole('listitem').filter({ hasText: 'High Morale: 2' })).toContainText('Page 2');
  await page.getByRole('combobox', { name: 'Colour of player 1' }).selectOption('Red');
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('link', { name: 'Can I lay this tile?' }).click();
  const spaces = [/^F6\b/, /^F7\b/].map((name) => page.getByRole('gridcell', { name }));
  await page.getByRole('button', { name: 'red yurt', exact: true }).tap();
  for (const space of spaces) await space.tap();
  await page.getByRole('button', { name: 'Lay a tile', exact: true }).tap();
  for (const space of spaces) await space.tap();
  await expect(page.getByRole('main')).toContainText('Ada owns the tile');
});

for (const [game, title, others] of someOf([
  ['huang', 'Huang', [/^Score the game/, /^War or revolt/, /^Try a move/, /^New to Huang/]],
  ['chu-han', 'Chu Han', [/^Score sheet/, /^Replay a hand/, /^Powers/, /^New to Chu Han/]],
  ['khan', 'Khan', [/^Count the points/, /^Can I lay this tile/, /^Where does the ruler go/, /^New to Khan/]],
] as const))
  test(`setting up is the first of at most six ways into ${game}`, async ({ page }) => {
    await page.goto(`./en/${game}/`);
    const ways = page.getByRole('region', { name: title, exact: true }).getByRole('link');
    // Below the six ways in the card has two small links, to notes on the rulebook and to symbols.
    await expect(ways).toHaveText([
      /^Tonight’s set-up/,
      ...others,
      /^Player aid/,
      'Rulebook notes',
      'Symbols',
    ]);
    await page.getByRole('link', { name: /^Tonight’s set-up/ }).click();
    await expect(page.getByRole('heading', { name: /^Who plays/ })).toBeVisible();
  });

const SCREENS = (['huang', 'chu-han', 'khan'] as const).flatMap((game, i) =>
  (
    [
      ['light', 360],
      ['dark', 320],
      ['light', 1280],
    ] as const
  ).flatMap(([scheme, width], nth) =>
    someOf(LOCALES, i + nth).map((locale) => ({ locale, game, scheme, width })),
  ),
);
for (const { locale, game, scheme, width } of SCREENS)
  test(`${game} is accessible in ${locale}, ${scheme}, at ${width}`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 780 });
    await openStored(page, `./${locale}/${game}/tonight/`);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
