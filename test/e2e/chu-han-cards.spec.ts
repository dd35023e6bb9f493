import { expect, type Page } from '@playwright/test';
import { offlineReady, test, testWithWorker } from './support.ts';

const shown = (page: Page) => page.locator('.card:visible [data-name]').allTextContents();

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
  const card = page.locator('#zhongli-mo');
  await expect(card.locator('.what')).toContainText('lauter verschiedenen Rängen');
  await expect(card.getByRole('link')).toHaveCount(0);
  await card.locator('summary').click();
  await card.getByRole('link', { name: 'Zhongli Mo mit einer einzelnen Karte' }).click();
  await page.waitForURL('**/de/rulings/#zhongli-single');
  await expect(page.locator('#zhongli-single')).toBeInViewport();
  await page.goto('./de/chu-han/cards/');
  await card.locator('summary').click();
  await card.getByRole('link', { name: 'Zhongli Mo (3, Verteidigung)' }).click();
  await page.waitForURL('**/de/chu-han/rules/abilities/#zhongli-mo');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('what one may play in defence fits on a screen and a half', async ({ page }) => {
    await page.goto('./pl/chu-han/cards/');
    await page.getByRole('button', { name: 'Bronię się' }).click();
    await page.locator('#liu-bang').scrollIntoViewIfNeeded();
    const [first, last] = [page.locator('#peng-yue summary'), page.locator('#liu-bang summary')];
    const [top, bottom] = [await first.boundingBox(), await last.boundingBox()];
    if (!top || !bottom) throw new Error('A card is not drawn');
    expect(bottom.y + bottom.height - top.y).toBeLessThan(1.5 * 780);
  });
});

test('keeps a list of abilities seen only for who asks for it', async ({ page }) => {
  await page.goto('./pl/chu-han/cards/');
  await expect(page.locator('.seen')).toHaveCount(11);
  await expect(page.locator('.seen:visible')).toHaveCount(0);
  await page.locator('#seen input').check();
  await expect(page.locator('#seen [role=status]')).toHaveText('Jeszcze żadnej.');
  await page.locator('#lu-zhi .seen').click();
  await page.locator('#han-xin .seen').click();
  await expect(page.locator('#seen [role=status]')).toHaveText('Lü Zhi, Han Xin');
  await page.locator('#han-xin .seen').click();
  await page.reload();
  await expect(page.locator('#seen [role=status]')).toHaveText('Lü Zhi');
  await expect(page.locator('#lu-zhi .seen')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Nowa bitwa: wyczyść listę' }).click();
  await expect(page.locator('#seen [role=status]')).toHaveText('Jeszcze żadnej.');
  await page.locator('#seen input').uncheck();
  await expect(page.locator('.seen:visible')).toHaveCount(0);
});

test('says in words what the picture of the ranks shows', async ({ page }) => {
  await page.goto('./en/chu-han/cards/');
  await expect(page.getByRole('img', { name: 'How many cards' })).toHaveAttribute(
    'aria-label',
    // As the rulebook lists them: nine 1s down to a single 9, and the joker.
    /rank 0: 1, rank 1: 9, rank 2: 8, rank 3: 7, rank 4: 6, rank 5: 5, rank 6: 4, rank 7: 3, rank 8: 2, rank 9: 1\./,
  );
  await expect(page.locator('.picture rect')).toHaveCount(46);
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
    await expect(page.locator('#filter')).toBeHidden();
    await expect(page.locator('#seen')).toBeHidden();
    expect(await shown(page)).toHaveLength(13);
    await page.goto('./en/chu-han/score/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('.pad')).toBeHidden();
  });
});
