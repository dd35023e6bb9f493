import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';
import { axeFaults } from '../support/axe.ts';
import { inAnyLanguage } from './words.ts';

/**
 * Collects errors, violations of the policy and requests to other hosts on a page. Call it before the first
 * navigation.
 */
export async function watch(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A browser without a network reports each failed check for an update; that is no fault of the page.
    if (
      message.type() === 'error' &&
      !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/.test(message.text())
    )
      faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`asked ${hostname}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  );
  return faults;
}

/**
 * A page on which no error may occur. It has no service worker, which would store the whole site during every
 * test and is not needed to test a page.
 */
export const test = base.extend<{ hasWorker: boolean; page: Page; offlinePhone: Page }>({
  hasWorker: [false, { option: true }],
  context: async ({ context, hasWorker }, use) => {
    if (!hasWorker) await withoutWorker(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    const faults = await watch(page);
    await use(page);
    expect(faults).toEqual([]);
  },
  /** A page on another phone, of a Polish owner, that has seen Yamen once and has no network any more. */
  offlinePhone: async ({ browser }, use) => {
    const context = await browser.newContext({ locale: 'pl-PL' });
    const page = await context.newPage();
    const faults = await watch(page);
    await page.goto('./de/'); // any page will do
    await offlineReady(page);
    await context.setOffline(true);
    await use(page);
    expect(faults).toEqual([]);
    await context.close();
  },
});

/** The same with the service worker: for tests of offline use, updates and storage. */
export const testWithWorker = test.extend({ hasWorker: true });

/**
 * For tests of a single page: without a service worker, which would use the processor to store the whole
 * site.
 */
export async function withoutWorker(where: BrowserContext | Page): Promise<void> {
  await where.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/**
 * The checks that axe runs: WCAG 2.2 AA, best practices, whether the name of a button contains its visible
 * label, and the contrast of WCAG AAA: 7 : 1, for large text 4.5 : 1.
 */
const WCAG = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
  },
};

/**
 * Expects that axe reports no violations on the page in its present state, and that nothing overflows to the
 * side.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, WCAG)).toEqual([]);
  await expectNarrow(page);
}

/**
 * Expects that nothing overflows to the side. A phone would zoom out and change `innerWidth`, so the width of
 * the screen is used.
 */
export async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
}

/**
 * Sets the default text size of the browser in px, on which CSS `rem` and media queries in `em` depend.
 * Browsers start with 16.
 */
export async function setLetterSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
}

/** Waits until a tool has loaded its stored state and its lazy parts. */
export async function toolReady(page: Page): Promise<void> {
  const again = page.getByRole('button', {
    name: inAnyLanguage('sharing', 'start-again'),
  });
  await again.waitFor();
  await expect.poll(() => again.evaluate((one) => one.closest('[inert]') === null)).toBe(true);
}

/** Opens a tool, and waits until it has loaded. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await toolReady(page);
}

/** Loads the tool on the page again, and waits until it has loaded. */
export async function reloadTool(page: Page): Promise<void> {
  await page.reload();
  await toolReady(page);
}

/** Returns the button that shows all ways of sharing, in any language and for any content. */
export const shareButton = (page: Page) =>
  page.getByRole('button', {
    name: inAnyLanguage('sharing', 'share-result', 'share-position', 'share-question', 'share-questions'),
  });

/** Shows all ways of sharing. */
export async function showWaysToShare(page: Page): Promise<void> {
  const isShown = await shareButton(page).getAttribute('aria-expanded');
  if (isShown !== 'true') await shareButton(page).press('Enter');
  await expect(shareButton(page)).toHaveAttribute('aria-expanded', 'true');
}

export const keypad = (page: Page) =>
  page.getByRole('group', { name: inAnyLanguage('score-sheet', 'keypad') });

/** Returns a key of the keypad, by its digit or name. */
export const key = (page: Page, name: string) =>
  keypad(page).getByRole('button', {
    name: /^\d$/.test(name)
      ? name
      : inAnyLanguage('score-sheet', ...(name === 'next' ? ['key-next', 'key-done'] : [name])),
    exact: true,
  });

/** Types values on the keypad by touch, each followed by Next; returns the number of taps. */
export async function tapValues(page: Page, values: readonly (number | string)[]): Promise<number> {
  let taps = 0;
  const tap = async (name: string) => {
    await key(page, name).tap();
    taps++;
  };
  for (const value of values) {
    for (const sign of String(value)) await tap(sign === '+' ? 'key-plus' : sign);
    await tap('next');
  }
  return taps;
}

/**
 * Returns a field of points by its player and colour, such as `Tiger, yellow`. A phone shows the fields of
 * one player at a time.
 */
export const pointsField = (page: Page, name: string) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${name}(,|$)`),
    includeHidden: true,
  });

