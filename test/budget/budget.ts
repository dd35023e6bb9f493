// What a visitor's browser has to fetch, compressed with brotli: for each kind of page its HTML with the CSS inline,
// and all script that loads before the first answer. Fails above a budget. `npm run budget` after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readFiles, releaseOf, transferOf } from '../../src/offline/integration.mjs';
import { GAMES } from '../../src/rulebook/games.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What follows the first paint: scripts by name, and texts in the page's language. */
interface Later {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

/** Budgets in bytes of one kind of page. What is left out counts in the sum alone. */
interface Budget {
  readonly files: readonly string[];
  /** The page itself, with its CSS; what one round trip brings where nothing else is said. */
  readonly page?: number;
  readonly script?: number;
  readonly sum: number;
  /** What is fetched right after the first paint and needed for the first answer, by name, and the sum with it. */
  readonly answer?: Later & { readonly sum: number };
}

const inEach = (page: string) => LOCALES.map((locale) => `${locale}/${page}index.html`);
const filesLike = (name: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
/** The chapters of every game in every language. */
const chapters = () => filesLike(/^\w+\/[\w-]+\/rules\/[\w-]+\/index\.html$/);
const READING = { script: 6000, sum: 24_000 };
const BUDGETS: Readonly<Record<string, Budget>> = {
  start: { files: inEach(''), ...READING },
  game: { files: GAMES.flatMap(({ game }) => inEach(`${game}/`)), ...READING },
  rules: { files: chapters(), ...READING },
  rulings: { files: inEach('rulings/'), ...READING },
  'how likely': { files: inEach('how-likely/'), ...READING },
  glossary: { files: inEach('glossary/'), ...READING },
  signs: { files: inEach('signs/'), ...READING },
  search: { files: inEach('search/'), sum: 24_000 },
  settings: { files: inEach('settings/'), sum: 42_000 },
  about: { files: inEach('about/'), sum: 42_000 },
  score: { files: inEach('huang/score/'), sum: 42_000 },
  board: { files: inEach('huang/referee/'), sum: 60_000 },
  conflict: {
    files: inEach('huang/conflict/'),
    sum: 42_000,
    // About as much as the board page, whose referee it asks and whose sentences it shows.
    answer: { parts: ['huang-conflict-answer'], texts: ['huang-board'], sum: 60_000 },
  },
  lessons: { files: inEach('learn/'), ...READING },
  // It draws a board, as the board page does; the referee that judges a choice follows the first exercise.
  'huang lesson': {
    files: filesLike(/^\w+\/huang\/learn\/[\w-]+\/index\.html$/),
    script: 42_000,
    sum: 60_000,
  },
  drill: { files: inEach('huang/drill/'), script: 42_000, sum: 60_000 },
  'chu-han lesson': {
    files: filesLike(/^\w+\/chu-han\/learn\/[\w-]+\/index\.html$/),
    script: 42_000,
    sum: 60_000,
  },
  'khan lesson': {
    files: filesLike(/^\w+\/khan\/learn\/[\w-]+\/index\.html$/),
    script: 42_000,
    sum: 60_000,
  },
  conquest: { files: inEach('khan/conquest/'), sum: 42_000 },
  rulers: { files: inEach('khan/rulers/'), sum: 42_000 },
  battle: { files: inEach('chu-han/referee/'), sum: 42_000 },
  'chu-han cards': { files: inEach('chu-han/cards/'), sum: 24_000 },
  'chu-han score': { files: inEach('chu-han/score/'), sum: 42_000 },
  'language-less': {
    files: ['index.html', 'r/index.html', 'open/index.html', '404.html'],
    page: (14_000 / 3) * LOCALES.length, // one of them names every rule in every language
    sum: 42_000,
  },
};
/**
 * Of it 11 kB are Khan's set-up and end, the slips in print and Tigris & Euphrates; some 8 marks and readings, 3 what
 * Khan’s tools say, 12 the questions and words by which rules are found, 1 who plays, 11 drawings and look, 10 what it
 * takes to win, 8 what the signs mean, 8 how likely that is. Lessons take the rest.
 */
const WHOLE_SITE = 240_000 * LOCALES.length;
const SEARCH_INDEX = 40_000;
/** What a person opens apart from the page in hand: the search, a QR code, the copies of everything that is kept. */
const OPENED = {
  search: { part: 'panel', from: '' },
  'QR code': { part: 'shell-qr-code', from: 'huang/score/' },
  export: { part: 'copies', from: 'settings/' },
} as const;
const OPENED_SCRIPT = 20_000;
/** What one round trip brings: a page with all that it needs to be read. */
const PAGE = 18_000;
const INLINE_CSS = 3000;
const BLOCKING_SCRIPT = 300;
/** Characters of a line that Cloudflare Pages reads; the policy names each inline style and script. */
const HEADER_LINE = 2000;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const brotli = (text: string) => brotliCompressSync(text).length;
const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + brotli(read(file)), 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The script files that a page loads by itself, with all that they import statically, and those that follow. */
function scriptsOf(html: string, later: readonly string[] = []): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(`_astro/${name}`);
  };
  const named =
    /(?:<script[^>]* src|component-url|renderer-url|rel="modulepreload" href)="[^"]*?(_astro\/[^"]+\.js)"/g;
  for (const [, file = ''] of html.matchAll(named)) visit(file);
  for (const part of later) visit(scriptNamed(part));
  return [...found];
}

/** Texts that a page fetches, in its language. */
const textFile = (page: string, name: string) => `${page.split('/')[0]}/texts/${name}.json`;

/** The script file of that name. */
function scriptNamed(part: string): string {
  const name = readdirSync(join(dist, '_astro')).find((one) => one.startsWith(`${part}.`));
  if (!name) throw new Error(`No script ${part}: the measure is blind`);
  return `_astro/${name}`;
}

function measure(file: string, later: Later = { parts: [], texts: [] }) {
  const html = read(file);
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n');
  const [, blocking] = /<script>(try[\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!blocking || !css)
    throw new Error(`${file}: no inline style or no blocking script found; the measure is blind`);
  if (/<script(?![^>]* async)[^>]* src=/.test(html)) throw new Error(`${file}: a script file holds it up`);
  if (/<link rel="stylesheet" href="[^"]*_astro\//.test(html))
    throw new Error(`${file}: a CSS file holds it up`);
  const late = scriptsOf(html).find(
    (script) => !new RegExp(`(rel="modulepreload" href|<script [^>]*src)="[^"]*/${script}"`).test(html),
  );
  if (late) throw new Error(`${file}: it does not name ${late}`);
  return {
    html: brotli(html),
    css: brotli(css),
    script: sumOf(scriptsOf(html)),
    withAnswer: sumOf(scriptsOf(html, later.parts)) + sumOf(later.texts.map((name) => textFile(file, name))),
    blocking: blocking.length,
  };
}
type Measured = ReturnType<typeof measure>;

let isOver = false;

/** The size with its limit, if it has one; a size above it is said and remembered. */
function held(what: string, bytes: number, most?: number): string {
  if (most === undefined) return kB(bytes);
  if (bytes > most) {
    isOver = true;
    console.error(`over budget: ${what} takes ${bytes} bytes of ${most}`);
  }
  return `${kB(bytes)} of ${kB(most)}`;
}

function printRow(kind: string, { files, page = PAGE, script, sum, answer }: Budget): void {
  const measured = files.map((file) => measure(file, answer));
  const most = (of: (one: Measured) => number) => Math.max(...measured.map(of));
  held(
    `${kind}, blocking script`,
    most((one) => one.blocking),
    BLOCKING_SCRIPT,
  );
  const columns = [
    held(
      `${kind}, CSS`,
      most((one) => one.css),
      INLINE_CSS,
    ),
    held(
      `${kind}, page`,
      most((one) => one.html),
      page,
    ),
    held(
      `${kind}, script`,
      most((one) => one.script),
      script,
    ),
    held(
      `${kind}, together`,
      most((one) => one.html + one.script),
      sum,
    ),
  ];
  const first = most((one) => one.html + one.withAnswer);
  if (answer) columns.push(held(`${kind}, with the first answer`, first, answer.sum));
  console.log(kind.padEnd(14), ...columns.map((column) => column.padEnd(20)));
}

const COLUMNS = ['CSS, in the page', 'page', 'script', 'together'];
console.log('largest of its languages, brotli');
console.log(''.padEnd(14), ...COLUMNS.map((column) => column.padEnd(20)));
for (const [kind, budget] of Object.entries(BUDGETS)) printRow(kind, budget);
const most = (name: string) => Math.max(...LOCALES.map((locale) => brotli(read(`${locale}/${name}`))));
console.log(`\nsearch: index ${held('search index', most('search.json'), SEARCH_INDEX)}`);
for (const [what, { part, from }] of Object.entries(OPENED)) {
  // Long before a person taps there, the page has fetched what follows its load.
  const there = new Set(scriptsOf(read(`en/${from}index.html`), ['after-load', 'keeper', 'all', 'more']));
  const more = sumOf(scriptsOf('', [part]).filter((file) => !there.has(file)));
  console.log(`${what}: script ${held(`${what}, script`, more, OPENED_SCRIPT)}`);
}
const { release } = releaseOf(readFiles(dist));
console.log(
  `\neverything, to be offline: ${held('everything', await transferOf(dist, release), WHOLE_SITE)}`,
);

const headers = Math.max(
  ...read('_headers')
    .split('\n')
    .map((line) => line.length),
);
console.log(`longest line of _headers: ${held('_headers', headers, HEADER_LINE)}`);

/** A package as `licences.txt` names it, as a row of the table of packages begins. */
const shipped = [...read('licences.txt').matchAll(/^(\S+) (\S+), (\S+), (\S+ kB)$/gm)].map(
  ([, name, version, licence, bytes]) => `| **${name}** | ${version} | ${licence} | ${bytes} |`,
);
const readme = readFileSync(new URL('../../.readme/packages.md', import.meta.url), 'utf8');
const said = [...readme.matchAll(/^\| \*\*\S+\*\* \| [^|]+ \| [^|]+ \| [\d.]+ kB \|/gm)].map(([row]) => row);
const wrong = [
  ...shipped.filter((row) => !said.includes(row)),
  ...said.filter((row) => !shipped.includes(row)),
];
if (shipped.length === 0) throw new Error('licences.txt names no package: the measure is blind');
if (wrong.length > 0) {
  isOver = true;
  console.error(
    `the table of packages in .readme/packages.md and what is shipped differ:\n${wrong.join('\n')}`,
  );
}
console.log(`\npackages shipped: ${shipped.length}, all listed: ${wrong.length === 0 ? 'yes' : 'no'}`);
process.exit(isOver ? 1 : 0);
