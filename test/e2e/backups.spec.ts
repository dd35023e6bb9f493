import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test as plain } from '@playwright/test';
import {
  archived,
  offlineReady,
  openTool,
  pointsField,
  read,
  saying,
  setting,
  store,
  tapValues,
  test,
  watch,
} from './support.ts';
import { inAnyLanguage } from './words.ts';

// Backups: one phone exports all data, and another imports it.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fileField = (page: Page) => page.getByLabel(inAnyLanguage('saves', 'import'));
/**
 * The parts of the settings page about backups and quarantined data: a heading, and a list with the same
 * name.
 */
const heading = (page: Page, key: 'preview' | 'quarantine') =>
  page.getByRole('heading', { name: inAnyLanguage('saves', key) });
const linesOf = (page: Page, key: 'preview' | 'quarantine') =>
  page.getByRole('list', { name: inAnyLanguage('saves', key) }).getByRole('listitem');

/** Opens the section of the settings page about backups. */
const unfold = (page: Page) => page.getByText(inAnyLanguage('settings', 'saves')).tap();

async function openCopies(page: Page, locale = 'en'): Promise<void> {
  await page.goto(`./${locale}/settings/`);
  await unfold(page);
  await expect(fileField(page)).toBeVisible();
}

/** Chooses a file for import. */
const offer = (page: Page, text: string) =>
  fileField(page).setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

const copyOf = (saves: object) => JSON.stringify({ format: 'yamen-saves', version: 1, app: '0.1.0', saves });

plain(
  'a copy made on one phone is read on another, offline, and can be taken back',
  async ({ browser }, info) => {
    const phone = async () => {
      const context = await browser.newContext({
        baseURL: info.project.use.baseURL ?? '',
        hasTouch: true,
        isMobile: true,
        viewport: { width: 360, height: 780 },
      });
      const page = await context.newPage();
      return { context, page, faults: await watch(page) };
    };
    const one = await phone();
    await openTool(one.page, './en/huang/score/');
    await tapValues(one.page, [7]);
    await one.page.getByRole('button', { name: 'Start over' }).tap();
    await tapValues(one.page, [8]);
    await offlineReady(one.page);
    await one.context.setOffline(true);
    await openCopies(one.page);
    const [download] = await Promise.all([
      one.page.waitForEvent('download'),
      button(one.page, 'Back up').tap(),
    ]);
    const file = info.outputPath('copy.json');
    await download.saveAs(file);

    const other = await phone();
    await openTool(other.page, './de/huang/score/');
    await tapValues(other.page, [1, 2]);
    await offlineReady(other.page);
    const tool = await other.context.newPage();
    await openTool(tool, './de/huang/score/');
    await other.context.setOffline(true);
    await openCopies(other.page, 'de');
    await fileField(other.page).setInputFiles(file);
    const lines = linesOf(other.page, 'preview');
    await expect(heading(other.page, 'preview')).toBeFocused();
    await expect(lines).toHaveText([
      /^Huang · Partie werten: ersetzt, was hier ist: –, \d+\.\d+\.\d+/,
      'Huang, gespeicherte Partien: neu',
      'Einstellungen: ersetzt, was hier ist', // this phone's page proposed the German edition
    ]);
    await lines.getByRole('checkbox', { name: 'Einstellungen' }).uncheck();
    await expect(pointsField(tool, 'Tiger, Gelb')).toHaveValue('1'); // nothing is written yet
    await button(other.page, 'Auswahl übernehmen').tap();
    await expect(saying(other.page, 'Die Kopie ist übernommen.')).toBeVisible();
    await expect(pointsField(tool, 'Tiger, Gelb')).toHaveValue('8'); // a tool that is open follows
    await expect(archived(tool)).toHaveCount(1);
    await expect(setting(other.page, 'edition', 'edition-de')).toBeChecked();

    await expect(button(other.page, /rückgängig/)).toBeFocused();
    await button(other.page, /rückgängig/).tap();
    await expect(pointsField(tool, 'Tiger, Gelb')).toHaveValue('1');
    await expect(archived(tool)).toHaveCount(0);
    await other.page.reload();
    await unfold(other.page);
    await button(other.page, /Einlesen wiederholen/).tap(); // after all
    await expect(pointsField(tool, 'Tiger, Gelb')).toHaveValue('8');
    await expect(pointsField(tool, 'Tiger, Rot')).toHaveValue('');
    expect([...one.faults, ...other.faults]).toEqual([]);
    await one.context.close();
    await other.context.close();
  },
);

test('a copy holds theme, hand and language too; taking it back gives up what it set', async ({ page }) => {
  const copy = copyOf({ device: { version: 1, locale: 'pl', theme: 'dark', hand: 'left' } });
  const html = page.locator('html');
  const chosen = () =>
    page.evaluate(() => ['locale', 'theme', 'hand'].map((key) => localStorage.getItem(`yamen-${key}`)));
  await openCopies(page);
  await offer(page, copy);
  await expect(linesOf(page, 'preview')).toHaveText(['Language, theme and which hand you tap with: new']);
  await button(page, 'Restore selected').tap();
  await expect(saying(page, 'Done.')).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-hand', 'left');
  await expect(setting(page, 'theme-title', 'theme-dark')).toBeChecked();
  await expect(setting(page, 'hand-title', 'hand-left')).toBeChecked();
  expect(await chosen()).toEqual(['pl', 'dark', 'left']);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Back up').tap()]);
  const file = plain.info().outputPath('device.json');
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).saves).toMatchObject(JSON.parse(copy).saves);

  await button(page, /^Undo the restore/).tap();
  await expect(html).not.toHaveAttribute('data-theme', 'dark');
  await expect(setting(page, 'theme-title', 'theme-system')).toBeChecked();
  await expect.poll(chosen).toEqual([null, null, null]);
});

