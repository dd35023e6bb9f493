// @ts-check
// Creates a tool: `npm run new-tool -- <game>/<name>`. Copies the template in .setup/new-tool/ to
// src/games/<game>/<name>/ and adds the tool to the lists of manifests, saves, texts and tests. The tool
// builds, computes an answer and passes the contract (src/games/README.md). The user chooses a number, and the
// referee answers a small question about it: replace both with your own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What differs between games in the template.
 * @typedef {object} GameTemplate
 * @property {string} handler the case handler of the referee, as source text
 * @property {string} handlerFile the file of its export, below the referee of the game
 * @property {string} refereeCase the case, as source text
 * @property {string} rule the rule that the answer cites
 * @property {string} frameClass the CSS classes of the tool's frame
 * @property {string} styles the style sheet, from the folder of the tool and without its ending
 * @property {string} sign the icon of the tool, exported by src/drawings/line-icons.ts
 */

/** @type {Readonly<Record<string, GameTemplate>>} */
const GAME_TEMPLATES = {
  huang: {
    handler: 'HUANG_SCORE_HANDLER',
    handlerFile: 'score.ts',
    refereeCase: `{ game: 'huang', ask: 'score', edition: 'en', players: [{ name: 'A', red: count }, { name: 'B' }] }`,
    rule: 'huang/end/winner',
    frameClass: 'score',
    styles: '../score/score',
    sign: 'bars',
  },
  'chu-han': {
    handler: 'CHU_HAN_SCORE_HANDLER',
    handlerFile: 'score.ts',
    refereeCase: `{
    game: 'chu-han',
    ask: 'score',
    scores: { han: 20, chu: 10 },
    battleWinner: 'chu',
    cardsLeft: count,
  }`,
    rule: 'chu-han/battle-end/cards-left',
    frameClass: 'score',
    styles: '../score/score',
    sign: 'bars',
  },
  khan: {
    handler: `KHAN_HANDLERS['drive-out']`,
    handlerFile: 'handlers.ts',
    refereeCase: `{ game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N', camp: count }`,
    rule: 'khan/drive-out/yurt',
    frameClass: 'referee khan',
    styles: '../ui/khan',
    sign: 'yurt',
  },
};

/**
 * The texts of a new tool, by language. `lead` is its description outside its page; the others are the texts
 * of its page.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const TEXTS = {
  de: {
    title: 'Neues Werkzeug',
    'asks-count': 'Wie viele?',
    'says-count': 'Die Antwort bei {{count}}.',
    'enter-first': 'Wähl eine Zahl.',
    lead: 'Noch zu schreiben.',
  },
  en: {
    title: 'New tool',
    'asks-count': 'How many?',
    'says-count': 'The answer for {{count}}.',
    'enter-first': 'Choose a number.',
    lead: 'Still to be written.',
  },
  pl: {
    title: 'Nowe narzędzie',
    'asks-count': 'Ile?',
    'says-count': 'Odpowiedź dla liczby {{count}}.',
    'enter-first': 'Wybierz liczbę.',
    lead: 'Jeszcze do napisania.',
  },
};

const TEMPLATE_FOLDER = fileURLToPath(new URL('new-tool/', import.meta.url));
/** Where the files of the template that do not belong into the folder of the tool go. */
const OTHER_PLACES = {
  'save.ts': 'src/games/__game__/saves/__name__.ts',
  'fixture.json': 'test/fixtures/__id__.v1.json',
};

/**
 * Fills the template for a tool: the text of each file, by its path.
 * @param {string} game
 * @param {string} name
 * @param {GameTemplate} template
 * @returns {Readonly<Record<string, string>>}
 */
function createFiles(game, name, template) {
  const id = `${game}-${name}`;
  /** @type {Readonly<Record<string, string>>} */
  const values = {
    ...template,
    id,
    game,
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    SAVE: toSaveName(id),
    handlerName: template.handler.replace(/\[.*/, ''),
  };
  const fill = (/** @type {string} */ text) =>
    text.replaceAll(/__(\w+?)__/g, (whole, /** @type {string} */ key) => values[key] ?? whole);
  const files = readdirSync(TEMPLATE_FOLDER).map((file) => {
    const base = file.replace(/\.template$/, '');
    const place = new Map(Object.entries(OTHER_PLACES)).get(base) ?? `src/games/__game__/__name__/${base}`;
    return [fill(place), fill(readFileSync(join(TEMPLATE_FOLDER, file), 'utf8'))];
  });
  const texts = Object.entries(TEXTS).map(([locale, { lead: _, ...own }]) => [
    `content/ui/${locale}/${id}.json`,
    `${JSON.stringify(own, null, 2)}\n`,
  ]);
  return Object.fromEntries([...files, ...texts]);
}

/** @param {string} folder */
const toCamelCase = (folder) => folder.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} folder */
const toConstantCase = (folder) => folder.replaceAll('-', '_').toUpperCase();

/** Returns the name of the constant for the save of a tool. @param {string} folder */
const toSaveName = (folder) => `${toConstantCase(folder)}_SAVE`;

/**
 * Replaces a text that occurs exactly once in a file.
 * @param {string} file
 * @param {string} text
 * @param {string} replacement usually the text itself with new lines before or after it
 */
