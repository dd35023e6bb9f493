import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { heardAfter } from './live-regions.ts';
import {
  noticeOf,
  offlineReady,
  openTool,
  reloadTool,
  saying,
  showWaysToShare,
  store,
  switchTo,
  test,
  testWithWorker,
  toolReady,
} from './support.ts';
import { literally, wordsOf } from './words.ts';

type Player = 'tiger' | 'rabbit' | 'rat' | 'goat';
type Colour = 'yellow' | 'red' | 'blue' | 'green';

const open = (page: Page, locale: Locale) => openTool(page, `./${locale}/huang/conflict/`);

/** The verdict on the conflict, and the sentence with which it begins. */
const result = (page: Page) => page.getByRole('region', { name: /^(Result|Ergebnis|Wynik)$/ });
/** The part below the numbers: an open question, the reason, and what to do on the table. */
const follows = (page: Page) =>
  page.getByRole('region', { name: /^(What follows|Was aus dem Ergebnis folgt|Co z\stego wynika)$/ });
const head = (page: Page, sentence: string) => result(page).getByText(sentence, { exact: true });

const nobodyCommits = (page: Page) => page.getByRole('button', { name: 'Nobody commits', exact: true });

/** Taps controls of the page and counts the taps. */
function thumbOn(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'huang', 'huang-pieces', 'huang-conflict');
  let taps = 0;
  const tap = async (what: Locator, times = 1) => {
    for (let i = 0; i < times; i++) await what.tap();
    taps += times;
  };
  const press = (name: string, times = 1) => tap(page.getByRole('button', { name, exact: true }), times);
  const among = (group: string, name: string) =>
    tap(page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }));
  const called = (player: Player) => ({ player: t(`dynasty-${player}`) });
  /** Returns the button in a group whose name ends with this text. */
  const within = (groups: readonly string[], name: string) => {
    const inner = groups.reduce<Page | Locator>(
      (one, group) => one.getByRole('group', { name: group, exact: true }),
      page,
    );
    return inner.getByRole('button', {
      name: new RegExp(`(^|\\s)${literally(name)}$`),
    });
  };
  /** Enters a number: up to a limit with its own button, beyond that with repeated taps on the last one. */
  const count = async (groups: readonly string[], what: string, wanted: number, own: number) => {
    for (let n = Math.min(wanted, own + 1); n <= wanted; n++)
      await tap(within(groups, t('tiles-so-many', { what, count: n > own + 1 ? n - 1 : n })));
  };
  const line = (player: Player) => [t('commitments'), t(`dynasty-${player}`)];
  const inState = (n: number) => new RegExp(`^${literally(t('side', { n }))}(\\s\\d+)?$`); // with its strength
  return {
    t,
    taps: () => taps,
    press,
    among,
    called,
    count,
    within,
    tap,
    state: (n: number) =>
      n > 2 ? press(t('third-add')) : tap(page.getByRole('button', { name: inState(n) })),
    red: (n: number, tiles: number) => count([t('red-tiles-in', { n })], t('red-tiles'), tiles, 5),
    leader: (player: Player, colour: Colour) => press(t(`leader-${colour}`, called(player))),
    give: (player: Player, tiles: number) => count(line(player), t('red-tiles'), tiles, 3),
    support: (player: Player) => tap(within(line(player), t('supports-red'))),
    help: (player: Player) => tap(within(line(player), t('helps-nobody'))), // the first state comes first
    placed: (player: Player) => among(t('who-placed'), called(player).player),
  };
}

/** The war of the printed rulebooks: 2 + 2 + 1 = 5 against 4 + 3 = 7. */
async function enterPrintedWar(page: Page, locale: Locale): Promise<number> {
  const thumb = thumbOn(page, locale);
  await thumb.red(1, 2);
  await thumb.leader('tiger', 'red');
  await thumb.leader('tiger', 'yellow');
  await thumb.give('tiger', 2);
  await thumb.support('goat');
  await thumb.help('goat'); // State 1, though it is another's
  await thumb.state(2);
  await thumb.red(2, 4);
  await thumb.leader('rat', 'red');
  await thumb.leader('goat', 'yellow');
  await thumb.give('rat', 3);
  await thumb.placed('rat');
  return thumb.taps();
}

