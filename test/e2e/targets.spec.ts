import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { PAGES } from '../support/page-kinds.ts';
import { smallTargets } from '../support/small-targets.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { test } from './support.ts';
import { answered, openTool, shownWhole } from './tools.ts';

// Whatever is tapped on a phone is at least 44 × 44 px large (WCAG 2.5.5), on each kind of page and in each
// tool with an answer.

/** Pages of lists and tables that are no kind of their own elsewhere. */
const MORE_PAGES = ['signs/', 'huang/yangtze/', 'huang/tigris/', 'huang/rules/reference/', 'chu-han/notes/'];

for (const [i, path] of [...PAGES, ...MORE_PAGES].entries())
  for (const locale of someOf(LOCALES, i))
    test(`nothing to tap is too small on ${locale}/${path}`, async ({ page }) => {
      await page.goto(`./${locale}/${path}`);
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page)).toEqual([]);
    });

for (const tool of USED_TOOLS)
  test(`nothing to tap is too small on ${tool.path} with an answer`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await shownWhole(page);
    await answered(page, tool);
    expect(await smallTargets(page)).toEqual([]);
  });

test('a target that is too small is noticed, and a link in a sentence is none', async ({ page }) => {
  await page.goto('./en/');
  await page.evaluate(() => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    add('<p><a href="#lone">Lone</a></p>');
    add('<p>Words before <a href="#one">the link</a>.</p>');
  });
  const found = await findTexts(page);
  expect(found).toEqual(['Lone']);
});

/** Returns the texts of the targets that are too small. */
const findTexts = async (page: Page) =>
  (await smallTargets(page)).map((fault) => fault.replace(/.*“(.*)”$/, '$1'));