function replaceOnce(file, text, replacement) {
  const before = readFileSync(join(root, file), 'utf8');
  if (before.split(text).length !== 2) throw new Error(`${file} must contain this exactly once: ${text}`);
  writeFileSync(
    join(root, file),
    before.replace(text, () => replacement),
  );
}

/** Adds texts to a JSON file. @param {string} file @param {Readonly<Record<string, string>>} entries */
function addTexts(file, entries) {
  const path = join(root, file);
  const texts = { ...JSON.parse(readFileSync(path, 'utf8')), ...entries };
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
}

/**
 * Adds a tool to every list of tools; returns the source files that this changes.
 * @param {string} game
 * @param {string} name
 * @param {GameTemplate} template
 */
function registerTool(game, name, { rule }) {
  const folder = `${game}-${name}`;
  const page = `${game}/${name}/`;
  const State = `${name.charAt(0).toUpperCase()}${name.slice(1)}State`;
  const SAVE = toSaveName(folder);
  const EDITS = toConstantCase(folder);
  const edits = toCamelCase(folder);
  const manifests = 'src/games/tools.ts';
  replaceOnce(
    manifests,
    `import { GAME_IDS,`,
    `import ${edits} from './${game}/${name}/manifest.ts';\nimport { GAME_IDS,`,
  );
  replaceOnce(manifests, `] as const;\nexport type ToolId`, `  ${edits},\n] as const;\nexport type ToolId`);
  replaceOnce(
    'src/games/save-kinds.ts',
    `import { GAME_RULINGS }`,
    `import { ${SAVE} } from './${game}/saves/${name}.ts';\nimport { GAME_RULINGS }`,
  );
  replaceOnce('src/games/save-kinds.ts', `  READING_SAVE,\n`, `  ${SAVE},\n  READING_SAVE,\n`);
  for (const [locale, { title = '', lead = '' }] of Object.entries(TEXTS)) {
    addTexts(`content/ui/${locale}/site.json`, {
      [folder]: title,
      [`${folder}-lead`]: lead,
      [`${folder}-asked`]: title,
    });
    addTexts(`content/ui/${locale}/descriptions.json`, { [folder]: lead });
    addTexts(`content/ui/${locale}/saves.json`, { [`name-${folder}`]: title });
  }
  const editsFile = 'test/support/tool-edits.ts';
  replaceOnce(
    editsFile,
    `import { withValues }`,
    `import * as ${edits} from '../../src/games/${game}/${name}/state.ts';\nimport type { ${State} } from '../../src/games/${game}/saves/${name}.ts';\nimport { withValues }`,
  );
  replaceOnce(
    editsFile,
    `/** The edits of each tool, by`,
    `const ${EDITS}: Edits<${State}> = { sets: [(state) => ${edits}.withCount(state, 4)], others: [], unasked: [] };\n\n/** The edits of each tool, by`,
  );
  replaceOnce(
    editsFile,
    `  'khan/rulers/': RULERS,\n`,
    `  'khan/rulers/': RULERS,\n  '${page}': ${EDITS},\n`,
  );
  replaceOnce(
    'test/support/used-tools.ts',
    `export const USED_TOOLS: readonly UsedTool[] = [\n`,
    `export const USED_TOOLS: readonly UsedTool[] = [
  {
    path: '${page}',
    save: '${folder}',
    first: [button('2', 'How many?')],
    rest: [],
    answer: 'The answer for 2.',
    rule: '${rule}',
    change: button('3', 'How many?'),
    changed: 'The answer for 3.',
  },\n`,
  );
  return [manifests, 'src/games/save-kinds.ts', editsFile, 'test/support/used-tools.ts'];
}

/** Names below a game that are addresses of pages without a folder or file of that name. */
const RESERVED = ['index', 'learn', 'referee', 'rules'];

/**
 * Returns why no tool with this path can be created; undefined if it can.
 * @param {string | undefined} path
 * @returns {string | undefined}
 */
function findProblem(path) {
  const [, game = '', name = ''] = /^([a-z-]+)\/([a-z]+)$/.exec(path ?? '') ?? [];
  if (!name)
    return `Usage: npm run new-tool -- <game>/<name>, the name in lower-case letters. Games: ${Object.keys(GAME_TEMPLATES).join(', ')}`;
  if (!Object.hasOwn(GAME_TEMPLATES, game))
    return `Unknown game: ${game}. There are ${Object.keys(GAME_TEMPLATES).join(', ')}.`;
  const newPaths = [
    `src/games/${game}/${name}`,
    `src/pages/[locale]/${game}/${name}.astro`,
    `src/games/${game}/saves/${name}.ts`,
  ];
  const existing = newPaths.find((one) => existsSync(join(root, one)));
  if (existing) return `${path} already exists: ${existing}`;
  return RESERVED.includes(name) ? `${path} is the address of another page` : undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const [toolPath] = process.argv.slice(2);
const problem = findProblem(toolPath);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const [game = '', name = ''] = `${toolPath}`.split('/');
const template = GAME_TEMPLATES[game];
if (!template) throw new Error(`No template for ${game}`);
const files = createFiles(game, name, template);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const changed = [...Object.keys(files), ...registerTool(game, name, template)];
const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...changed];
const { status } = spawnSync(process.execPath, biome, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('The new files do not pass `npx biome check`.');
console.log(`Created src/games/${game}-${name}/ with its page (${game}/${name}/), its save and its texts.`);
