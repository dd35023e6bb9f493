import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { someOf } from '../support/campaign.ts';
import { FOUR_LEVEL } from '../support/used-tools.ts';
import {
  archived,
  chooseEdition,
  expectAccessible,
  key,
  keypad,
  noticeOf,
  offlineReady,
  openTool,
  pointsField,
  reloadTool,
  saying,
  showWaysToShare,
  switchTo,
  tapValues,
  test,
  testWithWorker,
  toolReady,
  verdict,
  wrong,
} from './support.ts';

/** The note beside the result that explains the tie-break. */
const caveat = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/**
 * Measures in the picture of a final scoring how far the points are from their own symbol and from the next
 * one, as this browser renders them.
 */
function gapsIn(image: SVGElement | HTMLElement) {
  const source = image.getAttribute('src') ?? '';
  const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1));
  const text = svg.replace(/<style>.*?<\/style>/s, ''); // the page's policy forbids it
  const holder = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  document.body.append(holder);
  const boxes = (tag: string, name: string, value: string) =>
    [...holder.getElementsByTagName(tag)].flatMap((one) =>
      one.getAttribute(name)?.endsWith(value) ? [one.getBoundingClientRect()] : [],
    );
  const signs = boxes('g', 'transform', 'scale(2)');
  const points = boxes('text', 'font-size', '40');
  const gaps = signs.flatMap((sign) => {
    const isInRow = (one: DOMRect) =>
      Math.abs(one.top + one.height / 2 - sign.top - sign.height / 2) < sign.height / 2;
    const own = points
      .filter((one) => isInRow(one) && one.left >= sign.right)
      .sort((a, b) => a.left - b.left)[0];
    const next = signs
      .filter((one) => isInRow(one) && one.left > sign.right)
      .sort((a, b) => a.left - b.left)[0];
    if (!own) return [];
    const end = next ? next.left : Number.POSITIVE_INFINITY;
    return [{ toOwn: own.left - sign.right, toNext: end - own.right }];
  });
  holder.remove();
  return gaps;
}

const ranking = (page: Page) => page.getByRole('table', { name: /^(Result|Ergebnis|Wynik)$/ });
const playerCount = (page: Page, count: number) =>
  page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: String(count) });

