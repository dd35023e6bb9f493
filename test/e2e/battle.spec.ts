import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { readTexts } from '../support/content.ts';
import { focusOf, heardAfter } from './hearing.ts';
import { expectAccessible, offlineReady, test, withoutWorker } from './support.ts';

type Locale = (typeof LOCALES)[number];
type Side = 'han' | 'chu';

const texts = (locale: Locale) =>
  makeTranslator(locale, readTexts(locale, 'chu-han', 'tool', 'chu-han-referee', 'chu-han-battle'));

/** The page of the battle referee in one language, and how a thumb uses it. */
async function openBattle(page: Page, locale: Locale) {
  await page.goto(`./${locale}/chu-han/referee/`);
  await ready(page);
  const t = texts(locale);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tapCards = async (within: Locator, cards: string) => {
    for (const card of cards.split(' ').filter(Boolean))
      await within.locator(`[data-card="${card}"]`).first().tap();
  };
  const number = async (name: string, value: number) =>
    page.getByLabel(name, { exact: true }).fill(String(value));
  return {
    t,
    button,
    number,
    /** Enters a hand: its size, and the cards in it that are known. */
    async hand(side: Side, size: number, cards: string) {
      await page
        .getByRole('group', { name: t('places') })
        .locator('button')
        .nth(side === 'han' ? 0 : 1)
        .tap();
      await number(t('hand-size', { side: t(`side-${side}`) }), size);
      await tapCards(page.locator('.grid'), cards);
    },
    opener: (side: Side) =>
      page
        .getByRole('group', { name: t('opener') })
        .getByRole('button', { name: t(`side-${side}`) })
        .tap(),
    score: (side: Side, points: number) => number(t('score-of', { side: t(`side-${side}`) }), points),
    taken: (side: Side, count: number) => number(t('taken-by', { side: t(`side-${side}`) }), count),
    begin: () => button(t('begin-play')).tap(),
    /** Taps one of the large cards that are offered. */
    offer: (kind: 'open' | 'defend' | 'retreat' | 'ability', rest: string) =>
      page
        .locator('.offers')
        .getByRole('button', { name: [t(`verb-${kind}`), rest].join(', ') })
        .first()
        .tap(),
    troop: (size: number, rank: number) => t('troop-is', { size, rank }),
    /** Taps cards of the hand under “May I …?”. */
    choose: (cards: string) => tapCards(page.locator('.hand'), cards),
    noReaction: () => button(t('react-not')).tap(),
    react: (side: Side, card: 'lu-zhi' | 'xiao-he') =>
      button(t('react-with', { side: t(`side-${side}`), card: t(`card-${card}`) })).tap(),
    news: page.locator('.news'),
    scoreOf: (side: Side) =>
      page.locator(side === 'han' ? '.side:first-child .score' : '.side:last-child .score'),
    verb: (verb: 'open' | 'defend' | 'retreat' | 'ability' | 'reinforce') =>
      page
        .locator('.verbs')
        .getByRole('button', { name: t(`verb-${verb}`), exact: true })
        .tap(),
  };
}

const ready = async (page: Page) => {
  await page.locator('.battle:not([inert]) .desk').waitFor();
  await page.locator('.more').waitFor();
};

