import { expect, type Locator, type Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { someOf } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { expectNarrow, openTool, shareButton, showWaysToShare, test, toolReady } from './support.ts';
import { answered, openStored } from './tools.ts';

// Every dialog of every tool and page fits the screen, can be closed in the same ways, and then returns the focus.

const t = createTranslator('en', readTexts('en', 'sharing', 'huang-board-more', 'search'));

/** The controls that open a dialog on a tool with an answer; each tool has some of them. */
const openersOf = (page: Page): readonly Locator[] => [
  page.getByRole('banner').getByRole('link', { name: 'Search' }),
  page.getByRole('link', { name: t('signs'), exact: true }),
  page.getByRole('button', { name: t('open'), exact: true }),
  page.getByRole('button', { name: t('qr'), exact: true }),
  page.getByRole('button', { name: t('both-sides'), exact: true }),
  page.getByRole('button', { name: t('photo') }),
  page.getByRole('main').getByRole('link', { name: /^Rule: / }),
];

/** Each way to close a dialog. */
const WAYS: readonly ((page: Page, dialog: Locator) => Promise<unknown>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.goBack(),
  (_, dialog) => dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).press('Enter'),
];

async function expectToClose(page: Page, opener: Locator): Promise<void> {
  const address = page.url();
  for (const close of WAYS) {
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.waitForFunction(() => history.state?.dialog);
    await expectNarrow(page); // styles of a dialog come late, and hold for the page below as well
    await close(page, dialog);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.waitForFunction(() => !history.state?.dialog);
    expect(page.url()).toBe(address);
  }
}

for (const tool of someOf(USED_TOOLS, 1, 3))
  test(`dialogs of ${tool.path}`, async ({ page }) => {
    await openStored(page, `./en/${tool.path}`);
    await answered(page, tool);
    await toolReady(page);
    if ((await shareButton(page).count()) > 0) await showWaysToShare(page);
    let tried = 0;
    for (const opener of openersOf(page))
      if ((await opener.count()) === 1 && (await opener.isVisible())) {
        await expectToClose(page, opener);
        tried++;
      }
    expect(tried).toBeGreaterThan(2);
    await expect(page.getByRole('main')).toContainText(tool.answer);
  });

test('a dialog opens again at once after Back', async ({ page }) => {
  await openTool(page, './en/chu-han/score/');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const open = page.getByRole('button', { name: t('open'), exact: true });
  for (const opener of [search, open]) {
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await page.waitForFunction(() => history.state?.dialog);
    // A tap between the call that closes the dialog and its close event, which fires in the next frame.
    await opener.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            if (element instanceof HTMLElement) element.click();
            resolve();
          });
          observer.observe(document, { subtree: true, attributeFilter: ['open'] });
          history.back();
        }),
    );
    await page.waitForFunction(() => history.state?.dialog);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.waitForFunction(() => !history.state?.dialog);
  }
});

const PAGES = [
  '',
  'huang/rules/war/',
  'khan/notes/',
  'huang/',
  'glossary/',
  'settings/',
  'about/',
  'chu-han/cards/',
  'learn/',
] as const;
for (const path of someOf(PAGES))
  test(`the search over /en/${path}`, async ({ page }) => {
    await page.goto(`./en/${path}`);
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
    await expect(async () => {
      await search.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expectToClose(page, search);
  });
