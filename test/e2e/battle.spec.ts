import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { someOf } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { focusOf, heardAfter } from './live-regions.ts';
import { expectAccessible, offlineReady, showWaysToShare, test, testWithWorker } from './support.ts';

type Locale = (typeof LOCALES)[number];
type Side = 'han' | 'chu';

const sharing = (locale: Locale) => createTranslator(locale, readTexts(locale, 'sharing'));
const texts = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'chu-han', 'tool', 'chu-han-battle', 'chu-han-steps'));

/** Escapes a text for a regular expression; a space also matches a no-break space. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** The page of the battle tool in one language, with its controls as used by touch. */
async function openBattle(page: Page, locale: Locale) {
  await page.goto(`./${locale}/chu-han/referee/`);
  await ready(page, locale);
  return battleOn(page, locale);
}

/** Waits until the stored battle is shown and the lazy parts are loaded. */
const ready = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: sharing(locale)('start-again') }).waitFor();

function battleOn(page: Page, locale: Locale) {
  const t = texts(locale);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const side = (of: Side) => t(`side-${of}`);
  const called = (card: string) =>
    literally(/^\d$/.test(card) ? t('rank', { rank: Number(card) }) : t(`card-${card}` as 'card-ji-bu'));
  const cardIn = (where: Locator, card: string) =>
    where.getByRole('button', {
      name: new RegExp(`(^|: )${called(card)}(?! \\d)(\\b|,)`), // Polish says what a tap does first
    });
  const number = (name: string, value: number) => page.getByLabel(name, { exact: true }).fill(String(value));
  const place = (name: string) => group(t('places')).getByRole('button', { name: new RegExp(`^${name}`) });
  const chooser = page.getByRole('region', { name: t('chooser') });
  const fight = page.getByRole('region', { name: t('fight') });
  return {
    t,
    button,
    number,
    place,
    chooser,
    fight,
    box: group(t('box')),
    cardIn,
    /** Enters a hand: its size, and its known cards. */
    async hand(of: Side, size: number, cards: string) {
      await place(side(of)).tap();
      await number(t('hand-size', { side: side(of) }), size);
      for (const card of cards.split(' ').filter(Boolean)) await cardIn(group(t('box')), card).tap();
    },
    opener: (of: Side) =>
      group(t('opener'))
        .getByRole('button', { name: side(of) })
        .tap(),
    score: (of: Side, points: number) => number(t('score-of', { side: side(of) }), points),
    taken: (of: Side, count: number) => number(t('taken-by', { side: side(of) }), count),
    begin: () => button(t('begin-play')).tap(),
    offers: (of: Side) => page.getByRole('region', { name: t('may-play', { side: side(of) }) }),
    /** Taps one of the large cards that can be played. */
    offer: (of: Side, kind: 'open' | 'defend' | 'retreat' | 'ability', rest: string) =>
      page
        .getByRole('region', { name: t('may-play', { side: side(of) }) })
        .getByRole('button', { name: [t(`verb-${kind}`), rest].join(', ') })
        .tap(),
    troop: (size: number, rank: number) => t('troop-is', { size, rank }),
    handOf: (of: Side) => chooser.getByRole('group', { name: t('hand-of', { side: side(of) }) }),
    noReaction: () => button(t('react-not')).tap(),
    react: (of: Side, card: 'lu-zhi' | 'xiao-he') =>
      button(t('react-with', { side: side(of), card: t(`card-${card}`) })).tap(),
    /** The status message that contains this text. */
    news: (text: string) => page.getByRole('status').filter({ hasText: text }),
    panel: (of: Side) => fight.getByRole('group', { name: side(of) }),
    verb: (verb: 'open' | 'defend' | 'retreat' | 'ability' | 'reinforce') =>
      chooser
        .getByRole('group', { name: t('verbs') })
        .getByRole('button', { name: t(`verb-${verb}`), exact: true }),
    refusal: chooser.getByRole('alert'),
  };
}