for (const [locale, wins, todos] of someOf(
  [
    [
      'en',
      'The Rat and the Goat win the war, 7–5.',
      [
        'The Rat scores 1 red point.',
        'The Goat scores 1 yellow point.',
        'The Tiger’s Soldier leader leaves the board.',
        'State 1 (Tiger) loses 2 red tiles.',
        'gives up 3 committed + 2 red tiles.',
        'All committed tiles go face down into the box.',
      ],
    ],
    [
      'de',
      'Die Ratte und die Ziege gewinnen den Krieg mit 7\u00a0:\u00a05.',
      [
        'Die Ratte bekommt 1\u00a0roten Siegpunkt.',
        'Die Ziege bekommt 1\u00a0gelben Siegpunkt.',
        'Der Gouverneur-Anführer des Tigers verlässt das Spielbrett.',
        'Reich\u00a01 (Tiger) verliert 2\u00a0rote Plättchen.',
        'legt dafür ab: 3\u00a0zugeteilte Plättchen + 2\u00a0rote Plättchen.',
        'Alle zugeteilten Plättchen kommen verdeckt in die Schachtel.',
      ],
    ],
    [
      'pl',
      'Szczur i\u00a0Koza wygrywają wojnę 7:5.',
      [
        'Szczur zdobywa 1\u00a0czerwony punkt.',
        'Koza zdobywa 1\u00a0żółty punkt.',
        'Żołnierz Tygrysa zostaje usunięty z\u00a0planszy.',
        'Królestwo\u00a01 (Tygrys) traci 2\u00a0czerwone kafle.',
        'oddaje: 3\u00a0dołożone kafle + 2\u00a0czerwone kafle.',
        'Dołożone kafle trafiają zakryte do pudełka.',
      ],
    ],
  ] as const,
  1,
))
  test(`the printed war by its numbers, in ${locale}, with at most 15 taps`, async ({ page }) => {
    await open(page, locale);
    expect(await enterPrintedWar(page, locale)).toBeLessThanOrEqual(15);
    await expect(head(page, wins)).toBeVisible();
    for (const text of todos) await expect(follows(page)).toContainText(text);
    for (const strength of ['1 5', '2 7'])
      await expect(page.getByRole('button', { name: new RegExp(`^\\S+\\s${strength}$`) })).toBeVisible();
  });

test('no button moves while numbers are entered, and the result stays in sight', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'en');
  const plus = page
    .getByRole('group', { name: 'Red tiles in State 1' })
    .getByRole('button', { name: /: 3$/ });
  const before = await plus.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await enterPrintedWar(page, 'en');
  await page.getByRole('button', { name: 'State 1 5' }).tap();
  expect(await plus.evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBe(before);
  await page.getByRole('group', { name: 'Who placed the tile?' }).scrollIntoViewIfNeeded();
  await expect(head(page, 'The Rat and the Goat win the war, 7–5.')).toBeInViewport();
});