test.describe('a four-way tie that only the fewest white points decide', () => {
  for (const [locale, wins, level, others] of someOf(
    [
      ['en', 'The Rat wins.', 'Rat\u00a03, Tiger\u00a05, Goat\u00a06, Rabbit\u00a08', 'nobody would win'],
      [
        'de',
        'Die Ratte gewinnt.',
        'Ratte\u00a03, Tiger\u00a05, Ziege\u00a06, Hase\u00a08',
        'Nach der deutschen und polnischen würde niemand gewinnen',
      ],
      [
        'pl',
        'Wygrywa Szczur.',
        'Szczur\u00a03, Tygrys\u00a05, Koza\u00a06, Królik\u00a08',
        'Według niemieckiej i.polskiej instrukcji nie wygrywa nikt',
      ],
    ] as const,
    2,
  ))
    test(`in ${locale}, with at most 75 taps`, async ({ page }) => {
      await chooseEdition(page, 'en');
      await openTool(page, `./${locale}/huang/score/`);
      const taps = await tapValues(page, FOUR_LEVEL);
      expect(taps).toBeLessThanOrEqual(75);
      await expect(verdict(page, wins)).toContainText(level);
      await expect(key(page, '1')).toBeHidden(); // done: the keypad makes room
      // The German and Polish sentences name no player; the card shows the name.
      await expect(verdict(page, wins)).toHaveText(new RegExp(others));
      await expect(ranking(page).getByRole('row')).toHaveText([/^#/, /^1/, /^2/, /^3/, /^4/]);
    });

  test('is saved as a picture, and can be read from both sides of the table', async ({ page }) => {
    await chooseEdition(page, 'en');
    await openTool(page, './en/huang/score/');
    await tapValues(page, FOUR_LEVEL);
    const download = page.waitForEvent('download');
    await showWaysToShare(page);
    await page.getByRole('button', { name: 'Picture' }).tap();
    const png = PNG.sync.read(readFileSync(await (await download).path()));
    expect(png.width).toBe(1080);
    const pixels = new DataView(png.data.buffer, png.data.byteOffset, png.data.length);
    const colours = new Set<number>();
    for (let i = 0; i < png.data.length; i += 4) colours.add(pixels.getUint32(i) >>> 8); // without opacity
    // The colours of the paper, of a positive verdict, and of a total.
    expect([...colours]).toEqual(expect.arrayContaining([0xf7f1e3, 0x1b5c40, 0xb93527]));

    await page.getByRole('button', { name: 'Show across the table' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Show across the table' });
    await expect(sheet.getByRole('img')).toHaveAccessibleName(/^The Rat wins\. .*Fewest white points wins/); // heard once
    const turned = await sheet
      .getByRole('img', { includeHidden: true })
      .or(sheet.getByRole('presentation'))
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).rotate, one.clientWidth > 300]));
    expect(turned).toEqual([
      ['180deg', true],
      ['none', true],
    ]);
    const rows = await sheet.getByRole('img').evaluate(gapsIn);
    expect(rows).toHaveLength(16); // four colours of four players
    for (const { toOwn, toNext } of rows) expect(toOwn * 2).toBeLessThan(toNext);
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(verdict(page, 'The Rat wins.')).toBeVisible();
  });

  test('by the German box nobody wins, and the English text is named beside it', { tag: '@all' }, async ({
    page,
  }) => {
    // The first visit proposes the page's language as the edition.
    await openTool(page, './de/huang/score/');
    await tapValues(page, FOUR_LEVEL);
    await expect(verdict(page, 'Niemand gewinnt.')).toBeVisible();
    await expect(verdict(page, 'Niemand gewinnt.')).toContainText(
      'Nach der englischen Ausgabe würde die Ratte mit den wenigsten weißen Punkten gewinnen.',
    );
    // The edition is kept when the language changes.
    await switchTo(page, 'en');
    await toolReady(page);
    await expect(verdict(page, 'Nobody wins.')).toBeVisible();
    await expect(page.getByText('Tie-breaks follow the German rulebook.')).toBeVisible();
  });
});

testWithWorker(
  'goes offline, reloads, switches the language, and scores again',
  { tag: '@all' },
  async ({ page, context }) => {
    await openTool(page, './en/huang/score/?from=home#somewhere');
    await tapValues(page, [5, 6]);
    await offlineReady(page);
    await context.setOffline(true);
    await page.reload();
    expect(page.url()).toContain('/en/huang/score/?from=home#somewhere');
    await toolReady(page);
    await expect(pointsField(page, 'Tiger, red')).toHaveValue('6');
    await switchTo(page, 'pl');
    await toolReady(page);
    await expect(pointsField(page, 'Tygrys, żółty')).toHaveValue('5');
    await page.getByRole('button', { name: 'Zacznij od nowa' }).tap();
    await expect(pointsField(page, 'Tygrys, żółty')).toBeFocused();
    await tapValues(page, FOUR_LEVEL);
    await expect(verdict(page, 'Wygrywa Szczur.')).toBeVisible(); // the edition is still that of the first visit
    await page.goto('./pl/about/');
    await expect(
      page.getByText('Yamen jest w całości zapisany na tym urządzeniu i działa bez internetu.'),
    ).toBeVisible();
  },
);

test('shows where the white points went, what decided, and the working with its rules', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await playerCount(page, 2).tap();
  await tapValues(page, [9, 4, 7, 4, 5, 8, 5, 6, 7, 0]);
  await expect(ranking(page).getByRole('row', { name: /^1 / })).toHaveAccessibleName(
    /Tiger green 6, 2 of them white red 7, 3 of them white blue 7 yellow 9$/,
  );
  const weightOf = (name: string) =>
    ranking(page)
      .getByRole('columnheader', { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await weightOf('lowest')).not.toBe(await weightOf('2nd')); // marked as what decided
  await page.getByText('Show the working').tap();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Tiger: 5 white points top up the low colours: red +3, green +2' }),
  ).toBeVisible();
  // A rule opens in place and closes again, and the input is kept.
  await verdict(page, 'The Tiger wins.').getByRole('link').tap();
  const sheet = page.getByRole('dialog', {
    name: 'Rule: Your score is your lowest colour',
  });
  await expect(sheet).toContainText('highest score');
  await sheet.getByRole('link', { name: 'tie-break' }).tap(); // a rule in a rule opens in the same place
  await expect(page.getByRole('dialog', { name: 'Rule: Ties' })).toBeVisible();
  await page.goBack(); // the way back closes the sheet and stays on the page
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toContain('/en/huang/score/');
  await expect(verdict(page, 'The Tiger wins.')).toBeVisible();
});