/** Returns the visible paragraph of a result that begins with this sentence. */
export const verdict = (page: Page, text: string | RegExp) =>
  page
    .getByRole('group', { name: text })
    .or(page.getByRole('paragraph').filter({ has: page.getByRole('strong').filter({ hasText: text }) }));

/** Returns the archived states of a tool: one line each. */
export const archived = (page: Page) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: /^(Open|Öffnen|Otwórz): / }),
  });

/** The button that opens the list of languages. */
export const LANGUAGE = /^(Language|Sprache|Język): /;

/** Opens the same page in another language. */
export async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.getByLabel(LANGUAGE).click();
  await page.getByRole('link', { name: new RegExp(`^${locale.toUpperCase()} `) }).click();
  await page.waitForURL(`**/${locale}/**`);
}

/** Returns the section of a rule, a term or a ruling, by its heading. */
export const partUnder = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a note on the rulebook by its heading, and returns it. */
export const noteUnder = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Returns the error messages on the page. */
export const wrong = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** The message that the page shows. */
export const saying = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Returns a choice on the settings page, by the text keys of its group and of its label. */
export const setting = (page: Page, group: 'edition' | 'theme-title' | 'hand-title', choice: string) =>
  page
    .getByRole('group', { name: inAnyLanguage('settings', group) })
    .getByRole('radio', { name: inAnyLanguage('settings', choice) });

/** Chooses the edition of the box on the settings page. */
export async function chooseEdition(page: Page, edition: 'en' | 'de' | 'pl'): Promise<void> {
  await page.goto('./en/settings/');
  await setting(page, 'edition', `edition-${edition}`).click(); // that of the page's language is checked already
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
}

/** Waits until the page is idle, including painting. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = (left: number) => {
          if (left === 0) done();
          else requestIdleCallback(() => next(left - 1));
        };
        next(3); // an idle moment may start what was put off until then
      }),
  );

/** Counts layout shifts without user input from now on, on this page and on those that follow. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset['shifts'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
}

/** Waits until everything is stored on the device. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-release', /./);
}

/** Writes a value to the database of the site; a page of the site must be open. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([at, what]) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('yamen /', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('saves');
        open.onsuccess = () => {
          const transaction = open.result.transaction('saves', 'readwrite');
          transaction.objectStore('saves').put(what, at as string);
          transaction.oncomplete = () => done();
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    [key, value] as const,
  );
}

/** Reads a stored value. */
export async function read(
  page: Page,
  key: string,
): Promise<{ now?: object; games?: unknown[] } | undefined> {
  return page.evaluate(
    (at) =>
      new Promise<{ now?: object } | undefined>((done) => {
        const open = indexedDB.open('yamen /', 1);
        open.onsuccess = () => {
          const get = open.result.transaction('saves').objectStore('saves').get(at);
          get.onsuccess = () => done(get.result);
        };
      }),
    key,
  );
}

/** Lists the keys of all stored values. */
export async function listKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('yamen /');
    await new Promise((done) => (opening.onsuccess = done));
    const all = opening.result.transaction('saves').objectStore('saves').getAllKeys();
    await new Promise((done) => (all.onsuccess = done));
    opening.result.close();
    return all.result.map(String);
  });
}

/** Returns the notice on the page, with its buttons. */
export const noticeOf = (page: Page, text: string | RegExp) => saying(page, text).locator('..');
