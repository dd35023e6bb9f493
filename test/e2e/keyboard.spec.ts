import { expect } from '@playwright/test';
import { FOUR_LEVEL, scoreReady, test } from './support.ts';

test('a whole game is scored by keyboard alone', async ({ page, hasTouch }) => {
  await page.goto('./en/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // Huang
  await page.keyboard.press('Tab'); // The board
  await page.keyboard.press('Tab'); // Wars and revolts
  await page.keyboard.press('Tab'); // Final scoring
  await expect(page.getByRole('link', { name: 'Final scoring' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/huang/score/');
  await scoreReady(page);
  const first = page.locator('#p0-yellow');
  for (let i = 0; i < 40 && !(await first.evaluate((field) => field === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  for (const value of FOUR_LEVEL) {
    await page.keyboard.type(String(value));
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.verdict')).toContainText('Rat wins.');
  await expect(page.locator('.answer')).toBeFocused(); // done: the result is read
  if (hasTouch) await page.locator('.tabs button').first().press('Enter'); // the keypad has made room for the result
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveValue('17');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('6+4');
  await expect(first).toHaveValue('6+4');

  const rule = page.locator('.verdict .rule-link');
  await first.fill('16');
  await rule.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rule: Fewest white points' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
  await expect(rule).toBeFocused(); // back where one was
});
