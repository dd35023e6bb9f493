import { expect } from '@playwright/test';
import { FOUR_LEVEL } from '../support/used-tools.ts';
import { chooseEdition, offlineReady, scoreReady, tapValues, test, testWithWorker } from './support.ts';

const verdict = '.verdict';

test.describe('a four-way tie that only the fewest white points decide', () => {
  for (const [locale, wins, level, others] of [
    ['en', 'Rat wins.', 'Rat\u00a03, Tiger\u00a05, Goat\u00a06, Rabbit\u00a08', 'nobody would win'],
    ['de', 'Die Ratte gewinnt.', 'Ratte\u00a03, Tiger\u00a05, Ziege\u00a06, Hase\u00a08', 'niemand'],
    ['pl', 'Wygrywa Szczur.', 'Szczur\u00a03, Tygrys\u00a05, Koza\u00a06, Królik\u00a08', 'nikt'],
  ] as const)
    test(`in ${locale}, with at most 75 taps`, async ({ page }) => {
      await chooseEdition(page, 'en');
      await page.goto(`./${locale}/huang/score/`);
      await scoreReady(page);
      const taps = await tapValues(page, FOUR_LEVEL);
      expect(taps).toBeLessThanOrEqual(75);
      await expect(page.locator(verdict)).toContainText(wins);
      await expect(page.locator(verdict)).toContainText(level);
      await expect(page.locator('.pad')).toHaveClass(/closed/); // done: the keypad makes room
      await expect(page.locator('.caveats li')).toHaveCount(2); // the German and the Polish text name nobody
      for (const text of await page.locator('.caveats li').allTextContents()) expect(text).toContain(others);
      const places = await page.locator('.ranking tbody tr td:first-child').allTextContents();
      expect(places).toEqual(['1', '2', '3', '4']);
    });

  test('by the German box nobody wins, and the English text is named beside it', async ({ page }) => {
    await page.goto('./de/huang/score/'); // the first visit proposes the page's language as the edition
    await scoreReady(page);
    await tapValues(page, FOUR_LEVEL);
    await expect(page.locator(verdict)).toContainText('Niemand gewinnt.');
    await expect(page.locator('.caveats')).toContainText('englischen Ausgabe');
    await expect(page.locator('.caveats')).toContainText('Ratte');
    // The edition stays when the language changes.
    await page.locator('a[data-switch=en]').tap();
    await scoreReady(page);
    await expect(page.locator(verdict)).toContainText('Nobody wins.');
    await expect(page.locator('.score')).toContainText('Ties are broken by the German rulebook.');
  });
});

testWithWorker(
  'goes offline, reloads, switches the language, and scores again',
  async ({ page, context }) => {
    await page.goto('./en/huang/score/?from=home#somewhere');
    await scoreReady(page);
    await tapValues(page, [5, 6]);
    await offlineReady(page);
    await context.setOffline(true);
    await page.reload();
    expect(page.url()).toContain('/en/huang/score/?from=home#somewhere');
    await scoreReady(page);
    await expect(page.locator('#p0-red')).toHaveValue('6');
    await page.locator('a[data-switch=pl]').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await scoreReady(page);
    await expect(page.locator('#p0-yellow')).toHaveValue('5');
    await page.getByRole('button', { name: 'Zacznij od nowa' }).tap();
    await expect(page.locator('#p0-yellow')).toBeFocused();
    await tapValues(page, FOUR_LEVEL);
    await expect(page.locator(verdict)).toContainText('Wygrywa Szczur.'); // the edition is still that of the first visit
    await page.goto('./pl/about/');
    await expect(page.locator('#offline-state')).toHaveText(
      'Yamen jest w całości zapisany na tym urządzeniu i działa bez internetu.',
    );
  },
);

