import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';
import { parseLink } from '../../src/share/link.ts';
import { readTextFile } from '../support/content.ts';
import { readFixture } from '../support/read-fixture.ts';
import { noteUnder, openTool, read, reloadTool, saying, showWaysToShare, store, test } from './support.ts';

/** Returns the control for an option of a ruling on the settings page. */
const choiceOn = (page: Page, point: string, choice: string, locale: Locale = 'en') => {
  const texts = readTextFile(locale, 'rulings');
  const [name, label] = [texts[`point-${point}`], texts[`choice-${point}-${choice}`]];
  if (!name || !label) throw new Error(`No choice ${choice} on ${point}`);
  return page.getByRole('group', { name, exact: true }).getByRole('radio', { name: label });
};

async function choose(page: Page, point: string, choice: string): Promise<void> {
  await page.goto(`./en/settings/#${point}`);
  await expect(choiceOn(page, point, choice)).toBeEnabled();
  await choiceOn(page, point, choice).check();
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
}

test('nothing can be chosen before the page knows what is', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route('**/_astro/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('./en/settings/#rulings', { waitUntil: 'commit' });
  await page.getByText('What the rulebook doesn’t say', { exact: true }).click(); // which only the script opens
  await expect(choiceOn(page, 'bridge-banks', 'tile')).toBeDisabled();
  const choices = page.getByRole('main').getByRole('radio', { includeHidden: true });
  await expect(choices).not.toHaveCount(0);
  for (const choice of await choices.all()) await expect(choice).toBeDisabled();
  arrive();
  await expect(choiceOn(page, 'bridge-banks', 'tile')).toBeEnabled();
});

