// Checks the accessibility of every page of the built site (`npm run build` first).
//   npm run accessibility                    all pages
//   npm run accessibility -- pl/huang/       pages whose path starts with this
// Each page is opened on a phone with all its <details> open. axe checks it in the light theme, in the dark
// theme and in forced colours (without contrast, since the user picks those colours). At a width of 320 px
// and with the text twice as large, nothing may be cut off or overflow the page. Script errors, violations of
// the content security policy and requests to other hosts are faults, too.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { watch } from '../e2e/support.ts';
import { axeFaults } from '../support/axe.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { cutOff } from '../support/cut-off.ts';
import { serve, warm } from '../support/server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AT_ONCE = 2;
const PHONE = { width: 360, height: 780 };

interface Variant {
  readonly name: string;
  readonly media: Parameters<Page['emulateMedia']>[0];
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isTextDoubled?: boolean;
  /** Rules of axe to disable; `null` does not run axe at all. */
  readonly without: readonly string[] | null;
}

const VARIANTS: readonly Variant[] = [
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
    without: ['color-contrast', 'color-contrast-enhanced'],
  },
];

/** Returns what is wrong with the page in its present state. */
async function findFaults(page: Page, { without }: Variant): Promise<readonly string[]> {
  const found = without ? await axeFaults(page, { runOnly: TAGS, rules: rulesWithout(without) }) : [];
  return [...found, ...(await cutOff(page))];
}

/**
 * Enables rules that are off by default: the accessible name of a button contains its visible text, and the
 * contrast of text is that of WCAG AAA.
 */
const rulesWithout = (without: readonly string[]) => ({
  'label-content-name-mismatch': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

async function checkPage(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  const happened = await watch(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults: string[] = [];
  for (const one of VARIANTS) {
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null, ...one.media });
    await page.setViewportSize(one.viewport);
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      one.isTextDoubled ? '200%' : '',
    );
    faults.push(...(await findFaults(page, one)).map((fault) => `${one.name}: ${fault}`));
  }
  await context.close();
  return [...happened, ...faults];
}

const root = findBuiltSite();
const [only = ''] = process.argv.slice(2);
const paths = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replace(/(^|\/)index\.html$/, '$1'))
  .filter((path) => path.startsWith(only))
  .sort();
await warm(root);
const server = await serve({ root });
const browser = await chromium.launch(getLaunchOptions());
if (paths.length === 0) {
  console.error(`No page of dist/ has a path that starts with "${only}".`);
  process.exit(1);
}
console.log(`Checking ${paths.length} pages: ${VARIANTS.map(({ name }) => name).join(', ')}`);

let faults = 0;
const left = [...paths];
const walk = async () => {
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    for (const fault of await checkPage(browser, server.url + path)) {
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