/** The fight at 24 to 23, in which Chu has three reinforcements, up to Han’s opening with a number of 1s. */
async function enterLuZhi(page: Page, locale: Locale, ones: number) {
  const at = await openBattle(page, locale);
  await at.hand('han', ones + 1, `${'1 '.repeat(ones)}lu-zhi`);
  await at.hand('chu', 8, 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he');
  await at.score('han', 23);
  await at.score('chu', 24);
  await at.taken('chu', 3);
  await at.begin();
  await at.offer('han', 'open', at.troop(ones, 1));
  return at;
}

/** At 30 to 28, Chu opens with 9 and Han retreats with Xiahou Ying; Chu has two face-down cards. */
async function enterXiahouYing(page: Page, locale: Locale) {
  const at = await openBattle(page, locale);
  await at.opener('chu');
  await at.hand('chu', 3, '9');
  await at.hand('han', 1, 'xiahou-ying');
  await at.score('chu', 28);
  await at.score('han', 30);
  await at.begin();
  await at.offer('chu', 'open', at.troop(1, 9));
  await at.offer('han', 'retreat', 'Xiahou Ying');
  return at;
}

for (const locale of someOf(LOCALES, 0))
  test.describe(`by touch, in ${locale}`, () => {
    test('Zhongli Mo leads six cards as 2s: six points at once', { tag: '@all' }, async ({ page }) => {
      const at = await openBattle(page, locale);
      await at.opener('chu');
      await at.hand('chu', 7, '1 1 1 1 1 1 4');
      await at.hand('han', 8, 'zhongli-mo 2 ji-bu 5 ying-bu 8 9');
      await at.begin();
      await at.offer('chu', 'open', at.troop(6, 1));
      await at.offer('han', 'defend', `Zhongli Mo, ${at.troop(6, 2)}`);
      await expect(at.panel('han').getByText('6', { exact: true })).toBeVisible();
      await expect(at.news(at.t('points', { count: 6 }))).toBeVisible();
      await expect(at.fight).toContainText(at.troop(6, 2));
    });

    test('Xiahou Ying at 28 to 30: Chu wins the game before Han wins the battle', { tag: '@all' }, async ({
      page,
    }) => {
      const at = await enterXiahouYing(page, locale);
      await at.noReaction();
      const news = at.news(at.t('outcome-game', { side: 'Chu' }));
      await expect(news).toContainText(at.t('outcome-scores', { han: 30, chu: 31 }));
      const before = at.t('step-goal-before', {
        side: 'Chu',
        score: 31,
        other: 'Han',
      });
      await expect(news).toContainText(before); // the reason stands beside the verdict
      await expect(news).toContainText(at.t('step-hand-empty', { side: 'Han' }));
      await page.getByText(at.t('working'), { exact: true }).tap();
      await expect(page.getByRole('listitem').filter({ hasText: before })).toBeVisible();
      await news.getByRole('link').tap();
      await expect(page.getByRole('dialog')).toContainText('31');
    });

    test('Lü Zhi answered by Xiao He: 30 to 26', async ({ page }) => {
      const at = await enterLuZhi(page, locale, 6);
      await at.offer('chu', 'defend', `Zhongli Mo, ${at.troop(6, 2)}`);
      await at.verb('defend').tap();
      await at.react('han', 'lu-zhi');
      await at.react('chu', 'xiao-he');
      const news = at.news(at.t('outcome-battle', { side: 'Han' }));
      await expect(news).toContainText(at.t('step-hand-empty', { side: 'Han' }));
      const six = at.t('step-scored-fan-zeng', {
        side: 'Chu',
        points: at.t('points', { count: 6 }),
      });
      await expect(news).toContainText(six);
      await expect(news).toContainText(at.t('outcome-scoring', { han: 3, chu: 0 }));
      await expect(news).toContainText(at.t('outcome-scores', { han: 26, chu: 30 }));
      await expect(at.fight).toContainText(at.t('over-hand'));
      await expect(at.fight).not.toContainText(at.t('to-beat'));
    });

    test('with Xiao He in the troop Han wins 31 to 24', { tag: '@all' }, async ({ page }) => {
      const at = await enterLuZhi(page, locale, 7);
      await at.offer('chu', 'defend', `Zhongli Mo, ${at.troop(7, 2)}`);
      await at.react('han', 'lu-zhi');
      const cannot = at.t('cannot-react', { side: 'Chu', card: 'Xiao He' });
      await expect(page.getByRole('listitem').filter({ hasText: cannot })).toBeVisible();
      const news = at.news(at.t('outcome-game', { side: 'Han' }));
      await expect(news).toContainText(at.t('outcome-scoring', { han: 8, chu: 0 }));
      await expect(news).toContainText(at.t('outcome-scores', { han: 31, chu: 24 }));
    });
  });

test('across the table and with the phone on its side the fight stays in view', async ({ page }) => {
  const at = await openBattle(page, 'de');
  await at.hand('han', 15, '1 1 1 2 4 4 5 7 8 lu-zhi ji-bu');
  await at.begin();
  const verbs = at.chooser.getByRole('group', { name: at.t('verbs') });
  const covered = page.locator('[inert]').filter({ hasText: 'Inoffiziell' }); // the footer, which the flipped view covers
  for (const [width, height] of [
    [360, 780],
    [780, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await verbs.scrollIntoViewIfNeeded();
    await expect(at.fight).toBeInViewport({ ratio: 1 });
    await at.button(at.t('turn-view-named')).tap();
    await expect(covered).toHaveCount(1);
    await expect(at.fight).toBeInViewport({ ratio: 1 });
    await verbs.scrollIntoViewIfNeeded();
    await expect(at.fight).toBeInViewport({ ratio: 1 });
    await at.button(at.t('turn-view-named')).tap();
    await expect(covered).toHaveCount(0);
  }
});

test('cards face down have a name before they are played, and a reaction that did not come is said', async ({
  page,
}) => {
  const at = await openBattle(page, 'en');
  await at.begin();
  const offered = at.offers('han').getByRole('button');
  await expect(offered).toHaveText([/^Take a writ/]); // nothing that lies face down is offered
  await expect(at.offers('han')).toContainText('Only named cards are considered');
  await at.button('15 cards face down: name one').tap();
  await at.cardIn(at.chooser.getByRole('group', { name: 'Which card is it?' }), 'ji-bu').tap();
  await at.button('Ji Bu, rank 3: in the set').tap();
  await at.verb('ability').tap();
  const question = page.getByRole('region', { name: 'Reaction' });
  await expect(question).toContainText('Does Chu stop Ji Bu with Lü Zhi?');
  await expect(at.panel('chu')).toContainText('may react'); // it is Han's turn, and Chu is asked
  const looks = await question.getByRole('button').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [Math.round(width), Math.round(height), getComputedStyle(one).backgroundColor].join();
    }),
  );
  expect(looks).toHaveLength(2);
  expect(new Set(looks).size).toBe(1); // neither answer is suggested
  await expect(at.panel('han')).not.toContainText('to lead');
  await at.noReaction();
  const settled = page.getByRole('listitem').filter({ hasText: 'Chu doesn’t react with Lü Zhi.' });
  await expect(settled).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('a reaction may still come');
  await at.button('Undo').tap(); // a step of its own
  await expect(question).toBeVisible();
  await at.button('Undo').tap();
  await at.verb('ability').tap();
  await expect(at.refusal).toContainText('Tap a character once to add it to the set');
  await at.button('Redo').tap();
  await at.button('Redo').tap();
  await settled.getByRole('button', { name: 'Ask again' }).tap();
  await at.button('Yes, Lü Zhi is one of the face-down cards').tap();
  await expect(at.panel('chu')).toContainText('14 cards');
  await expect(question).toContainText('Does Han stop Lü Zhi with Xiao He?');
  await expect(at.panel('han')).toContainText('may react');
});

