// Opens hostile links, saves and backups on the pages that read them, in a real browser (`npm run build`
// first): no injected markup, no error, no violation of the security policy, no writes to other saves.
//   npm run fuzz -- pages          100 of each, seed of the day
//   npm run fuzz -- pages 1000 7   1,000 of each, seed 7
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { PACKED_EDITIONS } from '../../src/games/huang/link/packed-vocabulary.ts';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { watch } from '../e2e/support.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { hostileCopy, hostileLink, hostileSave, MARKUP } from '../support/hostile.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';
import { serve } from '../support/server.ts';
import { SEED_OF_TODAY } from './seed.ts';

/** The saves that each page writes. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'huang/score/': ['huang-score', 'huang-games', 'huang-players'],
  'huang/referee/': ['huang-board', 'huang-tables', 'huang-own-boards', 'huang-players'],
  'huang/conflict/': ['huang-conflict', 'huang-players'],
  'chu-han/referee/': ['chu-han-battle', 'chu-han-battles', 'chu-han-players'],
  'chu-han/score/': ['chu-han-score', 'chu-han-games', 'chu-han-players'],
  'chu-han/cards/': ['chu-han-seen'],
  'chu-han/tonight/': ['chu-han-tonight', 'chu-han-players'],
  'khan/tonight/': ['khan-tonight', 'khan-players'],
  'huang/tonight/': ['huang-tonight', 'huang-players'],
  'khan/conquest/': ['khan-conquest'],
  'khan/rulers/': ['khan-rulers'],
  'khan/score/': ['khan-score', 'khan-games'],
  'huang/learn/tiles/': ['huang-lesson', 'learnt'],
  'huang/drill/': ['huang-drill'],
  'search/': ['reading'],
  'settings/': ['settings'],
};

/**
 * Tools that suggest the edition of the page's language when they first save something, if none is chosen.
 */
const PROPOSING = ['huang/score/', 'huang/referee/', 'huang/conflict/'];
const PROPOSALS = PACKED_EDITIONS.map((edition) => freshSettings(edition));

type Stored = Readonly<Record<string, unknown>>;

const [count = 100, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} links, as many saves and copies, from seed ${seed}`);
const random = randomFrom(seed);
const server = await serve({ root: findBuiltSite() });
const browser = await chromium.launch(getLaunchOptions());
const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 780 } });
const page = await context.newPage();
const errors = (await watch(page)) as string[];
const tally = new Map<string, number>();
let faults = 0;

/** Replaces everything in storage by `wanted`, if given. Returns what is stored. */
function exchange(wanted?: Stored): Promise<Stored> {
  return page.evaluate(
    (values) =>
      new Promise<Record<string, unknown>>((done, fail) => {
        const open = indexedDB.open('yamen /', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('saves');
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('saves', 'readwrite');
          const saves = transaction.objectStore('saves');
          if (values) {
            saves.clear();
            for (const [key, value] of Object.entries(values)) saves.put(value, key);
          }
          const [keys, all] = [saves.getAllKeys(), saves.getAll()];
          transaction.oncomplete = () => {
            open.result.close();
            done(Object.fromEntries(keys.result.map((key, i) => [String(key), all.result[i]])));
          };
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    wanted,
  );
}

/** Waits until a page has loaded completely: the tool with its lazy parts, or the message about a link. */
async function settle(): Promise<void> {
  await page.waitForFunction(
    () => {
      const said = [...document.querySelectorAll('[data-open]:not([hidden]) [role=status]')];
      if (said.length > 0) return said.some(({ textContent }) => textContent.trim() !== '');
      return document.querySelector('astro-island[ssr], main [inert]') === null;
    },
    undefined,
    { timeout: 10_000 },
  );
  await page.waitForLoadState('networkidle');
}

/** Lists what a page did wrong. */
async function faultsOf(before: Stored): Promise<readonly string[]> {
  const path = new URL(page.url()).pathname.replace(/^\/(de|pl|en)\//, '');
  const own = OWN[path] ?? [];
  const isOwn = (key: string) => own.some((one) => key === one || key.startsWith(`aside/${one}/`));
  const after = await exchange();
  const isProposed =
    PROPOSING.includes(path) &&
    !('settings' in before) &&
    PROPOSALS.some((one) => isDeepStrictEqual(after['settings'], one));
  const touched = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) =>
      !isOwn(key) && !(key === 'settings' && isProposed) && !isDeepStrictEqual(before[key], after[key]),
  );
  const isStruck = await page.evaluate(
    () =>
      'struck' in globalThis ||
      document.querySelector('#struck, img[src=x], a[href^="javascript:"]') !== null,
  );
  const found = [
    ...errors,
    ...touched.map((key) => `${path} has written ${key}`),
    ...(isStruck ? ['markup'] : []),
  ];
  errors.length = 0;
  return found;
}

/** Tries one input and reports what the page did wrong. */
async function attempt(
  what: string,
  given: unknown,
  before: Stored,
  act: () => Promise<void>,
): Promise<void> {
  const fail = (why: string) => {
    faults++;
    console.error(`${what}: ${why}\n${JSON.stringify(given)}`);
  };
  try {
    await act();
    for (const fault of await faultsOf(before)) fail(fault);
    const isShown = (await page.locator('main').innerText()).includes(MARKUP);
    const fate = `${what}${isShown ? ' with markup shown as text' : ''}`;
    tally.set(fate, (tally.get(fate) ?? 0) + 1);
  } catch (error) {
    fail(String(error));
  }
}

const somewhere = () => LOCALES[wholeUpTo(random, LOCALES.length - 1)] ?? 'en';
const [GUARD, GUARDED] = ['guard', { version: 1, what: 'nobody’s own' }];

for (let i = 0; i < count; i++) {
  const link = await hostileLink(random);
  await page.goto('./en/about/');
  await exchange({ [GUARD]: GUARDED });
  await attempt('link', link, { [GUARD]: GUARDED }, async () => {
    await page.goto('about:blank'); // a browser does not reload if only the fragment changes
    await page.goto(`./open/#${link}`);
    await settle();
  });
}

