// Every page as everyone must be able to use it. Needs a built site.
//   npm run audit                    all pages
//   npm run audit -- pl/huang/       those whose path begins so
// Each page, with all that unfolds unfolded, is looked at by axe on a phone in both themes; then it is narrowed to
// 320 px, and its text doubled: nothing may stick out at its side or be cut off. In forced colours axe looks again
// (colours are the person's own then, so contrast is left out). Errors, breaches of the policy and requests to anybody
// else are faults, too.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';
import { watch } from '../e2e/support.ts';
import { axeFaults } from '../support/axe.ts';
import { cutOff } from '../support/cut-off.ts';
import { serve, warm } from '../support/server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AT_ONCE = 2;
const PHONE = { width: 360, height: 780 };

interface Look {
  readonly name: string;
  readonly media: Parameters<Page['emulateMedia']>[0];
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isTextDoubled?: boolean;
  /** What axe is not asked; `null` leaves axe out. */
  readonly without: readonly string[] | null;
}

const LOOKS: readonly Look[] = [
  { name: 'light', media: { colorScheme: 'light' }, viewport: PHONE, without: [] },
  { name: 'dark', media: { colorScheme: 'dark' }, viewport: PHONE, without: [] },
  { name: '320 px', media: { colorScheme: 'light' }, viewport: { width: 320, height: 640 }, without: null },
  {
    name: 'text doubled',
    media: { colorScheme: 'light' },
    viewport: PHONE,
    isTextDoubled: true,
    without: null,
  },
  {
    name: 'forced colours',
    media: { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: PHONE,
    without: ['color-contrast'],
  },
];

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page, { without }: Look): Promise<readonly string[]> {
  const found = without ? await axeFaults(page, { runOnly: TAGS, rules: rulesWithout(without) }) : [];
  return [...found, ...(await cutOff(page))];
}

/** Names that hold what is seen on a button are looked for, too, which axe does only when asked. */
const rulesWithout = (without: readonly string[]) => ({
  'label-content-name-mismatch': { enabled: true },
  ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

async function look(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  const happened = await watch(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults: string[] = [];
  for (const one of LOOKS) {
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null, ...one.media });
    await page.setViewportSize(one.viewport);
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      one.isTextDoubled ? '200%' : '',
    );
    faults.push(...(await faultsOf(page, one)).map((fault) => `${one.name}: ${fault}`));
  }
  await context.close();
  return [...happened, ...faults];
}

const root = fileURLToPath(new URL('../../dist', import.meta.url));
const [only = ''] = process.argv.slice(2);
const paths = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replace(/(^|\/)index\.html$/, '$1'))
  .filter((path) => path.startsWith(only))
  .sort();
await warm(root);
const server = await serve({ root });
const executablePath = findChromium()?.path;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
console.log(`${paths.length} pages, each ${LOOKS.map(({ name }) => name).join(', ')}`);

let faults = 0;
const left = [...paths];
const walk = async () => {
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    for (const fault of await look(browser, server.url + path)) {
      faults++;
      console.error(`/${path}  ${fault}`);
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, walk));
await browser.close();
await server.stop();
console.log(`${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
