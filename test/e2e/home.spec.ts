import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { readFixture } from '../support/read-fixture.ts';
import {
  expectAccessible,
  noteUnder,
  openTool,
  setLetterSize,
  store,
  test,
  toolReady,
  watchShifts,
} from './support.ts';
import { literally, wordsOf } from './words.ts';

// The start page: its initial state, the list of open games, and the redirects of moved pages.

const GAME_NAMES = ['Huang', 'Chu Han', 'Khan'];

const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const begins = (page: Page, text: string) =>
  page.getByRole('link', { name: new RegExp(`^${literally(text)}`) });

/** Returns the label of a tab, because its radio button is visually hidden. */
const tabText = (page: Page, game: string, locale: Locale = 'en') =>
  page
    .getByRole('group', { name: wordsOf(locale, 'site')('which-game'), exact: true })
    .getByText(game, { exact: true });
const show = (page: Page, game: string) => tabText(page, game).tap();

for (const locale of someOf(LOCALES, 1))
  test(`the first screen of a phone names the games and offers search, score, dispute, move and rules, in ${locale}`, async ({
    page,
  }) => {
    const t = wordsOf(locale, 'site');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`./${locale}/`);
    const title = page.getByRole('heading', { level: 1 });
    for (const game of GAME_NAMES) {
      await expect(title).toContainText(new RegExp(literally(game)));
      await expect(tabText(page, game, locale)).toBeInViewport({ ratio: 1 });
    }
    const offers = [t('ask-rule'), t('huang-score'), t('huang-conflict'), t('huang-board'), t('read-rules')];
    for (const offer of offers) await expect(begins(page, offer)).toBeInViewport({ ratio: 1 });
    await expect(begins(page, t('continue-tool', { tool: '' }).trim())).toHaveCount(0);
    await expectAccessible(page);
  });

test('the chosen game is still chosen when one comes back, and needs no script', async ({
  page,
  browser,
}) => {
  await page.goto('./en/');
  await expect(tab(page, 'Huang')).toBeChecked();
  await show(page, 'Khan');
  await expect(begins(page, 'Can I lay this tile?')).toBeVisible();
  await expect(begins(page, 'Score the game')).toBeHidden();
  await page.reload();
  await expect(tab(page, 'Khan')).toBeChecked();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('./en/');
  await show(plain, 'Chu Han');
  await expect(begins(plain, 'Replay a hand')).toBeVisible();
  await expect(begins(plain, 'Score the game')).toBeHidden();
  await context.close();
});

/**
 * The texts of the rows for the fixtures; counted by hand in test/games/<game>/ui/summarize-saves.test.ts.
 */
const KEPT = {
  'huang-score': ['huang-score.v2', 'Huang', 'Continue: Score the game', 'Ada, Player 2 · 5 of 12 entered'],
  'huang-conflict': ['huang-conflict.v5', 'Huang', 'Continue: War or revolt', 'Tiger, Rat, Goat · War'],
  'huang-board': ['huang-board.v4', 'Huang', 'Continue: Try a move', 'Tiger, Rat, Goat · 14 pieces'],
  'chu-han-score': ['chu-han-score.v3', 'Chu Han', 'Continue: Score sheet', 'Ada, Chu · Hand 2'],
  'khan-score': [
    'khan-score.v1',
    'Khan',
    'Continue: Count the points',
    'Ada, Green, Łucja, Yellow · 7 of 8 entered',
  ],
  'khan-rulers': ['khan-rulers.v3', 'Khan', 'Continue: Where does the ruler go?', 'Ruler on G7'],
} as const;

test('every open game is continued from a row of its own, and nothing moves when its text comes', async ({
  page,
}) => {
  await page.goto('./en/');
  for (const [key, [file]] of Object.entries(KEPT)) await store(page, key, readFixture(file));
  await page.evaluate((keys) => localStorage.setItem('yamen-kept', keys), Object.keys(KEPT).join(' '));
  const shifts = await watchShifts(page);
  for (const visit of ['with the keys alone', 'with what the last visit found']) {
    await page.reload();
    for (const [, game, name, line] of Object.values(KEPT)) {
      if (!(await tab(page, game).isChecked())) await show(page, game); // what follows a tap may move
      const row = begins(page, name);
      await expect(row, visit).toContainText(new RegExp(literally(line)));
      await expect(begins(page, name.replace('Continue: ', ''))).toBeHidden(); // one door for each tool
    }
    expect(await shifts(), visit).toBe(0);
    await show(page, 'Huang'); // whose rows the next visit shows first
  }
  await expectAccessible(page);
  await show(page, 'Huang');
  await begins(page, 'Continue: War or revolt').tap();
  await page.waitForURL('**/huang/conflict/');
});

