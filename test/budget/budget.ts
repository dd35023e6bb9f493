// What a visitor's browser has to fetch, and how long a person waits for it: `npm run budget` after a build, `-- --bytes`
// for what is fetched alone, which is the same on every machine. Bytes are counted as brotli sends them: for each kind
// of page its HTML with the CSS inline, and all script that loads before the first answer. Fails above a budget; why
// each is what it is stands in .readme/measuring.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readFiles, releaseOf, transferOf } from '../../src/offline/integration.mjs';
import { GAMES } from '../../src/rulebook/games.ts';
import { hold } from '../bench/budget.ts';
import { printFirstVisits } from '../bench/first-visits.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What follows the first paint: scripts by name, and texts in the page's language. */
interface Later {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

const NONE: Later = { parts: [], texts: [] };

/** Budgets in bytes of one kind of page. What is left out counts in the sum alone. */
interface Budget {
  readonly files: readonly string[];
  /** What the first screen needs, of pages of rules. */
  readonly screen?: number;
  /** The page itself, with its CSS; `PAGE` where nothing else is said. */
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
  rules: { files: chapters(), screen: 14_000, ...READING },
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
    page: (18_000 / 3) * LOCALES.length, // one of them names every rule in every language
    sum: 42_000,
  },
};
/** Everything, to be offline, from a host that serves brotli at its hardest. */
const WHOLE_SITE = 240_000 * LOCALES.length;
const SEARCH_INDEX = 48_000;

/** Script and texts that a person fetches with a tap, from which page, and what that page has fetched by then. */
interface Tapped extends Later {
  readonly from: string;
  readonly there?: readonly string[];
}
const OF_BOARD = { from: 'huang/referee/', there: ['shell-below', 'huang-board-answer', 'huang-board-more'] };
const TAPPED: Readonly<Record<string, Tapped>> = {
  search: { parts: ['panel'], texts: ['search'], from: '' },
  'QR code': { parts: ['shell-qr-code'], texts: [], from: 'huang/score/', there: ['shell-below'] },
  copies: { parts: ['copies'], texts: ['saves'], from: 'settings/' },
  'opening a link or text': {
    parts: ['shell-open-panel'],
    texts: ['open', 'link', 'errors'],
    from: 'huang/score/',
    there: ['shell-below'],
  },
  picture: { parts: ['picture', 'picture-file'], texts: [], ...OF_BOARD },
  film: { parts: ['huang-board-film-file', 'stills', 'film-worker'], texts: [], ...OF_BOARD },
  photo: { parts: ['huang-board-photosheet'], texts: ['huang-photo'], ...OF_BOARD },
  'board of one’s own': { parts: ['huang-board-boardeditor'], texts: [], ...OF_BOARD },
  'odds on the board': { parts: ['huang-board-odds'], texts: ['huang-odds', 'chances'], ...OF_BOARD },
  'odds by numbers': {
    parts: ['huang-conflict-odds'],
    texts: ['huang-odds', 'chances'],
    from: 'huang/conflict/',
    there: ['shell-below', 'huang-conflict-answer', 'huang-conflict-more'],
  },
  'odds of a battle': {
    parts: ['chu-han-battle-troopchances', 'chu-han-battle-chances'],
    texts: ['chu-han-chances', 'chances'],
    from: 'chu-han/referee/',
    there: ['shell-below', 'chu-han-battle-answer', 'chu-han-battle-more'],
  },
  'tiles not seen yet': { parts: ['unseen'], texts: ['huang-unseen'], ...OF_BOARD },
};
const ON_A_TAP = 20_000;
/** What one round trip brings: a page with all that it needs to be read. */
const PAGE = 18_000;
const BLOCKING_SCRIPT = 300;
/** Characters of a line that Cloudflare Pages reads; the policy names each inline style and script. */
const HEADER_LINE = 2000;
/** Letters of rules that a screen of 360 × 780 shows at most: thirty lines of forty. */
const ON_SCREEN = 1200;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const sizes = new Map<string, number>();
/** The size of a text at brotli 11, which takes long and is asked for again and again: pages share scripts and styles. */
function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}
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
  for (const file of later.flatMap(scriptsNamed)) visit(file);
  return [...found];
}

/** Texts that a page fetches, in its language. */
const textFile = (page: string, name: string) => `${page.split('/')[0]}/texts/${name}.json`;

/** The script files of that name: where two are called alike, both count. A worker's has a dash before its hash. */
function scriptsNamed(part: string): readonly string[] {
  const isIt = new RegExp(`^${part}[.-][\\w-]{8}\\.js$`);
  const names = readdirSync(join(dist, '_astro')).filter((one) => isIt.test(one));
  if (names.length === 0) throw new Error(`No script ${part}: the measure is blind`);
  return names.map((name) => `_astro/${name}`);
}

/**
 * A page of rules up to the end of what its first screen shows: its head and menus, and whole rules until they have as
 * many letters as a screen can show. What is folded is not counted as shown, but fetched all the same.
 */
