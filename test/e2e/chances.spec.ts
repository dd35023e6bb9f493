import { expect, type Page } from '@playwright/test';
import { entriesOf } from '../../src/core/record.ts';
import { CHU_HAN_BATTLE_SAVE } from '../../src/games/chu-han/saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../../src/games/chu-han/saves/fresh-battle.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { expectAccessible, showWaysToShare, store, test, toolReady } from './support.ts';
import { literally, wordsOf } from './words.ts';

// The chance that a side wins if all players commit everything they have. Expected values were calculated by
// hand.

const wordsIn = (locale: Locale) =>
  wordsOf(
    locale,
    'huang',
    'huang-pieces',
    'huang-steps',
    'huang-conflict',
    'huang-chances',
    'chances',
    'huang-what-if',
  );

/**
 * State 1 has the Tiger’s Soldier leader and two red tiles, State 2 the Rat’s and four. The Goat places the
 * tile between them.
 */
const WAR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['..........', '..........'] },
    players: ['tiger', 'rat', 'goat'],
    turn: 'goat',
    tiles: {
      ...{ '0,0': 'yellow', '2,0': 'red', '3,0': 'red' },
      ...{
        '5,0': 'red',
        '6,0': 'red',
        '7,0': 'red',
        '9,0': 'yellow',
        '7,1': 'red',
      },
    },
    leaders: { '1,0': 'tiger:red', '8,0': 'rat:red' },
  },
  action: { type: 'place-tile', colour: 'green', at: '4,0' },
};
/** The same war as a question of the Tiger, who has three red tiles and three others. */
const ASKED = {
  ...WAR,
  ...{ ask: 'chances', viewer: 'tiger', side: '2,0' },
  position: { ...WAR.position, hands: { tiger: { red: 3, blue: 3 } } },
};

/*
 * Nine tiles lie there with the one just laid, six are in the Tiger's hand: 123 are out of sight, 27 of them red. With 3
 * the Tiger has 5 against 4. Of the Rat's six none is red with 96/123 · 95/122 · … · 91/118 = 0.218, 4.4 times out of 20; one
 * is with 0.218 · 6 · 27/91 = 0.388, 7.8 times: a tie, which the Goat decides.
 */
const SAID: Readonly<Partial<Record<Locale, string>>> = {
  en: 'If you commit 3, you win about 4 times in 20. About 8 times in 20 it’s a tie, and the Goat decides. Otherwise you lose.',
  de: 'Gibst du 3, gewinnst du in etwa 4 von 20 Fällen. In etwa 8 von 20 Fällen gibt es Gleichstand; dann entscheidet die Ziege. Sonst verlierst du.',
  pl: 'Jeśli dołożysz 3, wygrasz mniej więcej 4 razy na 20. Mniej więcej 8 razy na 20 będzie remis i rozstrzygnie Koza. W\u00a0pozostałych przypadkach przegrasz.',
};

const answered = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('strong') });

async function open(page: Page, path: string, asked: object): Promise<void> {
  await page.goto(`./${path}#${await makeLink(asked)}`);
  await toolReady(page);
}

for (const [locale, said] of someOf(entriesOf(SAID), 2))
  test(`by numbers, what is out of sight is counted from what lies there and what is told, in ${locale}`, {
    tag: '@all',
  }, async ({ page }) => {
    const t = wordsIn(locale);
    await open(page, `${locale}/huang/conflict/`, WAR);
    await page.getByText(t('if-all-give')).tap();
    await page
      .getByRole('group', { name: t('who-asks') })
      .getByRole('button', { name: t('dynasty-tiger') })
      .tap();
    const more = (where: string, what: string) =>
      page.getByRole('button', {
        name: t('one-more', { what: t('pair-name', { where, what }) }),
        exact: true,
      });
    const hand = more(t('behind-screen'), t('pair-red'));
    for (let i = 0; i < 3; i++) await hand.tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 9, own: 6, tiles: 123, matching: 27 })),
    ).toBeVisible();
    await expect(page.getByText(t('sight-war'))).toBeVisible();
    await expect(answered(page)).toContainText(new RegExp(literally(said)));
    const rows = page.getByRole('group', { name: t('by-count') }).getByRole('button');
    await expect(rows).toHaveCount(4);
    await rows.filter({ hasText: '2' }).tap();
    await expect(answered(page)).toContainText(t('give-loses', { count: 2 })); // 2 + 2 against 4 at least
    await rows.filter({ hasText: '3' }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: t('price-won', { what: '' }) })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: t('price-lost', { what: '' }) })).toBeVisible();
    await expectAccessible(page);

    await more(t('in-sight-numbers'), t('pair-red')).tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 10, own: 6, tiles: 122, matching: 26 })),
    ).toBeVisible();
    await page.reload();
    await toolReady(page);
    await page.getByText(t('if-all-give')).tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 10, own: 6, tiles: 122, matching: 26 })),
    ).toBeVisible(); // it is kept
  });

