import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { IS_WHOLE_SUITE } from '../support/campaign.ts';
import { cutOff } from '../support/cut-off.ts';
import { smallTargets } from '../support/small-targets.ts';
import { tokenFaults } from '../support/token-faults.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { expectAccessible, openTool, setLetterSize, test } from './support.ts';
import { answered } from './tools.ts';

// For each tool with an answer: no content is cut off on any screen, nothing but the board scrolls inside the
// page, whatever can be tapped is large enough for a finger (WCAG 2.5.5), only design tokens are used, and axe
// reports no violations.

/** Changes an open page to each screen. The text size is the default unless a screen sets it. */
const SCREENS = {
  '320 px': { width: 320, height: 640 },
  '360 px, letters twice as large': { width: 360, height: 780, letters: 32 },
  '1280 px': { width: 1280, height: 800 },
  '780 px sideways': { width: 780, height: 360 },
} as const;

const PHONE = { width: 360, height: 780 };

/** Lists what is cut off or scrolls inside the page on each screen; the page is resized in between. */
async function findLayoutFaults(page: Page, locale: Locale): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, { width, height, ...more }] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width, height });
    await setLetterSize(page, 'letters' in more ? more.letters : 16);
    const found = [...(await cutOff(page)), ...(await listScrollingParts(page))];
    faults.push(...found.map((fault) => `${locale}, ${name}: ${fault}`));
  }
  await setLetterSize(page, 16);
  await page.setViewportSize(PHONE);
  return faults;
}

/** Lists the elements that scroll vertically by themselves, except the board. */
function listScrollingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((one) => !one.classList.contains('pane') && scrolls(one))
      .map((one) => `${one.localName}.${one.className} scrolls by itself`);
  });
}

/** Lists styles that are not design tokens, in the light and in the dark theme. */
async function findStrangeStyles(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await tokenFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...new Set([...light, ...(await tokenFaults(page))])];
}

for (const [i, tool] of USED_TOOLS.entries()) {
  // The tests alternate between German and Polish, because both have longer words than English.
  const others = LOCALES.filter((locale) => locale !== 'en');
  const locales = IS_WHOLE_SUITE ? others : others.filter((_, nth) => nth === i % others.length);
  test(`${tool.path} with an answer fits each screen and finger, is drawn by the tokens and is accessible`, async ({
    page,
  }) => {
    await openTool(page, `./en/${tool.path}`);
    await answered(page, tool);
    expect(await smallTargets(page)).toEqual([]);
    const faults = [...(await findLayoutFaults(page, 'en')), ...(await findStrangeStyles(page))];
    for (const locale of locales) {
      await openTool(page, `./${locale}/${tool.path}`); // which shows what was entered
      await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
      await expectAccessible(page); // first: a page that was resized is measured at another zoom
      faults.push(...(await findLayoutFaults(page, locale)));
    }
    expect(faults).toEqual([]);
  });
}
