import { expect, type Page } from '@playwright/test';
import { key, openTool, reloadTool, test, toolReady, withoutWorker } from './support.ts';

// Player names are entered once, and all tools of the game use them.

/**
 * Names two of three players on the score page: a Rat, whose name contains a direction override, and a Tiger.
 */
async function enterNames(page: Page): Promise<void> {
  await openTool(page, './en/huang/score/');
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).tap();
  await page.getByRole('textbox', { name: 'Name 3' }).fill('Ada\u202e');
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Bo');
}

test('names of the score page stand on the board and beside the numbers, here and in another tab', async ({
  page,
  context,
}) => {
  await withoutWorker(page);
  const other = await context.newPage();
  await openTool(other, './en/huang/conflict/');
  await page.bringToFront();
  await enterNames(page);

  await other.bringToFront(); // nothing was begun there
  const placed = other.getByRole('group', { name: 'Who placed the tile?' });
  await expect(placed.getByRole('button')).toHaveText(['Bo', 'Rabbit', 'Ada']);

  await page.bringToFront();
  await openTool(page, './en/huang/referee/');
  const seats = page.getByRole('list').filter({
    has: page.getByRole('button', { name: 'Move Ada one seat earlier' }),
  });
  await expect(seats.getByRole('listitem')).toHaveText([/^\s*Bo/, /^\s*Rabbit/, /^\s*Ada/]);
  await reloadTool(page);
  await page.getByRole('button', { name: 'Move Ada one seat earlier' }).tap();

  await openTool(page, './en/huang/score/');
  await expect(page.getByRole('textbox', { name: 'Name 2' })).toHaveValue('Ada\u202e');
});

test('start again keeps the players, and a running game is left alone', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await withoutWorker(page);
  await enterNames(page);
  const other = await context.newPage();
  await openTool(other, './en/huang/conflict/');
  await other.getByRole('button', { name: 'Bo’s Soldier leader' }).tap();

  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Cy');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await key(page, '5').tap();
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(page.getByRole('textbox', { name: 'Name 3' })).toHaveValue('Ada\u202e');

  await other.bringToFront();
  const placed = other.getByRole('group', { name: 'Who placed the tile?' });
  await expect(placed.getByRole('button')).toHaveText(['Bo', 'Rabbit', 'Ada']);
  await expect(other.getByRole('button', { name: 'Bo’s Soldier leader' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a war on the board opens by its numbers, and comes back as it was', { tag: '@all' }, async ({
  page,
}) => {
  await withoutWorker(page);
  await openTool(page, './en/huang/conflict/');
  const leader = (player: string) => page.getByRole('button', { name: `${player}’s Soldier leader` });
  await leader('Tiger').tap();
  await page.getByRole('group', { name: 'Red tiles in State 1' }).getByRole('button', { name: /: 3$/ }).tap();
  await page.getByRole('button', { name: 'State 2' }).tap();
  await leader('Rat').tap();
  await page.getByRole('link', { name: 'On the board' }).tap();
  await page.waitForURL(/referee/);
  await toolReady(page);
  await page.getByRole('link', { name: 'By numbers' }).tap();
  await page.waitForURL(/conflict/);
  await toolReady(page);
  await expect(page.getByRole('button', { name: 'State 1 3' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The Tiger wins the war, 3–0.');
});
