import axe from 'axe-core';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Starts Firefox, as German as the person who holds it. */
export function startFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 390, height: 780 },
    extraPrefsFirefox: { 'intl.accept_languages': 'de' },
  });
}

/** Opens a page that puts down what may not happen on it: errors, breaches of the policy, requests to anywhere else. */
export async function openWatched(browser: Browser, faults: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(`error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`asked ${hostname}`);
  });
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return page;
}

/** What axe finds on the page as it stands. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join('; ')}`);
  });
}

/** A button by the name that a screen reader hears. */
export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** Waits until a part of the page says this. */
export async function untilSaid(page: Page, selector: string, text: string): Promise<void> {
  const said = () => page.$$eval(selector, (all) => all.map((one) => one.textContent).join(' '));
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50)))
    if ((await said()).replaceAll('\u00a0', ' ').includes(text)) return;
  throw new Error(`${selector} says “${await said()}”, not “${text}”`);
}
