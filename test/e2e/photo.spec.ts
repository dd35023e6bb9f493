import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { keysOf } from '../../src/core/record.ts';
import {
  computeHomography,
  type PlanePoint,
  projectPoint,
  type Quad,
} from '../../src/drawings/homography.ts';
import { computeLayout } from '../../src/games/huang/drawings/layout.ts';
import { makePlaceLabel } from '../../src/games/huang/explain/place-label.ts';
import { someOf } from '../support/campaign.ts';
import { heic, heldAs, hugePng, paintedPng } from '../support/photos.ts';
import { at, tilesOn } from './board.ts';
import { heardAfter } from './live-regions.ts';
import { expectAccessible, idle, openTool, reloadTool, saying, test, wrong } from './support.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en', 'huang-photo', 'huang-board', 'huang-board-more', 'huang-pieces');

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 800 };

const layout = computeLayout('warring-states');
/** The same corners as in test/games/huang/board/photo.test.ts. */
const ENDS = ['A1', 'A13', 'N14', 'O3'];
const spotOf = (place: string) => {
  const spot = layout.spots.find(({ name }) => makePlaceLabel(name) === place);
  if (!spot) throw new Error(`The front board has no ${place}`);
  return spot;
};

/** A photo of a table in perspective, 1000 × 800: the board is between these corners. */
const SIZE = { width: 1000, height: 800 };
const BOX: Quad = [
  { x: 0, y: 0 },
  { x: layout.width, y: 0 },
  { x: layout.width, y: layout.height },
  { x: 0, y: layout.height },
];
const LIES: Quad = [
  { x: 150, y: 170 },
  { x: 820, y: 90 },
  { x: 940, y: 700 },
  { x: 70, y: 740 },
];
const onTable = computeHomography(BOX, LIES);
const toBoard = computeHomography(LIES, BOX);

const TABLE = [60, 40, 30] as const;
const INKS = {
  red: [200, 20, 20],
  green: [20, 150, 60],
  blue: [30, 60, 200],
  violet: [150, 20, 170],
} as const;
/** The pieces on the photographed board: large circles of one colour. */
const PIECES = {
  B6: 'red',
  K3: 'green',
  N12: 'blue',
  E13: 'violet',
  G8: 'red',
  I6: 'green',
} as const;

/** The photo of the table. */
const photo = (() => {
  const pieces = Object.entries(PIECES).map(([place, ink]) => ({
    ...spotOf(place),
    ink,
  }));
  return paintedPng(SIZE.width, SIZE.height, (x, y) => {
    const point = projectPoint(toBoard, { x: x + 0.5, y: y + 0.5 });
    const piece = pieces.find((one) => Math.hypot(one.x - point.x, one.y - point.y) < 8);
    const isBoard = point.x > 0 && point.y > 0 && point.x < layout.width && point.y < layout.height;
    return piece ? INKS[piece.ink] : isBoard ? [215, 200, 160] : TABLE;
  });
})();

