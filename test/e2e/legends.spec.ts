import { expect } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import { test } from './support.ts';

const TOOLS = [
  ['en', 'huang/referee/', 'Symbols', 'Soldier, red'],
  ['de', 'huang/conflict/', 'Symbole', 'Soldat (Rot)'],
  ['pl', 'chu-han/referee/', 'Symbole', 'Obrona: gdy odpowiadasz na oddział'],
  ['en', 'khan/conquest/', 'Symbols', 'a tile placed earlier'],
  ['de', 'khan/rulers/', 'Symbole', 'geprüft: belegt'],
] as const;

for (const [locale, tool, title, meaning] of someOf(TOOLS, 1))
  test(`the signs of ${tool} are one tap away, over the tool, in ${locale}`, async ({ page }) => {
    await page.goto(`./${locale}/${tool}`);
    const ways = page.getByRole('main').getByRole('link', { name: title });
    await expect(ways).toHaveCount(2); // in the head at once, and below when what stands there has come
    await ways.filter({ hasText: '?' }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet.getByText(meaning, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${tool}$`)); // nothing of the tool is left
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

test('each game and each chapter leads to the page of signs', async ({ page }) => {
  const way = { name: 'Symbols' };
  await page.goto('./en/khan/');
  await page.getByRole('link', way).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbols');
  await page.goto('./en/huang/rules/war/');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', way).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Huang', 'Chu Han', 'Khan']);
});
