import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { cutOff } from '../support/cut-off.ts';
import { tokenFaults } from '../support/token-faults.ts';
import { setLetterSize } from './support.ts';

/**
 * Lists what is cut off at 320 px, and at 360 px with text of twice the size, where also no word of a table is
 * broken.
 */
export async function findCutOff(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await cutOff(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await setLetterSize(page, 32);
  const large = [...(await cutOff(page)), ...(await brokenWords(page))];
  await setLetterSize(page, 16);
  return [
    ...narrow.map((fault) => `at 320 px ${fault}`),
    ...large.map((fault) => `with large letters ${fault}`),
  ];
}

/**
 * Lists styles that are not design tokens, on a phone in the light theme and on a wide screen in the dark
 * theme.
 */
export async function findStrangeStyles(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const narrow = await tokenFaults(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...new Set([...narrow, ...(await tokenFaults(page))])];
}
