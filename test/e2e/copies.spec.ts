import { writeFileSync } from 'node:fs';
import { expect, type Page, test as plain } from '@playwright/test';
import { offlineReady, read, scoreReady, store, tapValues, test, watch } from './support.ts';

// Copies of everything: one phone hands it out, another reads it in.

const part = (page: Page) => page.locator('#saves');
const status = (page: Page) => part(page).locator('[role=status]');
const button = (page: Page, name: string | RegExp) => part(page).getByRole('button', { name });

async function openCopies(page: Page, locale = 'en'): Promise<void> {
  await page.goto(`./${locale}/settings/`);
  await part(page).locator('summary').tap();
  await expect(part(page).locator('input[type=file]')).toBeVisible();
}

/** Offers a file, as if it had been chosen. */
const offer = (page: Page, text: string) =>
  part(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });

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
    await one.page.goto('./en/huang/score/');
    await scoreReady(one.page);
    await tapValues(one.page, [7]);
    await one.page.getByRole('button', { name: 'Start again' }).tap();
    await tapValues(one.page, [8]);
    await offlineReady(one.page);
    await one.context.setOffline(true);
    await openCopies(one.page);
    const [download] = await Promise.all([
      one.page.waitForEvent('download'),
      button(one.page, 'Save a copy of everything').tap(),
    ]);
    const file = info.outputPath('copy.json');
    await download.saveAs(file);

    const other = await phone();
    await other.page.goto('./de/huang/score/');
    await scoreReady(other.page);
    await tapValues(other.page, [1, 2]);
    await offlineReady(other.page);
    const tool = await other.context.newPage();
    await tool.goto('./de/huang/score/');
    await scoreReady(tool);
    await other.context.setOffline(true);
    await openCopies(other.page, 'de');
    await part(other.page).locator('input[type=file]').setInputFiles(file);
    const lines = part(other.page).locator('li');
    await expect(part(other.page).locator('h3')).toBeFocused();
    await expect(lines).toHaveText([
      /^Huang, Schlusswertung: ersetzt, was hier ist: –, \d+\.\d+\.\d+/,
      'Huang, gespeicherte Partien: neu',
      'Einstellungen: ersetzt, was hier ist', // this phone's page proposed the German edition
    ]);
    await lines.nth(2).getByRole('checkbox').uncheck();
    await expect(tool.locator('#p0-yellow')).toHaveValue('1'); // nothing is written yet
    await button(other.page, 'Angehaktes übernehmen').tap();
    await expect(status(other.page)).toHaveText('Die Kopie ist übernommen.');
    await expect(tool.locator('#p0-yellow')).toHaveValue('8'); // a tool that is open follows
    await expect(tool.locator('.archive li')).toHaveCount(1);
    await expect(other.page.locator('input[name=edition][value=de]')).toBeChecked();

    await expect(button(other.page, /rückgängig/)).toBeFocused();
    await button(other.page, /rückgängig/).tap();
    await expect(tool.locator('#p0-yellow')).toHaveValue('1');
    await expect(tool.locator('.archive li')).toHaveCount(0);
    await other.page.reload();
    await part(other.page).locator('summary').tap();
    await button(other.page, /wiederherstellen/).tap(); // after all
    await expect(tool.locator('#p0-yellow')).toHaveValue('8');
    await expect(tool.locator('#p0-red')).toHaveValue('');
    expect([...one.faults, ...other.faults]).toEqual([]);
    await one.context.close();
    await other.context.close();
  },
);

