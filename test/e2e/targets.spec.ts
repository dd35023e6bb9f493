import { expect, type Page } from '@playwright/test';
import { smallTargets } from '../support/small-targets.ts';
import { test } from './support.ts';

// What pages.spec.ts and answer-pages.spec.ts find too small to be tapped.

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
