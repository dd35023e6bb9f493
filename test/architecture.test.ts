import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
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
  share: ['engine', 'referee'],
  saves: ['engine', 'referee'],
  explain: ['engine', 'referee', 'i18n', 'share'],
  offline: [],
  hosting: [],
  search: ['i18n'],
  rulebook: ['engine', 'referee', 'i18n', 'search'],
  islands: [
    'engine',
    'referee',
    'i18n',
    'share',
    'saves',
    'explain',
    'drawings',
    'offline',
    'search',
    'styles',
  ],
  components: ['engine', 'referee', 'i18n', 'share', 'explain', 'drawings', 'rulebook'],
  layouts: ['i18n', 'components', 'islands', 'styles'],
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
    'islands',
    'styles',
  ],
};

/** Files at the end of the chain, which may import more than their room: why. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The command writes English sentences beside its codes, as a page would.
  'src/referee/main.ts': ['explain', 'i18n'],
};

/** Packages, and what else may be imported by name, for each room; the engine gets nothing. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  engine: /^$/,
  drawings: /^$/,
  referee: /^$/,
  share: /^lean-qr$/,
  explain: /^$/,
  saves: /^idb$/,
  i18n: /^i18next$/,
  offline: /^(node:.*|astro|esbuild)$/,
  hosting: /^(node:.*|astro|esbuild)$/,
  search: /^minisearch$/,
  rulebook: /^(astro:content|astro\/zod|node:.*|yaml)$/,
  islands: /^preact(\/hooks)?$/,
  components: /^astro:content$/,
  layouts: /^node:crypto$/,
  pages: /^(astro|astro:content|esbuild|node:crypto)$/,
};

const root = new URL('..', import.meta.url).pathname;
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));

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
  test.each(files.filter((file) => file.split('/').length > 2))('%s', (file) => {
    const room = file.split('/')[1] ?? '';
    const allowed = [room, ...(MAY_IMPORT[room] ?? []), ...(EXCEPTIONS[file] ?? [])];
    const { rooms, packages } = importsOf(file);
    expect(
      rooms.filter((one) => !allowed.includes(one)),
      `${room} may import from ${allowed.join(', ')} only: move what is needed to the room that owns it`,
    ).toEqual([]);
    if (file === 'src/referee/main.ts') return;
    expect(packages.filter((name) => !PACKAGES[room]?.test(name))).toEqual([]);
  });

  test('every room is known here', () => {
    const rooms = new Set(
      files.map((file) => file.split('/')[1] ?? '').filter((name) => !name.includes('.')),
    );
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  test('only one file imports i18next', () => {
    const importers = files.filter((file) => importsOf(file).packages.includes('i18next'));
    expect(importers).toEqual(['src/i18n/build.ts']);
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
  const engine = files.filter((file) => file.startsWith('src/engine/'));
  test.each(engine)('%s knows no clock, no chance and no page', (file) => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(source).not.toMatch(/\b(Date|Math\.random|performance|document|window|process|console|fetch)\b/);
  });
});
