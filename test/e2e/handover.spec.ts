import { expect, test } from '@playwright/test';
import { makeGame } from '../support/handed-on-pages.ts';
import { openTool } from './support.ts';

// A running game goes on on another phone: what one phone hands on, another opens.

test('a running score goes on on the other phone, and can be taken up again on the first', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, 'en/chu-han/score/');
  await page.getByRole('button', { name: '+1 Han' }).click();
  await page.getByLabel('Han: name').fill('Ada');
  await page.getByRole('button', { name: 'Move to another phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another phone' });
  await dialog.getByRole('button', { name: 'Ada' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
  const done = dialog.getByRole('button', { name: 'The other phone has the game' });
  const place = await done.boundingBox();
  await dialog.getByRole('button', { name: 'Send a link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  expect(await done.boundingBox()).toEqual(place);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await done.click();
  await page.waitForFunction(() => !history.state?.dialog); // else going back would stop the reload
  await page.reload();
  await expect(page.getByText(/^This game has been on the other phone since /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByText(/^This game has been on the other phone since /)).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(address);
  await expect(other.getByText('Continued from Ada’s phone: 1 hand.')).toBeVisible();
  await expect(other.getByLabel('Han: name')).toHaveValue('Ada');
  await other.context().close();
});

test('a game on the board goes on with its names, its points and the list of what was played', async ({
  page,
}) => {
  const { link, progress, names } = makeGame();
  await page.goto(`./open/#${link}`);
  await page.waitForURL('**/huang/referee/');
  await expect(page.getByText(`Continued from ${names[0]}’s phone: ${progress}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
