import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { IS_WHOLE_SUITE, someOf } from '../support/campaign.ts';
import { PAGES, PLAIN_PAGES } from '../support/page-kinds.ts';
import { serve } from '../support/server.ts';
import { smallTargets } from '../support/small-targets.ts';
import { findCutOff, findStrangeStyles } from './page-layout.ts';
import {
  expectAccessible,
  key,
  noteUnder,
  openTool,
  partUnder,
  test,
  toolReady,
  verdict,
  wrong,
} from './support.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis' });

/**
 * The preference of the system, and the setting that the user has chosen instead. Each page gets another
 * combination in each language.
 */
const LOOKS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark', 'yamen-hand': 'left' },
  { colorScheme: 'light', 'yamen-theme': 'dark' },
  { colorScheme: 'dark', 'yamen-theme': 'light', 'yamen-hand': 'left' },
] as const;

/**
 * Checks some pages one after the other, each as on a first visit, with its own preferences and on the screen that the
 * test begins with.
 */
async function lookAt(page: Page, paths: readonly string[], nth: number): Promise<void> {
  const looks = paths.map((path, i) => [`/${path}`, LOOKS[(nth + i) % LOOKS.length] ?? LOOKS[0]] as const);
  await page.addInitScript((all) => {
    localStorage.clear();
    const { colorScheme: _, ...set } =
      all.find(([path]) => path === location.pathname + location.search)?.[1] ?? {};
    Object.assign(localStorage, set);
  }, looks);
  const screen = page.viewportSize();
  for (const [path, { colorScheme }] of looks)
    await test.step(path, async () => {
      if (screen) await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme });
      await page.goto(`.${path}`);
      if (/(huang\/score|khan\/(conquest|rulers|score)|conflict)\/$/.test(path)) await toolReady(page);
      else await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectPlainPrint(page);
      expect(await smallTargets(page)).toEqual([]);
      if (IS_WHOLE_SUITE) return; // in which crawl.spec.ts looks at every page
      expect([...(await findCutOff(page)), ...(await findStrangeStyles(page))]).toEqual([]);
    });
}

/** Expects that a page prints black on white although the dark theme was chosen, with nothing to press. */
async function expectPlainPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const {
    theme = null,
    ground,
    ink,
  } = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = 'dark';
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return { theme, ground, ink: getComputedStyle(document.body).color };
  });
  expect(ground).toBe('rgb(255, 255, 255)');
  const [red = 255, green = 255, blue = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(64);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.evaluate((before) => {
    if (before === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = before;
  }, theme);
  await page.emulateMedia({ media: null });
}

/**
 * Lists every kind of page on the phone, alternating languages and preferences, and on the desktop one page of
 * each kind. One visit looks for all that holds of every page: axe finds nothing, whatever can be tapped is at
 * least 44 × 44 px large (WCAG 2.5.5), it prints black on white, nothing is cut off on a narrow screen or with large letters, and
 * only design tokens are used.
 */
for (const [i, path] of [...PAGES, ...PLAIN_PAGES].entries())
  test(`${path || 'the first page'} is accessible, large enough for a finger, and prints plainly`, ({
    page,
    hasTouch,
  }) => {
    const locales = hasTouch ? someOf(LOCALES, i) : (['en'] as const);
    return lookAt(
      page,
      locales.map((locale) => `${locale}/${path}`),
      hasTouch ? i : i + 3,
    );
  });

test('the pages without a language are accessible, large enough for a finger, and print plainly', ({
  page,
  hasTouch,
}) => lookAt(page, ['r/', 'open/', '404.html'], hasTouch ? 3 : 0));

test('axe finds nothing on the score page in any of its states', { tag: '@all' }, async ({
  page,
  hasTouch,
}) => {
  await page.emulateMedia({ colorScheme: hasTouch ? 'light' : 'dark' });
  await openTool(page, './de/huang/score/');
  await page.getByLabel('Name 1', { exact: true }).fill('Łucja'.repeat(8)); // as long as a name may be
  await page.getByRole('textbox', { name: /^Łucja.*, Gelb/ }).fill('-7');
  await expectAccessible(page);
  const fields = page.getByRole('textbox', {
    name: /, (Gelb|Rot|Blau|Grün|Weiß)/,
    includeHidden: true,
  });
  for (const field of await fields.all()) await field.evaluate(setTo, '10+5');
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Öffnen: / }).click();
  await page.getByText('So kommt das Ergebnis zustande').click();
  await expectAccessible(page);
  await verdict(page, /gewinnt/)
    .getByRole('link')
    .click();
  await expect(page.getByRole('dialog')).toContainText('Ausgabe');
  await expectAccessible(page);
  if (!hasTouch) return;
  await page.setViewportSize({ width: 780, height: 360 });
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Wer spielt mit?' }).getByRole('button', { name: 'Łucja' }).click();
  await expectAccessible(page);
  await expect(verdict(page, /gewinnt/)).toBeInViewport();
  await expect(key(page, 'next')).toBeInViewport();
});