test('takes sums, steps and corrections, and says what it cannot count', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, ['10+5+3']);
  await pointsField(page, 'Tiger, yellow').tap();
  await expect(saying(page, /^10\+5\+3 = 18$/)).toBeVisible();
  await key(page, 'key-up').tap();
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('19');
  await key(page, 'key-backspace').tap(); // a stepped number is selected, like one just reached
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('');
  await keypad(page).getByRole('button', { name: 'Undo' }).tap();
  await keypad(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('10+5+3');
  await page.keyboard.press('Control+Shift+Z');
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('19');
  await page.keyboard.press('Control+z');
  await keypad(page).getByRole('button', { name: 'Redo' }).tap();
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('19');

  await pointsField(page, 'Tiger, red').fill('-7');
  await expect(wrong(page)).toContainText('Tiger, red: Use digits and +');
  await pointsField(page, 'Tiger, red').fill('99999');
  await expect(wrong(page)).toContainText('Tiger, red: There can’t be more than 1000 points of one colour');
  await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('19'); // the rest stays
  await pointsField(page, 'Tiger, red').fill('71');
  await expect(wrong(page)).toHaveCount(0);
  await expect(caveat(page, 'The box has only 70 red points; you’ve entered 71.')).toBeVisible();
  await expect(caveat(page, '18 fields are still empty')).toBeVisible();
});

test('no key moves while points are entered, and the field that is written into is marked', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  const one = key(page, '1');
  const place = await one.boundingBox();
  /** The names of the fields that are marked as invalid. */
  const here = () =>
    page
      .getByRole('textbox')
      .evaluateAll((all) => all.filter((one) => one.ariaCurrent === 'true').map((one) => one.ariaLabel));
  await expect.poll(here).toEqual([expect.stringMatching(/^Tiger, yellow/)]);
  for (const value of [1, '10+5', 7, 70, 80, 9]) {
    await tapValues(page, [value]);
    expect(await one.boundingBox()).toEqual(place);
  }
  await expect.poll(here).toEqual([expect.stringMatching(/^Rabbit, red/)]);
  await expect(pointsField(page, 'Tiger, red')).toHaveValue('15'); // a field that was left shows what its sum comes to
});

test('a field that cannot be counted leaves the verdict open', { tag: '@all' }, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, FOUR_LEVEL);
  await expect(verdict(page, 'The Rat wins.')).toBeVisible();
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Tiger' }).tap();
  await pointsField(page, 'Tiger, white').fill('3.5');
  await expect(verdict(page, 'is ahead so far.')).toBeVisible();
  await expect(verdict(page, 'wins')).toHaveCount(0);
});

test('granaries count and are seen to count', { tag: '@all' }, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await playerCount(page, 2).tap();
  await page.getByLabel('With the Eighteen Kingdoms').check();
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Tiger' }).tap();
  await tapValues(page, [9, 9, 2, 9, 0, 4, 8, 8, 8, 8, 0, 0]);
  await expect(verdict(page, 'The Tiger wins.')).toBeVisible(); // 2 and four granaries make 10: lowest 9 against 8
  await expect(ranking(page).getByRole('row', { name: /^1 / })).toContainText(
    'blue 10, 8 of them from granaries',
  );
});

