import { expect, type Page } from '@playwright/test';
import { entriesOf } from '../../src/core/record.ts';
import { CHU_HAN_BATTLE_SAVE } from '../../src/games/chu-han/saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../../src/games/chu-han/saves/fresh-battle.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { makeLink } from '../../src/share/link.ts';
import { WAR_OF_TWO_TO_FOUR as WAR } from '../support/act-cases.ts';
import { someOf } from '../support/campaign.ts';
import {
  expectAccessible,
  openTool,
  reloadTool,
  showWaysToShare,
  store,
  test,
  toolReady,
} from './support.ts';
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

/** The war of two red tiles to four as a question of the Tiger, who has three red tiles and three others. */
const ASKED = {
  ...WAR,
  ...{ ask: 'chances', viewer: 'tiger', side: '2,0' },
  position: { ...WAR.position, hands: { tiger: { red: 3, blue: 3 } } },
};

/*
 * Nine tiles lie there with the one just laid, six are in the Tiger's hand: 123 are out of sight, 27 of them red. With 3
 * the Tiger has 5 against 4. Of the Rat's six none is red with 96/123 · 95/122 · … · 91/118 = 0.218; one
 * is with 0.218 · 6 · 27/91 = 0.388: a tie, which the Goat decides.
 */
const SAID: Readonly<Partial<Record<Locale, string>>> = {
  en: 'With 3 tiles, the Tiger wins about 22% of the time; about 39% of the time it’s a tie, and the Goat decides.',
  de: 'Mit 3 Plättchen gewinnt der Tiger in etwa 22\u00a0% der Fälle; in etwa 39\u00a0% der Fälle gibt es Gleichstand, und die Ziege entscheidet.',
  pl: 'Dokładając 3 kafle, Tygrys wygra w\u00a0około 22% przypadków; w\u00a0około 39% przypadków będzie remis i\u00a0rozstrzygnie Koza.',
};

/** The sentence on what the Tiger reaches with some tiles. */
const withTiles = (t: ReturnType<typeof wordsIn>, count: number, key: 'wins-never') =>
  t(key, { with: t('with-tiles', { count }), player: t('the-tiger') });

const answered = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('strong') });

const open = async (page: Page, path: string, asked: object) =>
  openTool(page, `./${path}#${await makeLink(asked)}`);

for (const [locale, said] of someOf(entriesOf(SAID), 2))
  test(`by numbers, what is out of sight is counted from what lies there and what is told, in ${locale}`, {
    tag: '@all',
  }, async ({ page }) => {
    const t = wordsIn(locale);
    await open(page, `${locale}/huang/conflict/`, WAR);
    await page.getByText(t('how-likely')).tap();
    // Without any entry: the weaker side, and one red tile of six, as 30 of the 129 other tiles are red.
    const asks = page.getByRole('group', { name: t('who-asks') });
    await expect(asks.getByRole('button', { pressed: true })).toHaveText(t('dynasty-tiger'));
    await expect(answered(page)).toContainText(withTiles(t, 1, 'wins-never'));
    await page.getByText(t('chance-change')).tap();
    await page.getByText(t('chance-more')).tap();
    const more = (where: string, what: string) =>
      page.getByRole('button', {
        name: t('one-more', { what: t('pair-name', { where, what }) }),
        exact: true,
      });
    const hand = more(t('behind-screen'), t('pair-red'));
    for (let i = 0; i < 2; i++) await hand.tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 9, own: 6, tiles: 123, matching: 27 })),
    ).toBeVisible();
    await expect(page.getByText(t('sight-war'))).toBeVisible();
    await expect(answered(page)).toContainText(new RegExp(literally(said)));
    const rows = page.getByRole('group', { name: t('by-count', { player: t('the-tiger') }) });
    await expect(rows.getByRole('button')).toHaveCount(4);
    await rows.getByRole('button', { name: /^2 / }).tap();
    await expect(answered(page)).toContainText(withTiles(t, 2, 'wins-never').slice(0, -1)); // 2 + 2 against 4 at least:
    await expect(answered(page)).toContainText(/; .*\b22\s?%/); // a tie, if the Rat has no red tile
    await rows.getByRole('button', { name: /^3 / }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: t('price-won', { what: '' }) })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: t('price-lost', { what: '' }) })).toBeVisible();
    await expectAccessible(page);

    await more(t('in-sight-numbers'), t('pair-red')).tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 10, own: 6, tiles: 122, matching: 26 })),
    ).toBeVisible();
    await reloadTool(page);
    await page.getByText(t('how-likely')).tap();
    await page.getByText(t('chance-more')).tap();
    await expect(
      page.getByText(t('hidden-red', { seen: 10, own: 6, tiles: 122, matching: 26 })),
    ).toBeVisible(); // it is kept
  });