test('a tool in which something is entered is continued, one that was emptied is not', async ({ page }) => {
  await openTool(page, './en/khan/rulers/');
  await page.getByRole('gridcell', { name: /^G7/ }).tap();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-open'))).toContain('khan-rulers');
  const shifts = await watchShifts(page);
  await page.goto('./en/');
  await expect(begins(page, 'Continue: Where does the ruler go?')).toContainText('Ruler on G7');
  expect(await shifts()).toBe(0);
  await begins(page, 'Continue: Where').tap();
  await toolReady(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByRole('gridcell', { name: /^G7.*ruler/i })).toHaveCount(0);
  await page.goto('./en/');
  await expect(begins(page, 'Continue: Where')).toContainText('Nothing entered yet');
  await page.reload();
  await expect(begins(page, 'Where does the ruler go?')).toBeVisible();
  await expect(begins(page, 'Continue: Where')).toHaveCount(0);
});

/** Old addresses with anchors that were linked to, and their targets. */
const MOVED = [
  ['rulings/', 'huang/notes/'],
  ['rulings/#bystander-states', 'huang/notes/#bystander-states'],
  ['rulings/#bridge-banks', 'khan/notes/#bridge-banks'],
  ['rulings/#zhongli-single', 'chu-han/notes/#zhongli-single'],
  ['rulings/#khan-open', 'khan/notes/#khan-open'],
  ['rulings/#huang-editions', 'huang/notes/#huang-editions'],
  ['rulings/#no-winner', 'huang/notes/#no-winner'],
  ['huang/slips/', 'huang/notes/#huang-errata'],
  ['huang/slips/#no-winner', 'huang/notes/#no-winner'],
  ['changes/', 'about/#changes'],
  ['changes/#version-2', 'about/#version-2'],
  ['how-likely/', 'about/#how-likely'],
  ['how-likely/#unseen', 'about/#unseen'],
] as const;

/** Returns whether the target of the fragment is on the screen. */
const isTargetInView = (page: Page) =>
  page.evaluate(() => {
    const target = [...document.querySelectorAll('*')].find((one) => one.matches(':target'));
    const top = target?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  });

test('pages that have moved lead on, and to the same anchor', async ({ page }) => {
  for (const [i, [from, to]] of MOVED.entries()) {
    const locale: Locale = LOCALES[i % LOCALES.length] ?? 'en';
    await page.goto(`./${locale}/search/`); // else only the fragment would change
    await page.goto(`./${locale}/${from}`);
    await page.waitForURL(`**/${locale}/${to}`);
    if (to.includes('#')) await expect.poll(() => isTargetInView(page), from).toBe(true);
  }
});

test('the notes of a game are filtered by kind, and a link to one of another kind shows it', async ({
  page,
}) => {
  await page.goto('./en/huang/notes/');
  const kinds = [
    'The rulebook doesn’t say',
    'Depends on your edition',
    'Errors and omissions that matter in play',
  ];
  const headings = kinds.map((name) => page.getByRole('heading', { name, exact: true }));
  for (const heading of headings) await expect(heading).toBeVisible();
  for (const [i, name] of ['The rulebook doesn’t say', 'Editions differ', 'Errata'].entries()) {
    await page.getByRole('group', { name: 'Show' }).getByText(name).tap();
    for (const [j, heading] of headings.entries()) await expect(heading).toBeVisible({ visible: i === j });
  }
  await page.evaluate(() => location.assign('#bystander-states'));
  const note = noteUnder(page, 'A state with no leader colour in common with the others');
  await expect(note).toHaveAttribute('open');
  await expect(note).toBeInViewport();
});

for (const locale of someOf(LOCALES, 1))
  test(`the settings begin with language, theme and hand and take three screens at most, in ${locale}`, async ({
    page,
  }) => {
    const t = wordsOf(locale, 'settings', 'site');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`./${locale}/settings/`);
    const groups = [t('languages'), t('theme-title'), t('hand-title'), t('edition')];
    const boxes = await Promise.all(
      groups.map((name) => page.getByRole('group', { name, exact: true }).boundingBox()),
    );
    const tops = boxes.map((box) => box?.y ?? -1);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.every((top) => top >= 0 && top < 780)).toBe(true); // all four begin on the first screen
    await expect(page.getByText(t('rulings-lead'))).toBeHidden(); // the rest is folded
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 780);
  });

/** Lists links and buttons less than 44 px high, except links in running text. */
const listLowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      if (!one.matches('main :is(a, button, summary, label)')) return [];
      const { height, width } = one.getBoundingClientRect();
      const isInText = getComputedStyle(one).display === 'inline';
      return width > 1 && height > 0 && height < 44 && !isInText ? [`${one.textContent}: ${height}`] : [];
    }),
  );

/** Lists words without a permitted break that are on more than one line. */
const listBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue; // folded
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const [i, path] of ['', 'settings/', 'huang/', 'khan/notes/', 'huang/conflict/'].entries())
  test(`with letters twice as large no word is broken and all is high enough for a thumb: /${path}`, async ({
    page,
  }) => {
    for (const locale of someOf(LOCALES, i)) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`./${locale}/${path}`);
      if (path === 'huang/conflict/') await toolReady(page);
      expect(await listLowTargets(page), `${locale}, as usual`).toEqual([]);
      await setLetterSize(page, 32);
      expect(await listLowTargets(page), locale).toEqual([]);
      if (path !== 'huang/conflict/') expect(await listBrokenWords(page), locale).toEqual([]);
      await setLetterSize(page, 16);
    }
  });