function firstScreenOf(html: string): string {
  const begin = html.indexOf('<main');
  let end = begin;
  let shown = 0;
  for (const [rule] of html.slice(begin).matchAll(/[\s\S]*?<\/article>/g)) {
    end += rule.length;
    const open = rule.replace(/<(details|svg|nav)[\s\S]*?<\/\1>/g, '');
    shown += open.replace(/<[^>]*>/g, '').length;
    if (shown >= ON_SCREEN) break;
  }
  if (begin < 0 || end === begin) throw new Error('A page of rules has none: the measure is blind');
  return html.slice(0, end);
}

function measure(file: string, { answer, screen }: Budget) {
  const later: Later = answer ?? NONE;
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
    screen: screen === undefined ? 0 : brotli(firstScreenOf(html)),
    css: brotli(css),
    script: sumOf(scriptsOf(html)),
    withAnswer: sumOf(scriptsOf(html, later.parts)) + sumOf(later.texts.map((name) => textFile(file, name))),
    blocking: blocking.length,
  };
}
type Measured = ReturnType<typeof measure>;

/** The size, with its limit and what is left of it if it has one; a size above it is said and remembered. */
function held(what: string, bytes: number, most?: number): string {
  if (most === undefined) return kB(bytes);
  hold(what, bytes, most, 'bytes');
  return `${kB(bytes)} of ${kB(most)}, ${kB(most - bytes)} left`;
}

function printRow(kind: string, budget: Budget): void {
  const { files, screen, page = PAGE, script, sum, answer } = budget;
  const measured = files.map((file) => measure(file, budget));
  const most = (of: (one: Measured) => number) => Math.max(...measured.map(of));
  const blocking = most((one) => one.blocking);
  hold(`${kind}, blocking script`, blocking, BLOCKING_SCRIPT, 'characters');
  const { html, css, scripts, together, first, answered } = {
    html: most((one) => one.html),
    css: most((one) => one.css),
    scripts: most((one) => one.script),
    together: most((one) => one.html + one.script),
    first: most((one) => one.screen),
    answered: most((one) => one.html + one.withAnswer),
  };
  const lines = [
    ...(screen === undefined ? [] : [['first screen', held(`${kind}, first screen`, first, screen)]]),
    ['page', `${held(`${kind}, page`, html, page)} (CSS ${kB(css)})`],
    ['script', held(`${kind}, script`, scripts, script)],
    ['together', held(`${kind}, together`, together, sum)],
    ...(answer
      ? [['with the first answer', held(`${kind}, with the first answer`, answered, answer.sum)]]
      : []),
  ];
  for (const [at, [what = '', said = '']] of lines.entries())
    console.log((at === 0 ? kind : '').padEnd(15), what.padEnd(22), said);
}

console.log('brotli, the largest of each kind in any language\n');
for (const [kind, budget] of Object.entries(BUDGETS)) printRow(kind, budget);

console.log('\nfetched on a tap, script and texts together');
const most = (of: (locale: string) => number) => Math.max(...LOCALES.map(of));
for (const [what, { parts, texts, from, there = [] }] of Object.entries(TAPPED)) {
  // Long before a person taps there, the page has fetched what follows its load.
  const known = new Set(scriptsOf(read(`en/${from}index.html`), ['after-load', 'keeper', 'all', ...there]));
  const script = sumOf(scriptsOf('', parts).filter((file) => !known.has(file)));
  const said = most((locale) => sumOf(texts.map((name) => textFile(`${locale}/`, name))));
  console.log(what.padEnd(38), held(what, script + said, ON_A_TAP));
}
const index = most((locale) => brotli(read(`${locale}/search.json`)));
console.log('what the search of a language looks in'.padEnd(38), held('search index', index, SEARCH_INDEX));

const { release } = releaseOf(readFiles(dist));
const brotliAt = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [hardest, onTheFly, gzipped] = await Promise.all([
  transferOf(dist, release),
  transferOf(dist, release, brotliAt(5)),
  transferOf(dist, release, (bytes) => promisify(gzip)(bytes)),
]);
console.log('\neverything, in all languages, to be offline');
console.log('packed beforehand (brotli 11)'.padEnd(38), held('everything', hardest, WHOLE_SITE));
console.log('packed as it is sent (brotli 5)'.padEnd(38), kB(onTheFly));
console.log('gzip, as GitHub Pages sends it'.padEnd(38), kB(gzipped));

const headers = Math.max(
  ...read('_headers')
    .split('\n')
    .map((line) => line.length),
);
hold('_headers', headers, HEADER_LINE, 'characters');
console.log(
  `\nlongest line of _headers: ${headers} characters of ${HEADER_LINE}, ${HEADER_LINE - headers} left`,
);

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
  process.exitCode = 1;
  console.error(
    `the table of packages in .readme/packages.md and what is shipped differ:\n${wrong.join('\n')}`,
  );
}
console.log(`\npackages shipped: ${shipped.length}, all listed: ${wrong.length === 0 ? 'yes' : 'no'}`);
if (!process.argv.includes('--bytes')) await printFirstVisits(dist);
