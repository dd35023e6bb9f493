import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * Which of our rooms each room may import from, beside itself. Imports run one way, so that the rules know nothing
 * of the page and each part can be read with those below it alone.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  drawings: ['engine'],
  i18n: ['engine'],
  referee: ['engine'],
  lessons: ['engine', 'referee'],
  share: ['engine', 'referee'],
  saves: ['engine', 'referee', 'lessons'],
  explain: ['engine', 'referee', 'i18n', 'share'],
  offline: ['share'],
  hosting: [],
  search: ['i18n'],
  command: [],
  rulebook: ['engine', 'referee', 'lessons', 'i18n', 'search'],
  find: ['i18n', 'search', 'rulebook', 'command'],
  ui: ['engine', 'referee', 'i18n', 'share', 'saves', 'explain', 'drawings', 'styles'],
  tools: ['engine', 'referee', 'lessons', 'i18n', 'share', 'saves', 'explain', 'drawings', 'styles', 'ui'],
  page: ['engine', 'referee', 'i18n', 'share', 'saves', 'explain', 'offline', 'search', 'styles', 'ui'],
  components: ['engine', 'referee', 'i18n', 'share', 'explain', 'drawings', 'rulebook'],
  layouts: ['i18n', 'components', 'page', 'styles'],
  pages: [
    'engine',
    'referee',
    'i18n',
    'share',
    'explain',
    'rulebook',
    'search',
    'hosting',
    'components',
    'layouts',
    'ui',
    'tools',
    'page',
    'styles',
  ],
  dev: ['drawings', 'rulebook', 'components', 'layouts', 'ui', 'styles'],
};

/** Files at the end of the chain, which may import more than their room: why. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The command writes English sentences beside its codes, as a page would.
  'src/referee/main.ts': ['explain', 'i18n', 'command'],
};

/** Packages, and what else may be imported by name, for each room; the engine gets nothing. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  engine: /^$/,
  drawings: /^$/,
  referee: /^$/,
  lessons: /^$/,
  share: /^lean-qr$/,
  explain: /^$/,
  saves: /^idb$/,
  i18n: /^(i18next|yamen:texts|node:.*|astro)$/,
  offline: /^(node:.*|astro|esbuild|workbox-window(\/.*)?)$/,
  hosting: /^(node:.*|astro|esbuild)$/,
  search: /^$/,
  command: /^node:.*$/,
  find: /^$/,
  rulebook: /^(astro:content|astro\/zod|node:.*|yaml)$/,
  ui: /^preact(\/hooks)?$/,
  tools: /^preact(\/hooks)?$/,
  page: /^$/,
  components: /^astro:content$/,
  layouts: /^(node:crypto|esbuild)$/,
  dev: /^$/,
  pages: /^(astro|astro:content|node:crypto)$/,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));

/** A source file without its comments. */
const withoutComments = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The rooms and packages that a source file imports; type imports count like others. */
function importsOf(file: string): { rooms: readonly string[]; packages: readonly string[] } {
  const source = readFileSync(join(root, file), 'utf8');
  const names = [...source.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  const isOurs = (name: string) => name.startsWith('.');
  const paths = names.filter(isOurs).map((name) => normalize(join(dirname(file), name)));
  const rooms = paths.filter((path) => path.startsWith('src/')).map((path) => path.split('/')[1] ?? '');
  return { rooms: [...new Set(rooms)], packages: names.filter((name) => !isOurs(name)) };
}

describe('imports run one way', () => {
  const inFolders = files.filter((file) => file.split('/').length > 2);

  test('each folder imports only from those that it may: else move what is needed to the folder that owns it', () => {
    const faults = inFolders.flatMap((file) => {
      const room = file.split('/')[1] ?? '';
      const allowed = [room, ...(MAY_IMPORT[room] ?? []), ...(EXCEPTIONS[file] ?? [])];
      return importsOf(file)
        .rooms.filter((one) => !allowed.includes(one))
        .map((one) => `${file} imports from ${one}`);
    });
    expect(faults).toEqual([]);
  });

  test('each folder imports only the packages that it may', () => {
    const faults = inFolders
      .filter((file) => file !== 'src/referee/main.ts')
      .flatMap((file) =>
        importsOf(file)
          .packages.filter((name) => !PACKAGES[file.split('/')[1] ?? '']?.test(name))
          .map((name) => `${file} imports ${name}`),
      );
    expect(faults).toEqual([]);
  });

  test('every room is known here', () => {
    const rooms = new Set(
      files.map((file) => file.split('/')[1] ?? '').filter((name) => !name.includes('.')),
    );
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
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

describe('the engine', () => {
  test('knows no clock and no chance', () => {
    const engine = files.filter((file) => file.startsWith('src/engine/'));
    expect(engine.length).toBeGreaterThan(20);
    // All else that is no part of the language, the compiler refuses.
    expect(engine.filter((file) => /\b(Date|Math\.random)\b/.test(withoutComments(file)))).toEqual([]);
  });
});

describe('a tool', () => {
  const tools = files.filter((file) => /^src\/tools\/(?!shell\/)/.test(file));
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

  test('takes nothing from another tool', () => {
    const faults = tools.flatMap((file) => {
      const own = file.split('/')[2] ?? '';
      return [...withoutComments(file).matchAll(/from '\.\.\/([a-z-]+)\//g)]
        .map((match) => match[1])
        .filter((one) => one !== own && one !== 'shell')
        .map((one) => `${file} imports from ${one}`);
    });
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
  'src/engine': [
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
