// What a visitor's browser has to fetch, compressed with brotli: for each kind of page its HTML with the CSS inline,
// its CSS files, and all script that loads before the first answer. Fails above a budget. `npm run budget` after a build.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const LOCALES = ['de', 'pl', 'en'];

/** Budgets in bytes: HTML and CSS; script; both together. Absent: only the sum counts. */
interface Budget {
  readonly pages: readonly string[];
  readonly read?: number;
  readonly script?: number;
  readonly sum: number;
}

const everywhere = (page: string) => LOCALES.map((locale) => `${locale}/${page}`);
const BUDGETS: Readonly<Record<string, Budget>> = {
  start: { pages: everywhere(''), read: 14_000, script: 5_000, sum: 19_000 },
  game: { pages: everywhere('huang/'), read: 14_000, script: 5_000, sum: 19_000 },
  rules: { pages: everywhere('huang/rules/end/'), read: 14_000, script: 5_000, sum: 19_000 },
  settings: { pages: everywhere('settings/'), sum: 35_000 },
  about: { pages: everywhere('about/'), sum: 35_000 },
  score: { pages: everywhere('huang/score/'), sum: 35_000 },
  'language-less': { pages: ['', 'r/', 'open/'], read: 14_000, sum: 35_000 },
};
const WHOLE_SITE = 500_000;
const INLINE_CSS = 3_000;
const BLOCKING_SCRIPT = 300;

const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;
const read = (file: string) => readFileSync(join(dist, file));
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The script files that a page loads by itself, with all that they import statically. */
function scriptsOf(html: string): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const source = read(file).toString();
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(`_astro/${name}`);
  };
  const named = html.matchAll(
    /(?:<script[^>]* src|component-url|renderer-url|rel="modulepreload" href)="[^"]*?(_astro\/[^"]+\.js)"/g,
  );
  for (const [, file = ''] of named) visit(file);
  return [...found];
}

function measure(page: string) {
  const html = read(`${page}index.html`).toString();
  const styles = [...html.matchAll(/<link rel="stylesheet" href="[^"]*?(_astro\/[^"]+\.css)"/g)].map(
    (match) => match[1] ?? '',
  );
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  const [, blocking = ''] = /<script>(try[\s\S]*?)<\/script>/.exec(html) ?? [];
  return {
    html: brotli(html),
    css: styles.reduce((sum, file) => sum + brotli(read(file)), 0),
    script: scriptsOf(html).reduce((sum, file) => sum + brotli(read(file)), 0),
    inline: brotli(inline[0] ?? ''),
    blocking: blocking.length,
  };
}

/** What the worker transfers on a first install: itself, its bundles, and every file that is in none. */
function wholeSite(): number {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(dist, file)).isFile(),
  );
  const needed = files.filter((file) => /^(_precache\/|sw\.js$)|\.png$/.test(file));
  return needed.reduce(
    (sum, file) => sum + (file.endsWith('.png') ? read(file).length : brotli(read(file))),
    0,
  );
}

let isOver = false;
function hold(what: string, bytes: number, most: number): string {
  if (bytes > most) {
    isOver = true;
    console.error(`over budget: ${what} takes ${kB(bytes)} of ${kB(most)}`);
  }
  return `${kB(bytes)} of ${kB(most)}`;
}

console.log(
  'kind (largest of its languages)'.padEnd(34),
  'HTML+CSS'.padEnd(20),
  'script'.padEnd(20),
  'together',
);
for (const [
  kind,
  { pages, read: mostRead = Number.POSITIVE_INFINITY, script = Number.POSITIVE_INFINITY, sum },
] of Object.entries(BUDGETS)) {
  const measured = pages.map(measure);
  const most = (of: (one: (typeof measured)[number]) => number) => Math.max(...measured.map(of));
  const shown = (what: string, bytes: number, limit: number) =>
    Number.isFinite(limit) ? hold(`${kind}, ${what}`, bytes, limit) : kB(bytes);
  console.log(
    kind.padEnd(34),
    shown(
      'HTML and CSS',
      most((one) => one.html + one.css),
      mostRead,
    ).padEnd(20),
    shown(
      'script',
      most((one) => one.script),
      script,
    ).padEnd(20),
    shown(
      'all',
      most((one) => one.html + one.css + one.script),
      sum,
    ),
  );
  hold(
    `${kind}, inline CSS`,
    most((one) => one.inline),
    INLINE_CSS,
  );
  hold(
    `${kind}, blocking script`,
    most((one) => one.blocking),
    BLOCKING_SCRIPT,
  );
  if (most((one) => one.blocking) === 0)
    throw new Error(`No blocking script found on ${kind}: the measure is blind`);
}
console.log('everything, to be offline'.padEnd(34), hold('everything', wholeSite(), WHOLE_SITE));
process.exit(isOver ? 1 : 0);
