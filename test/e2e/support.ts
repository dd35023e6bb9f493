import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';
import { axeFaults } from '../support/axe.ts';
import { inAnyLanguage } from './words.ts';

/** Collects what may not happen on a page: errors, breaches of the policy, requests to anywhere else. Call before going anywhere. */
export async function watch(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A browser without network reports each failed look for an update; that is no fault of the page.
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
 * A page on which nothing may go wrong unseen. No worker comes to it, which would store the whole site beside every
 * test: what a page is by itself needs none.
 */
export const test = base.extend<{ hasWorker: boolean; page: Page }>({
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
});

/** The same, with the worker: for what is offline, updated or stored behind the page. */
export const testWithWorker = test.extend({ hasWorker: true });

/** For what a page is by itself: no worker, which would take the processor to itself to store the whole site. */
export async function withoutWorker(where: BrowserContext | Page): Promise<void> {
  await where.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** What axe looks for: WCAG 2.2 AA, what is thought good practice, and names that hold what is seen on a button. */
const WCAG = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** What axe finds on the page as it is, and whether anything sticks out at its side. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, WCAG)).toEqual([]);
  await expectNarrow(page);
}

/** Nothing sticks out at the side of the screen. A phone would zoom out, and `innerWidth` with it: so the screen it is. */
export async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
}

/**
 * Sets the size of letters as a person sets it in the browser: CSS `rem` and what style sheets ask of the width of
 * letters follow it. In px; browsers begin with 16.
 */
export async function setLetterSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
}

/** Waits until a tool has loaded what it keeps, and all that stands below its first screen has come. */
export async function toolReady(page: Page): Promise<void> {
  const again = page.getByRole('button', {
    name: inAnyLanguage('sharing', 'start-again'),
  });
  await again.waitFor();
  await expect.poll(() => again.evaluate((one) => one.closest('[inert]') === null)).toBe(true);
}

/** The button that shows all ways of sharing, in whichever language and whatever is shared. */
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

/** The same of a score page. */
export async function scoreReady(page: Page): Promise<void> {
  await toolReady(page);
}

export const keypad = (page: Page) =>
  page.getByRole('group', { name: inAnyLanguage('score-sheet', 'keypad') });

/** A key of the keypad: a digit, or what it is called. */
export const key = (page: Page, name: string) =>
  keypad(page).getByRole('button', {
    name: /^\d$/.test(name)
      ? name
      : inAnyLanguage('score-sheet', ...(name === 'next' ? ['key-next', 'key-done'] : [name])),
    exact: true,
  });

/** Types values on the keypad with a thumb, each followed by Next; gives the number of taps. */
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

/** A field of points by its player and colour, as `Tiger, yellow`; on a phone those of one player are seen at a time. */
export const pointsField = (page: Page, name: string) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${name}(,|$)`),
    includeHidden: true,
  });

/** The paragraph of a result that begins with this sentence, as it is seen. */
export const verdict = (page: Page, text: string | RegExp) =>
  page
    .getByRole('group', { name: text })
    .or(page.getByRole('paragraph').filter({ has: page.getByRole('strong').filter({ hasText: text }) }));

/** What is set aside in a tool: one line each. */
export const archived = (page: Page) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: /^(Open|Öffnen|Otwórz): / }),
  });

/** What opens the list of languages. */
export const LANGUAGE = /^(Language|Sprache|Język): /;

/** Goes to the same page in another language. */
export async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.getByLabel(LANGUAGE).click();
  await page.getByRole('link', { name: new RegExp(`^${locale.toUpperCase()} `) }).click();
  await page.waitForURL(`**/${locale}/**`);
}

/** A rule, a term or an open point by its heading: what stands under it and belongs to it. */
export const partUnder = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A note on the rulebook by its heading, which opens it. */
export const noteUnder = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** What is wrong, as the page says it. */
export const wrong = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** What the page says by itself. */
export const saying = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** A choice on the settings page, by the keys of what its group and it are called. */
export const setting = (page: Page, group: 'edition' | 'theme-title' | 'hand-title', choice: string) =>
  page
    .getByRole('group', { name: inAnyLanguage('settings', group) })
    .getByRole('radio', { name: inAnyLanguage('settings', choice) });

/** Names the edition of the box on the settings page. */
export async function chooseEdition(page: Page, edition: 'en' | 'de' | 'pl'): Promise<void> {
  await page.goto('./en/settings/');
  await setting(page, 'edition', `edition-${edition}`).check();
  await expect(saying(page, 'Saved on this device.')).toBeVisible();
}

/** Waits until the page has nothing left to do, painting included. */
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

/** Waits until everything is on the device. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-release', /./);
}

/** Writes a value where the pages keep theirs; one of them has to be open. */
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

/** A value that the pages keep. */
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

/** What the page says, with the buttons beside it. */
export const noticeOf = (page: Page, text: string | RegExp) => saying(page, text).locator('..');