/** Whether an element is between the left and the right edge of the screen. */
const isBetweenEdges = (one: Locator) =>
  one.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left > -1 && right < innerWidth + 1;
  });

test('the cards of a hand and those to pick from stand in one row each', async ({ page }) => {
  const at = await openBattle(page, 'pl');
  const expectOneRow = async (row: Locator) => {
    const tops = await row
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(10);
    expect(new Set(tops).size).toBe(1);
  };
  await expectOneRow(at.box);
  await expect(at.button(at.t('begin-play'))).toBeInViewport({ ratio: 1 });
  for (const [part, cards] of [
    ['numbers', ['1', '2', '4', '5', '7', '8', '9']],
    ['persons', ['ji-bu', 'yu-ji', 'peng-yue', 'zhongli-mo', 'xiahou-ying', 'lu-zhi', 'xiao-he']],
    ['last', ['xiong-xin', 'ying-bu', 'han-xin', 'liu-bang', 'xiang-yu']],
  ] as const) {
    const name = `${at.t(`part-${part}`)} ${at.t(`part-${part}-ranks`)}`;
    if (part !== 'numbers') await at.button(name).tap(); // these are in view at first
    for (const card of cards) await expect(at.cardIn(at.box, card)).toBeInViewport({ ratio: 0.99 });
  }
  await at.hand('han', 15, '1 1 1 2 4 4 5 7 8 lu-zhi ji-bu');
  await at.begin();
  await expectOneRow(at.handOf('han'));
  const faceDown = at.button(at.t('name-face-down', { count: 4 }));
  await faceDown.tap();
  const picker = at.chooser.getByRole('group', { name: at.t('which-card') });
  await expectOneRow(picker);
  await at.cardIn(picker, '9').tap();
  const nine = at.button(at.t('used-for-troop', { card: at.t('rank', { rank: 9 }) }));
  for (const shown of [nine, at.button(at.t('name-face-down', { count: 3 }))])
    await expect.poll(() => isBetweenEdges(shown)).toBe(true); // the row has followed
});

