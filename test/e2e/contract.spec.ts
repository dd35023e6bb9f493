import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { someOf } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { type Touch, USED_TOOLS, type UsedTool } from '../support/used-tools.ts';
import { expectAccessible, LANGUAGE, openTool, reloadTool, shareButton, test, toolReady } from './support.ts';
import { answered, openStored, partOf, touch } from './tools.ts';
import { inAnyLanguage, wordsOf } from './words.ts';

// What every tool must do in the browser. Their states and links are tested in test/shell/contract.test.ts.

/** The files of the answer modules. */
const answering = ({ save }: UsedTool) =>
  new RegExp(
    `/(${save}-([a-z-]+-)?(answer-panel|answer-module|compute-answer)\\.[^/]+\\.js|texts/[^/]+\\.json)$`,
  );

const main = (page: Page) => page.getByRole('main');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });

/** Texts of the shell as shown on the page. */
const textsIn = (locale: Locale) => createTranslator(locale, readTexts(locale, 'tool', 'sharing'));

/** The name of the link to the rule behind the answer. */
async function nameOfRule(page: Page, { rule }: UsedTool, locale: Locale): Promise<string> {
  const titles = await (await page.request.get(`./${locale}/titles.json`)).json();
  return textsIn(locale)('rule-named', { title: titles[rule] });
}

/** Waits until the page shows the result of the change, and no longer the one before it. */
async function expectChanged(page: Page, { answer, changed }: UsedTool): Promise<void> {
  await expect(main(page)).not.toContainText(answer);
  await expect(main(page)).toContainText(changed);
}

/** Opens the rule behind the answer, on top of the tool. */
async function openRule(page: Page, tool: UsedTool, locale: Locale): Promise<void> {
  if (tool.isAmongSteps) await page.getByText(textsIn(locale)('working')).click(); // the panel takes the focus as it comes
  const name = await nameOfRule(page, tool, locale);
  await page.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('dialog', { name }).getByRole('paragraph')).not.toHaveCount(0);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const element = await target.elementHandle();
  const hasFocus = () => element?.evaluate((one) => one.contains(document.activeElement));
  for (let i = 0; i < 200 && !(await hasFocus()); i++) await page.keyboard.press('Tab');
  expect(await hasFocus(), `Tab leads to ${target}`).toBe(true);
}

/** Moves the focus to a control and activates it, by keyboard only. */
async function touchByKeys(page: Page, one: Touch): Promise<void> {
  if (one.role === 'gridcell') await walkTo(page, String(one.name));
  else await tabTo(page, partOf(page, one));
  if (one.typed !== undefined) await page.keyboard.type(one.typed);
  else await page.keyboard.press(one.role === 'checkbox' ? 'Space' : 'Enter');
}

/**
 * Moves the focus to the board with Tab, and to a space with the arrow keys; `K6` is the sixth space of row
 * K.
 */
async function walkTo(page: Page, space: string): Promise<void> {
  await tabTo(page, page.getByRole('grid'));
  const cell = page.getByRole('gridcell', {
    name: new RegExp(`^${space}(,|$)`),
  });
  const isThere = () => cell.evaluate((one) => one === document.activeElement);
  const [row = '', column = ''] = [space.slice(0, 1), space.slice(1)];
  for (let i = 0; i < 40 && !(await isThere()); i++) {
    const at = await page.evaluate(() => `${document.activeElement?.getAttribute('aria-label')}`);
    if (at.slice(0, 1) !== row) await page.keyboard.press(at.slice(0, 1) > row ? 'ArrowUp' : 'ArrowDown');
    else
      await page.keyboard.press(
        Number.parseInt(at.slice(1), 10) > Number(column) ? 'ArrowLeft' : 'ArrowRight',
      );
  }
  await expect(cell).toBeFocused();
}

/** The tools that show their answer as a verdict; the score page has its own test. */
const VERDICTS = ['huang-board', 'huang-conflict', 'khan-conquest', 'khan-rulers'];

/** Tools whose parts together are those of all tools: fields and a keypad, both boards, cards, and a lesson. */
const BY_KEYS = [
  'huang/score/',
  'huang/referee/',
  'chu-han/referee/',
  'khan/conquest/',
  'huang/learn/tiles/',
];

/** Tools that are used to test what the shell does for all tools. */
const OF_THE_SHELL = someOf(USED_TOOLS, 2);

