import { expect, type Page } from '@playwright/test';
import { offlineReady, test } from './support.ts';

const field = (page: Page) => page.locator('search input');
const first = (page: Page) => page.locator('.hits li').first();

/** Goes to the page of the search and waits until it can be asked. */
async function openPage(page: Page, locale: string, query = ''): Promise<void> {
  await page.goto(`./${locale}/search/${query && `?q=${encodeURIComponent(query)}`}`);
  await expect(page.locator('search [role=status]')).not.toContainText(/…/);
}

test('a hit shows the whole rule, the words marked, and opens at its anchor', async ({ page }) => {
  await openPage(page, 'pl', 'kto wygrywa remis w wojnie');
  await expect(first(page)).toContainText('zwycięzcę wybiera spośród nich gracz, który wywołał wojnę.');
  await expect(first(page).locator('mark')).toContainText(['Remis', 'wojnie']);
  await first(page).getByRole('link').click();
  await page.waitForURL('**/pl/huang/rules/war/#tie');
});

test('the address holds the query, through a change of language too', async ({ page }) => {
  await openPage(page, 'de');
  await field(page).fill('lue zhi');
  await page.waitForURL('**/de/search/?q=lue%20zhi');
  await expect(first(page)).toContainText('Lü Zhi');
  await page.locator('a[data-switch=en]').click();
  await page.waitForURL('**/en/search/?q=lue%20zhi');
  await expect(first(page)).toContainText('Lü Zhi');
});

test('a word of another language finds the rule in the page’s own', async ({ page }) => {
  await openPage(page, 'en', 'Plättchen nachziehen');
  await expect(first(page).getByRole('link')).toHaveText('Fill up to six');
});

test('the slash opens the search over any page, and Escape closes it', async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('unifcation marker');
  await expect(page.locator('search [role=status]')).toHaveText('8 rules, the best first');
  await page.keyboard.press('ArrowDown');
  await expect(first(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a hit on the page that is being read closes the search and leads there', async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  await page.locator('a[data-search]').click();
  await field(page).fill('equal strength in a war');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#tie')).toBeInViewport();
});

test('what makes no sense does no harm', async ({ page }) => {
  await openPage(page, 'de');
  for (const nonsense of [
    'x'.repeat(10_000),
    '🐉🐉',
    '<img src=x onerror=alert(1)>',
    '.*+?^$()|[]\\',
    '""',
    '\u0000',
  ]) {
    await field(page).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, nonsense);
    await expect(page.locator('search img')).toHaveCount(0);
  }
  await field(page).fill('Pagode');
  await expect(first(page)).toContainText('Pagode');
});

test('the search works without a network, on a page that was never open before', async ({
  page,
  context,
}) => {
  await page.goto('./en/');
  await offlineReady(page);
  await context.setOffline(true);
  await page.goto('./pl/search/?q=krolestwo');
  await expect(first(page)).toContainText('królestw');
});

test('a term in a rule opens its meaning on a tap and on focus', async ({ page }) => {
  await page.goto('./en/huang/rules/points/');
  const term = page.locator('#tile a.term[href$=huang-state]');
  const card = page.locator('.term-card');
  await term.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await term.click();
  await expect(card).toContainText('Linked tiles and leaders');
  await card.getByRole('link').click();
  await page.waitForURL('**/en/glossary/#huang-state');
  await expect(page.locator('#huang-state')).toContainText('królestwo');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search says what it needs, and a term is a link to the glossary', async ({ page }) => {
    await page.goto('./de/search/');
    await expect(page.locator('noscript p')).toContainText('braucht JavaScript');
    await page.goto('./pl/huang/rules/points/');
    await page.locator('#tile a.term').first().click();
    await page.waitForURL(/\/pl\/glossary\/#huang-/);
  });
});