test('cards are named one after the other without the page or the focus moving', async ({ page }) => {
  const at = await openBattle(page, 'en');
  await at.opener('chu');
  await at.hand('chu', 5, '9');
  await at.begin();
  await at.button('4 cards face down: name one').tap();
  const picker = at.chooser.getByRole('group', { name: 'Which card is it?' });
  const topOf = async () => Math.round((await picker.boundingBox())?.y ?? Number.NaN);
  await at.cardIn(picker, 'ying-bu').scrollIntoViewIfNeeded();
  const top = await topOf();
  for (const [card, name, left] of [
    ['4', 'Rank 4', 3],
    ['zhongli-mo', 'Zhongli Mo, rank 3', 2],
    ['ying-bu', 'Ying Bu, rank 6', 1],
  ] as const) {
    const heard = await heardAfter(page, () => at.cardIn(picker, card).tap());
    expect(heard).toEqual([`Named: ${name}. Face down: ${left}.`]);
    await expect(at.cardIn(picker, card)).toBeFocused();
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
    await expect(at.handOf('chu').getByRole('button', { name: `${name}: in the set` })).toBeVisible();
  }
  await expect(at.cardIn(picker, 'ying-bu')).toBeDisabled(); // there is but one
  await at.cardIn(picker, '5').tap();
  await expect(picker).toHaveCount(0); // the last card has its name
  await expect(at.handOf('chu')).toBeFocused();
});

test('what is selected and refused stays while its rule is read, and so does what was undone', {
  tag: '@all',
}, async ({ page }) => {
  const at = await openBattle(page, 'en');
  await at.hand('han', 4, '1 7 5');
  await at.begin();
  await at.verb('retreat').tap();
  await expect(at.refusal).toContainText('It’s your lead: play a set. You can’t pass on your own lead.');
  await at.offer('han', 'open', at.troop(1, 7));
  await at.button('Undo').tap();
  await at.cardIn(at.handOf('han'), '1').tap();
  await at.cardIn(at.handOf('han'), '5').tap();
  await at.verb('open').tap();
  await expect(at.refusal).toContainText('A set must be of one rank');
  await at.refusal.getByRole('link').tap();
  const rule = page.getByRole('dialog', { name: 'Rule: One rank' });
  await expect(rule).toContainText('rank');
  await rule.getByRole('button', { name: 'Close' }).tap();
  await expect(at.refusal).toContainText('A set must be of one rank');
  await expect(at.button('Rank 1: in the set')).toBeVisible();
  await at.button('Redo').tap();
  await expect(at.fight).toContainText(at.troop(1, 7));
  await page.getByRole('group', { name: 'Whose cards?' }).getByRole('button', { name: 'Han' }).tap();
  await at.verb('reinforce').tap();
  await expect(at.refusal).toContainText('It’s not your turn. It’s Chu’s.');
});

