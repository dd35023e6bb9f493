import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { archived, expectAccessible, openTool, saying, test, verdict } from './support.ts';

// Finished games: export to another app, as a line of text and as a table, and the count of wins.

/** A game that Ada wins with 9 to 7, or Ben with the scores exchanged. */
const game = (winner: string, loser: string) => ({
  game: 'huang',
  ask: 'score',
  edition: 'en',
  players: [
    { name: winner, yellow: 9, red: 9, blue: 10, green: 12 },
    { name: loser, yellow: 8, red: 9, blue: 10, green: 7 },
  ],
});

async function openGame(page: Page, winner: string, loser: string): Promise<void> {
  await openTool(page, `./en/huang/score/#${await makeLink(game(winner, loser))}`);
  await expect(verdict(page, `${winner} wins.`)).toBeVisible();
}

const appLink = (page: Page) => page.getByRole('link', { name: 'Add to BG Stats' });

test('a finished game goes to BG Stats by a link; where nothing opens, it is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGame(page, 'Ada', 'Ben');
  const href = (await appLink(page).getAttribute('href')) ?? '';
  expect(JSON.parse(decodeURIComponent(href.split('?data=')[1] ?? ''))).toMatchObject({
    sourceName: 'Yamen',
    game: { name: 'Huang' },
    players: [
      { name: 'Ada', score: 9, rank: 1, winner: true },
      { name: 'Ben', score: 7, rank: 2, winner: false },
    ],
  });
  // The app is not installed here. Whether the browser asks before opening it is up to the browser.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await appLink(page).tap();
  await expect(saying(page, 'BG Stats didn’t open. The result was copied instead.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^20\d\d-\d\d-\d\d · Huang · Ada 9, Ben 7 · Ada wins\. Lowest colour: 9/,
  );
  await expectAccessible(page);
});

test('a game that is not finished goes nowhere', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expect(appLink(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy result as one line' })).toHaveCount(0);
});

test('a line that cannot be copied stands there', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openGame(page, 'Ada', 'Ben');
  await page.getByRole('button', { name: 'Copy result as one line' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Copy result as one line' })).toHaveValue(/Ada 9, Ben 7/);
});

test('the list of games says who has won how often, and is saved as a table', async ({ page }) => {
  await openGame(page, 'Ada', 'Ben');
  await openGame(page, 'Ben', 'Ada');
  await openGame(page, 'Ada', 'Ben');
  await expect(archived(page)).toHaveCount(2);
  await expect(page.getByText(/^Wins: Ada 2, Ben 1\. Last game: Ada wins\. Lowest colour: 9/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save finished games as a table (CSV)' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe('yamen-huang.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(1 + 3 * 2);
  expect(rows[1]).toMatch(/^20[\d-]+ [\d:]+;Huang;;Ada;;9;1;1;/);
  await expectAccessible(page);
});

test.describe('on a computer', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });
  test('no link leads to an app for phones', async ({ page }) => {
    await openGame(page, 'Ada', 'Ben');
    await expect(page.getByRole('button', { name: 'Copy result as one line' })).toBeVisible();
    await expect(appLink(page)).toHaveCount(0);
  });
});
