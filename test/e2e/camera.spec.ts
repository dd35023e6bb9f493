import { chromium, expect, type Page, test } from '@playwright/test';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { makeLink } from '../../src/share/link.ts';
import links from '../fixtures/links.json' with { type: 'json' };
import { addReader, writeFilm } from '../support/camera.ts';
import { LUCJA_AND_BEN as asked } from '../support/used-tools.ts';
import { offlineReady, openTool, verdict, watch, withoutWorker } from './support.ts';

// The camera, which the headers of the host and the user's permission allow. The browser shows a recorded
// video as the camera picture, or without one a test pattern that contains no code.

interface Camera {
  readonly film?: string;
  readonly isAllowed: boolean;
  /** Whether the browser has its own QR code reader. Default: true. */
  readonly reads?: boolean;
  /** What is denied before the camera is turned on. */
  readonly blocked?: RegExp;
  /** Whether the network is cut once the page works offline. */
  readonly isOffline?: boolean;
}

/** Runs a test on the score page of a phone with this camera; fails if the page reports an error. */
async function withCamera(
  { film, isAllowed, reads = true, blocked, isOffline = false }: Camera,
  baseURL: string | undefined,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const args = [
    '--use-fake-device-for-media-stream',
    ...(film ? [`--use-file-for-fake-video-capture=${film}`] : []),
  ];
  const browser = await chromium.launch({
    args,
    ...getLaunchOptions(),
  });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    permissions: isAllowed ? ['camera'] : [],
    hasTouch: true,
    isMobile: true,
  });
  if (reads) await addReader(context);
  if (blocked) await context.route(blocked, (route) => route.abort());
  const page = await context.newPage();
  const faults = await watch(page);
  if (!isOffline) await withoutWorker(page);
  await openTool(page, './en/huang/score/');
  if (isOffline) await offlineReady(page);
  await context.setOffline(isOffline);
  await act(page);
  if (!blocked) expect(faults).toEqual([]);
  await browser.close();
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Open' });

async function scan(page: Page) {
  await page.getByRole('button', { name: 'Open…' }).tap();
  await panelOf(page).getByRole('button', { name: 'Scan a QR code' }).tap();
}

/** Returns the media track that is shown, once it is live. */
async function trackOf(page: Page) {
  const video = panelOf(page).getByLabel('Camera view');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  return video.evaluateHandle(({ srcObject }: HTMLVideoElement) => {
    if (!(srcObject instanceof MediaStream)) throw new Error('the picture is of no camera');
    const [track] = srcObject.getVideoTracks();
    if (!track) throw new Error('the camera has no picture');
    return track;
  });
}

test(
  'a QR code before the camera opens in the tool, on the first visit',
  { tag: '@all' },
  async ({ baseURL }, testInfo) => {
    const film = testInfo.outputPath('code.y4m');
    writeFilm(film, `${baseURL}open/#${await makeLink(asked)}`);
    await withCamera({ film, isAllowed: true }, baseURL, async (page) => {
      await scan(page);
      await expect(panelOf(page)).toBeHidden();
      await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    });
  },
);

test.describe('where the browser reads no QR codes, Yamen does', () => {
  const dispute = links.find(({ of }) => of.startsWith('a dispute over 30 pieces with'))?.link ?? '';

  for (const [what, link, shown] of [
    ['a final scoring', makeLink(asked), 'Łucja wins.'],
    ['a board of another tool, by a larger code', Promise.resolve(dispute), ''],
  ] as const)
    test(what, { tag: shown ? [] : ['@all'] }, async ({ baseURL }, testInfo) => {
      const film = testInfo.outputPath('code.y4m');
      writeFilm(film, `${baseURL}open/#${await link}`);
      await withCamera({ film, isAllowed: true, reads: false }, baseURL, async (page) => {
        await scan(page);
        await expect(panelOf(page)).toBeHidden();
        if (shown) await expect(verdict(page, shown)).toBeVisible();
        else await page.waitForURL('**/en/huang/referee/');
      });
    });

  test('offline too, on a device that never scanned', { tag: '@all' }, async ({ baseURL }, testInfo) => {
    const film = testInfo.outputPath('code.y4m');
    writeFilm(film, `${baseURL}open/#${await makeLink(asked)}`);
    await withCamera({ film, isAllowed: true, reads: false, isOffline: true }, baseURL, async (page) => {
      await scan(page);
      await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    });
  });

  test('and says so where its reader does not load, and reads at the next tap', async ({
    baseURL,
  }, testInfo) => {
    const film = testInfo.outputPath('code.y4m');
    writeFilm(film, `${baseURL}open/#${await makeLink(asked)}`);
    await withCamera({ film, isAllowed: true, reads: false, blocked: /qr-worker/ }, baseURL, async (page) => {
      await scan(page);
      await expect(panelOf(page).getByRole('alert').filter({ hasText: /./ })).toContainText(
        'Couldn’t load the QR code reader.',
      );
      await page.context().unroute(/qr-worker/);
      await panelOf(page).getByRole('button', { name: 'Stop the camera' }).tap();
      await panelOf(page).getByRole('button', { name: 'Scan a QR code' }).tap();
      await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    });
  });
});

test('the camera is let go when nobody looks for a code any more', { tag: '@all' }, async ({ baseURL }) => {
  await withCamera({ isAllowed: true }, baseURL, async (page) => {
    await scan(page);
    const track = await trackOf(page);
    const state = () => track.evaluate((one) => one.readyState);
    expect(await state()).toBe('live');
    await page.keyboard.press('Escape');
    await expect.poll(state).toBe('ended');
    await scan(page);
    const again = await trackOf(page);
    await panelOf(page).getByRole('button', { name: 'Stop the camera' }).tap();
    await expect.poll(() => again.evaluate((one) => one.readyState)).toBe('ended');
  });
});

test('a camera that the person refuses is told of', async ({ baseURL }) => {
  await withCamera({ isAllowed: false }, baseURL, async (page) => {
    await scan(page);
    await expect(panelOf(page)).toContainText('isn’t allowed to use the camera');
  });
});
