import { expect } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { test } from './support.ts';
import { answered, openTool, shownWhole } from './tools.ts';

/** How many sheets a PDF has: each names itself, and what holds them together is called otherwise. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const tool of someOf(USED_TOOLS, 2, 3))
  test(`${tool.path} prints its answer on one sheet`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await shownWhole(page);
    await answered(page, tool);
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(tool.answer).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0); // nothing to press on paper
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Symbols' })).toHaveCount(0);
  });

test('sheets are counted', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(2);
});
