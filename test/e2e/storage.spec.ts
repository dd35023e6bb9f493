import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import {
  archived,
  idle,
  listKeys,
  noticeOf,
  offlineReady,
  openTool,
  pointsField,
  read,
  reloadTool,
  saying,
  tapValues,
  test,
  testWithWorker,
} from './support.ts';

// Storage that is full, forbidden, or deleted while the app runs.

/** The button of the direction in which a ruler is driven out; shown once there is a ruler. */
const directionKey = (page: Page, nth: number): Locator =>
  page.getByRole('button', {
    name: ['north', 'west', 'south', 'east'][nth] ?? '',
    exact: true,
  });

/** A tool of each game: how to enter something, and what the page shows then. */
const TOOLS = [
  {
    path: 'en/huang/score/',
    enter: (page: Page, digit: number) => tapValues(page, [digit]),
    shows: async (page: Page, digits: readonly number[]) => {
      for (const [i, colour] of ['yellow', 'red', 'blue'].entries())
        await expect(pointsField(page, `Tiger, ${colour}`)).toHaveValue(String(digits[i] ?? ''));
    },
  },
  {
    path: 'en/chu-han/score/',
    enter: (page: Page, digit: number) => page.getByLabel('Han: name').fill(`Ada ${digit}`),
    shows: (page: Page, digits: readonly number[]) =>
      expect(page.getByLabel('Han: name')).toHaveValue(digits.length > 0 ? `Ada ${digits.at(-1)}` : ''),
  },
  {
    path: 'en/khan/rulers/',
    enter: async (page: Page, digit: number) => {
      if ((await directionKey(page, digit).count()) === 0)
        await page.getByRole('gridcell', { name: 'G7', exact: true }).tap();
      await directionKey(page, digit).tap();
    },
    shows: async (page: Page, digits: readonly number[]) => {
      const last = digits.at(-1);
      if (last === undefined) await expect(directionKey(page, 0)).toHaveCount(0);
      else await expect(directionKey(page, last)).toHaveAttribute('aria-pressed', 'true');
    },
  },
] as const;

const open = (page: Page, { path }: { readonly path: string }) => openTool(page, `./${path}`);
/** The message about storage that cannot save. */
const failure = (page: Page): Locator => noticeOf(page, 'Not saving right now');

/** Allows the browser to store again what `forbid` has prevented. */
const mend = (page: Page) => page.evaluate(() => (globalThis as unknown as { mend(): void }).mend());

const startAgain = (page: Page) => page.getByRole('button', { name: 'Start over' }).tap();

/** Makes every write, or every access to the database, fail until `mend()` is called in the page. */
async function forbid(page: Page, what: 'full' | 'forbidden'): Promise<void> {
  await page.addInitScript((how) => {
    let isMended = false;
    Object.assign(globalThis, {
      mend: () => {
        isMended = true;
      },
    });
    const { put } = IDBObjectStore.prototype;
    const { open: openDatabase } = IDBFactory.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (how === 'full' && !isMended) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
    IDBFactory.prototype.open = function (...given) {
      if (how === 'forbidden' && !isMended) throw new DOMException('forbidden', 'SecurityError');
      return openDatabase.apply(this, given);
    };
    if (how === 'full') return;
    const no = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: no });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: no });
  }, what);
}

for (const tool of someOf(TOOLS, 0))
  for (const what of ['full', 'forbidden'] as const)
    test(`${tool.path}: storage that is ${what} is told of once, and what is on the screen is kept later`, async ({
      page,
    }) => {
      await forbid(page, what);
      await open(page, tool);
      await tool.enter(page, 1);
      await failure(page).getByRole('button', { name: 'Dismiss' }).tap();
      await tool.enter(page, 2);
      await tool.shows(page, [1, 2]);
      await expect(failure(page)).toHaveCount(0); // it is known by now
      await mend(page);
      await tool.enter(page, 3);
      if (what === 'forbidden') return; // it would be so again after a reload
      await expect.poll(() => listKeys(page)).not.toEqual([]);
    });

/** The devtools session of a page, with which tests change its storage. */
const devtools = (context: BrowserContext, page: Page): Promise<CDPSession> => context.newCDPSession(page);
const originOf = (page: Page) => new URL(page.url()).origin;

/**
 * Enters a first step while the disk is full, so that it is not stored; returns a function that frees space
 * again.
 */
async function enterOnFullDisk(page: Page, tool: (typeof TOOLS)[number], baseURL: string | undefined) {
  const tools = await devtools(page.context(), page);
  const origin = new URL(baseURL ?? '').origin;
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page, tool);
  await tool.enter(page, 1);
  await expect(failure(page)).toBeVisible();
  return () => tools.send('Storage.overrideQuotaForOrigin', { origin });
}

for (const tool of someOf(TOOLS, 1))
  test(`${tool.path}: a disk that is really full loses nothing that is on the screen`, {
    tag: '@all',
  }, async ({ page, baseURL }) => {
    const makeRoom = await enterOnFullDisk(page, tool, baseURL);
    await tool.enter(page, 2);
    await tool.shows(page, [1, 2]);
    await makeRoom();
    await tool.enter(page, 3);
    await expect(failure(page)).toHaveCount(0);
    await page.reload();
    await tool.shows(page, [1, 2, 3]);
  });

