import { expect, type Locator, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { readQr } from '../support/screenshot.ts';
import { LUCJA_AND_BEN as asked } from '../support/used-tools.ts';
import { tilesOn } from './board.ts';
import {
  archived,
  expectAccessible,
  offlineReady,
  openTool,
  pointsField,
  saying,
  showWaysToShare,
  tapValues,
  test,
  testWithWorker,
  toolReady,
  verdict,
} from './support.ts';

/** Opens the score page with a case, in one language. */
async function openScore(page: Page, locale: string, value: object): Promise<void> {
  await openTool(page, `./${locale}/huang/score/#${await makeLink(value)}`);
  await expect(saying(page, /^(Opened|Geöffnet|Otwarto)\./)).toBeVisible();
}

test.describe('a QR code', () => {
  for (const colorScheme of someOf(['light', 'dark'] as const, 1))
    test(`is read from the screen, ${colorScheme}, and opens offline on another phone`, async ({
      page,
      offlinePhone: phone,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openScore(page, 'de', asked);
      await showWaysToShare(page);
      await page.getByRole('button', { name: 'QR-Code' }).tap();
      await expect(page.getByRole('img', { name: 'QR-Code mit dem Link' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: /gewinnt/ })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      const code = readQr(await page.screenshot());
      expect(code?.text).toMatch(/\/open\/\?a=\w+#1[\w-]+$/);

      await phone.goto(code?.text ?? '');
      await phone.waitForURL('**/pl/huang/score/');
      await toolReady(phone);
      await expect(verdict(phone, 'Wygrywa Łucja.')).toBeVisible();
    });

  test('closes by Escape, by the way back and by its button, and nothing is lost', { tag: '@all' }, async ({
    page,
  }) => {
    await openScore(page, 'en', asked);
    const sheet = page.getByRole('dialog', { name: 'QR code' });
    const button = page.getByRole('button', { name: 'QR code' });
    await showWaysToShare(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => sheet.getByRole('button', { name: 'Close' }).tap(),
    ]) {
      await button.tap();
      await expect(sheet.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
      await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    }
  });

  testWithWorker(
    'comes offline on a page that never showed one',
    { tag: '@all' },
    async ({ page, context }) => {
      await openScore(page, 'en', asked);
      await offlineReady(page);
      await context.setOffline(true);
      await showWaysToShare(page);
      await page.getByRole('button', { name: 'QR code' }).tap();
      await expect(page.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
    },
  );

  test('is not drawn for more than it can hold', { tag: '@all' }, async ({ page }) => {
    // Five names of 80 characters that hardly compress: about 300 bytes, which is 400 characters plus the
    // address.
    const name = (n: number) =>
      Array.from({ length: 80 }, (_, i) =>
        String.fromCharCode(0x4e00 + ((i * 7919 * (n + 3)) % 20_000)),
      ).join('');
    await openScore(page, 'en', {
      ...asked,
      players: [0, 1, 2, 3, 4].map((n) => ({ name: name(n), red: n })),
    });
    await showWaysToShare(page);
    await page.getByRole('button', { name: 'QR code' }).tap();
    const sheet = page.getByRole('dialog', { name: 'QR code' });
    await expect(sheet).toContainText('Share the link instead.');
    await expect(sheet.getByRole('img')).toHaveCount(0);
  });
});

test.describe('“Open…”', () => {
  const openPanel = async (page: Page) => {
    await page.getByRole('button', { name: 'Open…' }).tap();
    const panel = page.getByRole('dialog', { name: 'Open' });
    await expect(panel).toBeVisible();
    return panel;
  };

  test('takes a pasted link into the tool and sets what was there aside', async ({ page }) => {
    await openTool(page, './en/huang/score/');
    await tapValues(page, [7]);
    const panel = await openPanel(page);
    await expectAccessible(page);
    await panel.getByRole('textbox').fill(`https://rules.example/open/#${await makeLink(asked)}`);
    await panel.getByRole('button', { name: 'Open' }).tap();
    await expect(panel).toBeHidden();
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    await expect(saying(page, 'What was here')).toBeVisible();
    await expect(archived(page)).toHaveCount(1);
    await expect(page.locator(':focus')).toContainText('Łucja wins.'); // read on from what was opened
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('says at the field what is wrong with it, and touches nothing', async ({ page }) => {
    await openTool(page, './en/huang/score/');
    await tapValues(page, [7]);
    const panel = await openPanel(page);
    const field = panel.getByRole('textbox');
    for (const [text, said] of [
      ['', 'Paste something first.'],
      ['hello', 'isn’t a Yamen link'],
      [(await makeLink(asked)).slice(0, -9), 'damaged or incomplete'],
      ['{"game":"huang","ask":"score","players":[]}', 'At /players: At least 2'],
    ] as const) {
      await field.fill(text);
      await panel.getByRole('button', { name: 'Open' }).tap();
      await expect(panel.getByRole('alert')).toContainText(said);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('7');
  });

  const choose = async (page: Page, panel: Locator, content: string | Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByText('Choose a file').tap();
    await (await chooser).setFiles({
      name: 'yamen-game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
  };

  test('takes a file with a link', async ({ page }) => {
    await openTool(page, './en/huang/score/');
    const panel = await openPanel(page);
    const box = await panel.getByText('Choose a file').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await choose(page, panel, `https://rules.example/open/#${await makeLink(asked)}\n`);
    await expect(panel).toBeHidden();
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
  });

  test('refuses other files in a sentence, and touches nothing', async ({ page }) => {
    await openTool(page, './en/huang/score/');
    await tapValues(page, [7]);
    const panel = await openPanel(page);
    for (const [content, said] of [
      ['', 'This file is empty.'],
      ['a'.repeat(200_001), 'too large to open here'],
      ['dinner at eight', 'isn’t a Yamen link'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]), 'isn’t a Yamen link'],
      ['[{'.repeat(50_000), 'isn’t a Yamen link'],
      ['{"__proto__":{"game":"huang"},"game":"<img src=x onerror=alert(1)>"}', 'Yamen can’t open this'],
      [`https://rules.example/open/#${(await makeLink(asked)).slice(0, -9)}`, 'damaged or incomplete'],
    ] as const) {
      await choose(page, panel, content);
      await expect(panel.getByRole('alert')).toContainText(said);
      await expect(panel.getByRole('textbox')).toHaveValue('');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('7');
  });

  test('pastes by one tap where the browser lets it', { tag: '@all' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, './en/huang/score/');
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(asked));
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Paste' }).tap();
    await expect(panel).toBeHidden();
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
  });
});

test('what belongs to another tool opens there: a position goes to the board', async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await page.getByRole('button', { name: 'Open…' }).tap();
  const panel = page.getByRole('dialog', { name: 'Open' });
  await panel.getByRole('textbox').fill('warring-states *rat,tiger ry - -');
  await panel.getByRole('button', { name: 'Open' }).tap();
  await page.waitForURL('**/en/huang/referee/');
  await expect(tilesOn(page, 'en')).toHaveCount(2);
});
