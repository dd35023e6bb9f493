import { test as base, expect, type Page } from '@playwright/test';

/** A page on which nothing may go wrong unseen: no error, no breach of the policy, no request to anywhere else. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host) faults.push(`asked ${host}`);
    });
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      ),
    );
    await use(page);
    // A browser without network reports each failed look for an update; that is no fault of the page.
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([]);
  },
});

/** Waits until the score page has loaded what it keeps. */
export async function scoreReady(page: Page): Promise<void> {
  await page.locator('.score:not([inert])').waitFor();
}

/** Types values on the keypad with a thumb, each followed by Next; gives the number of taps. */
export async function tapValues(page: Page, values: readonly (number | string)[]): Promise<number> {
  let taps = 0;
  const tap = async (selector: string) => {
    await page.locator(selector).tap();
    taps++;
  };
  for (const value of values) {
    for (const sign of String(value)) await tap(sign === '+' ? '.key.plus' : `.key.d${sign}`);
    await tap('.key.next');
  }
  return taps;
}

/** Four players whose four totals are all 8 8 9 10; the Rat has the fewest white points. */
export const FOUR_LEVEL = [
  ...[10, 9, 8, 3, 5],
  ...[10, 9, 4, 4, 8],
  ...[9, 10, 8, 5, 3],
  ...[8, 9, 10, 2, 6],
] as const;

/** Names the edition of the box on the settings page. */
export async function chooseEdition(page: Page, edition: 'en' | 'de' | 'pl'): Promise<void> {
  await page.goto('./en/settings/');
  await page.locator(`input[name=edition][value=${edition}]`).check();
  await expect(page.locator('#kept')).toHaveText('Kept on this device.');
}

/** Waits until everything is on the device. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(page.locator('#offline-ready')).toBeVisible({ timeout: 15_000 });
}