test('a file that is no copy gets a sentence, and nothing is written', async ({ page }) => {
  await openCopies(page);
  for (const [text, sentence] of [
    ['what?', 'This file is damaged, or it isn’t from Yamen.'],
    ['{"a":1}', 'This file isn’t a Yamen backup.'],
    ['{"format":"yamen-saves","version":9}', 'This backup is from a newer version.'],
  ] as const) {
    await offer(page, text);
    await expect(saying(page, sentence)).toBeVisible();
  }
  const large = plain.info().outputPath('large.json');
  writeFileSync(large, Buffer.alloc(25_000_001, ' '));
  await fileField(page).setInputFiles(large);
  await expect(saying(page, 'too large')).toBeVisible();
  await expect(heading(page, 'preview')).toHaveCount(0);
  await expect(linesOf(page, 'preview')).toHaveCount(0);
  await button(page, 'Back up').tap();
  await expect(saying(page, 'Nothing saved yet.')).toBeVisible();
});

test('of a copy whose saves are partly damaged, newer or unknown, the sound ones are taken', {
  tag: '@all',
}, async ({ page }) => {
  await openCopies(page);
  const markup = '<img src=x onerror="document.title=1">';
  await offer(
    page,
    copyOf({
      settings: { version: 1, edition: 'pl' },
      'huang-score': { version: 1, now: 'what?' },
      'khan-rulers': { version: 7 },
      [markup]: 1,
    }),
  );
  await expect(linesOf(page, 'preview')).toHaveText([
    'Huang · Score the game: damaged',
    'Khan · Where does the ruler go?: from a newer version',
    'Settings: new',
    `${markup}: unknown to this version`,
  ]);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await button(page, 'Restore selected').tap();
  await expect(setting(page, 'edition', 'edition-pl')).toBeChecked();
  await button(page, /^Undo/).tap();
  await expect(setting(page, 'edition', 'edition-pl')).not.toBeChecked();
});

test(
  'what was put aside is listed, saved as a file that can be read again, and discarded',
  { tag: '@all' },
  async ({ page }, info) => {
    await openTool(page, './en/huang/score/');
    await tapValues(page, [7, 8]);
    const { now } = (await read(page, 'huang-score')) ?? {};
    await store(page, 'aside/huang-score/2026-11-20T20:00:00.000Z', {
      version: 1,
      now,
      past: [],
    });
    await store(page, 'aside/khan-rulers/2026-11-21T20:00:00.000Z', 'what?');
    await tapValues(page, [9]);

    await openCopies(page);
    const lines = linesOf(page, 'quarantine');
    await expect(heading(page, 'quarantine')).toBeVisible();
    await expect(lines).toHaveText([
      /^Khan · Where does the ruler go\?, Nov 21, 2026/,
      /^Huang · Score the game, Nov 20, 2026/,
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, /^Save as a file: Huang/).tap(),
    ]);
    const file = info.outputPath('aside.json');
    await download.saveAs(file);
    await fileField(page).setInputFiles(file);
    await button(page, 'Restore selected').tap();
    await expect(saying(page, /^Done\.$/)).toBeVisible();
    expect((await read(page, 'huang-score'))?.now).toEqual(now);

    await button(page, /^Discard: Khan/).tap();
    await expect(lines).toHaveText([/^Huang · Score the game/]);
    await button(page, /^Undo$/).tap();
    await expect(lines).toHaveCount(2);
    await button(page, /^Discard: Khan/).tap();
    await button(page, /^Discard: Huang/).tap();
    await expect(lines).toHaveCount(0);
    await page.reload();
    await unfold(page);
    await expect(button(page, 'Back up')).toBeVisible();
    await expect(heading(page, 'quarantine')).toHaveCount(0);
  },
);

test('an import for which there is no room changes nothing, and is not tried again', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (given[1] === 'aside/import') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await openCopies(page);
  await offer(page, copyOf({ settings: { version: 1, edition: 'pl' } }));
  await button(page, 'Restore selected').tap();
  await expect(saying(page, 'Nothing was changed.')).toBeVisible();
  await setting(page, 'theme-title', 'theme-dark').check();
  await page.reload();
  await expect(setting(page, 'theme-title', 'theme-dark')).toBeChecked();
  await expect(setting(page, 'edition', 'edition-pl')).not.toBeChecked();
});

test('all of it by keyboard', { tag: '@all' }, async ({ page }) => {
  await page.goto('./en/settings/#saves');
  const file = fileField(page);
  await expect(file).toBeVisible();
  await offer(page, copyOf({ settings: { version: 1, edition: 'pl' } }));
  await expect(heading(page, 'preview')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // leave everything as it is
  await expect(file).toBeFocused();
  await expect(setting(page, 'edition', 'edition-pl')).not.toBeChecked();
});