test('axe finds nothing on the running score of Chu Han in any of its states', { tag: '@all' }, async ({
  page,
  hasTouch,
}) => {
  await page.emulateMedia({ colorScheme: hasTouch ? 'light' : 'dark' });
  await openTool(page, './de/chu-han/score/');
  await page.getByLabel('Ereignis', { exact: true }).selectOption('hangu-pass');
  await page.getByRole('button', { name: 'Xiang Yu' }).click();
  await page.getByRole('button', { name: 'Han legt 6 Karten' }).click(); // 12
  await page.getByRole('button', { name: 'Schlacht vorbei' }).click();
  await expectAccessible(page);
  for (const [group, chosen] of [
    [/^Wer hat die Schlacht gewonnen/, 'Han'],
    [/^Karten auf der Hand von/, '0'],
    [/^Verstärkungen, die/, '0'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('button', { name: chosen, exact: true }).click();
  await page.getByRole('button', { name: 'Schlacht werten' }).click();
  await page.getByRole('button', { name: 'Chu legt 6 Karten' }).click();
  await page.getByRole('button', { name: 'Schlacht 1 korrigieren' }).click();
  await page.getByRole('button', { name: 'Han legt 9 Karten' }).click(); // 12 + 18 + 6: what came later is late
  await expect(wrong(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revanche' }).click();
  await result(page).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Chu schon 1 Punkt hat');
  await expectAccessible(page);
});

test('axe finds nothing on the page of conflicts in any of its states', { tag: '@all' }, async ({
  page,
  hasTouch,
}) => {
  await page.emulateMedia({ colorScheme: hasTouch ? 'light' : 'dark' });
  await openTool(page, './de/huang/conflict/');
  const leader = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await leader('Soldaten-Anführer (Tiger)');
  await page.getByRole('button', { name: /^Reich 2/ }).click();
  await leader('Soldaten-Anführer (Ratte)');
  await expectAccessible(page); // level as things stand
  await page.getByRole('button', { name: 'Niemand teilt etwas zu' }).click();
  await expectAccessible(page); // a tie
  await page.getByRole('button', { name: 'Reich 3 hinzufügen' }).click();
  await leader('Handwerker-Anführer (Hase)');
  await page.getByRole('group', { name: 'Gleichstand.' }).getByRole('button', { name: 'Tiger' }).click();
  await page
    .getByRole('group', { name: 'Gleichstand', exact: true })
    .getByRole('button', { name: 'Reich\u00a01 (Tiger)' })
    .click();
  await page.getByText('So kommt das Ergebnis zustande').click();
  const strengths = result(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('checkbox') });
  await expect(strengths).toHaveCount(2); // of the two states at war
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revolte', exact: true }).click();
  await page.getByRole('group', { name: 'Farbe der' }).getByRole('button', { name: 'Gouverneur' }).click();
  await page.getByRole('group', { name: 'Verteid' }).getByRole('button', { name: 'Hase' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Niemand teilt etwas zu' }).click();
  await result(page)
    .getByRole('link', { name: /^Regel: / })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Verteidiger');
  await expectAccessible(page);
});

/** Types into a field that may be outside the viewport. */
function setTo(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

for (const [locale, want] of [
  ['pl-PL', 'pl'],
  ['de-CH', 'de'],
  ['fr-FR', 'en'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`goes from the bare address to ${want}`, async ({ page }) => {
      await page.goto('./');
      await page.waitForURL(`**/${want}/`);
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the start is a page with three links, rules can be read, and a tool says what it needs', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.goto('./pl/huang/rules/end/');
    await expect(page.getByRole('heading', { name: 'Remisy', exact: true })).toBeVisible();
    await page.goto('./de/huang/score/');
    await expect(page.getByRole('paragraph').filter({ hasText: 'braucht JavaScript' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Tastenfeld' })).toBeHidden(); // no keys that do nothing
  });
});

test('the host’s headers hold, and no other site can frame a page', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const headers = (await page.goto(`${baseURL}en/huang/score/`))?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // The policy of each page lists its inline styles; both policies apply.
  expect(headers['content-security-policy']?.replace(/style-src [^;]*/, '')).not.toContain('unsafe');
  expect(await page.content()).toMatch(
    /<meta http-equiv="content-security-policy" content="(?![^"]*unsafe)[^"]*style-src/i,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  const root = mkdtempSync(join(tmpdir(), 'yamen-framing-'));
  writeFileSync(join(root, 'index.html'), `<iframe src="${baseURL}en/"></iframe>`);
  const other = await serve({ root });
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(other.url);
  expect((await refused).type()).toBe('error');
  for (const frame of page.frames()) await expect(frame.getByRole('main')).toHaveCount(0);
  await other.stop();
  await context.close();
  rmSync(root, { recursive: true });
});

test('a page that is not there says so in three languages', async ({ page }) => {
  // Chromium logs every 404 response as an error, which the test must not treat as a fault.
  const response = await page.request.get('./de/nothing/');
  expect(response.status()).toBe(404);
  const text = await response.text();
  for (const said of ['Diese Seite gibt es nicht', 'Nie ma takiej strony', 'Page not found'])
    expect(text).toContain(said);
});

test('a page that is not there speaks the language of its address, its head too', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
  }); // logs the answer 404
  await page.goto('./pl/nothing/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Nie ma takiej strony.');
  await expect(page.getByRole('banner').getByLabel('Język: PL')).toHaveText('PL');
  const head = page.getByRole('banner');
  for (const [name, path] of [
    ['Szukaj', 'search'],
    ['Ustawienia', 'settings'],
  ] as const)
    await expect(head.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/pl/${path}/$`));
  await head.getByRole('link', { name: 'Szukaj' }).click();
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible();
  await page.close();
});

/** Opens the section below a rule, by a word of its summary. */
const unfold = (rule: Locator, word: string) => rule.getByText(word, { exact: true }).click();

test('each rule stands on one spot, with the differences of the editions and its examples', async ({
  page,
}) => {
  await page.goto('./en/huang/rules/end/#fewest-white');
  const rule = partUnder(page, 'Fewest white points');
  await expect(rule).toBeInViewport();
  await expect(rule.getByRole('term', { includeHidden: true })).toHaveText(['English', 'German', 'Polish']);
  await unfold(rule, 'editions differ');
  await expect(rule.getByText('Cleo wins.')).toBeVisible();
  await rule.getByRole('link', { name: 'Open in “Score the game”' }).click();
  await toolReady(page);
  await expect(verdict(page, 'Cleo wins.')).toBeVisible();
});

test('an example on the board is drawn before and after, and opens there', async ({ page }) => {
  await page.goto('./en/huang/rules/war/#example-war-tie');
  const example = page.getByRole('region', { name: 'Example: One against one' });
  await expect(example).toBeInViewport();
  const [before, after] = await example.getByRole('img').all();
  if (!before || !after) throw new Error('Not drawn before and after');
  await expect(before).toHaveAccessibleName(/Rat’s Soldier leader: A2; .*2 red tiles: A1, A7/);
  await expect(after).toHaveAccessibleName(
    'the Rat’s Soldier leader: A2; 2 yellow tiles: A3, A5; 1 green tile: A4',
  );
  await expect(example.getByRole('strong')).toContainText('The Rat wins the war');
  await example.getByRole('link', { name: 'Open in “Try a move”' }).click();
  await page.waitForURL('**/en/huang/referee/**');
  await expect(page.getByRole('main')).toContainText('The Rat wins the war');
});

test('an example of Chu Han shows its cards and plays, and opens in its tool', async ({ page }) => {
  await page.goto('./en/chu-han/rules/reactions/#example-xiao-he-answers');
  const battle = page.getByRole('region', {
    name: 'Example: From 23–24 to 26–30',
  });
  await expect(battle).toBeInViewport();
  await expect(battle.getByRole('listitem')).toHaveText([
    'Han, lead: 1 1 1 1 1 1',
    'Chu, defence, power: Zhongli Mo 3, set: 2 4 5 Ying Bu 6 7 8',
    'Han, reaction: Lü Zhi 3',
    'Chu, reaction: Xiao He 3',
  ]);
  await expect(battle.getByRole('strong')).toContainText('Score: Han 26, Chu 30.');
  await battle.getByRole('link', { name: 'Open and try it out' }).click();
  await page.waitForURL('**/en/chu-han/referee/**');
  await expect(page.getByRole('main')).toContainText('Han wins the hand.');
  await expect(page.getByRole('main')).toContainText('Score: Han 26, Chu 30.');
  await page.goto('./en/chu-han/rules/battle-end/#example-score-five-at-most');
  await page.getByRole('link', { name: 'Open in “Score sheet”' }).click();
  await page.waitForURL('**/en/chu-han/score/**');
  await expect(page.getByRole('main')).toContainText('19');
});

test('an open point leads from its rule to its reasons, and back', async ({ page }) => {
  await page.goto('./en/huang/rules/war/#bystanders');
  const rule = partUnder(page, 'Uninvolved states');
  await unfold(rule, 'one thing the rulebook doesn’t say');
  await expect(rule).toContainText('In Yamen: The state stays out.');
  await rule.getByRole('link', { name: 'Why, and what else is possible' }).click();
  await page.waitForURL('**/en/huang/notes/#bystander-states');
  const point = noteUnder(page, 'A state with no leader colour in common with the others');
  await expect(point).toBeInViewport();
  await expect(point.getByRole('term')).toHaveText([
    /The state stays out\s*\(Yamen’s default\)/,
    'The state fights',
  ]);
  await point.getByRole('link', { name: 'Uninvolved states' }).click();
  await page.waitForURL('**/en/huang/rules/war/#bystanders');
});

test('a chapter prints with its address and without what only a screen can use', async ({ page }) => {
  await page.goto('./de/huang/rules/war/#tie');
  const onScreen = [
    page.getByRole('banner'),
    page.getByRole('link', { name: 'Einstellungen' }),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Auf dieser Seite' }),
    partUnder(page, 'Gleichstand im Krieg').getByRole('link', {
      name: 'Link zu dieser Regel kopieren',
    }),
  ];
  await unfold(partUnder(page, 'Gleichstand im Krieg'), 'je nach Ausgabe anders');
  for (const part of onScreen) await expect(part).toBeVisible();
  const address = page.getByText('/de/huang/rules/war/');
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gleichstand im Krieg', exact: true })).toBeVisible();
  for (const part of onScreen) await expect(part).toBeHidden();
});
