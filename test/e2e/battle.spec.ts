import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { readTexts } from '../support/content.ts';
import { offlineReady, test } from './support.ts';

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
  const number = async (name: string, value: number) => page.getByLabel(name, { exact: true }).fill(String(value));
  return {
    t,
    button,
    number,
    /** Enters a hand: its size, and the cards in it that are known. */
    async hand(side: Side, size: number, cards: string) {
      await page.getByRole('group', { name: t('places') }).locator('button').nth(side === 'han' ? 0 : 1).tap();
      await number(t('hand-size', { side: t(`side-${side}`) }), size);
      await tapCards(page.locator('.grid'), cards);
    },
    opener: (side: Side) =>
      page.getByRole('group', { name: t('opener') }).getByRole('button', { name: t(`side-${side}`) }).tap(),
    score: (side: Side, points: number) => number(t('score-of', { side: t(`side-${side}`) }), points),
    taken: (side: Side, count: number) => number(t('taken-by', { side: t(`side-${side}`) }), count),
    begin: () => button(t('begin-play')).tap(),
    /** Taps one of the large cards that are offered. */
    offer: (kind: string, rest: string) =>
      page.locator('.offers').getByRole('button', { name: [t(`verb-${kind}`), rest].join(', ') }).first().tap(),
    troop: (size: number, rank: number) => t('troop-is', { size, rank }),
    /** Sets the choice of cards aright: taps each until it is in the troop. */
    async troopOf(cards: string) {
      for (const card of await page.locator('.hand [aria-pressed="true"]').all()) {
        const isTroop = (await card.getAttribute('aria-label'))?.endsWith(t('used-for-troop', { card: '' }));
        if (isTroop) await card.tap();
      }
      await tapCards(page.locator('.hand'), cards);
    },
    news: page.locator('.news'),
    verb: (verb: string) => page.locator('.verbs').getByRole('button', { name: t(`verb-${verb}`), exact: true }).tap(),
  };
}

const ready = async (page: Page) => {
  await page.locator('.battle:not([inert]) .desk').waitFor();
  await page.locator('.more').waitFor();
};

for (const locale of LOCALES) {
  test(`Zhongli Mo leads six cards as 2s, by touch, in ${locale}`, async ({ page }) => {
    const at = await openBattle(page, locale);
    await at.opener('chu');
    await at.hand('chu', 7, '1 1 1 1 1 1 4');
    await at.hand('han', 8, 'zhongli-mo 2 ji-bu 5 ying-bu 8 9');
    await at.begin();
    await at.offer('open', at.troop(6, 1));
    await at.offer('defend', `Zhongli Mo, ${at.troop(6, 2)}`);
    await expect(page.locator('.fight')).toContainText('6');
    await expect(page.locator('.side').first().locator('.score')).toHaveText('6');
    await expect(at.news).toContainText(at.t('points', { count: 6 }));
  });
}