test('shows where the white points went, what decided, and the working with its rules', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await page.locator('.players').getByRole('button', { name: '2' }).tap();
  await tapValues(page, [9, 4, 7, 4, 5, 8, 5, 6, 7, 0]);
  const best = page.locator('.ranking tbody tr').first();
  await expect(best.locator('td .unseen')).toHaveText([
    'green 6, 2 of them white',
    'red 7, 3 of them white',
    'blue 7',
    'yellow 9',
  ]);
  await expect(page.locator('thead .decides')).toHaveText('lowest');
  await page.locator('summary').tap();
  await expect(
    page.locator('details li').filter({ hasText: 'white points go to red +3, green +2' }),
  ).toBeVisible();
  // A rule opens in place and closes again; nothing is lost.
  await page.locator('.verdict .rule-link').tap();
  const sheet = page.getByRole('dialog', { name: 'Rule: The lowest colour is your result' });
  await expect(sheet).toContainText('highest result');
  await sheet.getByRole('link', { name: 'tie-break' }).tap(); // a rule in a rule opens in the same place
  await expect(page.getByRole('dialog', { name: 'Rule: Ties' })).toBeVisible();
  await page.goBack(); // the way back closes the sheet and stays on the page
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toContain('/en/huang/score/');
  await expect(page.locator(verdict)).toContainText('Tiger wins.');
});

test('takes sums, steps and corrections, and says what it cannot count', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await tapValues(page, ['10+5+3']);
  await page.locator('#p0-yellow').tap();
  await expect(page.locator('.remarks output')).toHaveText('10+5+3 = 18');
  await page.locator('.key.up').tap();
  await expect(page.locator('#p0-yellow')).toHaveValue('19');
  await page.locator('.key.erase').tap(); // a stepped number is selected, like one just reached
  await expect(page.locator('#p0-yellow')).toHaveValue('');
  await page.locator('.key.undo').tap();
  await page.locator('.key.undo').tap();
  await expect(page.locator('#p0-yellow')).toHaveValue('10+5+3');
  await page.keyboard.press('Control+Shift+Z');
  await expect(page.locator('#p0-yellow')).toHaveValue('19');
  await page.keyboard.press('Control+z');
  await page.locator('.key.redo').tap();
  await expect(page.locator('#p0-yellow')).toHaveValue('19');

  await page.locator('#p0-red').fill('-7');
  await expect(page.locator('.remarks .wrong')).toContainText('Tiger, red: Only digits and +');
  await page.locator('#p0-red').fill('99999');
  await expect(page.locator('.remarks .wrong')).toContainText('More than 1000');
  await expect(page.locator('#p0-yellow')).toHaveValue('19'); // the rest stays
  await page.locator('#p0-red').fill('71');
  await expect(page.locator('.remarks .wrong')).toHaveCount(0);
  await expect(page.locator('.caveats')).toContainText('The box holds 70 red points; 71 are entered.');
  await expect(page.locator('.caveats')).toContainText('18 fields are still empty');
});

test('no key moves while points are entered, and the field that is written into is marked', async ({
  page,
}) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  const key = page.locator('.key.d1');
  const place = await key.boundingBox();
  await expect(page.locator('.field.here input')).toHaveId('p0-yellow');
  for (const value of [1, '10+5', 7, 70, 80, 9]) {
    await tapValues(page, [value]);
    expect(await key.boundingBox()).toEqual(place);
  }
  await expect(page.locator('.field.here input')).toHaveId('p1-red');
  await expect(page.locator('#p0-red')).toHaveValue('15'); // a field that was left shows what its sum comes to
});

test('a field that cannot be counted leaves the verdict open', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await tapValues(page, FOUR_LEVEL);
  await expect(page.locator(verdict)).toContainText('Rat wins.');
  await page.locator('.tabs button').first().tap();
  await page.locator('#p0-white').fill('3.5');
  await expect(page.locator(verdict)).toContainText('leads so far.');
  await expect(page.locator(verdict)).not.toContainText('wins');
});

test('granaries count and are seen to count', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await page.locator('.players').getByRole('button', { name: '2' }).tap();
  await page.getByLabel('With the Eighteen Kingdoms').check();
  await page.locator('.tabs button').first().tap();
  await tapValues(page, [9, 9, 2, 9, 0, 4, 8, 8, 8, 8, 0, 0]);
  await expect(page.locator(verdict)).toContainText('Tiger wins.'); // 2 and four granaries make 10: lowest 9 against 8
  await expect(page.locator('.ranking tbody tr').first()).toContainText('blue 10, 8 of them from granaries');
});