test('shows every step with its rule, which opens in place', { tag: '@all' }, async ({ page }) => {
  await open(page, 'en');
  await enterPrintedWar(page, 'en');
  await page.getByText('Show the working').tap();
  const steps = page.getByRole('listitem');
  await expect(
    steps.filter({
      hasText: '2 red tiles + 2 committed + 1 Soldier leader = 5.',
    }),
  ).toBeVisible();
  await expect(steps.filter({ hasText: 'The Tiger supports State 1 (Tiger): 2 red tiles.' })).toBeVisible();
  await expect(steps.filter({ hasText: 'order' })).toHaveCount(0); // nobody was asked who sits where
  await follows(page).getByRole('link').tap();
  await expect(page.getByRole('dialog', { name: 'Rule: Strength in a war' })).toContainText('red tiles');
  await page.goBack();
  await expect(head(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
});

test('a tie of states is put to the player who placed the tile', async ({ page }) => {
  await open(page, 'en');
  const thumb = thumbOn(page, 'en');
  await thumb.leader('tiger', 'red');
  await thumb.state(2);
  await thumb.leader('rat', 'red');
  await thumb.placed('goat');
  await expect(head(page, 'State 1 (Tiger) and State 2 (Rat) are tied.')).toBeVisible();
  const tie = page.getByRole('group', { name: 'Tie', exact: true });
  await expect(tie).toHaveCount(0);
  await nobodyCommits(page).tap();
  await expect(
    head(page, 'Goat: State 1 (Tiger) and State 2 (Rat) are tied. Which of them wins?'),
  ).toBeVisible();
  await tie.getByRole('button', { name: 'State 2 (Rat)' }).tap();
  await expect(head(page, 'The Rat wins the war, 0–0.')).toBeVisible();
  await expect(follows(page)).toContainText('The Rat scores 1 red point.');
  await expect(page.getByText('is tied')).toHaveCount(0); // nor does any side need more now
  await tie.getByRole('button', { name: 'State 1 (Tiger)' }).tap();
  await expect(head(page, 'The Tiger wins the war, 0–0.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(head(page, 'The Rat wins the war, 0–0.')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(head(page, 'The Tiger wins the war, 0–0.')).toBeVisible();
});

for (const [locale, stands, wins, todo] of someOf(
  [
    ['en', 'As things stand', 'The Tiger wins the war, 2–0.', 'leaves the board'],
    ['de', 'Zwischenstand', 'Der Tiger gewinnt den Krieg mit 2\u00a0:\u00a00.', 'verlässt das Spielbrett'],
    ['pl', 'Na razie', 'Tygrys wygrywa wojnę 2:0.', 'zostaje usunięty'],
  ] as const,
  1,
))
  test(`before anybody commits the result is one as things stand, in ${locale}`, async ({ page }) => {
    await open(page, locale);
    const thumb = thumbOn(page, locale);
    await thumb.red(1, 2);
    await thumb.leader('tiger', 'red');
    await thumb.state(2);
    await thumb.leader('rat', 'red');
    await expect(head(page, stands)).toBeVisible();
    await expect(head(page, wins)).toBeVisible();
    await expect(follows(page)).not.toContainText(todo);
    await expect(follows(page).getByRole('checkbox')).toHaveCount(0);
    await follows(page).getByRole('button').tap();
    await expect(head(page, stands)).toHaveCount(0);
    await expect(head(page, wins)).toBeVisible();
    await expect(follows(page)).toContainText(todo);
    await reloadTool(page);
    await expect(head(page, wins)).toBeVisible(); // saved
    const t = wordsOf(locale, 'tool');
    await page.getByRole('button', { name: t('undo'), exact: true }).tap();
    await expect(head(page, stands)).toBeVisible();
  });

test('a third state without a common colour stays out, and what else could be is named', async ({ page }) => {
  await open(page, 'en');
  await enterPrintedWar(page, 'en');
  const thumb = thumbOn(page, 'en');
  await thumb.state(3);
  await expect(result(page)).toContainText('State 3 has no leader yet. Tap the leaders in it.');
  await thumb.leader('rabbit', 'blue');
  await thumb.red(3, 9);
  await expect(head(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
  await expect(
    page.getByText(
      'State 3 (Rabbit) has no leader colour in common with the others and stays out of the war.',
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  const point = follows(page).getByRole('listitem').filter({ hasText: 'The rulebooks don’t clearly say' });
  await expect(point).toContainText('With the other ruling: The Rabbit wins the war, 9–7–5.');
  await thumb.give('rabbit', 1); // to its own state: nobody can help a state that does not fight
  await expect(head(page, 'Not allowed')).toBeVisible();
  await page.getByRole('button', { name: 'Remove State 3' }).tap();
  await expect(head(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
});

test('the reading that the table has chosen comes first', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/settings/#bystander-states');
  await page
    .getByRole('group', { name: 'A state with no leader colour in common with the others' })
    .getByLabel('The state fights')
    .check();
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
  await open(page, 'en');
  await enterPrintedWar(page, 'en');
  const thumb = thumbOn(page, 'en');
  await thumb.state(3);
  await thumb.leader('rabbit', 'blue');
  await thumb.red(3, 9);
  await expect(head(page, 'The Rabbit wins the war, 9–7–5.')).toBeVisible();
  const point = follows(page).getByRole('listitem').filter({ hasText: 'The rulebooks don’t clearly say' });
  await expect(point).toContainText('Here it fights, as your group chose.');
  await expect(point).toContainText('With the other ruling: The Rat and the Goat win the war');
});

test('states that share no leader colour wage no war', { tag: '@all' }, async ({ page }) => {
  await open(page, 'en');
  const thumb = thumbOn(page, 'en');
  await thumb.leader('tiger', 'red');
  await thumb.state(2);
  await thumb.leader('rat', 'green');
  await expect(result(page)).toContainText('No two states have leaders of the same colour');
});

for (const [locale, wins] of someOf(
  [
    ['en', 'The Goat wins the revolt as defender, 3–3.'],
    ['de', 'Bei Gleichstand mit 3\u00a0:\u00a03 gewinnt die Ziege die Revolte als Verteidiger.'],
    ['pl', 'Koza jako obrońca wygrywa rewoltę 3:3.'],
  ] as const,
  2,
))
  test(`a revolt that the defender wins by a tie, in ${locale}`, { tag: '@all' }, async ({ page }) => {
    await open(page, locale);
    const { t, press, among, called, count, within, tap, taps } = thumbOn(page, locale);
    await press(t('kind-of-revolt'));
    await among(t('revolt-colour'), t('kind-green'));
    await among(t('attacker'), called('rabbit').player);
    await among(t('defender'), called('goat').player);
    const attacker = t('attacker-is', called('rabbit'));
    const defender = t('defender-is', called('goat'));
    await count([attacker, called('rabbit').player], t('commitments'), 1, 3); // 1 beside + 1 committed
    await tap(within([attacker, called('rabbit').player], t('supports-yellow'))); // + 1
    await count([defender, t('beside-short')], t('beside-short'), 3, 6); // 3 beside
    await expect(head(page, wins)).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(10);
  });

testWithWorker(
  'keeps everything: reload, language, no network',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page, 'en');
    await enterPrintedWar(page, 'en');
    await offlineReady(page);
    await context.setOffline(true);
    await reloadTool(page);
    await expect(head(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
    await switchTo(page, 'pl');
    await toolReady(page);
    await expect(head(page, 'Szczur i\u00a0Koza wygrywają wojnę 7:5.')).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij' }).tap(); // the last step was to name who placed the tile
    const placed = page.getByRole('group', { name: 'Kto położył kafel?' });
    await expect(placed.getByRole('button', { pressed: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Zacznij od nowa' }).tap();
    await noticeOf(page, 'Wszystko jest znów puste.').getByRole('button', { name: 'Cofnij' }).tap();
    await expect(head(page, 'Szczur i\u00a0Koza wygrywają wojnę 7:5.')).toBeVisible();
  },
);

test('another tab shows what is entered here', { tag: '@all' }, async ({ page, context }) => {
  await open(page, 'en');
  const other = await context.newPage();
  await open(other, 'de');
  await page.bringToFront(); // a tab that is not in front draws four times a second
  await enterPrintedWar(page, 'en');
  await other.bringToFront();
  await expect(head(other, 'Die Ratte und die Ziege gewinnen den Krieg mit 7\u00a0:\u00a05.')).toBeVisible();
});

test('a war is settled by keyboard alone', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'en');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "War or revolt" [level=1]
    - region "Result"
    - button "War" [pressed]
    - button "Revolt"
    - group "States at war":
      - button "State 1" [pressed]
      - button "State 2"
      - button "Add State 3"
    - group "State 1":
      - group "Red tiles in State 1"
      - group "Tiger":
        - button "Tiger’s Soldier leader"
    - group "Committed":
      - group "Tiger"
    - group "Who placed the tile?":
      - button "Tiger"
  `);
  const reach = async (what: Locator) => {
    for (let i = 0; i < 90 && !(await what.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(what).toBeFocused();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const ending = (group: string, name: RegExp) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name });
  await reach(ending('Red tiles in State 1', /: 1$/));
  await page.keyboard.type('5');
  await reach(button('Tiger’s Soldier leader'));
  await page.keyboard.press('Space');
  await reach(ending('Goat', /Red tiles: 1$/));
  await page.keyboard.press('Enter');
  await reach(ending('Goat', /No side chosen$/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await reach(button('State 2'));
  await page.keyboard.press('Enter');
  await reach(button('Rat’s Soldier leader'));
  const heardOn = (keys: string) => heardAfter(page, () => page.keyboard.press(keys));
  expect(await heardOn('Enter')).toEqual(['Final The Tiger wins the war, 6–0.']); // the Goat's tile
  await expect(head(page, 'The Tiger wins the war, 6–0.')).toBeVisible();
  expect(await heardOn('Control+z')).toEqual(['State 2 has no leader yet. Tap the leaders in it.']);
  expect(await heardOn('Control+Shift+Z')).toEqual(['Final The Tiger wins the war, 6–0.']);
  await showWaysToShare(page);
  await reach(button('Copy text'));
  expect(await heardOn('Enter')).toEqual(['Result copied.']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('The Tiger wins the war');
});

test('a tie, its end and peace are heard as they come', async ({ page }) => {
  await open(page, 'en');
  const heardOn = (name: string) =>
    heardAfter(page, () => page.getByRole('button', { name, exact: true }).press('Enter'));
  await heardOn('Tiger’s Soldier leader');
  await heardOn('State 2');
  expect(await heardOn('Rat’s Trader leader')).toEqual([
    'Final No two states have leaders of the same colour, so there’s no war.',
  ]);
  expect(await heardOn('Rat’s Soldier leader')).toEqual([
    'As things stand State 1 (Tiger) and State 2 (Rat) are tied.',
  ]);
  expect(await heardOn('Nobody commits')).toEqual(['Your choice It’s a tie. Who placed the tile?']);
  await expect(follows(page)).toBeFocused();
  const asked = page.getByRole('group', {
    name: 'It’s a tie. Who placed the tile?',
  });
  const heard = await heardAfter(page, () => asked.getByRole('button', { name: 'Tiger' }).press('Enter'));
  expect(heard).toEqual([
    'Your choice Tiger: State 1 (Tiger) and State 2 (Rat) are tied. Which of them wins?',
  ]);
  expect(await heardOn('State 2 (Rat)')).toEqual(['Final The Rat wins the war, 0–0.']);
});

test('a damaged save is put aside, and a newer one is left as it is', { tag: '@all' }, async ({ page }) => {
  await open(page, 'en');
  await store(page, 'huang-conflict', { version: 1, now: 'what?', past: [] });
  await reloadTool(page);
  await expect(saying(page, 'Some saved data was damaged.')).toBeVisible();
  await store(page, 'huang-conflict', { version: 99, shape: 'unknown' });
  await reloadTool(page);
  await expect(saying(page, 'was saved by a newer version')).toBeVisible();
});