test('names that are alike are told apart by dynasty, and stay themselves after a reload', async ({
  page,
}) => {
  await openTool(page, './en/huang/score/');
  const name = (n: number) => page.getByLabel(`Name ${n}`, { exact: true });
  const button = (text: string) =>
    page.getByRole('group', { name: 'Players' }).getByRole('button', { name: text, exact: true });
  await playerCount(page, 2).tap();
  await name(1).fill('Ada');
  await name(2).fill('Ada');
  await expect(button('Ada (Tiger)')).toBeVisible();
  await expect(button('Ada (Rabbit)')).toBeVisible();
  await name(2).fill('tiger'); // called like the dynasty of the other
  await expect(button('Ada')).toBeVisible();
  await expect(button('tiger')).toBeVisible();
  await tapValues(page, [6, 6, 6, 6, 0, 7, 7, 7, 7, 0]);
  await expect(verdict(page, 'tiger wins.')).toBeVisible();
  await reloadTool(page);
  await expect(verdict(page, 'tiger wins.')).toBeVisible();
  await expect(name(2)).toHaveValue('tiger');
});

test('keeps every tap, sets games aside, and brings them back', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await page.getByLabel('Name 1', { exact: true }).fill('Ada');
  await playerCount(page, 2).tap();
  await tapValues(page, [7, 7, 7, 7, 0, 6, 6, 6, 6, 0]);
  await reloadTool(page);
  await expect(verdict(page, 'Ada wins.')).toBeVisible();

  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(pointsField(page, 'Ada, yellow')).toHaveValue('');
  await expect(page.getByLabel('Name 1', { exact: true })).toHaveValue('Ada'); // names and dynasties stay
  const games = archived(page);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('Ada wins.');

  await noticeOf(page, 'Cleared.').getByRole('button', { name: 'Undo' }).tap(); // the new game is taken back
  await expect(verdict(page, 'Ada wins.')).toBeVisible();
  await expect(games).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).tap();
  await games.getByRole('button', { name: 'Rename' }).tap();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Friday');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await reloadTool(page);
  await expect(games).toContainText('Friday');
  await games.getByRole('button', { name: 'Delete' }).tap();
  await expect(games).toHaveCount(0);
  await noticeOf(page, 'Deleted.').getByRole('button', { name: 'Undo' }).tap();
  await games.getByRole('button', { name: 'Open: Friday' }).tap();
  await expect(verdict(page, 'Ada wins.')).toBeVisible();
  // Nothing had been entered in the game before, so it is not archived.
  await expect(saying(page, /^Opened\.$/)).toBeVisible();
  await expect(verdict(page, 'Ada wins.')).toBeInViewport();
});

testWithWorker(
  'hands the result out as text, link and report',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Headless Chromium has no share dialog, so the link is copied to the clipboard.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openTool(page, './en/huang/score/');
    await playerCount(page, 2).tap();
    await tapValues(page, [9, 4, 7, 4, 5, 8, 5, 6, 7, 0]);
    await offlineReady(page);
    await reloadTool(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await showWaysToShare(page);
    await page.getByRole('button', { name: 'Copy text' }).tap();
    await expect(saying(page, 'Result copied.')).toBeVisible();
    expect((await clipboard()).split('\n').slice(0, 4)).toEqual([
      'Huang, final score',
      '1. Tiger: green 6 (2 of them white), red 7 (3 of them white), blue 7, yellow 9',
      '2. Rabbit: red 5, blue 6, green 7, yellow 8',
      'The Tiger wins. Lowest colour: 6, higher than anyone else’s.',
    ]);
    expect((await clipboard()).split('\n')[4]).toMatch(/^Yamen [0-9a-f]{12} · English edition$/);
    await page.getByRole('button', { name: 'Looks wrong? Copy a bug report' }).tap();
    await expect(
      saying(page, 'Report copied: your entry, the answer, names, edition and version. Nothing was sent.'),
    ).toBeVisible();
    const report = JSON.parse(await clipboard());
    expect(report).toMatchObject({
      case: {
        game: 'huang',
        ask: 'score',
        players: [{ name: 'tiger', yellow: 9 }, { name: 'rabbit' }],
      },
      answer: { ok: true, winner: 'tiger' },
      edition: 'en',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      release: expect.stringMatching(/^[0-9a-f]{8,}$/),
    });
    await page.getByRole('button', { name: 'Link', exact: true }).tap();
    await expect(saying(page, 'Link copied.')).toBeVisible();
    expect(await clipboard()).toMatch(/\/open\/\?a=\w+#1[\w-]+$/);
  },
);
