import { expect, type Page } from '@playwright/test';
import { makeLink, PLAIN } from '../../src/share/link.ts';
import { test } from './support.ts';

/** An old browser in a strict house: it has none of what may be missing, and forbids the database. */
async function lackEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const part of [
      'share',
      'canShare',
      'clipboard',
      'wakeLock',
      'storage',
      'serviceWorker',
      'mediaDevices',
    ])
      Reflect.deleteProperty(Navigator.prototype, part);
    for (const part of ['BarcodeDetector', 'BroadcastChannel', 'CompressionStream', 'DecompressionStream'])
      Reflect.deleteProperty(globalThis, part);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { get: forbidden });
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden });
  });
}

interface Tool {
  readonly path: string;
  /** What shows that the tool has loaded; then its text of results and its further buttons stand, too. */
  readonly root: string;
  /** Goes as far as an answer, and what that says. */
  readonly use: (page: Page) => Promise<void>;
  readonly answer: readonly [selector: string, text: string];
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter', { timeout: 10_000 });
const onSpace = (page: Page, space: string) => page.locator(`[data-space="${space}"]`).press('Enter');

const TOOLS: readonly Tool[] = [
  {
    path: 'huang/score/',
    root: '.score',
    use: (page) => page.locator('#p0-yellow').fill('5'),
    answer: ['.caveats', '19 fields are still empty'],
  },
  {
    path: 'huang/conflict/',
    root: '.conflict',
    async use(page) {
      await press(page, 'Red tiles in State 1: one more');
      await press(page, 'Tiger’s Soldier leader');
      await press(page, 'State 2');
      await press(page, 'Rat’s Soldier leader');
    },
    answer: ['.answer', 'State 1 (Tiger) wins the war'],
  },
  {
    path: 'huang/referee/',
    root: '.referee',
    use: (page) => onSpace(page, '0,0'), // a red tile on A1
    answer: ['.board', 'S'],
  },
  {
    path: 'chu-han/referee/',
    root: '.battle',
    async use(page) {
      await page.locator('.grid [data-card="8"]').press('Enter');
      await press(page, 'Play it out');
    },
    answer: ['.news', 'Han leads.'],
  },
  {
    path: 'chu-han/score/',
    root: '.score',
    async use(page) {
      await press(page, 'Hand over');
      for (const [group, chosen] of [
        ['Who has won the hand?', 'Han'],
        ['Cards left', '4'],
        ['Writs that', '1'],
      ] as const)
        await page
          .getByRole('group', { name: group })
          .getByRole('button', { name: chosen, exact: true })
          .press('Enter');
      await press(page, 'Score the hand'); // 4 cards and 1 reinforcement
    },
    answer: ['.totals', '5'],
  },
  {
    path: 'khan/conquest/',
    root: '.khan',
    async use(page) {
      for (const space of ['0,0', '0,1']) await onSpace(page, space);
      await press(page, 'Lay a tile');
      for (const space of ['0,0', '0,1']) await onSpace(page, space);
    },
    answer: ['.answer', 'Red owns the tile'],
  },
  {
    path: 'khan/rulers/',
    root: '.khan',
    use: (page) => onSpace(page, '1,1'),
    answer: ['.answer', 'The ruler goes to A2'],
  },
];

const DRIVEN_OUT = { game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N' };

test('a browser that lacks all that may be lacking goes through every tool, and is told what it cannot do', async ({
  page,
}) => {
  await lackEverything(page);
  for (const { path, root, use, answer } of TOOLS) {
    await page.goto(`./en/${path}`);
    await page.locator(`${root}:not([inert]) .more`).waitFor();
    await use(page);
    await expect(page.locator(answer[0]).first()).toContainText(answer[1]);
    await expect(page.locator('.notice').first()).toContainText('stores nothing right now');
    for (const name of ['Share the result', 'Copy as text']) await offeredByHand(page, name);
    if (path === 'huang/conflict/') continue; // what is shared there opens on the board
    await press(page, 'Open…');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button')).toHaveText([/Close|^$/, 'Open']); // neither paste nor scan is offered
    await page.goBack(); // closes it, and stays on the page
    await expect(sheet).toBeHidden();
  }
  await page.goto('./en/chu-han/cards/');
  await press(page, 'React');
  await expect(page.locator('.card:visible')).toHaveCount(2);
  await page.goto('./en/search/?q=tie+in+a+war');
  await expect(page.locator('.hits li').first()).toContainText('war');
  await page.goto('./en/about/');
  await expect(page.locator('#offline-state')).toContainText('does not let Yamen work without a network');
  await page.goto('./en/settings/');
  await page.locator('input[name=edition][value=de]').check();
  await expect(page.locator('#kept')).not.toBeEmpty();
  await page.goto(`./open/#${await makeLink(DRIVEN_OUT)}`); // packed with what this browser lacks
  await expect(page.getByRole('status').filter({ hasText: 'too old to open this link' })).toBeVisible();
  await page.goto('./en/about/');
  await page.goto(`./open/#${PLAIN}${Buffer.from(JSON.stringify(DRIVEN_OUT)).toString('base64url')}`);
  await page.waitForURL('**/khan/rulers/#0*'); // where nothing can be kept, the link stays in the address
  await expect(page.locator('.answer')).toContainText('The ruler goes to A2');
});

/** What cannot be copied stands there, to be copied by hand. */
async function offeredByHand(page: Page, name: string): Promise<void> {
  await press(page, name);
  await expect(page.locator('.sharing [role=status]')).toHaveText(
    'The browser would not copy. Here it is to copy by hand:',
  );
  await expect(page.locator('.sharing textarea')).toHaveValue(/open\/#\d/);
}

test('nothing moves for those who wish it so, and what is chosen shows in one’s own colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['huang/referee/', 'huang/conflict/', 'chu-han/cards/']) {
    await page.goto(`./en/${path}`);
    await expect.poll(() => page.locator('[aria-pressed=true]:visible').count()).toBeGreaterThan(0);
    const [chosen, other] = await page.evaluate(() =>
      ['true', 'false'].map((isOn) => {
        const button = document.querySelector(`button[aria-pressed=${isOn}]`);
        return button ? getComputedStyle(button).backgroundColor : '';
      }),
    );
    expect(chosen).not.toBe(other);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().length +
        [...document.querySelectorAll('*')].filter((one) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
          return transitionDuration !== '0s' || animationName !== 'none' || scrollBehavior !== 'auto';
        }).length,
    );
    expect(moving).toBe(0);
  }
});
