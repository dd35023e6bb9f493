import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { USED_TOOLS } from '../support/used-tools.ts';
import { openTool, saying, showWaysToShare, test } from './support.ts';
import { answered } from './tools.ts';

/** Counts the sheets of a PDF: the objects of type Page, not Pages. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Han leads its last card, so it wins the hand. */
const WON_HAND = {
  ...{ game: 'chu-han', ask: 'battle', scores: { han: 20, chu: 20 }, opener: 'han' },
  ...{ hands: { han: ['4'], chu: ['5', '7'] }, plays: [{ by: 'han', open: ['4'] }] },
};

for (const tool of someOf(USED_TOOLS, 2, 3))
  test(`${tool.path} prints its answer on one sheet`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await answered(page, tool);
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(tool.answer).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0); // nothing to press on paper
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Symbols' })).toHaveCount(0);
    const { host, pathname } = new URL(page.url());
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    await expect(page.getByRole('main').getByText(`${today} · ${host}${pathname}`)).toBeVisible();
    const working = page
      .getByRole('group')
      .filter({ has: page.getByText('Show the working', { exact: true }) });
    for (const one of await working.all()) await expect(one).toHaveAttribute('open');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByText(`${today} · `)).toHaveCount(0);
    for (const one of await working.all()) await expect(one).not.toHaveAttribute('open');
  });

test('the QR code prints below its verdict on a sheet of its own, as light as in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`./en/chu-han/referee/#${await makeLink(WON_HAND)}`);
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: 'QR code with the link' });
  await expect(code).toBeVisible();
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const verdict = page.getByRole('img', { name: 'Han wins the hand.' });
  const [above, below] = [await verdict.boundingBox(), await code.boundingBox()];
  if (!above || !below) throw new Error('Nothing is printed');
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('sheets are counted', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(2);
});

for (const locale of someOf(LOCALES, 1))
  test(`the powers of Chu Han print on two sheets at most in ${locale}`, async ({ page }) => {
    await page.goto(`./${locale}/chu-han/cards/`);
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('definition').filter({ visible: true })).not.toHaveCount(0);
  });

/** The smallest text of a player aid, in points, and how far the widest element reaches beyond the paper, in px. */
const measureSheet = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const side = [...main.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const own = side.filter((one) =>
      [...one.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '' && !one.closest('svg'),
      ),
    );
    return {
      smallest: Math.min(...own.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75)),
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

/** The heading of the last block in each language. */
const TELL = {
  en: 'Explain the game in this order',
  de: 'So erklärst du das Spiel',
  pl: 'Objaśniaj grę w tej kolejności',
} as const;
/** The width of A4 between the margins of the style sheet, in px: 210 mm − 2 × 8 mm. */
const PAPER = { width: 733, height: 1068 };

for (const [i, game] of (['huang', 'chu-han', 'khan'] as const).entries())
  for (const locale of someOf(LOCALES, i)) {
    const other = LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? 'en';
    const modules =
      game === 'huang'
        ? [`&edition=en&map=bandits&palace=yes&dragon=yes`, `&edition=en&map=kingdoms&palace=yes&dragon=yes`]
        : [];
    const choices = [
      '',
      `?with=${other}`,
      ...modules.map((one) => `?with=${other}${one}`),
      ...modules.map((one) => `?with=${one}`),
    ];
    test(`the player aid of ${game} in ${locale} prints on one sheet, front and back`, async ({ page }) => {
      for (const choice of choices)
        await test.step(choice || 'one language', async () => {
          await page.emulateMedia({ media: null });
          await page.goto(`./${locale}/${game}/sheet/${choice}`);
          await expect(page.getByRole('button', { name: /^(Drucken|Drukuj|Print)$/ })).toBeVisible();
          expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(2);
          expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
          await page.emulateMedia({ media: 'print' });
          await page.setViewportSize(PAPER);
          const { smallest, over } = await measureSheet(page);
          expect(smallest).toBeCloseTo(Math.max(8.5, smallest), 2); // 8.5 pt or more, but for rounding
          expect(over).toBe(0);
          const beside = page.getByRole('heading', { name: TELL[other], exact: true });
          await expect(beside).toHaveCount(choice.includes(`with=${other}`) ? 1 : 0);
        });
    });
  }

test('a player aid shows the edition and the modules that were chosen, and keeps them', async ({ page }) => {
  await page.goto('./en/huang/sheet/');
  const side = page.getByRole('main');
  await expect(side.getByText('Still tied, the fewest white points win')).toBeVisible();
  await expect(side.getByText('Next to bandits only')).toBeHidden();
  await page.getByLabel('Your edition').selectOption('pl');
  await page.getByLabel('Board').selectOption('bandits');
  await page.getByLabel('Second language').selectOption('pl');
  await page.reload();
  await expect(side.getByText('Still tied, nobody wins.')).toBeVisible();
  await expect(side.getByText('Still tied, the fewest white points win')).toBeHidden();
  await expect(side.getByText('Next to bandits only')).toBeVisible();
  await expect(side.getByRole('heading', { name: 'Wojna' })).toBeVisible();
});

test('a player aid has the edition of the settings, and granaries if the open score has them', async ({
  page,
}) => {
  await page.goto('./en/settings/');
  await page.getByRole('radio', { name: 'German' }).check();
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
  await page.goto('./en/huang/score/');
  await page.getByRole('checkbox', { name: 'With the Eighteen Kingdoms (granaries)' }).check();
  await page.getByRole('textbox', { name: 'Tiger, yellow, not entered yet' }).fill('3');
  await expect(page.getByRole('textbox', { name: /^Tiger, yellow/ })).toHaveValue('3');
  await page.goto('./en/huang/sheet/');
  await expect(page.getByLabel('Your edition')).toHaveValue('de');
  await expect(page.getByLabel('Board')).toHaveValue('kingdoms');
  await expect(page.getByRole('main').getByText('Yamen names no winner')).toBeVisible();
});

test('each game, the chapter at a glance and the search lead to the player aid', async ({ page }) => {
  for (const path of ['de/khan/', 'de/huang/rules/reference/']) {
    await page.goto(`./${path}`);
    await page.getByRole('link', { name: /^Spielhilfe/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Spielhilfe');
  }
  await page.goto('./en/search/?q=cheat+sheet');
  await expect(page.getByRole('main').getByRole('link', { name: /Player aid/ })).not.toHaveCount(0);
});