test('what was told is taken back like anything else', async ({ page }) => {
  const t = wordsIn('en');
  await open(page, 'en/huang/conflict/', WAR);
  await page.getByText(t('if-all-give')).tap();
  const asks = page.getByRole('group', { name: t('who-asks') });
  await asks.getByRole('button', { name: 'Tiger' }).tap();
  await page.getByLabel('Rat: tiles behind the screen').selectOption('0');
  await page.getByLabel('Behind your screen: red', { exact: true }).fill('3');
  await expect(answered(page)).toContainText('If you commit 3, you win for certain.'); // 5 against 4
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Behind your screen: red', { exact: true })).toHaveValue('0');
  await page.getByLabel('Goat supports').selectOption('State 1 (Tiger)');
  // With the Goat's leader it is 3 against 4, or the Goat commits tiles too: the leader alone is never
  // enough.
  await expect(answered(page)).toContainText('If you commit none, you win');
});

test('a link to chances opens at the question of the one who asks, on the board', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const t = wordsIn('en');
  await open(page, 'en/huang/referee/', {
    ...ASKED,
    seen: { red: 7, white: 6, green: 10 },
  });
  await page.getByText(t('if-all-give')).tap();
  await expect(page.getByText(t('hidden-red', { seen: 32, own: 6, tiles: 100, matching: 20 }))).toBeVisible();
  await expect(page.getByLabel(`${t('in-sight-board')}: red`, { exact: true })).toHaveValue('7');
  await expect(answered(page)).toContainText('If you commit none, you can’t win.');
  await page
    .getByRole('group', { name: 'Tiger', exact: true })
    .getByRole('button', { name: t('tiles-red', { count: 3 }) })
    .tap();
  await expect(answered(page)).toContainText('If you commit 3, you win about 5 times in 20.'); // 80/100 · … · 75/95 = 0.252
  // Three of the six are committed: they are in sight, and fewer cannot be committed.
  const committed = t('hidden-red', {
    seen: 35,
    own: 3,
    tiles: 100,
    matching: 20,
  });
  await expect(page.getByText(committed)).toBeVisible();
  await expect(page.getByRole('group', { name: t('by-count') }).getByRole('button')).toHaveText(['3']);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('share-chance') }).tap();
  await expect(page.getByText(t('chance-copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('If the others commit all they can (the Tiger asks):');
  expect(copied).toContain('If you commit 3, you win about 5 times in 20. ');
  expect(copied).not.toContain('If you give 2');
  await page.goto(`./open/#${copied.split('#')[1]}`);
  await page.waitForURL(/\/en\/huang\/referee\//);
  await toolReady(page);
  await page.getByText(t('if-all-give')).tap();
  await expect(page.getByText(committed)).toBeVisible();
});

test('the settings switch chances off, and on again', async ({ page }) => {
  const t = wordsIn('en');
  const words = wordsOf('en', 'settings');
  const choose = async (choice: 'display-shown' | 'display-hidden') => {
    await page.goto('./en/settings/#chances');
    await page.getByRole('radio', { name: words(choice) }).check();
    await expect(page.getByText(words('stored'))).toBeVisible();
  };
  await choose('display-hidden');
  await page.reload();
  await expect(page.getByRole('radio', { name: words('display-hidden') })).toBeChecked();
  await open(page, 'en/huang/conflict/', WAR);
  await expect(page.getByText(t('what-if'))).toBeVisible(); // what it takes rests on nothing hidden
  await expect(page.getByText(t('if-all-give'))).toBeHidden();
  await choose('display-shown');
  await page.goto('./en/huang/conflict/');
  await expect(page.getByText(t('if-all-give'))).toBeVisible();
});

test('what the loser would have needed stands in the text that is shared', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./en/');
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, 'en/huang/conflict/', {
    ...WAR,
    decisions: { commitments: [] },
  });
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'Copy text' }).tap();
  await expect(page.getByText('Result copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('State 1 (Tiger) was 3 strength short of winning, 2 short of a tie.'); // 2 + 2 ties with 4, 2 + 3 beats it
});

/** Han has just led a 7 and holds Lü Zhi; no other card is known. */
const BATTLE = {
  ...freshBattle(),
  setup: {
    ...FRESH_SETUP,
    hands: {
      han: { known: ['7', 'lu-zhi'], faceDown: 13 },
      chu: { known: [], faceDown: 15 },
    },
  },
  plays: [{ by: 'han', open: ['7'] }],
};

/*
 * 44 cards are out of sight, Chu holds 15. A 7 is beaten by two 8s and the 9: by none with 29/44 · 28/43 · 27/42, so it is
 * beaten with 1 - 21924/79464 = 685/946, 14.48 times out of 20.
 */
test('in a battle it says how often a set is beaten, and beside the abilities who could hold what', async ({
  page,
}) => {
  const t = wordsIn('en');
  await page.goto('./en/');
  const { key, version } = CHU_HAN_BATTLE_SAVE;
  await store(page, key, { version, now: BATTLE, past: [], future: [] });
  await page.goto('./en/chu-han/referee/');
  await toolReady(page);
  await page.getByText('Odds of being beaten').tap();
  await expect(page.getByText('Chu can beat the set about 14 times in 20.')).toBeVisible();
  await expect(page.getByText('Exactly: 685/946')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('how-counted-chance') }).tap();
  await page.waitForURL('**/about/#chu-han');
  await page.goto('./en/chu-han/cards/');
  await page.getByText('Your hand in “Replay a hand”: who could have what?').tap();
  await expect(page.getByText(/^Chu has each of these about 7 times in 20: /)).toBeVisible(); // 15/44
});