for (const tool of USED_TOOLS) {
  const address = `./en/${tool.path}`;
  test.describe(tool.path, () => {
    if (OF_THE_SHELL.includes(tool))
      test('is there and can be used before what answers has come, and then answers what was entered', async ({
        page,
      }) => {
        const held: (() => void)[] = [];
        let isHeld = true;
        await page.route(answering(tool), async (route) => {
          if (isHeld) await new Promise<void>((release) => held.push(release));
          await route.continue();
        });
        await openStored(page, address);
        for (const one of tool.first) await touch(page, one);
        await undo(page).press('Enter');
        await redo(page).press('Enter');
        await expect.poll(() => held.length).toBeGreaterThan(0);
        await expect(shareButton(page)).toHaveCount(0);
        isHeld = false;
        for (const release of held) release();
        for (const one of tool.rest) await touch(page, one);
        await expect(main(page)).toContainText(tool.answer);
        await expect(shareButton(page)).toBeVisible();
      });

    if (OF_THE_SHELL.includes(tool))
      test('says that what answers has not arrived, and what was entered stays as it is asked for again', async ({
        page,
      }) => {
        await page.route(answering(tool), (route) => route.abort());
        await openStored(page, address);
        for (const one of tool.first) await touch(page, one);
        const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load the answer' });
        await expect(failure).toHaveText('Couldn’t load the answer. Try again');
        await page.unroute(answering(tool));
        await failure.getByRole('button', { name: 'Try again' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Open…' })).toBeVisible();
        await expect(failure).toHaveCount(0);
        for (const one of tool.rest) await touch(page, one);
        await expect(main(page)).toContainText(tool.answer);
      });

    test('leads by keyboard alone to an answer, back and forth, to a rule, and hands it out', {
      tag: BY_KEYS.includes(tool.path) ? [] : ['@all'],
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openTool(page, address);
      for (const one of [...tool.first, ...tool.rest]) await touchByKeys(page, one);
      await expect(main(page)).toContainText(tool.answer);
      await touchByKeys(page, tool.change);
      await expectChanged(page, tool);
      await tabTo(page, undo(page));
      await page.keyboard.press('Enter');
      await expect(main(page)).toContainText(tool.answer);
      await tabTo(page, redo(page));
      await page.keyboard.press('Enter');
      await expectChanged(page, tool);
      await tabTo(page, undo(page));
      await page.keyboard.press('Enter');

      if (tool.isAmongSteps) {
        await tabTo(page, page.getByText('Show the working'));
        await page.keyboard.press('Enter');
      }
      const named = await nameOfRule(page, tool, 'en');
      const rule = page.getByRole('link', { name: named });
      await tabTo(page, rule);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: named }).getByRole('paragraph')).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(rule).toBeFocused();

      await tabTo(page, shareButton(page));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Copy text' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^(Result|Text) copied\.$/)).toBeVisible(); // a drill’s questions are no result
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/open\/(\?a=\w+)?#\d/);
    });

    if (OF_THE_SHELL.includes(tool))
      test('undoes and redoes after a rule was read, the language switched, the page left and loaded again', async ({
        page,
      }) => {
        await openTool(page, address);
        await answered(page, tool);
        await touch(page, tool.change);
        await expectChanged(page, tool);
        await undo(page).press('Enter');
        await openRule(page, tool, 'en');
        await page.getByRole('dialog').getByRole('link', { name: 'Open full chapter' }).press('Enter');
        await page.waitForURL('**/rules/**');
        await openTool(page, address);
        await page.getByLabel(LANGUAGE).press('Enter');
        await page.getByRole('link', { name: /^PL / }).press('Enter');
        await page.waitForURL(`**/pl/${tool.path}`);
        await reloadTool(page); // a question that is open takes the focus as it comes
        await page.getByLabel(LANGUAGE).press('Enter');
        await page.getByRole('link', { name: /^EN / }).press('Enter');
        await page.waitForURL(`**/en/${tool.path}`);
        await toolReady(page);
        if (tool.toEntry) await touch(page, tool.toEntry);
        await redo(page).press('Enter');
        await expectChanged(page, tool);
        await expect(redo(page)).toBeDisabled();
        while (await undo(page).isEnabled()) await undo(page).press('Enter');
        await expect(main(page)).not.toContainText(tool.answer);
        await expect(page.getByRole('button', { name: 'Start over' })).toBeDisabled();
        while (await redo(page).isEnabled()) await redo(page).press('Enter');
        await undo(page).press('Enter');
        await expect(main(page)).toContainText(tool.answer);
      });

    if (VERDICTS.includes(tool.save))
      test('beside its verdict at most one button is filled in the colour that acts', async ({ page }) => {
        await openTool(page, address);
        await answered(page, tool);
        const buttons = page.getByRole('button', { pressed: false });
        await expect(buttons).not.toHaveCount(0);
        const acting = await page
          .getByRole('link', { name: /^Rule\b/ })
          .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);
        expect(acting).toHaveLength(1);
        const filled = await page
          .getByRole('main')
          .getByRole('button')
          .evaluateAll((all) =>
            all.map((one) => `${one.textContent}: ${getComputedStyle(one).backgroundColor}`),
          );
        expect(filled.filter((one) => one.endsWith(`${acting}`)).length).toBeLessThanOrEqual(1);
      });

    if (OF_THE_SHELL.includes(tool))
      test('axe finds nothing under a sheet', async ({ page }) => {
        await openTool(page, address);
        await answered(page, tool);
        await openRule(page, tool, 'en');
        await expectAccessible(page);
      });
  });
}

/** All controls that share an answer, whatever their names. */
const SHARING = inAnyLanguage(
  'sharing',
  ...['share-result', 'share-position', 'share-question', 'share-questions'],
  ...['qr', 'copy', 'picture', 'replay-save', 'both-sides'],
);

test('a tool that nothing was entered in offers no sharing, nor does a hand that is only set up', {
  tag: '@all',
}, async ({ page }) => {
  const untouched = [
    ...USED_TOOLS.map(({ path }) => path),
    'huang/drill/',
    ...['huang/learn/tiles/', 'huang/learn/end/', 'chu-han/learn/troops/', 'khan/learn/conquest/'],
  ];
  for (const path of untouched)
    await test.step(path, async () => {
      await openTool(page, `./en/${path}`);
      await expect(page.getByRole('button', { name: SHARING })).toHaveCount(0);
      await expect(page.getByText(wordsOf('en', 'sharing')('needs-yamen'))).toHaveCount(0);
    });
  await openTool(page, './en/chu-han/referee/');
  const sharing = page.getByRole('button', { name: SHARING });
  await page.getByLabel('Han: cards in hand', { exact: true }).fill('3');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled(); // it counts as begun
  await expect(sharing).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the replay' }).tap();
  await expect(sharing).toHaveCount(0);
});
