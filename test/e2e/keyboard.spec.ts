import { expect } from '@playwright/test';
import { FOUR_LEVEL } from '../support/used-tools.ts';
import { focusOf, heardAfter } from './live-regions.ts';
import { noticeOf, openTool, pointsField, showWaysToShare, test, toolReady, verdict } from './support.ts';

test('a whole game is scored by keyboard alone', async ({ page, context, hasTouch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./en/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab'); // the ask bar
  await page.keyboard.press('Tab'); // the choice of a game, which arrow keys change
  await expect(page.getByRole('radio', { name: 'Huang' })).toBeFocused();
  await page.keyboard.press('Tab'); // the final score
  await expect(page.getByRole('link', { name: 'Score the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/huang/score/');
  await toolReady(page);
  const first = pointsField(page, 'Tiger, yellow');
  for (let i = 0; i < 40 && !(await first.evaluate((field) => field === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Score the game" [level=1]
    - heading "Result" [level=2]
    - table "Result"
    - heading "Points" [level=2]
    - group "Tiger":
      - textbox "Tiger, yellow, not entered yet"
      - textbox "Tiger, red, not entered yet"
      - textbox "Tiger, blue, not entered yet"
      - textbox "Tiger, green, not entered yet"
      - textbox "Tiger, white, not entered yet"
    - group "Keypad"
  `);
  const fill = async (values: readonly (string | number)[]) => {
    for (const value of values) {
      await page.keyboard.type(String(value));
      await page.keyboard.press('Enter');
    }
  };
  await fill(FOUR_LEVEL.slice(0, -1));
  expect(await focusOf(page)).toBe('textbox Goat, white, not entered yet');
  const heard = await heardAfter(page, () => fill(FOUR_LEVEL.slice(-1)));
  expect(heard).toEqual([expect.stringMatching(/^The Rat wins\. .*white/)]); // who and why, once, and no digit before
  await expect(verdict(page, 'The Rat wins.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText(/^Result.*The Rat wins\./); // done: the result is read
  if (hasTouch)
    // the keypad was replaced by the result
    await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Tiger' }).press('Enter');
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveValue('17');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('6+4');
  await expect(first).toHaveValue('6+4');
  await first.fill('16');

  await showWaysToShare(page);
  expect(
    await heardAfter(page, () => page.getByRole('button', { name: 'Copy text' }).press('Enter')),
  ).toEqual(['Result copied.']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('The Rat wins.');
});

test('the focus goes on where what had it goes away', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  const focus = page.locator(':focus');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
  await pointsField(page, 'Tiger, yellow').fill('7');
  await press('Start over');
  await press('Dismiss');
  await expect(focus).toContainText('Enter all points'); // the tool
  await press(/^Rename: /);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Friday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename: Friday' })).toBeFocused();
  await press('Delete: Friday');
  await expect(noticeOf(page, 'Deleted.').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focus).toContainText('Friday'); // the list
});