/** The fight at 24 to 23 with three reinforcements of Chu, as far as Han’s opening with so many 1s. */
async function enterLuZhi(page: Page, locale: Locale, ones: number) {
  const at = await openBattle(page, locale);
  await at.hand('han', ones + 1, `${'1 '.repeat(ones)}lu-zhi`);
  await at.hand('chu', 8, 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he');
  await at.score('han', 23);
  await at.score('chu', 24);
  await at.taken('chu', 3);
  await at.begin();
  await at.offer('open', at.troop(ones, 1));
  return at;
}

for (const locale of LOCALES)
  test.describe(`by touch, in ${locale}`, () => {
    test('Zhongli Mo leads six cards as 2s: six points at once', async ({ page }) => {
      const at = await openBattle(page, locale);
      await at.opener('chu');
      await at.hand('chu', 7, '1 1 1 1 1 1 4');
      await at.hand('han', 8, 'zhongli-mo 2 ji-bu 5 ying-bu 8 9');
      await at.begin();
      await at.offer('open', at.troop(6, 1));
      await at.offer('defend', `Zhongli Mo, ${at.troop(6, 2)}`);
      await expect(at.scoreOf('han')).toHaveText('6');
      await expect(at.news).toContainText(at.t('points', { count: 6 }));
      await expect(page.locator('.middle')).toContainText(at.troop(6, 2));
    });

    test('Xiahou Ying at 28 to 30: Chu wins the game before Han wins the battle', async ({ page }) => {
      const at = await openBattle(page, locale);
      await at.opener('chu');
      await at.hand('chu', 3, '9');
      await at.hand('han', 1, 'xiahou-ying');
      await at.score('chu', 28);
      await at.score('han', 30);
      await at.begin();
      await at.offer('open', at.troop(1, 9));
      await at.offer('retreat', 'Xiahou Ying');
      await at.noReaction();
      await expect(at.news).toContainText(at.t('outcome-game', { side: 'Chu' }));
      await expect(at.news).toContainText(at.t('outcome-scores', { han: 30, chu: 31 }));
      await page.locator('summary').tap();
      const before = at.t('step-goal-before', { side: 'Chu', score: 31, other: 'Han' });
      await expect(page.locator('details')).toContainText(before);
      await at.news.locator('.rule-link').tap();
      await expect(page.getByRole('dialog')).toContainText('31');
    });

    test('Lü Zhi answered by Xiao He: 30 to 26', async ({ page }) => {
      const at = await enterLuZhi(page, locale, 6);
      await at.offer('defend', `Zhongli Mo, ${at.troop(6, 2)}`);
      await at.verb('defend');
      await at.react('han', 'lu-zhi');
      await at.react('chu', 'xiao-he');
      await expect(at.news).toContainText(at.t('outcome-battle', { side: 'Han' }));
      await expect(at.news).toContainText(at.t('outcome-scoring', { han: 3, chu: 0 }));
      await expect(at.news).toContainText(at.t('outcome-scores', { han: 26, chu: 30 }));
    });

    test('with Xiao He in the troop Han wins 31 to 24', async ({ page }) => {
      const at = await enterLuZhi(page, locale, 7);
      await at.offer('defend', `Zhongli Mo, ${at.troop(7, 2)}`);
      await at.react('han', 'lu-zhi');
      const cannot = { side: 'Chu', card: 'Xiao He' };
      await expect(page.locator('.caveats')).toContainText(at.t('cannot-react', cannot));
      await expect(at.news).toContainText(at.t('outcome-game', { side: 'Han' }));
      await expect(at.news).toContainText(at.t('outcome-scoring', { han: 8, chu: 0 }));
      await expect(at.news).toContainText(at.t('outcome-scores', { han: 31, chu: 24 }));
    });
  });

test('across the table and with the phone on its side the fight stays in view', async ({ page }) => {
  const at = await openBattle(page, 'de');
  await at.hand('han', 15, '1 1 1 2 4 4 5 7 8 lu-zhi ji-bu');
  await at.begin();
  for (const [width, height] of [
    [360, 780],
    [780, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.verbs').scrollIntoViewIfNeeded();
    await expect(page.locator('.fight')).toBeInViewport({ ratio: 1 });
    await at.button(at.t('turn-view-named')).tap();
    await expect(page.locator('.fight')).toBeInViewport({ ratio: 1 });
    await page.locator('.verbs').scrollIntoViewIfNeeded();
    await expect(page.locator('.fight')).toBeInViewport({ ratio: 1 });
    await at.button(at.t('turn-view-named')).tap();
  }
});

test('cards face down have a name before they are played, and what hangs on them is said', async ({
  page,
}) => {
  const at = await openBattle(page, 'en');
  await at.begin();
  await expect(page.locator('.offers')).toContainText('Take a writ');
  await expect(page.locator('.offers .offer')).toHaveCount(1); // nothing that lies face down is offered
  await page.getByRole('button', { name: '15 cards face down: name one' }).tap();
  await page.locator('.naming [data-card="ji-bu"]').tap();
  await page.getByRole('button', { name: 'Ji Bu, rank 3: in the set' }).tap();
  await at.verb('ability');
  await expect(page.locator('.reaction')).toContainText('Ji Bu: does Chu react with Lü Zhi?');
  await at.noReaction();
  const doubt = 'If Lü Zhi is among the face-down cards of Chu, a reaction may still come';
  await expect(page.locator('.caveats')).toContainText(doubt);
  await at.button('Undo').tap();
  await at.verb('ability');
  await expect(page.locator('.verdict')).toContainText('Choose the person first');
  await at.button('Redo').tap();
  await at.button('Yes: Lü Zhi is one of the face-down cards').tap();
  await expect(page.locator('.side').last()).toContainText('14 cards');
  await expect(page.locator('.reaction')).toContainText('Lü Zhi: does Han react with Xiao He?');
});

test('a wish that is not allowed is answered with its reason and its rule', async ({ page }) => {
  const at = await openBattle(page, 'en');
  await at.hand('han', 4, '1 1 5');
  await at.begin();
  await at.verb('retreat');
  await expect(page.locator('.verdict')).toContainText('No. You have the lead, and so you may not pass.');
  await at.choose('1 5');
  await at.verb('open');
  await expect(page.locator('.verdict')).toContainText('A set must be of one rank');
  await page.locator('.verdict .rule-link').tap();
  await expect(page.getByRole('dialog', { name: 'Rule: One rank' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('group', { name: 'Whose cards' }).getByRole('button', { name: 'Chu' }).tap();
  await at.verb('reinforce');
  await expect(page.locator('.verdict')).toContainText('It is not your turn. Han is to play.');
});

test('what cannot be entered is said where it was entered', async ({ page }) => {
  const at = await openBattle(page, 'en');
  const said = page.locator('.wrong').filter({ hasText: /./ });
  await at.number('Han: cards in hand', 16);
  await expect(said).toHaveText('A side can hold no more: 15 cards, and two for each writ.');
  await page.locator('.grid [data-card="9"]').tap();
  await expect(said).toHaveCount(0);
  await page.locator('.grid [data-card="9"]').tap();
  await expect(said).toHaveText('All cards of this kind have a place already.');
  await page.getByRole('button', { name: /^Discard pile/ }).tap();
  await page.locator('.grid [data-card="1"]').tap();
  await expect(said).toContainText('More than 42 cards are never in sight');
  await at.taken('chu', 7);
  await expect(page.locator('.facts').locator(said)).toHaveText(
    'There are six writs for both sides together.',
  );
  await at.score('chu', 40);
  await expect(page.locator('.facts').locator(said)).toContainText('With more than 30 points');
});

test('a battle is kept, and a link brings it to another, stand-ins and all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const at = await openBattle(page, 'en');
  await at.hand('han', 9, '7 7');
  await at.begin();
  await at.offer('open', at.troop(2, 7));
  await expect(page.locator('.side').first()).toContainText('7 cards');
  await page.reload();
  await ready(page);
  await expect(page.locator('.middle')).toContainText(at.troop(2, 7));
  await at.button('Copy as text').tap();
  await expect(page.locator('.handing [role=status]')).toHaveText('The result is in the clipboard.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. Han leads 2\u00a0×\u00a07. Rank 7, set size 2.');
  await page.getByRole('button', { name: 'New hand' }).tap();
  await at.hand('han', 15, '1');
  await page.goto(copied.split('\n').at(-1) ?? '');
  await page.waitForURL('**/chu-han/referee/');
  await ready(page);
  await expect(page.locator('.notice')).toContainText('This hand came with the link. Yours is kept below.');
  await expect(page.locator('.middle')).toContainText(at.troop(2, 7));
  await page.locator('.chooser').getByRole('button', { name: 'Han', exact: true }).tap();
  await expect(page.getByRole('button', { name: '7 cards face down: name one' })).toBeVisible();
  await expect(page.locator('.shelf li')).toHaveCount(2);
});

test('a battle is played offline', async ({ page, context }) => {
  await page.goto('./pl/chu-han/referee/');
  await offlineReady(page);
  await context.setOffline(true);
  const at = await openBattle(page, 'pl');
  await at.hand('han', 15, '5');
  await at.begin();
  await at.offer('open', at.troop(1, 5));
  await expect(page.locator('.middle')).toContainText(at.troop(1, 5));
});

test('a battle is entered and played by keyboard alone', async ({ page, context }) => {
  await withoutWorker(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./en/chu-han/referee/');
  await ready(page);
  const go = async (to: Locator) => {
    for (let i = 0; i < 120 && !(await to.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(to).toBeFocused();
  };
  const press = async (to: Locator) => {
    await go(to);
    await page.keyboard.press('Enter');
  };
  const named = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Replay a hand Chu Han" [level=1]
    - button "Start" [pressed]
    - button "Play"
    - button "Turn the view"
    - group "Who has the lead?":
      - button "Han" [pressed]
    - group "Where do the cards lie?":
      - button "Han 15" [pressed]
    - 'textbox "Han: cards in hand"': "15"
    - 'group "Known cards: Han"'
    - group "All cards":
      - 'button "Xiong Xin, rank 0: to Han (left: 1)"'
      - 'button "Rank 1: to Han (left: 9)"'
    - button "Play it out"
  `);
  await go(page.getByLabel('Han: cards in hand', { exact: true }));
  await page.keyboard.type('3');
  await press(page.locator('.grid [data-card="xiang-yu"]'));
  await press(page.locator('.grid [data-card="8"]'));
  await press(named('Play it out'));
  await press(named(/Lead, 1\s×\srank 8/));
  await press(page.getByRole('button', { name: '15 cards face down: name one' }));
  await press(page.locator('.naming [data-card="9"]'));
  await press(page.locator('.verbs').getByRole('button', { name: 'Defend', exact: true }));
  await go(page.locator('.verbs').getByRole('button', { name: 'Take a writ', exact: true }));
  await press(page.locator('.offers').getByRole('button', { name: 'Pass, Xiang Yu' }));
  await press(named('No reaction'));
  await expect(page.locator('.middle')).toContainText('Points doubled');
  expect(await focusOf(page)).toMatch(/^status/); // what was tapped is gone: keys go on from what has happened
  await go(page.locator('.verbs').getByRole('button', { name: 'Pass', exact: true }));
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual([
    expect.stringMatching(/^No\. You have the lead, and so you may not pass\. Rule: /),
  ]);
  await go(page.getByRole('button', { name: 'Copy as text', exact: true }));
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual([
    'The result is in the clipboard.',
  ]);
  await go(page.getByRole('button', { name: 'Undo', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.middle')).not.toContainText('Points doubled');
});

for (const [locale, colorScheme] of [
  ['de', 'light'],
  ['pl', 'dark'],
] as const)
  test(`axe finds nothing in any state, ${locale}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const at = await openBattle(page, locale);
    await at.hand('han', 15, 'ji-bu ji-bu 1 9'); // the second Ji Bu is not to be had
    await expectAccessible(page);
    await at.begin();
    await at.verb('retreat');
    await page.locator('.hand [aria-expanded]').tap();
    await at.choose('ji-bu');
    await expectAccessible(page);
    await at.offer('ability', 'Ji Bu');
    await expectAccessible(page);
    await at.noReaction();
    await at.offer('open', at.troop(1, 9));
    await expectAccessible(page);
    await page.setViewportSize({ width: 780, height: 360 });
    await at.button(at.t('turn-view-named')).tap();
    await expectAccessible(page);
  });