test('what could not be kept is tried again by itself, and the note goes', async ({ page, baseURL }) => {
  const [tool] = TOOLS;
  const makeRoom = await enterOnFullDisk(page, tool, baseURL);
  await makeRoom();
  await expect(failure(page)).toHaveCount(0); // tried again every three seconds
  await page.reload();
  await tool.shows(page, [1]);
});

test('what could not be kept does not come back over what another tab has written since', {
  tag: '@all',
}, async ({ page, context }) => {
  const [, , tool] = TOOLS;
  const other = await context.newPage();
  await forbid(page, 'full');
  await open(page, tool);
  await open(other, tool);
  await tool.enter(page, 1);
  await expect(failure(page)).toBeVisible();
  await tool.enter(other, 2);
  await tool.shows(page, [2]);
  await mend(page);
  await page.waitForTimeout(4000); // longer than it waits before it tries again
  await other.reload();
  await tool.shows(other, [2]);
});

test('what could not be kept of games set aside does not come back over another tab’s list', {
  tag: '@all',
}, async ({ page, context }) => {
  const [tool] = TOOLS;
  const other = await context.newPage();
  await forbid(page, 'full');
  for (const one of [page, other]) await open(one, tool);
  await tool.enter(page, 1);
  await startAgain(page);
  for (const digit of [2, 3]) {
    await tool.enter(other, digit);
    await startAgain(other);
  }
  await expect(archived(page)).toHaveCount(2); // the other tab’s list has come
  await mend(page);
  await tool.enter(page, 4);
  await idle(page);
  await other.reload();
  await tool.shows(other, [4]);
  await expect(archived(other)).toHaveCount(2);
});

/** Opens a tool in which 1 is stored, in a browser whose reads of the storage fail. */
async function openUnread(page: Page, context: BrowserContext, tool: (typeof TOOLS)[number]): Promise<void> {
  const before = await context.newPage();
  await open(before, tool);
  await tool.enter(before, 1);
  await idle(before);
  await before.close();
  await forbid(page, 'forbidden');
  await open(page, tool);
}

for (const tool of someOf(TOOLS, 2)) {
  test(`${tool.path}: what could not be read comes by itself once it can be`, async ({ page, context }) => {
    await openUnread(page, context, tool);
    await expect(failure(page)).toBeVisible();
    await mend(page);
    await tool.shows(page, [1]);
    await expect(failure(page)).toHaveCount(0);
  });
}

// Names in the Chu Han score are stored with the players.
for (const tool of someOf([TOOLS[0], TOOLS[2]], 1))
  test(`${tool.path}: what could not be read is put aside before anything is written over it`, async ({
    page,
    context,
  }) => {
    await openUnread(page, context, tool);
    await tool.enter(page, 2);
    await mend(page);
    await expect(saying(page, 'Some saved data was damaged')).toBeVisible();
    const after = await context.newPage();
    await open(after, tool);
    await tool.shows(after, [2]);
    await after.goto('./en/settings/#saves');
    await expect(after.getByRole('button', { name: 'Save as a file' })).toHaveCount(1);
  });

for (const tool of someOf(TOOLS, 0))
  test(`${tool.path}: a database deleted under an open page begins anew with all that the page knows`, {
    tag: '@all',
  }, async ({ page, context }) => {
    await open(page, tool);
    await tool.enter(page, 1);
    await expect.poll(() => listKeys(page)).not.toEqual([]);
    const keys = await listKeys(page);
    const tools = await devtools(context, page);
    await tools.send('Storage.clearDataForOrigin', {
      origin: originOf(page),
      storageTypes: 'indexeddb',
    });
    await tool.enter(page, 2);
    await tool.shows(page, [1, 2]);
    await expect.poll(() => listKeys(page)).toEqual(keys);
    await page.reload();
    await tool.shows(page, [1, 2]);
  });

test('a tab whose games set aside were deleted puts them back too', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await open(page, TOOLS[0]);
  await tapValues(page, [4]);
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(archived(page)).toHaveCount(1);
  await reloadTool(page);
  const tools = await devtools(context, page);
  await tools.send('Storage.clearDataForOrigin', {
    origin: originOf(page),
    storageTypes: 'indexeddb',
  });
  await tapValues(page, [5]);
  await reloadTool(page);
  await expect(archived(page)).toHaveCount(1);
});

test('the browser that refuses to keep what is stored is asked again, once a visit', async ({ context }) => {
  let asked = 0;
  await context.exposeFunction('ask', () => {
    asked++;
    return false;
  });
  await context.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = () => Reflect.get(globalThis, 'ask')();
  });
  for (const visit of [1, 2]) {
    const page = await context.newPage();
    await open(page, TOOLS[0]);
    await tapValues(page, [4, 5]);
    await expect.poll(() => asked).toBe(visit);
    await reloadTool(page);
    await tapValues(page, [6]);
    await idle(page);
    expect(asked).toBe(visit);
    await page.close();
  }
});