test('what was told is taken back like anything else', async ({ page }) => {
  const t = wordsIn('en');
  await open(page, 'en/huang/conflict/', WAR);
  await page.getByText(t('how-likely')).tap();
  await page.getByText(t('chance-change')).tap();
  const asks = page.getByRole('group', { name: t('who-asks') });
  await asks.getByRole('button', { name: 'Tiger' }).tap();
  await page.getByLabel('Rat: tiles behind the screen').selectOption('0');
  await page.getByLabel('Behind your screen: red', { exact: true }).fill('3');
  await expect(answered(page)).toContainText('With 3 tiles, the Tiger wins for certain.'); // 5 against 4
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Behind your screen: red', { exact: true })).toHaveValue('1');
  await page.getByLabel('Goat supports').selectOption('State 1 (Tiger)');
  // With the Goat's leader it is 3 against 4, or the Goat commits tiles too: the leader alone is never
  // enough.
  await expect(answered(page)).toContainText('With 1 tile, the Tiger wins');
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
  await page.getByText(t('how-likely')).tap();
  await page.getByText(t('chance-change')).tap();
  await page.getByText(t('chance-more')).tap();
  await expect(page.getByText(t('hidden-red', { seen: 32, own: 6, tiles: 100, matching: 20 }))).toBeVisible();
  await expect(page.getByLabel(`${t('in-sight-board')}: red`, { exact: true })).toHaveValue('7');
  await expect(answered(page)).toContainText('Without committing a tile, the Tiger can’t win.');
  await page
    .getByRole('group', { name: 'Tiger', exact: true })
    .getByRole('button', { name: t('tiles-red', { count: 3 }) })
    .tap();
  await expect(answered(page)).toContainText('With 3 tiles, the Tiger wins about 25% of the time'); // 80/100 · … · 75/95 = 0.252
  // Three of the six are committed: they are in sight, and fewer cannot be committed.
  const committed = t('hidden-red', {
    seen: 35,
    own: 3,
    tiles: 100,
    matching: 20,
  });
  await expect(page.getByText(committed)).toBeVisible();
  const rows = page.getByRole('group', { name: t('by-count', { player: t('the-tiger') }) });
  await expect(rows.getByRole('button')).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^3 / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('share-chance') }).tap();
  await expect(page.getByText(t('chance-copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('How likely is the Tiger to win if the others commit all they can?');
  expect(copied).toContain('With 3 tiles, the Tiger wins about 25% of the time');
  expect(copied).not.toContain('With 2 tiles');
  await page.goto(`./open/#${copied.split('#')[1]}`);
  await page.waitForURL(/\/en\/huang\/referee\//);
  await toolReady(page);
  await page.getByText(t('how-likely')).tap();
  await page.getByText(t('chance-more')).tap();
  await expect(page.getByText(committed)).toBeVisible();
});

test('the settings switch chances off, and on again', async ({ page }) => {
  const t = wordsIn('en');
  const words = wordsOf('en', 'settings');
  const choose = async (choice: 'display-shown' | 'display-hidden') => {
    await page.goto('./en/settings/#chances');
    const radio = page.getByRole('radio', { name: words(choice) });
    await expect(radio).toBeEnabled(); // before that, it may be checked by default although another is stored
    await radio.check();
    await expect(page.getByText(words('stored'))).toBeVisible();
  };
  await choose('display-hidden');
  await page.reload();
  await expect(page.getByRole('radio', { name: words('display-hidden') })).toBeChecked();
  await open(page, 'en/huang/conflict/', WAR);
  await expect(page.getByText(t('what-if'))).toBeVisible(); // what it takes rests on nothing hidden
  await expect(page.getByText(t('how-likely'))).toBeHidden();
  await choose('display-shown');
  await page.goto('./en/huang/conflict/');
  await expect(page.getByText(t('how-likely'))).toBeVisible();
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
  expect(copied).toContain('State 1 (Tiger) was 3 tiles short of winning, 2 short of a tie.'); // 2 + 2 ties with 4, 2 + 3 beats it
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
 * beaten with 1 - 21924/79464 = 685/946 = 0.724.
 */
test('in a battle it says how often a set is beaten, and beside the abilities who could hold what', async ({
  page,
}) => {
  const t = wordsIn('en');
  await page.goto('./en/');
  const { key, version } = CHU_HAN_BATTLE_SAVE;
  await store(page, key, { version, now: BATTLE, past: [], future: [] });
  await openTool(page, './en/chu-han/referee/');
  await page.getByText('How likely is the set to be beaten?').tap();
  await expect(page.getByText('Chu can beat the set about 72% of the time.')).toBeVisible();
  await expect(page.getByText('Exact chance that the set is beaten: 685/946')).toBeHidden();
  await page.getByText('Exact figures and more').tap();
  await expect(page.getByText('Exact chance that the set is beaten: 685/946')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // axe takes a button below the sticky part of the page for a small one
  await expectAccessible(page);
  await page.getByRole('link', { name: t('how-counted-chance') }).tap();
  await page.waitForURL('**/about/#chu-han');
  await page.goto('./en/chu-han/cards/');
  await page.getByText('Your hand in “Replay a hand”: who could have what?').tap();
  await expect(page.getByText(/^Chu has each of these about 34% of the time: /)).toBeVisible(); // 15/44
});
