import { expect, type Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { someOf } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { expectAccessible, openTool, shareButton, showWaysToShare, test } from './support.ts';
import { answered } from './tools.ts';

const t = createTranslator('en', readTexts('en', 'sharing'));
const changed = t('opened-changed');

/** Copies the result as text, and returns the address in it. */
async function copyAddress(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await showWaysToShare(page);
  await page.getByRole('button', { name: t('copy'), exact: true }).press('Enter');
  await expect(page.getByRole('main')).toContainText(t('copied-result'));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.slice(text.lastIndexOf('http'));
}

const SHARING = USED_TOOLS.filter(({ asked, path }) => asked && !/learn|drill/.test(path));

for (const tool of someOf(SHARING, 1, 2))
  test(`the answer of ${tool.path} is compared with the one that was shared`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await answered(page, tool);
    await expect(shareButton(page)).toBeVisible();
    const address = await copyAddress(page);
    expect(address).toMatch(/\/open\/\?a=[0-9a-z]{1,7}#\d[\w-]+$/);
    const main = page.getByRole('main');
    await page.goto(address.replace(/a=\w+/, 'a=0')); // of another answer
    await expect(main).toContainText(changed);
    await expect(main).toContainText(tool.answer);
    await page.goto(address);
    await expect(main).toContainText(t('opened').replace(/\.$/, ''));
    await expect(main).not.toContainText(changed);
    await expect(main).toContainText(tool.answer);
  });

test('an answer that has changed leads to what changed, from a pasted text too', async ({ page }) => {
  const [tool] = SHARING;
  if (!tool) throw new Error('No tool shares a case');
  await openTool(page, `./en/${tool.path}`);
  await answered(page, tool);
  const address = await copyAddress(page);
  await openTool(page, './en/khan/rulers/');
  await page.getByRole('button', { name: t('open'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`Look: ${address.replace(/a=\w+/, 'a=0')}`);
  await dialog.getByRole('textbox').press('Tab');
  await dialog.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await page.waitForURL(new RegExp(`/en/${tool.path}`));
  await expect(page.getByRole('main')).toContainText(changed);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('changes') }).press('Enter');
  await expect(page.getByRole('heading', { name: t('changes') })).toBeVisible();
});