test('what cannot be entered is said where it was entered, and what was entered is heard', async ({
  page,
}) => {
  const at = await openBattle(page, 'en');
  const said = page.getByRole('alert').filter({ hasText: /./ });
  await at.number('Han: cards in hand', 16);
  await expect(said).toHaveText('A side can’t have more: 15 cards, plus two per writ.');
  const nine = at.cardIn(at.box, '9');
  expect(await heardAfter(page, () => nine.tap())).toContain('Han: Rank 9 added, 0 left to place.');
  await expect(said).toHaveCount(0);
  await expect(nine).toBeDisabled();
  await nine.dispatchEvent('click'); // by a thumb it can be tapped all the same
  await expect(said).toHaveText('All cards of this kind are already accounted for.');
  const known = page.getByRole('group', { name: 'Known cards: Han' });
  const away = known.getByRole('button', { name: 'Remove: Rank 9' });
  expect(await heardAfter(page, () => away.press('Enter'))).toEqual(['Han: Rank 9 removed.']);
  await expect(known).toBeFocused();
  await at.place('Discard pile').tap();
  await at.cardIn(at.box, '1').tap();
  await expect(said).toContainText('Only 42 cards are ever in play');
  await at.taken('chu', 7);
  const facts = page.getByRole('region', { name: 'If it matters: points, writs, event' });
  await expect(facts.getByText('There are only six writs for both sides together.')).toBeVisible();
  await at.score('chu', 40);
  await expect(facts.getByText(/^With more than 30 points/)).toBeVisible();
});

test('a battle is kept, and a link brings it to another, stand-ins and all', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const at = await openBattle(page, 'en');
  await at.hand('han', 9, '7 7');
  await at.begin();
  await at.offer('han', 'open', at.troop(2, 7));
  await expect(at.panel('han')).toContainText('7 cards');
  await page.reload();
  await ready(page, 'en');
  await expect(at.fight).toContainText(at.troop(2, 7));
  const copied = await copiedFrom(page);
  expect(copied).toContain('1. Han leads 2\u00a0×\u00a07. Rank 7, set size 2.');
  await at.button('Start over').tap();
  await at.hand('han', 15, '1');
  await page.goto(linkIn(copied));
  await page.waitForURL('**/chu-han/referee/');
  await ready(page, 'en');
  await expect(
    page.getByRole('status').filter({ hasText: 'What was here is in the list below.' }),
  ).toBeVisible();
  await expect(at.fight).toContainText(at.troop(2, 7));
  await page.getByRole('group', { name: 'Whose cards?' }).getByRole('button', { name: 'Han' }).tap();
  await expect(at.button('7 cards face down: name one')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open: Hand at/ })).toHaveCount(2);
});

test('an answered battle is the same answer after a reload and at the other end of a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const at = await enterXiahouYing(page, 'en');
  const asked = await copiedFrom(page);
  expect(asked).toContain('Does Chu stop Xiahou Ying with Lü Zhi?');
  expect(asked).not.toContain('wins');
  await at.noReaction();
  const verdict = at.news('Chu wins the game.');
  await expect(verdict).toBeVisible();
  await expect(at.chooser).toHaveCount(0); // there is nothing left to be allowed
  const copied = await copiedFrom(page);
  await page.reload();
  await ready(page, 'en');
  await expect(verdict).toBeVisible();
  await at.button('Undo').tap();
  await expect(at.button(at.t('react-not'))).toBeVisible();
  await page.goto(linkIn(copied));
  await page.waitForURL('**/chu-han/referee/');
  await expect(verdict).toBeVisible();
  await at.button('Ask again').tap();
  await expect(at.button(at.t('react-not'))).toBeVisible();
  await page.goto(linkIn(asked));
  await page.waitForURL('**/chu-han/referee/');
  await expect(at.button(at.t('react-not'))).toBeVisible();
});

test('a battle that is won goes on to the running score', async ({ page }) => {
  const at = await openBattle(page, 'en');
  await at.hand('han', 1, '9');
  await at.hand('chu', 4, '');
  await at.score('han', 10);
  await at.score('chu', 12);
  await at.taken('chu', 2);
  await at.begin();
  await at.offer('han', 'open', at.troop(1, 9));
  // 4 cards and 2 writs: 10 + 6 = 16.
  await expect(at.news('Score: Han 16, Chu 12.')).toContainText('Han has no cards left.');
  const toDo = page.getByRole('region', { name: at.t('todo') });
  await toDo.getByRole('link', { name: 'Go to “Score sheet”' }).tap();
  await page.waitForURL('**/en/chu-han/score/');
  await expect(page.getByRole('main')).toContainText('16');
});

