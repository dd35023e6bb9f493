// Runs Lighthouse with its mobile settings on each kind of page (`npm run build` first): medians of five
// runs, each in a fresh browser. Fails if a median is under 100, unless PAGES below gives a reason for that
// page.
//   npm run lighthouse                     all pages
//   npm run lighthouse -- pl/huang/        pages whose path starts with this
import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { throttling as networks } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';
import { median } from '../bench/budget.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { serve } from '../support/server.ts';
import { slowdown } from '../support/slowdown.ts';

const RUNS = 5;
const SLOWED = 4;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Accepted reasons why a page is under 100 in a category. */
type Reasons = Partial<Readonly<Record<Category, string>>>;

const KINDS = [
  '',
  'huang/',
  'huang/rules/war/',
  'huang/score/',
  'huang/referee/',
  'huang/conflict/',
  'chu-han/rules/reactions/',
  'chu-han/score/',
  'chu-han/referee/',
  'chu-han/cards/',
  'khan/rules/conquest/',
  'khan/score/',
  'khan/conquest/',
  'khan/rulers/',
  'learn/',
  'huang/learn/tiles/',
  'huang/drill/',
  'glossary/',
  'huang/notes/',
  'search/',
  'settings/',
  'about/',
];
const IN_ALL_LANGUAGES = ['huang/rules/war/', 'huang/score/', 'huang/referee/'];

const PAGES: Readonly<Record<string, Reasons>> = {
  ...Object.fromEntries(KINDS.map((page) => [`en/${page}`, {}])),
  ...Object.fromEntries(
    ['de', 'pl'].flatMap((locale) => IN_ALL_LANGUAGES.map((page) => [`${locale}/${page}`, {}])),
  ),
  // The pages without a language. Not the 404 page: Lighthouse rejects pages with an error status.
  '': {},
  'r/': {},
  'open/': {},
};

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Runs Lighthouse once. Retries if it could not gather enough data, which happens once in a few hundred runs.
 */
async function look(url: string, isAnew = false): Promise<Result> {
  const throttling = { ...networks.mobileSlow4G, cpuSlowdownMultiplier: await slowdown(SLOWED) };
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ args, ...getLaunchOptions() });
  try {
    const looked = await lighthouse(url, {
      port,
      onlyCategories: [...CATEGORIES],
      throttling,
      logLevel: 'error',
    });
    if (looked && !looked.lhr.runtimeError) return looked.lhr;
    if (isAnew) throw new Error(`${url}: ${looked?.lhr.runtimeError?.message}`);
    console.log(`  (retrying: ${looked?.lhr.runtimeError?.code})`);
  } finally {
    await browser.close();
  }
  return await look(url, true);
}

/** Lists the audits that cost points in a category. */
function faultsIn(run: Result, category: Category): readonly string[] {
  return (run.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (run.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${run.audits[id]?.displayValue ?? ''}`.trim());
}

const root = findBuiltSite();
const [beginning = ''] = process.argv.slice(2);
const server = await serve({ root, quality: 11 });
await server.warm();
let isUnder = false;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
};
console.log(
  `medians of ${RUNS}, lowest in brackets; slowed: CPU slowdown here that equals ${SLOWED} times on the reference machine`,
);
console.log(
  ''.padEnd(26),
  ...[...CATEGORIES, ...Object.keys(METRICS), 'CLS', 'slowed'].map((name) => name.padStart(14)),
);
for (const [page, reasons] of Object.entries(PAGES).filter(([page]) => page.startsWith(beginning))) {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await look(server.url + page));
  const scores = (category: Category) =>
    runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100));
  const middle = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  const columns = [
    ...CATEGORIES.map((category) => `${median(scores(category))} (${Math.min(...scores(category))})`),
    ...Object.values(METRICS).map((audit) => `${Math.round(middle(audit))} ms`),
    middle('cumulative-layout-shift').toFixed(3),
    median(runs.map((run) => run.configSettings.throttling.cpuSlowdownMultiplier)).toFixed(1),
  ];
  console.log(`/${page}`.padEnd(26), ...columns.map((column) => column.padStart(14)));
  for (const category of CATEGORIES.filter((one) => median(scores(one)) < 100)) {
    const lost = [...new Set(runs.flatMap((run) => faultsIn(run, category)))];
    if (!reasons[category]) isUnder = true;
    console.log(`  ${category}: ${reasons[category] ?? 'NO REASON GIVEN'} (${lost.join(', ')})`);
  }
}
await server.stop();
process.exit(isUnder ? 1 : 0);
