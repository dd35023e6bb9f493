import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { openEmptyBoard, setUpPrintedWar } from './board.ts';
import { expectAccessible, openTool, test } from './support.ts';
import { literally, wordsOf } from './words.ts';

// How many tiles it takes to win, as shown where players commit. Expected values were calculated by hand.

const wordsIn = (locale: Locale) =>
  wordsOf(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-conflict', 'huang-what-if');

/**
 * State 1 has the Tiger’s Soldier leader and two red tiles, State 2 the Rat’s and four. Who placed the tile
 * is not entered.
 */
async function enterWar(page: Page, locale: Locale): Promise<void> {
  const t = wordsIn(locale);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  const count = (n: number, tiles: number) =>
    page
      .getByRole('group', { name: t('red-tiles-in', { n }) })
      .getByRole('button', { name: new RegExp(`: ${tiles}$`) })
      .tap();
  await openTool(page, `./${locale}/huang/conflict/`);
  await count(1, 2);
  await press(t('leader-red', { player: t('dynasty-tiger') }));
  await page
    .getByRole('group', { name: t('states') })
    .getByRole('button', { name: t('side', { n: 2 }) })
    .tap();
  await count(2, 4);
  await press(t('leader-red', { player: t('dynasty-rat') }));
}

for (const [locale, weaker, stronger, tied, found] of someOf([
  [
    'en',
    'State 1 (Tiger) needs 3 more tiles to win, 2 to tie (then the player who placed the tile decides).',
    'State 2 (Rat) wins as things stand.',
    'State 1 (Tiger) is tied and needs 1 more tile to win. If it stays a tie, then the Rat decides.',
    'If nobody else commits anything, State 1 (Tiger) wins with 3 more tiles. With 2, it’s a tie; then the player who placed the tile decides. Even if State 1 (Tiger) gets 6 more tiles, the others can still stop it.',
  ],
  [
    'de',
    'Reich 1 (Tiger) braucht noch 3\u00a0Plättchen zum Sieg, 2 zum Gleichstand (dann entscheidet, wer das Plättchen gelegt hat).',
    'Reich 2 (Ratte) gewinnt, so wie es jetzt steht.',
    'Reich 1 (Tiger) liegt gleichauf und braucht noch 1\u00a0Plättchen zum Sieg. Bleibt es beim Gleichstand, dann entscheidet die Ratte.',
    'Teilt sonst niemand etwas zu, gewinnt Reich 1 (Tiger) mit 3 weiteren Plättchen. Mit 2 Plättchen gibt es Gleichstand; dann entscheidet, wer das Plättchen gelegt hat. Dass Reich 1 (Tiger) gewinnt, können die anderen selbst bei 6 weiteren Plättchen für diese Seite noch verhindern.',
  ],
  [
    'pl',
    'Królestwo 1 (Tygrys): do wygranej brakuje 3\u00a0kafli, do remisu 2 (wtedy rozstrzyga ten, kto położył kafel).',
    'Królestwo 2 (Szczur) na razie wygrywa.',
    'Królestwo 1 (Tygrys) remisuje (wtedy rozstrzyga Szczur); do wygranej brakuje 1\u00a0kafla.',
    'Jeśli nikt inny nic nie dołoży, Królestwo 1 (Tygrys) wygra, gdy dostanie jeszcze 3\u00a0kafle. Liczba kafli, która daje remis: 2; wtedy rozstrzyga ten, kto położył kafel. Nawet z\u00a06\u00a0dodatkowymi kaflami Królestwo 1 (Tygrys) może jeszcze przegrać, jeśli pozostali dołożą dość dużo.',
  ],
] as const))
  test(`under each side stands what it lacks, and how many tiles it takes, in ${locale}`, async ({
    page,
  }) => {
    const t = wordsIn(locale);
    await enterWar(page, locale);
    const expectNeed = (need: string) =>
      expect(page.getByRole('listitem').filter({ hasText: need })).toHaveText(need);
    await expectNeed(weaker); // 2 + 2 = 4, 2 + 3 = 5
    await expectNeed(stronger); // 4 against 2
    await page.getByText(t('what-if')).tap();
    await page
      .getByRole('group', { name: t('which-side') })
      .getByRole('button', { name: /1/ })
      .tap();
    await expect(page.getByText(t('number-more-both', { count: 3, tie: 2 }), { exact: true })).toBeVisible();
    await expect(page.getByText(found)).toBeVisible(); // all others together could give six each
    await expectAccessible(page);
    const first = new RegExp(`^${literally(t('side', { n: 1 }))}`); // with its strength
    await page
      .getByRole('group', { name: t('states') })
      .getByRole('button', { name: first })
      .tap();
    await page
      .getByRole('group', { name: t('commitments') })
      .getByRole('group', { name: t('dynasty-tiger') })
      .getByRole('button', { name: /: 2$/ })
      .tap();
    await page
      .getByRole('group', { name: t('who-placed'), exact: true })
      .getByRole('button', { name: t('dynasty-rat') })
      .tap();
    await expectNeed(tied); // 2 + 2 against 4
  });

for (const locale of someOf(LOCALES, 1))
  test(`at the commitments on the board each state says what it lacks, in ${locale}`, {
    tag: '@all',
  }, async ({ page }) => {
    const t = wordsIn(locale);
    await openWar(page, locale);
    const tiger = t('state', { n: 1, players: t('dynasty-tiger') });
    const rat = t('then-decides', { player: t('the-rat') });
    const lacking = page.getByRole('listitem').filter({ hasText: tiger });
    await expect(lacking).toHaveText(t('need-both', { side: tiger, count: 3, tie: 2, decides: rat })); // 2 against 4
    await page
      .getByRole('group', { name: t('dynasty-tiger'), exact: true })
      .getByRole('button', { name: t('tiles-red', { count: 2 }) })
      .tap();
    await expect(lacking).toHaveText(t('need-level', { side: tiger, count: 1, decides: rat })); // 2 + 2 against 4
    await page.getByText(t('what-if')).tap();
    await expect(page.getByText(t('you-win-from', { count: 3 }))).toBeVisible(); // of the Tiger’s own, from nothing
    await expectAccessible(page);
  });

test('a cell of the grid tells how it comes about, by touch and by keys', { tag: '@all' }, async ({
  page,
}) => {
  await openWar(page, 'en');
  await page.getByText('What would it take to win?').tap();
  const table = page.getByRole('table', { name: 'Who wins?' });
  const column = (name: string) => table.getByRole('columnheader', { name, exact: true });
  for (const name of ['Your tiles', 'Tiles against you', '0', '6']) await expect(column(name)).toBeVisible();
  // With six tiles against two more of the others it is 8 against 6, against four more 8 against 8.
  await expect(table.getByRole('rowheader')).toHaveText(['0', '1', '2', '3', '4']);
  await table.getByRole('button', { name: '5 or more: lost' }).tap();
  await expect(table.getByRole('rowheader')).toHaveText(['0', '1', '2', '3', '4', '5', '6']);
  const cell = (mine: number, theirs: number, fate: string) =>
    table.getByRole('button', {
      name: `You: ${mine}, State 2 (Rat, Goat): ${theirs} extra – ${fate}`,
    });
  await cell(3, 0, 'State 1 (Tiger) wins').tap(); // 2 + 3 = 5 against 4
  const steps = page.getByRole('list').filter({ hasText: 'State 1 (Tiger) wins the war' });
  await expect(steps).toContainText('State 1 (Tiger): 2 red tiles + 3 committed = 5.');
  await page.keyboard.press('ArrowDown');
  await expect(cell(3, 1, 'a tie')).toBeFocused(); // 5 against 4 + 1
  await expect(page.getByRole('status').filter({ hasText: '1 extra' })).toHaveText(
    'You: 3, State 2 (Rat, Goat): 1 extra – a tie.',
  );
  await page.keyboard.press('ArrowDown');
  await expect(cell(3, 2, 'State 2 (Rat, Goat) wins')).toBeFocused();
  const strength = page.getByRole('listitem').filter({ hasText: 'State 1 (Tiger): 2 red tiles + 3' });
  await strength.getByRole('link', { name: 'Rule: Strength' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/**
 * Opens the war of the printed rulebooks at its first question, the commitment of the Tiger. The Rat has
 * placed the tile.
 */
async function openWar(page: Page, locale: Locale): Promise<void> {
  const board = await openEmptyBoard(page, locale);
  await setUpPrintedWar(board);
  await board.play();
  await board.space('K6');
}

test('a tile of Khan tells what one more yurt of each player would change', async ({ page }) => {
  const asked = {
    ...{
      game: 'khan',
      ask: 'conquer',
      by: 'red',
      tile: 'conquest',
      covers: ['0,0', '1,0', '2,0'],
    },
    yurts: { '0,0': 'red', '1,0': 'blue', '2,0': 'neutral' },
  };
  await openTool(page, `./en/khan/conquest/#${await makeLink(asked)}`);
  await page.getByText('What if there were one more yurt?').tap();
  const changes = page.getByRole('listitem').filter({ hasText: 'instead of the neutral one' });
  await expect(changes).toHaveText([
    /^Blue with a yurt on A3 .*: No, the tile can’t be laid\. Another player has more yurts under the tile: Blue\s2, Red\s1\. Nobody may have more than the player who lays it\.$/,
    /^Green with .*: Yes, the tile can be laid. Blue, Green and Red own the tile together/, // one each
    /^Red with .*: Yes, the tile can be laid. Red owns the tile/, // 2 against 1
    /^Yellow with .*: Yes, the tile can be laid. Blue, Red and Yellow own the tile together/,
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'How this is worked out' }).tap();
  await page.waitForURL('**/about/#khan');
  await expect(page.getByRole('heading', { name: 'Khan: one more yurt' })).toBeInViewport();
});