test('the browser is asked to keep what is stored with the first save, once', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return true;
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  await open(page, TOOLS[0]);
  await idle(page);
  expect(await asked()).toBeNull();
  await tapValues(page, [4]);
  await expect.poll(asked).toBe('1');
  await tapValues(page, [5]);
  await reloadTool(page);
  await tapValues(page, [6]);
  await expect.poll(async () => JSON.stringify(await read(page, 'huang-score'))).toContain('"6"');
  await idle(page);
  expect(await asked()).toBe('1');
});

test('a tap that comes before what watches over the saves is kept in mind as well', { tag: '@all' }, async ({
  page,
}) => {
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(/\/watch-saves\.[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, TOOLS[0]);
  await tapValues(page, [4]);
  await expect.poll(() => listKeys(page)).toContain('huang-score');
  goOn();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('huang-score');
});

test('a browser that knows neither promise nor channel goes on', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'storage');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await open(page, TOOLS[0]);
  await tapValues(page, [4]);
  await page.reload();
  await TOOLS[0].shows(page, [4]);
  await page.goto('./en/settings/#saves');
  await expect(page.getByText('may delete your data')).toBeVisible();
});

testWithWorker(
  'saves that the browser has deleted are named once, on whatever page is next',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page, TOOLS[0]);
    await tapValues(page, [4]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('huang-score');
    await page.goto('./de/huang/rules/end/');
    const tools = await devtools(context, page);
    await tools.send('Storage.clearDataForOrigin', {
      origin: originOf(page),
      storageTypes: 'indexeddb',
    });
    await page.reload();
    const note = saying(page, 'Dieser Browser hat gelöscht');
    await expect(note).toBeVisible();
    await expect(note.getByRole('listitem')).toHaveText(['Huang · Partie werten', 'Einstellungen']);
    await note.getByRole('button').tap();
    await expect(note).toHaveCount(0);
    await page.reload();
    await offlineReady(page);
    await expect(note).toHaveCount(0);
  },
);

test('a read that the browser breaks off, as when it deletes the saves meanwhile, is a fault of nothing', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, TOOLS[0]);
  await tapValues(page, [4]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('huang-score');
  await page.addInitScript(() => {
    for (const name of ['get', 'getAllKeys'] as const) {
      const read = IDBObjectStore.prototype[name];
      let isFirst = true;
      IDBObjectStore.prototype[name] = function (...asked: [IDBValidKey]) {
        const request = read.apply(this, asked);
        if (isFirst) this.transaction.abort();
        isFirst = false;
        return request as IDBRequest;
      };
    }
  });
  const warned = page.waitForEvent('console', (message) => message.text().includes('AbortError'));
  await page.goto('./de/huang/rules/end/'); // looks once whether all is still here
  await warned;
  await open(page, TOOLS[0]); // asks again
  await TOOLS[0].shows(page, [4]);
});

test('saves of a tool are named too when another tool has put its own back', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await open(page, TOOLS[2]);
  await TOOLS[2].enter(page, 3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('khan-rulers');
  await open(page, TOOLS[0]);
  await tapValues(page, [4]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('huang-score');
  const tools = await devtools(context, page);
  await tools.send('Storage.clearDataForOrigin', {
    origin: originOf(page),
    storageTypes: 'indexeddb',
  });
  await tapValues(page, [5]);
  await expect(saying(page, 'deleted Yamen’s data').getByRole('listitem')).toHaveText([
    'Khan · Where does the ruler go?',
  ]);
  await TOOLS[0].shows(page, [4, 5]);
});

testWithWorker(
  'pages that the browser has deleted are stored again, which is said once',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('./en/huang/rules/end/');
    await offlineReady(page);
    const tools = await devtools(context, page);
    await tools.send('Storage.clearDataForOrigin', {
      origin: originOf(page),
      storageTypes: 'cache_storage',
    });
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload(); // from the network
    const note = saying(page, 'They’re being saved again for offline use');
    await expect(note).toBeVisible();
    await offlineReady(page);
    await page.reload();
    await offlineReady(page);
    await expect(note).toHaveCount(0);
    await context.setOffline(true);
    await openTool(page, './pl/khan/rulers/');
  },
);

testWithWorker(
  'an eviction as phones do it: pages, worker and saves gone, and all is well after one visit',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page, TOOLS[0]);
    await tapValues(page, [4]);
    await offlineReady(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-kept'))).toContain('huang-score');
    const origin = originOf(page);
    await page.goto('about:blank'); // a page that is open would notice, and say it there
    const tools = await devtools(context, page);
    await tools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'indexeddb,cache_storage,service_workers',
    });
    await page.goto('./en/about/');
    // A worker that is being replaced may have noticed it too, and shown its own message.
    await expect(saying(page, 'Huang · Score the game')).toBeVisible();
    await offlineReady(page);
    await context.setOffline(true);
    await open(page, TOOLS[0]);
    await TOOLS[0].shows(page, []);
  },
);