for (let i = 0; i < count; i++) {
  const [{ key }, raw] = hostileSave(random);
  const path = Object.keys(OWN).find((one) => OWN[one]?.includes(key));
  if (!path) continue; // quarantined saves are covered by the backups below
  const before = { [GUARD]: GUARDED, [key]: raw };
  await page.goto('./en/about/');
  try {
    await exchange(before);
  } catch {
    continue; // IndexedDB rejects this value
  }
  await attempt('save', before, before, async () => {
    await page.goto(`./${somewhere()}/${path}`);
    await settle();
  });
}

const known = SAVE_KINDS.map(({ key }) => key);
for (let i = 0; i < count; i++) {
  const text = hostileCopy(random);
  await page.goto('./en/about/');
  await exchange({ [GUARD]: GUARDED });
  // The import writes what was ticked: any known save, and the saves that it replaces.
  const before: Stored = { [GUARD]: GUARDED };
  await attempt('copy', text, before, async () => {
    await page.goto(`./${somewhere()}/settings/#saves`);
    const file = page.locator('#saves input[type=file]');
    await file.setInputFiles({ name: 'yamen.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const [taken, said] = [page.locator('#saves .row button').first(), page.locator('#saves [role=status]')];
    await page.locator('#saves h3, #saves [role=status]:not(:empty)').first().waitFor();
    // nothing is written before the person confirms
    for (const fault of await faultsOf(before)) throw new Error(fault);
    if (!(await taken.isVisible())) return;
    await taken.click();
    await said.filter({ hasText: /\S/ }).or(page.locator('#saves:not(:has(h3))')).first().waitFor();
    const after = await exchange();
    const others = Object.keys(after).filter((key) => ![GUARD, 'aside/import', ...known].includes(key));
    if (others.length > 0) throw new Error(`written: ${others}`);
    await exchange(before);
  });
}

await browser.close();
await server.stop();
for (const [what, often] of [...tally].sort()) console.log(`${what}: ${often}`);
const isBlind = ![...tally.keys()].some((what) => what.includes('markup'));
if (isBlind) console.error('No markup ever reached a page, so the campaign has proved nothing.');
console.log(`${count} of each, ${faults} faults`);
process.exit(faults > 0 || isBlind ? 1 : 0);