test('a file that is no copy gets a sentence, and nothing is written', async ({ page }) => {
  await openCopies(page);
  for (const [text, sentence] of [
    ['what?', 'This file is damaged, or Yamen did not make it.'],
    ['{"a":1}', 'This file is not a copy from Yamen.'],
    ['{"format":"yamen-saves","version":9}', 'This copy comes from a newer Yamen.'],
  ] as const) {
    await offer(page, text);
    await expect(status(page)).toContainText(sentence);
  }
  const large = plain.info().outputPath('large.json');
  writeFileSync(large, Buffer.alloc(25_000_001, ' '));
  await part(page).locator('input[type=file]').setInputFiles(large);
  await expect(status(page)).toContainText('too large');
  await expect(part(page).locator('li')).toHaveCount(0);
  await button(page, 'Save a copy').tap();
  await expect(status(page)).toHaveText('Nothing has been stored yet.');
});

test('of a copy whose saves are partly damaged, newer or unknown, the sound ones are taken', async ({
  page,
}) => {
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
  await expect(part(page).locator('li')).toHaveText([
    'Huang, final scoring: damaged, cannot be read',
    'Khan, ruler: comes from a newer Yamen',
    'Settings: new here',
    `${markup}: unknown to this Yamen`,
  ]);
  await expect(part(page).locator('img')).toHaveCount(0);
  await expect(part(page).getByRole('checkbox')).toHaveCount(1);
  await button(page, 'Take over').tap();
  await expect(page.locator('input[name=edition][value=pl]')).toBeChecked();
  await button(page, /^Undo/).tap();
  await expect(page.locator('input[name=edition][value=pl]')).not.toBeChecked();
});

test('what was put aside is listed, saved as a file that can be read again, and discarded', async ({
  page,
}, info) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await tapValues(page, [7, 8]);
  const { now } = (await read(page, 'huang-score')) ?? {};
  await store(page, 'aside/huang-score/2026-11-20T20:00:00.000Z', { version: 1, now, past: [] });
  await store(page, 'aside/khan-rulers/2026-11-21T20:00:00.000Z', 'what?');
  await tapValues(page, [9]);

  await openCopies(page);
  const lines = part(page).locator('h3 ~ ul li');
  await expect(part(page).getByRole('heading', { name: 'Put aside' })).toBeVisible();
  await expect(lines).toHaveText([/^Khan, ruler, Nov 21, 2026/, /^Huang, final scoring, Nov 20, 2026/]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, /^Save as a file: Huang/).tap(),
  ]);
  const file = info.outputPath('aside.json');
  await download.saveAs(file);
  await part(page).locator('input[type=file]').setInputFiles(file);
  await button(page, 'Take over').tap();
  await expect(status(page).first()).toHaveText('Done.');
  expect((await read(page, 'huang-score'))?.now).toEqual(now);

  await button(page, /^Discard: Khan/).tap();
  await expect(lines).toHaveText([/^Huang, final scoring/]);
  await button(page, 'Undo').last().tap();
  await expect(lines).toHaveCount(2);
  await button(page, /^Discard: Khan/).tap();
  await button(page, /^Discard: Huang/).tap();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await part(page).locator('summary').tap();
  await expect(button(page, 'Save a copy')).toBeVisible();
  await expect(part(page).locator('h3')).toHaveCount(0);
});

test('an import for which there is no room changes nothing, and is not tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (given[1] === 'aside/import') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await openCopies(page);
  await offer(page, copyOf({ settings: { version: 1, edition: 'pl' } }));
  await button(page, 'Take over').tap();
  await expect(status(page)).toContainText('Nothing was changed.');
  await page.locator('input[name=theme][value=dark]').check();
  await page.reload();
  await expect(page.locator('input[value=dark]')).toBeChecked();
  await expect(page.locator('input[name=edition][value=pl]')).not.toBeChecked();
});

test('all of it by keyboard', async ({ page }) => {
  await page.goto('./en/settings/#saves');
  const file = part(page).locator('input[type=file]');
  await expect(file).toBeVisible();
  await offer(page, copyOf({ settings: { version: 1, edition: 'pl' } }));
  await expect(part(page).locator('h3')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // leave everything as it is
  await expect(file).toBeFocused();
  await expect(page.locator('input[name=edition][value=pl]')).not.toBeChecked();
});