/** The link that the tool shares, and the rulings in it. */
async function handedOn(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await showWaysToShare(page);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(saying(page, 'copied')).toBeVisible();
  const link = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').at(-1) ?? '';
  const parsed = await parseLink(link.replace(/.*#/, ''));
  return { link, rulings: parsed.ok ? parsed.value.rulings : parsed.error };
}

test('a choice before any other leaves the edition that the page’s language proposes', async ({ page }) => {
  await page.goto('./de/settings/#rulings');
  await choiceOn(page, 'bystander-states', 'fight', 'de').check();
  await expect(saying(page, 'Auf diesem Gerät gespeichert.')).toBeVisible();
  expect(await read(page, 'settings')).toMatchObject({ edition: 'de' });
});

test.describe('a choice on the banks of a bridge', () => {
  /**
   * Around a bay: land beside the tile connects A1 to C1, so the tile reaches one bank, although its own land
   * is in two parts.
   */
  const BAY = {
    size: [13, 13],
    river: ['1,0'],
    yurts: { '0,0': 'red', '2,0': 'red', '2,1': 'red' },
    rulers: [],
    tiles: [],
    by: 'red',
    tile: 'bridge',
    covers: ['0,0', '1,0', '2,0', '2,1'],
    banks: 'rectangle',
    shapes: [],
  };
  const answer = (page: Page) => page.getByRole('region', { name: 'Result' });
  const said = (page: Page) => answer(page).getByRole('group');
  const openConquest = async (page: Page) => {
    await openTool(page, './en/khan/conquest/');
  };
  const NO = 'must cover land on both banks.';
  const YES = 'Yes, the tile can be laid.';

  test('changes the answer, also on a board of before, and travels with it', async ({ page }) => {
    await page.goto('./en/');
    await store(page, 'khan-conquest', { version: 1, now: BAY, past: [] });
    await openConquest(page);
    await expect(said(page)).toContainText(NO);
    await choose(page, 'bridge-banks', 'tile');
    await openConquest(page);
    await expect(said(page)).toContainText(YES);
    await expect(page.getByRole('main')).toContainText('With the other ruling: No, the tile can’t be laid.');
    await page.reload();
    await expect(said(page)).toContainText(YES);
    const { link, rulings } = await handedOn(page);
    expect(rulings).toMatchObject({ 'bridge-banks': 'tile' });
    await choose(page, 'bridge-banks', 'rectangle');
    await openConquest(page);
    await expect(said(page)).toContainText(NO);
    await page.goto(link);
    await page.waitForURL('**/khan/conquest/');
    await expect(said(page)).toContainText(YES); // as the sender's table reads it
  });

  test('on the page itself holds for that board, whatever the settings say', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await page.goto('./en/');
    await store(page, 'khan-conquest', { version: 1, now: BAY, past: [] });
    await choose(page, 'bridge-banks', 'tile');
    await openConquest(page);
    await expect(said(page)).toContainText(YES);
    await page.getByRole('button', { name: 'Land in the rectangle around the tile' }).tap();
    await expect(said(page)).toContainText(NO);
    await page.reload();
    await expect(said(page)).toContainText(NO);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(said(page)).toContainText(YES);
    const other = await context.newPage();
    await choose(other, 'bridge-banks', 'rectangle');
    await expect(said(page)).toContainText(NO); // heard from the other tab
  });
});

test.describe('a choice on Xiang Yu in the Race to Hangu Pass', () => {
  const expectScores = (page: Page, han: number, chu: number) =>
    expect(page.getByRole('strong').filter({ hasText: /^\d+$/ })).toHaveText([String(han), String(chu)]);

  test('changes the running score, and travels with the battle', { tag: '@all' }, async ({ page }) => {
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await openTool(page, './en/chu-han/score/');
    await page.getByLabel('Event', { exact: true }).selectOption('Race to Hangu Pass');
    await press('Xiang Yu: double from now on');
    const here = page.getByLabel('In this game Xiang Yu also doubles the 3 points of the Race to Hangu Pass');
    await expect(here).toBeChecked();
    await choose(page, 'hangu-pass-doubled', 'no');
    await openTool(page, './en/chu-han/score/');
    await expect(here).not.toBeChecked();
    await press('End of hand');
    const [winner, cards, taken] = ['Who won the hand?', /^Cards .* has left$/, /^Writs .* took$/].map(
      (name) => page.getByRole('group', { name }),
    );
    await winner?.getByRole('button', { name: 'Han' }).click();
    await cards?.getByRole('button', { name: '4', exact: true }).click();
    await taken?.getByRole('button', { name: '2', exact: true }).click();
    await press('Score the hand');
    await expectScores(page, 15, 4); // 2 · (4 + 2) + 3, and 1 + 3
    await reloadTool(page);
    await expectScores(page, 15, 4);
    const { link, rulings } = await handedOn(page);
    expect(rulings).toEqual(expect.objectContaining({ 'hangu-pass-doubled': 'no' }));
    await choose(page, 'hangu-pass-doubled', 'yes');
    await openTool(page, './en/chu-han/score/');
    await expectScores(page, 18, 7); // 2 · (4 + 2) + 2 · 3, and 1 + 2 · 3
    await page.goto(link);
    await page.waitForURL('**/chu-han/score/');
    await expectScores(page, 15, 4);
  });

  /** Expects the points of a side in the part about the current fight. */
  const expectPoints = (page: Page, side: string, points: number) =>
    expect(
      page.getByRole('region', { name: 'The current trick' }).getByRole('group', { name: side }),
    ).toContainText(new RegExp(`^${side}${points}\\d cards?`));

  test('changes the battle in the referee, where a battle may have its own', { tag: '@all' }, async ({
    page,
  }) => {
    const NO_CARDS = { known: [], faceDown: 0 };
    const setup = {
      scores: { han: 20, chu: 20 },
      opener: 'han',
      hands: {
        han: { ...NO_CARDS, known: ['9'] },
        chu: { ...NO_CARDS, known: ['1'] },
      },
      deck: [],
      discard: [],
      taken: { han: 0, chu: 0 },
      doubled: true,
      faceUp: [],
      event: 'hangu-pass',
      isPassDoubled: true,
    };
    const now = {
      id: 'a',
      begun: '2026-11-20T18:30:00Z',
      title: '',
      setup,
      plays: [{ by: 'han', open: ['9'] }],
    };
    const open = async () => {
      await openTool(page, './en/chu-han/referee/');
    };
    const expectBoth = (han: number, chu: number) =>
      Promise.all([expectPoints(page, 'Han', han), expectPoints(page, 'Chu', chu)]);
    await page.goto('./en/');
    await store(page, 'chu-han-battle', { version: 1, now, past: [] });
    await open();
    await expectBoth(28, 26); // 2 · 1 for the card of Chu, 2 · 3 for the race
    await choose(page, 'hangu-pass-doubled', 'no');
    await open();
    await expectBoth(25, 23);
    await page.reload();
    await expectBoth(25, 23);
    expect((await handedOn(page)).rulings).toMatchObject({
      'hangu-pass-doubled': 'no',
    });
    await page.getByRole('button', { name: 'Set up', exact: true }).tap();
    const here = page.getByLabel('In this hand Xiang Yu also doubles the 3 points of the Race to Hangu Pass');
    await expect(here).not.toBeChecked();
    await here.check();
    await page.reload();
    await expectBoth(28, 26); // this battle's own choice comes before that of the settings
  });
});

test('choices of before stay when one is made on another game', { tag: '@all' }, async ({ page }) => {
  const before = readFixture('settings.v2');
  await page.goto('./en/');
  await store(page, 'settings', before);
  await choose(page, 'bridge-banks', 'tile');
  await expect(choiceOn(page, 'bystander-states', 'fight')).toBeChecked();
  expect(await read(page, 'settings')).toEqual({
    version: 3,
    edition: before.edition,
    rulings: {
      huang: before.rulings.huang,
      'chu-han': {},
      khan: { 'bridge-banks': 'tile' },
    },
  });
});

test('an open point with several readings leads to its choice', async ({ page }) => {
  await page.goto('./en/khan/notes/#bridge-banks');
  await noteUnder(page, 'The banks of a bridge').getByRole('link', { name: 'Choose for your group' }).click();
  await page.waitForURL('**/en/settings/#bridge-banks');
  await expect(page.getByRole('group', { name: 'The banks of a bridge' })).toBeInViewport();
});