test('Undo and Redo bring the plays that they change into view', async ({ page }) => {
  const at = await openBattle(page, 'en');
  await at.hand('han', 3, '9');
  await at.begin();
  await at.offer('han', 'open', at.troop(1, 9));
  const played = at.news('Chu must beat 1 × rank 9 or pass.');
  await expect(played).toBeVisible();
  const setUp = page.getByRole('button', { name: 'Set up', exact: true });
  await setUp.tap();
  await expect(played).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(at.offers('han')).toBeVisible();
  await setUp.tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(played).toBeVisible();
});

testWithWorker('a battle is played offline', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('./pl/chu-han/referee/');
  await offlineReady(page);
  await context.setOffline(true);
  const at = await openBattle(page, 'pl');
  await at.hand('han', 15, '5');
  await at.begin();
  await at.offer('han', 'open', at.troop(1, 5));
  await expect(at.fight).toContainText(at.troop(1, 5));
});

test('a battle is entered and played by keyboard alone', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const at = await openBattle(page, 'en');
  const go = async (to: Locator) => {
    for (let i = 0; i < 120 && !(await to.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(to).toBeFocused();
  };
  const press = async (to: Locator) => {
    await go(to);
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Replay a hand" [level=1]
    - button "Set up" [pressed]
    - button "Play"
    - button "Flip the view"
    - group "1. Whose lead is it?":
      - button "Han" [pressed]
    - group "2. Which cards matter, and where are they?":
      - button "Han 15" [pressed]
    - 'textbox "Han: cards in hand"': "15"
    - 'group "Known cards: Han"'
    - group "All cards":
      - 'button "Rank 1: to Han (9 left)"'
      - 'button "Xiong Xin, rank 0: to Han (1 left)"'
    - button "Start the replay"
  `);
  await go(page.getByLabel('Han: cards in hand', { exact: true }));
  await page.keyboard.type('3');
  await press(at.cardIn(at.box, 'xiang-yu'));
  await press(at.cardIn(at.box, '8'));
  await press(at.button('Start the replay'));
  await press(at.offers('han').getByRole('button', { name: /^Lead, 1\s×\srank 8/ }));
  await press(at.button('15 cards face down: name one'));
  await press(at.cardIn(at.chooser.getByRole('group', { name: 'Which card is it?' }), '9'));
  await press(at.verb('defend'));
  await go(at.verb('reinforce'));
  await press(at.offers('han').getByRole('button', { name: 'Pass, Xiang Yu' }));
  await press(at.button(at.t('react-not')));
  await expect(at.fight).toContainText('Points doubled');
  expect(await focusOf(page)).toMatch(/^status/); // what was tapped is gone: keys go on from what has happened
  await go(at.verb('retreat'));
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual([
    expect.stringMatching(/^No\. You can’t pass on your own lead\. Rule: /),
  ]);
  await showWaysToShare(page);
  await go(at.button('Copy text'));
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual(['Result copied.']);
  await go(at.button('Undo'));
  await page.keyboard.press('Enter');
  await expect(at.fight).not.toContainText('Points doubled');
});

for (const [locale, colorScheme] of someOf([
  ['de', 'light'],
  ['pl', 'dark'],
] as const))
  test(`axe finds nothing in any state, ${locale}, ${colorScheme}`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const at = await openBattle(page, locale);
    await at.hand('han', 15, 'ji-bu 1 9');
    await at.cardIn(at.box, 'ji-bu').dispatchEvent('click'); // the second Ji Bu is not to be had
    await expectAccessible(page);
    await at.begin();
    await at.verb('retreat').tap();
    await at.button(at.t('name-face-down', { count: 12 })).tap();
    await at.cardIn(at.handOf('han'), 'ji-bu').tap();
    await expectAccessible(page);
    await at.offer('han', 'ability', 'Ji Bu');
    await expectAccessible(page);
    await at.noReaction();
    await at.offer('han', 'open', at.troop(1, 9));
    await expectAccessible(page);
    await page.setViewportSize({ width: 780, height: 360 });
    await at.button(at.t('turn-view-named')).tap();
    await expectAccessible(page);
  });

/** Returns the text that the button “Copy text” copies. */
async function copiedFrom(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'Copy text', exact: true }).tap();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the link in the last line of a copied text. */
function linkIn(copied: string): string {
  const link = copied.split('\n').at(-1);
  if (!link) throw new Error(`No link in ${copied}`);
  return link;
}