test('names that are alike are pointed out where they stand', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await page.getByLabel('Name 1', { exact: true }).fill('Ada');
  await page.getByLabel('Name 2', { exact: true }).fill('Ada');
  await expect(page.locator('.seat .wrong')).toHaveCount(2);
  await page.getByLabel('Name 2', { exact: true }).fill('Łucja');
  await expect(page.locator('.seat .wrong')).toHaveCount(0);
  await expect(page.locator('.tabs')).toContainText('Łucja');
});

test('keeps every tap, sets games aside, and brings them back', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await page.getByLabel('Name 1', { exact: true }).fill('Ada');
  await page.locator('.players').getByRole('button', { name: '2' }).tap();
  await tapValues(page, [7, 7, 7, 7, 0, 6, 6, 6, 6, 0]);
  await page.reload();
  await scoreReady(page);
  await expect(page.locator(verdict)).toContainText('Ada wins.');

  await page.getByRole('button', { name: 'Start again' }).tap();
  await expect(page.locator('#p0-yellow')).toHaveValue('');
  await expect(page.getByLabel('Name 1', { exact: true })).toHaveValue('Ada'); // names and dynasties stay
  const games = page.locator('.archive li');
  await expect(games).toHaveCount(1);
  await expect(games.first()).toContainText('Ada wins.');

  await page.locator('.notice').getByRole('button', { name: 'Undo' }).tap(); // the new game is taken back
  await expect(page.locator(verdict)).toContainText('Ada wins.');
  await expect(games).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again' }).tap();
  await games.first().getByRole('button', { name: 'Rename' }).tap();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Friday');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.reload();
  await scoreReady(page);
  await expect(games.first()).toContainText('Friday');
  await games.first().getByRole('button', { name: 'Delete' }).tap();
  await expect(games).toHaveCount(0);
  await page.locator('.archive').getByRole('button', { name: 'Undo' }).tap();
  await games.first().getByRole('button', { name: 'Open: Friday' }).tap();
  await expect(page.locator(verdict)).toContainText('Ada wins.');
  // Nothing had been entered in the game before, so nothing of it is kept.
  await expect(page.locator('.notice p').first()).toHaveText('Opened.');
  await expect(page.locator(verdict)).toBeInViewport();
});

testWithWorker('hands the result out as text, link and report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Headless Chromium has no share sheet: the link goes to the clipboard.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await page.locator('.players').getByRole('button', { name: '2' }).tap();
  await tapValues(page, [9, 4, 7, 4, 5, 8, 5, 6, 7, 0]);
  await offlineReady(page);
  await page.reload();
  await scoreReady(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as text' }).tap();
  await expect(page.locator('.sharing [role=status]')).toHaveText('The result is in the clipboard.');
  expect((await clipboard()).split('\n').slice(0, 4)).toEqual([
    'Huang, final scoring',
    '1. Tiger: green 6, red 7, blue 7, yellow 9 (5 white points)',
    '2. Rabbit: red 5, blue 6, green 7, yellow 8',
    'Tiger wins. Lowest colour: 6. Nobody else has as much there.',
  ]);
  await page.getByRole('button', { name: 'This seems wrong: copy it for whoever runs this copy' }).tap();
  await expect(page.locator('.sharing [role=status]')).toHaveText(
    'Case, answer, names, edition and release are in the clipboard. Nothing has been sent: the text is for whoever runs this copy of Yamen.',
  );
  const report = JSON.parse(await clipboard());
  expect(report).toMatchObject({
    case: { game: 'huang', ask: 'score', players: [{ name: 'tiger', yellow: 9 }, { name: 'rabbit' }] },
    answer: { ok: true, winner: 'tiger' },
    edition: 'en',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    release: expect.stringMatching(/^[0-9a-f]{8,}$/),
  });
  await page.getByRole('button', { name: 'Share the result' }).tap();
  await expect(page.locator('.sharing [role=status]')).toHaveText('The link is in the clipboard.');
  expect(await clipboard()).toMatch(/\/open\/#1[\w-]+$/);
});
