// Measures download sizes and waiting times, and fails if one is over its budget (`npm run build` first).
//   npm run budget               sizes, and first visits on slow 4G
//   npm run budget -- --bytes    sizes only, which are the same on every machine
// Sizes are compressed with brotli: for each kind of page its HTML with inline CSS, and all scripts that load
// before the first answer. .readme/measuring.md explains each budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { GAMES } from '../../src/games/tools.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createRelease, readBuiltFiles } from '../../src/offline/integration.mjs';
import { hold } from '../bench/budget.ts';
import { printFirstVisits } from '../bench/first-visits.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { measureTransfer } from '../support/measure-transfer.ts';

const dist = findBuiltSite();

/** What is loaded after the first paint: scripts by name, and texts in the page's language. */
interface Later {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

const NONE: Later = { parts: [], texts: [] };

/** Budgets in bytes of one kind of page. Parts without a budget only count in the sum. */
interface Budget {
  readonly files: readonly string[];
  /** The first screen, for pages of rules. */
  readonly screen?: number;
  /** The page itself with its CSS. Default: `PAGE`. */
  readonly page?: number;
  readonly script?: number;
  readonly sum: number;
  /** What is loaded right after the first paint and needed for the first answer, and the sum with it. */
  readonly answer?: Later & { readonly sum: number };
}

const inEach = (page: string) => LOCALES.map((locale) => `${locale}/${page}index.html`);
const filesLike = (name: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
/** Lists the chapters of every game in every language. */
const chapters = () => filesLike(/^\w+\/[\w-]+\/rules\/[\w-]+\/index\.html$/);
const READING = { script: 6000, sum: 24_000 };
const BUDGETS: Readonly<Record<string, Budget>> = {
  start: { files: inEach(''), ...READING },
  game: { files: GAMES.flatMap(({ game }) => inEach(`${game}/`)), ...READING },
  rules: { files: chapters(), screen: 14_000, ...READING },
  notes: { files: GAMES.flatMap(({ game }) => inEach(`${game}/notes/`)), ...READING },
  moved: { files: inEach('rulings/'), ...READING },
  glossary: { files: inEach('glossary/'), ...READING },
  signs: { files: inEach('signs/'), ...READING },
  // Reads the settings and the open score.
  'player aid': {
    files: GAMES.flatMap(({ game }) => inEach(`${game}/sheet/`)),
    script: 7000,
    sum: 24_000,
  },
  search: { files: inEach('search/'), sum: 24_000 },
  settings: { files: inEach('settings/'), sum: 42_000 },
  about: { files: inEach('about/'), sum: 42_000 },
  score: { files: inEach('huang/score/'), sum: 42_000 },
  board: { files: inEach('huang/referee/'), sum: 60_000 },
  conflict: {
    files: inEach('huang/conflict/'),
    sum: 42_000,
    // About as large as the board, since it uses the same referee and the same sentences, which are whole ones.
    answer: { parts: ['huang-conflict-answer-panel'], texts: ['huang-steps'], sum: 68_000 },
  },
  lessons: { files: inEach('learn/'), ...READING },
  // Draws a board, like the board page. The referee, which judges choices, loads after the first exercise.
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
  'khan score': { files: inEach('khan/score/'), sum: 42_000 },
  // One board with a switch: each shows what was entered in the other.
  conquest: { files: inEach('khan/conquest/'), sum: 44_000 },
  rulers: { files: inEach('khan/rulers/'), sum: 44_000 },
  battle: { files: inEach('chu-han/referee/'), sum: 42_000 },
  'chu-han cards': { files: inEach('chu-han/cards/'), sum: 24_000 },
  tonight: {
    files: [...inEach('huang/tonight/'), ...inEach('chu-han/tonight/'), ...inEach('khan/tonight/')],
    sum: 42_000,
  },
  'chu-han score': { files: inEach('chu-han/score/'), sum: 42_000 },
  'language-less': {
    files: ['index.html', 'r/index.html', 'open/index.html', '404.html'],
    page: (18_000 / 3) * LOCALES.length, // `r/` lists every rule in every language
    sum: 42_000,
  },
};
/** Everything for offline use, with brotli at its highest level. */
const WHOLE_SITE = 260_000 * LOCALES.length;
const SEARCH_INDEX = 60_000;

/** Scripts and texts that a tap loads, the page with the button, and what that page has already loaded. */
interface Tapped extends Later {
  readonly from: string;
  readonly there?: readonly string[];
  /** The budget, if it is not that of every tap. */
  readonly most?: number;
}
const OF_BOARD = {
  from: 'huang/referee/',
  there: ['shell-secondary-screen', 'huang-board-answer-panel', 'huang-board-secondary'],
};
const TAPPED: Readonly<Record<string, Tapped>> = {
  search: { parts: ['search-dialog'], texts: ['search'], from: '' },
  'QR code': {
    parts: ['shell-qr-dialog'],
    texts: [],
    from: 'huang/score/',
    there: ['shell-secondary-screen'],
  },
  // Chunks follow the tools that use them; backups check the saves of all tools.
  copies: { parts: ['backups'], texts: ['saves'], from: 'settings/', most: 44_000 },
  'opening a link or text': {
    parts: ['shell-open-dialog'],
    texts: ['open', 'link', 'errors'],
    from: 'huang/score/',
    there: ['shell-secondary-screen'],
  },
  'reading a QR code where the browser cannot': {
    parts: ['qr-worker'],
    texts: [],
    from: 'huang/score/',
    there: ['shell-secondary-screen', 'shell-open-dialog'],
  },
  picture: { parts: ['picture', 'picture-file'], texts: [], ...OF_BOARD },
  film: {
    parts: ['huang-board-share-replay', 'huang-drawings-render-frames', 'replay-worker'],
    texts: [],
    ...OF_BOARD,
  },
  photo: { parts: ['huang-board-photo-dialog'], texts: ['huang-photo'], ...OF_BOARD },
  'board of one’s own': { parts: ['huang-board-board-editor'], texts: [], ...OF_BOARD },
  'odds on the board': {
    parts: ['huang-board-commitment-advice', 'huang-ui-chances-panel'],
    texts: ['huang-what-if', 'chances'],
    ...OF_BOARD,
  },
  'odds by numbers': {
    parts: ['huang-conflict-entered-forecast', 'huang-ui-chances-panel'],
    texts: ['huang-what-if', 'chances'],
    from: 'huang/conflict/',
    there: ['shell-secondary-screen', 'huang-conflict-answer-panel', 'huang-conflict-secondary'],
  },
  'odds of a battle': {
    parts: ['chu-han-battle-troop-chances-panel', 'chu-han-battle-troop-chances'],
    texts: ['chu-han-chances', 'chances'],
    from: 'chu-han/referee/',
    there: ['shell-secondary-screen', 'chu-han-battle-answer-panel', 'chu-han-battle-secondary'],
  },
  'tiles not seen yet': { parts: ['huang-ui-chances-panel'], texts: ['huang-chances'], ...OF_BOARD },
};
const ON_A_TAP = 20_000;
/** A page with everything that is needed to read it. */
const PAGE = 18_000;
const BLOCKING_SCRIPT = 300;
/** The longest line that Cloudflare Pages reads. The security policy lists each inline style and script. */
const HEADER_LINE = 2000;
/** The most letters of rules that a screen of 360 × 780 px shows: thirty lines of forty. */
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

/** Lists the script files that a page loads, with their static imports, and those of `later`. */
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

/** Returns the path of a text file in the language of a page. */
const textFile = (page: string, name: string) => `${page.split('/')[0]}/texts/${name}.json`;

/**
 * Lists the script files with this name; if there are several, all count. Workers have a dash before the
 * hash.
 */
function scriptsNamed(part: string): readonly string[] {
  const isIt = new RegExp(`^${part}[.-][\\w-]{8}\\.js$`);
  const names = readdirSync(join(dist, '_astro')).filter((one) => isIt.test(one));
  if (names.length === 0) throw new Error(`dist/ has no script ${part}, so the budget cannot be measured`);
  return names.map((name) => `_astro/${name}`);
}

/**
 * Returns the HTML of a rules page up to the end of its first screen: head, menus, and whole rules until they
 * have as many visible letters as a screen can show. Text in closed <details> is loaded, but does not count
 * as visible.
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
  if (begin < 0 || end === begin)
    throw new Error('A rules page has no rules, so the budget cannot be measured');
  return html.slice(0, end);
}

function measure(file: string, { answer, screen }: Budget) {
  const later: Later = answer ?? NONE;
  const html = read(file);
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n');
  const [, blocking] = /<script>(try[\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!blocking || !css)
    throw new Error(`${file} has no inline style or no blocking script, so the budget cannot be measured`);
  if (/<script(?![^>]* async)[^>]* src=/.test(html)) throw new Error(`${file} has a blocking script file`);
  if (/<link rel="stylesheet" href="[^"]*_astro\//.test(html))
    throw new Error(`${file} has a blocking style sheet`);
  const late = scriptsOf(html).find(
    (script) => !new RegExp(`(rel="modulepreload" href|<script [^>]*src)="[^"]*/${script}"`).test(html),
  );
  if (late) throw new Error(`${file} does not preload ${late}`);
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

/** Formats a size with its budget and what is left of it; reports it if it is over budget. */
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

console.log('Compressed with brotli, the largest of each kind in any language\n');
for (const [kind, budget] of Object.entries(BUDGETS)) printRow(kind, budget);

console.log('\nLoaded by a tap, scripts and texts');
const most = (of: (locale: string) => number) => Math.max(...LOCALES.map(of));
for (const [what, { parts, texts, from, there = [], most: budget = ON_A_TAP }] of Object.entries(TAPPED)) {
  // By the time of the tap, the page has loaded these.
  const known = new Set(scriptsOf(read(`en/${from}index.html`), ['page-services', 'watch-saves', ...there]));
  const script = sumOf(scriptsOf('', parts).filter((file) => !known.has(file)));
  const said = most((locale) => sumOf(texts.map((name) => textFile(`${locale}/`, name))));
  console.log(what.padEnd(38), held(what, script + said, budget));
}
const index = most((locale) => brotli(read(`${locale}/search.json`)));
console.log('search index of a language'.padEnd(38), held('search index', index, SEARCH_INDEX));

const { release } = createRelease(readBuiltFiles(dist));
const brotliAt = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [hardest, onTheFly, gzipped] = await Promise.all([
  measureTransfer(dist, release),
  measureTransfer(dist, release, brotliAt(5)),
  measureTransfer(dist, release, (bytes) => promisify(gzip)(bytes)),
]);
console.log('\nEverything for offline use, in all languages');
console.log('compressed beforehand (brotli 11)'.padEnd(38), held('everything', hardest, WHOLE_SITE));
console.log('compressed on the fly (brotli 5)'.padEnd(38), kB(onTheFly));
console.log('gzip (GitHub Pages)'.padEnd(38), kB(gzipped));

const headers = Math.max(
  ...read('_headers')
    .split('\n')
    .map((line) => line.length),
);
hold('_headers', headers, HEADER_LINE, 'characters');
console.log(
  `\nLongest line of _headers: ${headers} characters of ${HEADER_LINE}, ${HEADER_LINE - headers} left`,
);

/** The packages in `licences.txt`, formatted like the rows of the table in .readme/packages.md. */
const shipped = [...read('licences.txt').matchAll(/^(\S+) (\S+), ([^,\n]+), (\S+ kB)$/gm)].map(
  ([, name, version, licence, bytes]) => `| **${name}** | ${version} | ${licence} | ${bytes} |`,
);
const readme = readFileSync(new URL('../../.readme/packages.md', import.meta.url), 'utf8');
const said = [...readme.matchAll(/^\| \*\*\S+\*\* \| [^|]+ \| [^|]+ \| [\d.]+ kB \|/gm)].map(([row]) => row);
const wrong = [
  ...shipped.filter((row) => !said.includes(row)),
  ...said.filter((row) => !shipped.includes(row)),
];
if (shipped.length === 0)
  throw new Error('licences.txt lists no package, so the table of packages cannot be checked');
if (wrong.length > 0) {
  process.exitCode = 1;
  console.error(
    `The table in .readme/packages.md differs from the packages that are shipped:\n${wrong.join('\n')}`,
  );
}
console.log(`\nPackages shipped: ${shipped.length}, all listed: ${wrong.length === 0 ? 'yes' : 'no'}`);
if (!process.argv.includes('--bytes')) await printFirstVisits(dist);
