import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { encodeGif, type GifFrame } from '../../src/drawings/gif.ts';
import { makeLink } from '../../src/share/link.ts';
import { PRINTED_WAR } from '../games/huang/explain/printed-war.ts';
import {
  offlineReady,
  openTool,
  reloadTool,
  saying,
  showWaysToShare,
  test,
  testWithWorker,
} from './support.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en', 'huang-replay', 'sharing');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A hash of the pixels of an image: equal hashes mean equal pixels. */
const inShort = (points: Uint8ClampedArray) => createHash('sha256').update(points).digest('hex');

/** Decodes an animated image in this browser: a hash of the pixels of each frame, and its duration. */
const takenApart = (page: Page, gif: Uint8Array) =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const inShort = async (bytes: Uint8ClampedArray<ArrayBuffer>) =>
      Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (one) =>
        one.toString(16).padStart(2, '0'),
      ).join('');
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const pictures: { width: number; height: number; stands: number; points: string }[] = [];
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth: width, displayHeight: height, duration } = image;
      const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      pictures.push({
        width,
        height,
        stands: (duration ?? 0) / 1000,
        points: await inShort(pen.getImageData(0, 0, width, height).data),
      });
    }
    return { pictures, repeats: decoder.tracks.selectedTrack?.repetitionCount };
  }, Buffer.from(gif).toString('base64'));

/** Images of few colours in random order, so that codes grow long and the code table overflows. */
function noise(width: number, height: number, count: number): readonly GifFrame[] {
  let seed = 12345;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed;
  };
  const colours = Array.from(
    { length: 200 },
    (_, i) => [(i % 8) * 32, ((i >> 3) % 8) * 32, (i >> 6) * 60] as const,
  );
  return Array.from({ length: count }, (_, i) => ({
    data: new Uint8ClampedArray(
      Array.from({ length: width * height }, (_, at) => {
        // Later frames differ from the first one only in the middle.
        const isMiddle = at > width * 30 && at < width * (height - 30);
        const colour = colours[i > 0 && !isMiddle ? at % 7 : (next() >> 8) % 200] ?? [0, 0, 0];
        return [...colour, 255];
      }).flat(),
    ),
    duration: 500 + 100 * i,
  }));
}

test.describe('a moving picture', () => {
  test('of few colours comes out of a browser point by point as it went in', async ({ page }) => {
    await page.goto('./en/');
    for (const stills of [noise(150, 130, 3), noise(1, 61, 2)]) {
      const [wide, high] = stills[0]?.data.length === 4 * 61 ? [1, 61] : [150, 130];
      const { pictures, repeats } = await takenApart(page, encodeGif(wide, high, stills));
      expect(repeats).toBe(Number.POSITIVE_INFINITY);
      expect(pictures.map(({ stands }) => stands)).toEqual(stills.map(({ duration }) => duration));
      for (const [i, { width, height, points }] of pictures.entries()) {
        expect([width, height]).toEqual([wide, high]);
        expect(points).toBe(inShort(stills[i]?.data ?? new Uint8ClampedArray()));
      }
    }
  });

  test('of a war that was settled shows each of its moments, and no script of it came with the page', {
    tag: '@all',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openTool(page, `./en/huang/referee/#${await makeLink(PRINTED_WAR)}`);
    const count = Number(
      await page.getByRole('slider', { name: t('replay') }).evaluate((one: HTMLInputElement) => one.max),
    );
    expect(asked.filter((one) => /replay-worker|share-replay/.test(one))).toEqual([]);
    const saved = page.waitForEvent('download');
    await showWaysToShare(page);
    await button(page, t('replay-save')).click();
    const file = await (await saved).path();
    await expect(saying(page, t('replay-done'))).toBeVisible();
    expect(asked.filter((one) => /replay-worker|share-replay/.test(one))).toHaveLength(2);
    const gif = readFileSync(file);
    expect(gif.length).toBeLessThan(1_500_000);
    const { pictures } = await takenApart(page, gif);
    expect(pictures).toHaveLength(count + 2); // from before all of it to what is left, and the verdict
    expect(new Set(pictures.map(({ points }) => points)).size).toBe(count + 2);
    const height = pictures[0]?.height;
    for (const { width, stands, ...picture } of pictures) {
      expect([width, picture.height]).toEqual([640, height]);
      expect(stands).toBeGreaterThan(1300);
    }
    expect(pictures.at(-1)?.stands).toBe(5000);
  });
});

testWithWorker.describe('without network', () => {
  testWithWorker(
    'says that films are not kept offline, and makes one once there is',
    { tag: '@all' },
    async ({ page, context }) => {
      await openTool(page, `./en/huang/referee/#${await makeLink(PRINTED_WAR)}`);
      await offlineReady(page);
      await context.setOffline(true);
      await reloadTool(page);
      await showWaysToShare(page);
      await button(page, t('replay-save')).click();
      await expect(saying(page, t('replay-not-there'))).toBeVisible();
      await context.setOffline(false);
      const saved = page.waitForEvent('download');
      await button(page, t('replay-save')).click();
      await saved;
      await expect(saying(page, t('replay-done'))).toBeVisible();
    },
  );
});
