import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** What any tool may import: its game, and the parts that tools are made of. */
const TOOL = [
  ...['core', 'drawings', 'explain', 'i18n', 'lessons', 'saves', 'share', 'shell', 'ui', 'games', 'manifest'],
  ...['game/rules', 'game/referee', 'game/explain', 'game/drawings', 'game/link', 'game/saves', 'game/ui'],
];
/** What a game gives to code that knows all games. */
const OF_GAMES = ['game/rules', 'game/referee'];

/**
 * The folders that each folder may import from, in addition to itself. Imports run one way: the rules know
 * nothing of the page, and each part can be read with those below it alone. `game/…` is a folder of a game,
 * in src/games/<game>/; `games` are the files in src/games/ that list what all games have. A folder of a game
 * that is not listed is a tool.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  'game/rules': ['core'],
  'game/referee': ['core', 'game/rules'],
  'game/link': ['core', 'share', 'game/rules'],
  'game/drawings': ['core', 'drawings', 'game/rules'],
  'game/saves': ['core', 'saves', 'game/rules', 'game/referee'],
  'game/explain': ['core', 'explain', 'i18n', 'share', 'game/rules', 'game/referee'],
  'game/ui': [
    ...['core', 'drawings', 'explain', 'i18n', 'saves', 'share', 'ui'],
    ...['game/rules', 'game/referee', 'game/explain', 'game/drawings', 'game/saves'],
  ],
  manifest: ['games'],
  games: [
    'manifest',
    'core',
    'explain',
    'i18n',
    'saves',
    'share',
    'referee',
    'game/explain',
    'game/saves',
    ...OF_GAMES,
  ],
  // What a tool and its sibling both show, with the parts of the shell that it needs.
  'game/forecast': TOOL,
  tool: [...TOOL, 'game/forecast'],
  'game/lessons': TOOL,
  referee: ['core', 'games', ...OF_GAMES],
  drawings: ['core', 'game/rules'],
  i18n: ['core'],
  share: ['core', 'games', 'referee', 'game/link', ...OF_GAMES],
  saves: ['core', 'games'],
  explain: ['core', 'games', 'i18n', 'share'],
  lessons: ['core', 'explain', 'games', 'i18n', 'saves', 'share', 'shell', 'ui', 'game/rules'],
  offline: ['share'],
  build: ['share'],
  search: ['i18n'],
  command: [],
  rulebook: ['core', 'games', 'i18n', 'lessons', 'referee', 'search', 'game/lessons', ...OF_GAMES],
  find: ['games', 'i18n', 'search', 'rulebook', 'command'],
  ui: ['core', 'drawings', 'explain', 'i18n', 'saves', 'share', 'game/rules'],
  shell: ['core', 'drawings', 'explain', 'games', 'i18n', 'referee', 'saves', 'share', 'ui', 'game/rules'],
  site: [
    ...['core', 'drawings', 'explain', 'games', 'i18n', 'offline', 'referee', 'rulebook', 'saves', 'search'],
    ...['share', 'ui', 'game/explain', 'game/drawings', 'game/saves', 'game/ui', ...OF_GAMES],
  ],
  pages: [
    ...['build', 'core', 'explain', 'games', 'i18n', 'referee', 'rulebook', 'search', 'share', 'site', 'ui'],
    ...['tool', 'manifest', 'game/drawings', 'game/lessons', 'game/ui', 'lessons', ...OF_GAMES],
  ],
};

/** Files that may import more than their folder, with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The command writes English sentences beside its codes, as a page would.
  'src/referee/main.ts': ['explain', 'i18n', 'command'],
  // A drill shows its questions like exercises.
  'src/games/huang/drill/': ['game/lessons'],
};

/** Packages, and what else may be imported by name, for each folder; the others import none. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  drawings: /^gifenc\/dist\/gifenc\.esm\.js$/,
  share: /^(lean-qr|qr\/decode\.js)$/,
  saves: /^idb$/,
  i18n: /^(i18next|yamen:texts|node:.*|astro)$/,
  offline: /^(node:.*|astro|esbuild|workbox-window(\/.*)?)$/,
  build: /^(node:.*|astro|esbuild)$/,
  command: /^node:.*$/,
  rulebook: /^(astro:content|astro\/zod|node:.*|yaml)$/,
  ui: /^preact(\/hooks)?$/,
  shell: /^preact(\/hooks)?$/,
  lessons: /^preact(\/hooks)?$/,
  'game/ui': /^preact(\/hooks)?$/,
  'game/forecast': /^preact(\/hooks)?$/,
  'game/lessons': /^preact(\/hooks)?$/,
  tool: /^preact(\/hooks)?$/,
  site: /^(astro:content|node:crypto|esbuild|preact(\/hooks)?)$/,
  pages: /^(astro|astro:content|node:crypto)$/,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));

/** A source file without its comments. */
const withoutComments = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The game that a file belongs to; undefined for none. */
const gameOf = (path: string) => /^src\/games\/([^/.]+)\//.exec(path)?.[1];