const fileOf = (buffer: Buffer, mimeType = 'image/png') => ({
  name: 'photo',
  mimeType,
  buffer,
});
const sheet = (page: Page) => page.getByRole('dialog', { name: t('photo') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const corner = (page: Page, place: string) =>
  sheet(page).getByRole('button', { name: t('photo-corner', { place }) });
const strength = (page: Page) => page.getByRole('slider', { name: t('photo-strength') });

async function openSheet(page: Page): Promise<void> {
  await openTool(page, './en/huang/referee/');
  await button(page, t('more')).click();
  await button(page, t('photo')).click();
  await expect(sheet(page)).toBeVisible();
}

const choose = (page: Page, file: ReturnType<typeof fileOf>) =>
  sheet(page).getByLabel(t('photo-choose')).setInputFiles(file);

async function middleOf(page: Page, place: string): Promise<PlanePoint> {
  const box = await corner(page, place).boundingBox();
  if (!box) throw new Error(`No corner ${place}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags each corner to the place of its space in the photo, with the finger beside it. The scale of the photo
 * follows from the distance of the corners, which are initially where they are in the drawing.
 */
async function setCorners(page: Page): Promise<void> {
  const [a1, a13] = [await middleOf(page, 'A1'), await middleOf(page, 'A13')];
  // A1 and A13 are 240 apart in the drawing, four fifths of the largest size that fits into the photo.
  const drawn = 0.8 * Math.min(SIZE.width / layout.width, SIZE.height / layout.height);
  const scale = (a13.x - a1.x) / (240 * drawn);
  const left = a1.x - (SIZE.width / 2 - (layout.width / 2 - spotOf('A1').x) * drawn) * scale;
  const top = a1.y - (SIZE.height / 2 - (layout.height / 2 - spotOf('A1').y) * drawn) * scale;
  for (const place of ENDS) {
    const from = await middleOf(page, place);
    const goal = projectPoint(onTable, spotOf(place));
    await page.mouse.move(from.x + 9, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.move(left + goal.x * scale + 9, top + goal.y * scale + 6);
    await page.mouse.up();
  }
}

async function layUnder(page: Page): Promise<void> {
  await button(page, t('photo-lay')).click();
  await expect(sheet(page)).toBeHidden();
  await strength(page).fill('100');
}

/** Returns the colour in the middle of a space. */
async function colourAt(page: Page, place: string): Promise<readonly number[]> {
  const box = await at(page, place).boundingBox();
  if (!box) throw new Error(`${place} is not seen`);
  const shot = await page.screenshot({
    clip: {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: 1,
      height: 1,
    },
  });
  return [...PNG.sync.read(shot).data.subarray(0, 3)];
}

const isLike = (seen: readonly number[], meant: readonly number[]) =>
  seen.every((one, i) => Math.abs(one - (meant[i] ?? Number.NaN)) < 30);

async function expectPieces(page: Page): Promise<void> {
  for (const [place, ink] of Object.entries(PIECES))
    await expect
      .poll(async () => isLike(await colourAt(page, place), INKS[ink]), {
        message: `${place} is ${ink}`,
      })
      .toBe(true);
}

for (const [device, viewport] of someOf([
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const))
  test.describe(`a photo under the board, on ${device}`, () => {
    test.use({ viewport });

    test('lies straight under the drawing: every piece on its space, to be tapped there', async ({
      page,
    }) => {
      await openSheet(page);
      await expectAccessible(page);
      await choose(page, fileOf(photo));
      await expect(corner(page, 'A1')).toBeVisible();
      await expectAccessible(page);
      await setCorners(page);
      await layUnder(page);
      await expectPieces(page);
      await expectAccessible(page);
      const before = await tilesOn(page, 'en').count();
      await at(page, 'K3').click();
      await expect(at(page, 'K3')).toHaveAccessibleName(new RegExp(t('tile-red')));
      await expect(tilesOn(page, 'en')).toHaveCount(before + 1);
      // A tile covers the photo beneath it.
      await expect.poll(async () => isLike(await colourAt(page, 'K3'), INKS.green)).toBe(false);
    });
  });

test.describe('a photo under the board', () => {
  test('is as strong as one likes, and can be taken away', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    await choose(page, fileOf(photo));
    await setCorners(page);
    await layUnder(page);
    await expect.poll(async () => isLike(await colourAt(page, 'B6'), INKS.red)).toBe(true);
    await strength(page).fill('0');
    await expect.poll(async () => isLike(await colourAt(page, 'B6'), INKS.red)).toBe(false);
    await button(page, t('photo-remove')).click();
    await expect(strength(page)).toHaveCount(0);
  });

  test('is set by arrow keys alone, which say where a corner is', async ({ page }) => {
    await openSheet(page);
    await choose(page, fileOf(photo));
    await corner(page, 'A1').focus();
    const from = await middleOf(page, 'A1');
    const said = await heardAfter(page, () => page.keyboard.press('ArrowRight'));
    expect(said.join()).toMatch(/A1: \d+% from the left, \d+% from the top/);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    const to = await middleOf(page, 'A1');
    expect(to.x).toBeGreaterThan(from.x);
    expect(to.y).toBeCloseTo(from.y, 0);
    await page.keyboard.press('Shift+ArrowRight');
    const fine = await middleOf(page, 'A1');
    expect(fine.x - to.x).toBeLessThan((to.x - from.x) / 3);
    await page.keyboard.press('Tab');
    await expect(corner(page, 'A13')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });

  test('is not laid under while its net is twisted', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    await choose(page, fileOf(photo));
    const [from, to] = [await middleOf(page, 'A1'), await middleOf(page, 'N14')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 2, to.y - 2, { steps: 3 });
    await page.mouse.up();
    await expect(saying(page, t('photo-crossed'))).toBeVisible();
    await expect(button(page, t('photo-lay'))).toHaveAttribute('aria-disabled', 'true');
    await button(page, t('photo-lay')).click({ force: true });
    await expect(sheet(page)).toBeVisible();
  });

  test('is in no save and no link, and gone with its page', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    await choose(page, fileOf(photo));
    await expect(corner(page, 'A1')).toBeVisible();
    await layUnder(page);
    await at(page, 'K3').click();
    await idle(page);
    const kept = await page.evaluate(async () => {
      const open = (name: string) =>
        new Promise<IDBDatabase>((done, fail) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const all: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href];
      for (const { name = '' } of await indexedDB.databases()) {
        const base = await open(name);
        for (const store of base.objectStoreNames)
          all.push(
            await new Promise<string>((done) => {
              const got = base.transaction(store).objectStore(store).getAll();
              got.onsuccess = () => done(JSON.stringify(got.result));
            }),
          );
        base.close();
      }
      return all.join();
    });
    expect(kept).toContain('warring-states'); // the board is kept
    expect(kept).not.toContain('data:');
    expect(kept.length).toBeLessThan(100_000);
    await reloadTool(page);
    await expect(at(page, 'K3')).toHaveAccessibleName(new RegExp(t('tile-red')));
    await expect(strength(page)).toHaveCount(0);
  });
});

test.describe('a file that is no photo, or none that can be read', () => {
  const cases = {
    'photo-heic': fileOf(heic(), 'image/heic'),
    'photo-unknown': fileOf(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(200)),
      'image/svg+xml',
    ),
    'photo-huge': fileOf(hugePng(60_000, 60_000)),
    'photo-broken': fileOf(hugePng(4000, 3000)),
  };
  for (const fault of someOf(keysOf(cases)))
    test(`${fault}: is refused with a sentence, and the next one is taken`, async ({ page }) => {
      await openSheet(page);
      await choose(page, cases[fault]);
      await expect(wrong(page)).toHaveText(t(fault));
      await choose(page, fileOf(photo));
      await expect(corner(page, 'A1')).toBeVisible();
      await expect(wrong(page)).toHaveCount(0);
    });

  test('cut off in the middle, renamed or empty', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    for (const file of [photo.subarray(0, 300), Buffer.alloc(0), heic().subarray(0, 20)]) {
      await choose(page, fileOf(file, 'image/jpeg'));
      await expect(wrong(page)).toHaveText(/^(Unsupported file|This photo can’t be read)/);
    }
  });
});

/** A JPEG encoded by the browser: its left half is red, the rest is green. */
const halves = (page: Page, width: number, height: number) =>
  page
    .evaluate(
      async ([wide, high]) => {
        const canvas = new OffscreenCanvas(wide, high);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.fillStyle = 'rgb(20 150 60)';
        pen.fillRect(0, 0, wide, high);
        pen.fillStyle = 'rgb(200 20 20)';
        pen.fillRect(0, 0, wide / 2, high);
        const blob = await canvas.convertToBlob({
          type: 'image/jpeg',
          quality: 0.9,
        });
        const reader = new FileReader();
        return new Promise<string>((done) => {
          reader.onload = () => done(String(reader.result).replace(/^.*,/, ''));
          reader.readAsDataURL(blob);
        });
      },
      [width, height] as const,
    )
    .then((text) => Buffer.from(text, 'base64'));

test.describe('a photo as a camera hands it over', () => {
  test('is turned as it says: what is stored on its left is above', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    const jpeg = await halves(page, 800, 600);
    for (const [orientation, above, below] of [
      [6, INKS.red, INKS.green],
      [8, INKS.green, INKS.red],
    ] as const) {
      await choose(page, fileOf(heldAs(orientation, jpeg), 'image/jpeg'));
      await expect(corner(page, 'A1')).toBeVisible();
      await layUnder(page);
      await expect.poll(async () => isLike(await colourAt(page, 'C4'), above)).toBe(true);
      await expect.poll(async () => isLike(await colourAt(page, 'M8'), below)).toBe(true);
      await button(page, t('photo')).click();
    }
  });

  test('of 48 megapixels is scaled down before it is drawn', { tag: '@all' }, async ({ page }) => {
    await openSheet(page);
    const jpeg = await halves(page, 8000, 6000);
    await page.evaluate(() => {
      const { createImageBitmap: make } = globalThis;
      globalThis.createImageBitmap = async (...given: unknown[]) => {
        const bitmap = await Reflect.apply(make, globalThis, given);
        document.title = `${bitmap.width} × ${bitmap.height}`;
        return bitmap;
      };
    });
    await choose(page, fileOf(heldAs(6, jpeg), 'image/jpeg'));
    await expect(corner(page, 'A1')).toBeVisible();
    // The longer side is 2400 px, in either orientation.
    expect(['1800 × 2400', '1350 × 1800']).toContain(await page.title());
    await layUnder(page);
    await expect.poll(async () => isLike(await colourAt(page, 'C4'), INKS.red)).toBe(true);
  });
});
