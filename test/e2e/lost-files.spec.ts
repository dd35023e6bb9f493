import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { parseNotation } from '../../src/engine/huang/notation.ts';
import { makeLink } from '../../src/share/link.ts';
import { withoutWorker } from './support.ts';

// A bad network on a first visit: each file that a page fetches is lost once. The page says so and asks for it again, or
// does without; a link that was to be opened is never lost.

const POSITION = parseNotation('......./....... *rat,goat Rryr/1rr bandits2@4,0+5,0+6,0 -');

interface Tool {
  readonly path: string;
  readonly root: string;
  /** What its link carries, and what shows that it was opened. */
  readonly asked?: object;
}

const TOOLS: readonly Tool[] = [
  {
    path: 'huang/score/',
    root: '.score',
    asked: { game: 'huang', ask: 'score', edition: 'en', players: [{ name: 'A', red: 1 }, { name: 'B' }] },
  },
  {
    path: 'huang/referee/',
    root: '.referee',
    asked: {
      game: 'huang',
      ask: 'act',
      position: POSITION.ok && POSITION.value,
      action: { type: 'place-tile', colour: 'green', at: '3,0' },
    },
  },
  { path: 'huang/conflict/', root: '.conflict' },
  {
    path: 'chu-han/referee/',
    root: '.battle',
    asked: {
      game: 'chu-han',
      ask: 'battle',
      scores: { han: 27, chu: 29 },
      opener: 'han',
      hands: { han: ['2', '4'], chu: ['5', '7'] },
      plays: [{ by: 'han', open: ['4'] }],
    },
  },
  {
    path: 'chu-han/score/',
    root: '.score',
    asked: {
      game: 'chu-han',
      ask: 'score',
      scores: { han: 20, chu: 29 },
      battleWinner: 'chu',
      cardsLeft: 5,
      reinforcements: 1,
    },
  },
  {
    path: 'khan/conquest/',
    root: '.khan',
    asked: {
      game: 'khan',
      ask: 'conquer',
      by: 'red',
      tile: 'bridge',
      covers: ['0,0', '1,0', '2,0', '0,1'],
      river: ['1,0'],
      yurts: { '0,0': 'red', '2,0': 'red', '0,1': 'neutral', '2,1': 'neutral' },
    },
  },
  {
    path: 'khan/rulers/',
    root: '.khan',
    asked: { game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N' },
  },
];

/** The files that scripts of a page ask for, until it is whole; what stands in the page itself is not among them. */
async function filesOf(page: Page, address: string, whole: (page: Page) => Promise<void>) {
  const files = new Set<string>();
  page.on('request', (request) => void files.add(new URL(request.url()).pathname));
  await withoutWorker(page);
  const html = await (await page.request.get(address.replace(/#.*/, ''))).text();
  await page.goto(address);
  await whole(page);
  return [...files].filter((file) => /\.(js|json)$/.test(file) && !html.includes(`src="${file}"`));
}

/**
 * Opens the address while one file does not arrive, until the page says that something is missing, and asks again for
 * all of it. Whether it did say so: some files a page can do without.
 */
async function openWithout(
  context: BrowserContext,
  file: string,
  address: string,
  whole: (page: Page) => Promise<void>,
): Promise<boolean> {
  const page = await context.newPage();
  await withoutWorker(page);
  let [isLost, isBack] = [false, false];
  await page.route(`**${file}*`, (route) => {
    isLost = true;
    return isBack ? route.continue() : route.abort();
  });
  await page.goto(address);
  let isWhole = false;
  const done = whole(page).then(() => {
    isWhole = true;
  });
  const again = page.getByRole('button', { name: 'Try again' }).first();
  while (!isWhole) {
    await Promise.race([done, again.waitFor()]);
    if (isWhole) break;
    isBack = true;
    await again.tap({ timeout: 1000 }).catch(() => {}); // the page was loaded anew, or has come by itself
  }
  expect(isLost, `${file} was not asked for`).toBe(true);
  await page.close();
  return isBack;
}

/** What a tool cannot do without: what answers, what lies below, their texts, and what opens a link. */
const NEEDED = /\/([a-z-]+-(answer|more)|shell-below|cases|read-link)\.|\/texts\/(?!install|saves)/;

for (const { path, root, asked } of TOOLS)
  test(`${path}: each file that does not arrive is missed and asked for again, and the link opens`, async ({
    context,
    page,
  }) => {
    test.setTimeout(300_000);
    const address = `./en/${path}${asked ? `#${await makeLink(asked)}` : ''}`;
    const whole = async (one: Page) => {
      await one.locator(`${root}:not([inert]) .more`).waitFor({ timeout: 40_000 });
      if (!asked) return;
      await expect(one.locator('.notice').first()).toContainText(/opened|came with the link/i, {
        timeout: 20_000,
      });
      await expect.poll(() => new URL(one.url()).hash).toBe('');
    };
    const files = await filesOf(page, address, whole);
    await page.goto('about:blank');
    const needed = files.filter((file) => NEEDED.test(file));
    expect(needed.length).toBeGreaterThan(2);
    for (const file of needed)
      await test.step(file, async () => expect(await openWithout(context, file, address, whole)).toBe(true));
  });

for (const { path, asked } of TOOLS.filter(({ asked: one }) => one))
  test(`/open/ leads on to ${path} without what reads a link`, async ({ page }) => {
    await withoutWorker(page);
    await page.route(/\/(asks|packed|referee|read-link)\.[^/]*\.js/, (route) => route.abort());
    await page.goto(`./open/#${await makeLink(asked ?? {})}`);
    await page.waitForURL(`**/en/${path}**`);
  });

test('/open/: what says why a link names no tool is missed and asked for again', async ({
  context,
  page,
}) => {
  const address = `./open/#0${Buffer.from('{"game":"chess"}').toString('base64url')}`;
  const whole = (one: Page) =>
    expect(one.locator('[data-open=en] [role=status]')).toContainText('does not hold a result', {
      timeout: 40_000,
    });
  const files = (await filesOf(page, address, whole)).filter((file) => /\/referee\./.test(file));
  expect(files).toHaveLength(1);
  for (const file of files) expect(await openWithout(context, file, address, whole)).toBe(true);
});