/** The folder of a file, as named in `MAY_IMPORT`. The page of a tool counts as one of `src/pages/`. */
function folderOf(path: string): string {
  const [, top = '', , room = ''] = path.split('/');
  if (gameOf(path) === undefined) return top;
  if (path.endsWith('/page.astro')) return 'pages';
  if (path.endsWith('/manifest.ts')) return 'manifest';
  return `game/${room}` in MAY_IMPORT ? `game/${room}` : 'tool';
}

/** The source files and packages that a source file imports; type imports count like others. */
function importsOf(file: string): { paths: readonly string[]; packages: readonly string[] } {
  const source = readFileSync(join(root, file), 'utf8');
  const names = [...source.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  const isOurs = (name: string) => name.startsWith('.');
  const paths = names.filter(isOurs).map((name) => normalize(join(dirname(file), name)));
  return {
    paths: paths.filter((path) => path.startsWith('src/') && !/\.css\b/.test(path)),
    packages: names.filter((name) => !isOurs(name)),
  };
}

describe('imports run one way', () => {
  const inFolders = files.filter((file) => file.split('/').length > 2);
  const exceptionsOf = (file: string) =>
    Object.entries(EXCEPTIONS).flatMap(([place, folders]) => (file.startsWith(place) ? folders : []));

  test('each folder imports only from those that it may: else move what is needed to the folder that owns it', () => {
    const faults = inFolders.flatMap((file) => {
      const folder = folderOf(file);
      const allowed = [folder, ...(MAY_IMPORT[folder] ?? []), ...exceptionsOf(file)];
      return importsOf(file)
        .paths.filter((path) => !allowed.includes(folderOf(path)))
        .map((path) => `${file} imports ${path}`);
    });
    expect(faults).toEqual([]);
  });

  test('no game imports from another, and no tool from another tool', () => {
    const faults = inFolders.flatMap((file) => {
      const game = gameOf(file);
      const tool = folderOf(file) === 'tool' ? dirname(file).split('/').slice(0, 4).join('/') : undefined;
      const isForeign = (path: string) =>
        (game !== undefined && gameOf(path) !== undefined && gameOf(path) !== game) ||
        (tool !== undefined && folderOf(path) === 'tool' && !path.startsWith(`${tool}/`));
      return importsOf(file)
        .paths.filter(isForeign)
        .map((path) => `${file} imports ${path}`);
    });
    expect(faults).toEqual([]);
  });

  test('each folder imports only the packages that it may', () => {
    const faults = inFolders
      .filter((file) => file !== 'src/referee/main.ts')
      .flatMap((file) =>
        importsOf(file)
          .packages.filter((name) => !PACKAGES[folderOf(file)]?.test(name))
          .map((name) => `${file} imports ${name}`),
      );
    expect(faults).toEqual([]);
  });

  test('every folder is listed', () => {
    expect([...new Set(inFolders.map(folderOf))].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  test('only one file imports i18next', () => {
    const importers = files.filter((file) => importsOf(file).packages.includes('i18next'));
    expect(importers).toEqual(['src/i18n/build-texts.ts']);
  });

  test('the second implementations take nothing but types from the engine', () => {
    const folder = join(root, 'test/support');
    for (const file of readdirSync(folder).filter((name) => name.startsWith('naive'))) {
      const source = readFileSync(join(folder, file), 'utf8');
      const values = [...source.matchAll(/^import (?!type )[^;]*from '([^']+)'/gm)].map((match) => match[1]);
      expect(values, relative(root, join(folder, file))).toEqual([]);
    }
  });
});

/** The import circles of a graph: the groups of files in which each file leads to every other one. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reach = (from: string) => {
    const seen = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((file) => [file, reach(file)]));
  const leads = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const circles: (readonly string[])[] = [];
  for (const file of graph.keys())
    if (leads(file, file) && !circles.some((circle) => circle.includes(file)))
      circles.push([...graph.keys()].filter((other) => leads(file, other) && leads(other, file)));
  return circles;
}

describe('no imports form a circle', () => {
  test('neither of values nor of types: else declare what both need in a file of its own', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).paths]));
    expect([...graph.values()].flat().length).toBeGreaterThan(3000);
    expect(findCircles(graph)).toEqual([]);
  });

  test('and one would be found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['b', 'e']],
      ['d', []],
      ['e', ['e']],
    ]);
    expect(findCircles(graph)).toEqual([['b', 'c'], ['e']]);
  });
});

describe('the engine', () => {
  test('knows no clock and no chance', () => {
    const engine = files.filter((file) => ['core', 'game/rules'].includes(folderOf(file)));
    expect(engine.length).toBeGreaterThan(80);
    // All else that is no part of the language, the compiler refuses.
    expect(engine.filter((file) => /\b(Date|Math\.random)\b/.test(withoutComments(file)))).toEqual([]);
  });
});

describe('a tool', () => {
  const tools = files.filter((file) => ['tool', 'game/lessons'].includes(folderOf(file)));
  /** What belongs to the shell alone. */
  const OF_THE_SHELL = [
    /\b(location|localStorage|sessionStorage|indexedDB|caches)\b *[.[(]/,
    /\bhistory\.(push|replace|back|forward|go|state)/,
    /saves\/store\.ts/,
    /\bsession\.(store|update|show|watch)\b/,
  ];

  test('touches neither storage nor history nor location', () => {
    expect(tools.length).toBeGreaterThan(100);
    const faults = tools.flatMap((file) =>
      OF_THE_SHELL.map((name) => name.exec(withoutComments(file))?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `${file} uses ${found}`),
    );
    expect(faults).toEqual([]);
  });
});

/**
 * What a browser test may look up other than by role and name, since it has neither: what has the focus, what waits, what
 * a page says of itself as a whole, words that are marked, and what stands around something that was found.
 */
const UNNAMED = [':focus', '[inert]', 'html', 'body', 'mark', '..'];
/** Look-ups by place. */
const BY_PLACE = ['nth', 'first', 'last'];
/** Look-ups by how a page is built. */
const BY_SELECTOR = [
  ...['locator', 'frameLocator', '$', '$$', '$eval', '$$eval', 'waitForSelector', 'getByTestId', 'include'],
  ...['querySelector', 'querySelectorAll', 'getElementsByClassName', 'getElementById'],
];

/** Look-ups in a browser test that no person could do, each with its line. */
function lookUpsIn(source: string): readonly string[] {
  const file = ts.createSourceFile('a.spec.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const name = node.expression.name.text;
      const [asked] = node.arguments;
      const isUnnamed = asked && ts.isStringLiteral(asked) && [...UNNAMED, '*'].includes(asked.text);
      if (BY_PLACE.includes(name) || (BY_SELECTOR.includes(name) && !isUnnamed)) {
        const { line } = file.getLineAndCharacterOfPosition(node.expression.name.getStart());
        found.push(`${line + 1}: ${name}(${asked?.getText() ?? ''})`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe('a browser test addresses the page as people do, by role and name', () => {
  const folder = join(root, 'test/e2e');
  test('in every file', () => {
    const specs = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    expect(specs.length).toBeGreaterThan(20);
    const faults = specs.flatMap((name) =>
      lookUpsIn(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}:${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test.each([
    "page.getByRole('button').nth(1)",
    'page\n.getByRole("button")\n.first()',
    'all.last().tap()',
    "page.locator('.answer')",
    "page.locator('#tie h2')",
    "part.locator('li:nth-child(2)')",
    'page.locator(`[data-space="A1"]`)',
    'page.locator(selector)',
    "page.evaluate(() => document.querySelector('.map'))",
    "page.waitForSelector('canvas')",
    "new AxeBuilder({ page }).include('#line')",
  ])('and %s is none', (source) => {
    expect(lookUpsIn(source)).toHaveLength(1);
  });
});

/** What a folder's own tsconfig must not know: names that only a page, a worker or Node has. */
const UNKNOWN_TO: Readonly<Record<string, readonly string[]>> = {
  'src/core': [
    ...['document', 'window', 'navigator', 'localStorage', 'indexedDB', 'HTMLElement', 'self'],
    ...['fetch', 'crypto', 'performance', 'console', 'structuredClone', 'URL', 'TextEncoder'],
    ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'],
    ...['process', 'Buffer', 'require', '__dirname', 'global'],
  ],
  'src/offline': ['document', 'window', 'localStorage', 'HTMLElement', 'process', 'Buffer', 'require'],
};

test.each(Object.entries(UNKNOWN_TO))('the compiler refuses what %s must not know', (folder, names) => {
  const accepted = refusedIn(folder, names).filter(([, message]) => !message.startsWith('Cannot find name'));
  expect(accepted).toEqual([]);
});

/** Each name with what the compiler says of a module in the folder that uses it. */
function refusedIn(folder: string, names: readonly string[]): readonly (readonly [string, string])[] {
  const config = join(root, folder, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, join(root, folder));
  const probe = join(root, folder, options.checkJs ? 'probe.js' : 'probe.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const source = names.map((name) => `export const a_${name} = ${name};`).join('\n');
  host.fileExists = (path) => path === probe || fileExists(path);
  host.getSourceFile = (path, version, ...more) =>
    path === probe ? ts.createSourceFile(path, source, version) : getSourceFile(path, version, ...more);
  const program = ts.createProgram([...fileNames, probe], options, host);
  const said = program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ start = 0, messageText }) => ({
      line: source.slice(0, start).split('\n').length - 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  return names.map((name, i) => [name, said.find(({ line }) => line === i)?.message ?? 'nothing']);
}
