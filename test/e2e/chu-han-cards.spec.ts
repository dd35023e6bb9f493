import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { offlineReady, test, testWithWorker } from './support.ts';

/** The card of a person or an effect. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({
    has: page.getByRole('heading', { name: new RegExp(`^\\d ${name}( |$)`) }),
  });

/** The names of the persons that are shown, without rank. */
async function shown(page: Page): Promise<readonly string[]> {
  const said = await page.getByRole('article').getByRole('heading').allInnerTexts();
  return said.map((one) => one.replace(/^\d /, ''));
}

/** The buttons that mark an ability as seen, of all persons or of one. */
const marks = (page: Page, person = '') =>
  page.getByRole('button', { name: new RegExp(`^Widziana ?: ${person}`) });
const noted = (page: Page) => page.getByRole('main').getByRole('status');

testWithWorker('shows what may be played at one moment, offline too', async ({ page, context }) => {
  await page.goto('./en/chu-han/cards/');
  expect(await shown(page)).toHaveLength(13); // eleven abilities and two effects
  await offlineReady(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Pass' }).click();
  expect(await shown(page)).toEqual(['Xiahou Ying', 'Xiang Yu']);
  await page.getByRole('button', { name: 'Defend' }).press('Enter');
  expect(await shown(page)).toEqual([
    'Peng Yue',
    'Zhongli Mo',
    'Han Xin',
    'Liu Bang',
    'Xiong Xin',
    'Fan Zeng',
  ]);
  await page.getByRole('button', { name: 'React' }).click();
  expect(await shown(page)).toEqual(['Lü Zhi', 'Xiao He']);
});

test('leads from a card to its rule and to its open points', async ({ page }) => {
  await page.goto('./de/chu-han/cards/');
  const card = cardOf(page, 'Zhongli Mo');
  await expect(card).toContainText('lauter verschiedenen Rängen');
  await expect(card.getByRole('link')).toHaveCount(0);
  await card.getByRole('heading').click();
  await card.getByRole('link', { name: 'Zhongli Mo mit einer einzelnen Karte' }).click();
  await page.waitForURL('**/de/chu-han/notes/#zhongli-single');
  await expect(page.getByRole('heading', { name: 'Zhongli Mo mit einer einzelnen Karte' })).toBeInViewport();
  await page.goto('./de/chu-han/cards/');
  await card.getByRole('heading').click();
  await card.getByRole('link', { name: 'Zhongli Mo (3, Verteidigung)' }).click();
  await page.waitForURL('**/de/chu-han/rules/abilities/#zhongli-mo');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  for (const locale of someOf(LOCALES, 1))
    test(`all of them stand on one screen (${locale}), and one opens in its place`, async ({ page }) => {
      await page.goto(`./${locale}/chu-han/cards/`);
      for (const card of await page.getByRole('article').all()) {
        const box = await card.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(780);
      }
      const card = cardOf(page, 'Lü Zhi');
      const gist = await card.boundingBox();
      await card.getByRole('heading').click();
      await expect(card.getByRole('link', { name: /^Lü Zhi \(/ })).toBeVisible();
      expect((await card.boundingBox())?.width).toBeGreaterThan(2.5 * (gist?.width ?? Infinity));
      await page.getByRole('article').getByRole('heading', { name: '0 Xiong Xin' }).click();
      await expect(card.getByRole('link', { name: /^Lü Zhi \(/ })).toBeHidden();
    });

  test('what one may play in defence fits on a screen and a half', { tag: '@all' }, async ({ page }) => {
    await page.goto('./pl/chu-han/cards/');
    await page.getByRole('button', { name: 'Bronię się' }).click();
    const [first, last] = [cardOf(page, 'Peng Yue'), cardOf(page, 'Liu Bang')];
    await last.scrollIntoViewIfNeeded();
    const [top, bottom] = [await first.boundingBox(), await last.boundingBox()];
    if (!top || !bottom) throw new Error('A card is not drawn');
    expect(bottom.y + bottom.height - top.y).toBeLessThan(1.5 * 780);
  });
});

test('keeps a list of abilities seen only for who asks for it', { tag: '@all' }, async ({ page }) => {
  await page.goto('./pl/chu-han/cards/');
  await expect(page.getByRole('heading', { name: 'Widziane w tej bitwie' })).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  await page.getByRole('checkbox').check();
  await expect(marks(page)).toHaveCount(11);
  await expect(noted(page)).toHaveText('Jeszcze żadnej.');
  await marks(page, 'Lü Zhi').click();
  await marks(page, 'Han Xin').click();
  await expect(noted(page)).toHaveText('Lü Zhi, Han Xin');
  await marks(page, 'Han Xin').click();
  await page.reload();
  await expect(noted(page)).toHaveText('Lü Zhi');
  await expect(marks(page, 'Lü Zhi')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Nowa bitwa: wyczyść listę' }).click();
  await expect(noted(page)).toHaveText('Jeszcze żadnej.');
  await page.getByRole('checkbox').uncheck();
  await expect(marks(page)).toHaveCount(0);
});

test('says in words what the picture of the ranks shows', async ({ page }) => {
  await page.goto('./en/chu-han/cards/');
  const picture = page.getByRole('img', { name: 'Number of cards' });
  await expect(picture).toHaveAttribute(
    'aria-label',
    // As listed in the rulebook: from nine 1s down to a single 9, and the joker.
    /rank 0: 1, rank 1: 9, rank 2: 8, rank 3: 7, rank 4: 6, rank 5: 5, rank 6: 4, rank 7: 3, rank 8: 2, rank 9: 1\./,
  );
  // One rectangle per card; the numbers of cards have none.
  expect((await picture.innerHTML()).match(/<rect\b/g)).toHaveLength(46);
  await expect(page.getByRole('row', { name: /^6 4 6 / }).getByRole('cell')).toHaveText([
    '4',
    '6',
    'Ying Bu, Han Xin, Liu Bang, Xiang Yu',
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every card can be read, and nothing is there that does nothing', async ({ page }) => {
    await page.goto('./en/chu-han/cards/');
    await expect(page.getByRole('group', { name: 'What can I play now?' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await shown(page)).toHaveLength(13);
    await page.goto('./en/chu-han/score/');
    await expect(page.getByRole('paragraph').filter({ hasText: 'needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Xiang Yu: double from now on' })).toHaveCount(0);
  });
});
