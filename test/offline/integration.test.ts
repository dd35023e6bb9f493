import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBundleDecoder, SECTION_END } from '../../src/offline/bundle-codec.ts';
import {
  chooseOfflineBundle,
  createRelease,
  makeWorkerScript,
  readBuiltFiles,
  writeRelease,
} from '../../src/offline/integration.mjs';
import type { BundleOrder, Release } from '../../src/offline/release.ts';
import { measureTransfer } from '../support/measure-transfer.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'yamen-list-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function put(files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}
const filesOf = (files: Record<string, string | Buffer>) =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

const addressesOf = ({ bundles }: Release) =>
  bundles.flatMap(({ orders }) => Object.values(orders).map(({ address }) => address));

/** The paths of a bundle in one of its orders, section by section. */
const sectionsIn = (bundles: ReadonlyMap<string, string>, order: BundleOrder | undefined) =>
  String(bundles.get(String(order?.address)))
    .split(SECTION_END)
    .map((section) => Object.keys(createBundleDecoder()(section)));

// printf 'a' | sha256sum
const HASH_OF_A = 'ca978112ca1b';
const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

describe('what is read', () => {
  test.each([
    'index.html',
    'de/huang/rules/end/index.html',
    'icons/icon-192.png',
    'pl/manifest.webmanifest',
    '_astro/a.b1c2.css',
    'robots.txt',
  ])('%s', (path) => {
    put({ [path]: 'a' });
    expect([...readBuiltFiles(dist).keys()]).toEqual([path]);
  });

  test.each([
    ['the worker itself', 'sw.js'],
    ['bundles of an earlier run', '_precache/core.00.txt'],
    ['a file for the host alone', 'CNAME'],
    ['another', '_headers'],
    ['a hidden file', '.nojekyll'],
    ['a picture for those who install', 'screenshots/de/narrow-huang-score.webp'],
    ['a file in a hidden folder', '.well-known/a.json'],
  ])('but not %s', (_, path) => {
    put({ [path]: 'a' });
    expect([...readBuiltFiles(dist).keys()]).toEqual([]);
  });

  test('a file of an unknown kind stops the build by name', () => {
    put({ 'sounds/gong.xyz': 'a' });
    expect(() => createRelease(readBuiltFiles(dist))).toThrow(
      'offline: no content type is known for sounds/gong.xyz',
    );
  });

  test('paths are written as browsers ask for them, in a fixed order', () => {
    put({ 'pl/żółw #1.txt': 'a', 'de/a b.txt': 'a' });
    expect([...readBuiltFiles(dist).keys()]).toEqual(['de/a%20b.txt', 'pl/%C5%BC%C3%B3%C5%82w%20%231.txt']);
  });
});

describe('how a file travels', () => {
  test.each([
    ['de/index.html', 'a', 'pages'],
    ['pl/huang/rules/end/index.html', 'ż', 'pages'],
    ['index.html', 'a', 'pages'],
    ['de/search.json', '{}', 'pages'],
    ['de/manifest.webmanifest', '{}', 'pages'],
    ['_astro/a.b1c2.js', 'a', 'core'],
    ['_astro/lesson.b1c2.js', 'a', 'pages'],
    ['icons/icon.png', PNG, null],
    ['icons/looks-like-text.png', 'a', null],
    ['broken-encoding.txt', Buffer.from([0x61, 0xff]), null],
    ['with-mark.txt', Buffer.from([0xef, 0xbb, 0xbf, 0x61]), 'core'],
    ['with-what-parts-texts.txt', 'a\x05b', null],
  ])('%s', (path, content, bundle) => {
    expect(chooseOfflineBundle(path, Buffer.from(content), new Set(['_astro/lesson.b1c2.js']))).toBe(bundle);
  });
});

describe('the list', () => {
  const files = { 'a.txt': 'a', 'de/index.html': 'a', 'icon.png': PNG };

  test('names every file with its hash, in its bundle or by itself', () => {
    const { release, bundles } = createRelease(filesOf(files));
    const [core, pages] = [...bundles.keys()];
    expect(release.bundles).toEqual([
      { orders: { '': { address: core, first: 1 } }, files: { 'a.txt': HASH_OF_A } },
      { orders: { de: { address: pages, first: 1 } }, files: { 'de/index.html': HASH_OF_A } },
    ]);
    expect(Object.keys(release.single)).toEqual(['icon.png']);
    expect(release.types).toEqual({
      html: 'text/html; charset=utf-8',
      png: 'image/png',
      txt: 'text/plain; charset=utf-8',
    });
    expect(createBundleDecoder()(bundles.get(pages ?? '') ?? '')).toEqual({ 'de/index.html': 'a' });
    expect(core).toMatch(/^_precache\/core\.[0-9a-f]{12}\.txt$/);
  });

  test('has all pages once for each language, whose own come first and whose lessons last', () => {
    const all = [
      '404.html',
      'index.html',
      'de/learn/index.html',
      'de/a.json',
      'en/index.html',
      'pl/huang/learn/a/index.html',
      'pl/b.html',
    ];
    const { release, bundles } = createRelease(filesOf(Object.fromEntries(all.map((path) => [path, 'a']))));
    const [pages] = release.bundles;
    expect(Object.keys(pages?.files ?? {}).sort()).toEqual([...all].sort());
    const orderOf = (locale: string) => sectionsIn(bundles, pages?.orders[locale]);
    expect(orderOf('pl')).toEqual([
      ['404.html', 'pl/b.html'],
      ['index.html'],
      ['de/a.json'],
      ['en/index.html'],
      ['pl/huang/learn/a/index.html'],
      ['de/learn/index.html'],
    ]);
    expect(Object.keys(pages?.orders ?? {})).toEqual(['de', 'en', 'pl']);
    expect(orderOf('de')[0]).toEqual(['404.html', 'de/a.json']);
    // one of its own, and the page for what is not here
    expect(Object.values(pages?.orders ?? {}).map(({ first }) => first)).toEqual([2, 2, 2]);
  });

  test('has what lessons and seldom taps alone ask for at the end of the pages', () => {
    const { release, bundles } = createRelease(
      filesOf({
        'de/learn/index.html':
          '<script src="/_astro/both.1.js"></script><script src="/_astro/lesson.1.js"></script>',
        'de/huang/drill/index.html': '<script src="/_astro/drill.1.js"></script>',
        'de/index.html': '<script src="/_astro/page.1.js"></script>',
        '_astro/both.1.js': '',
        '_astro/drill.1.js': '',
        '_astro/later.1.js': 'import"./both.1.js";const a=()=>import("./shell-qr-dialog.1.js")',
        '_astro/shell-qr-dialog.1.js': 'import"./both.1.js";import"./square.1.js"',
        '_astro/square.1.js': '',
        'licences.txt': '',
        '_astro/lesson.1.js': 'import("./look.1.css")',
        '_astro/look.1.css': '',
        '_astro/page.1.js': 'const a=()=>import("./later.1.js")',
      }),
    );
    const [core, pages] = release.bundles.flatMap(({ orders }) => Object.values(orders));
    expect(core?.first).toBe(3);
    expect(sectionsIn(bundles, core)).toEqual([
      ['_astro/both.1.js', '_astro/later.1.js', '_astro/page.1.js'],
    ]);
    expect(pages?.first).toBe(1);
    expect(sectionsIn(bundles, pages)).toEqual([
      ['de/index.html'],
      [
        '_astro/drill.1.js',
        '_astro/shell-qr-dialog.1.js',
        '_astro/square.1.js',
        'licences.txt',
        '_astro/lesson.1.js',
        '_astro/look.1.css',
      ],
      ['de/learn/index.html', 'de/huang/drill/index.html'],
    ]);
  });

  test('is the same for the same files', () => {
    expect(createRelease(filesOf(files))).toEqual(createRelease(filesOf(files)));
    expect(createRelease(filesOf(files)).release.id).toMatch(/^[0-9a-f]{12}$/);
  });

  test.each([
    ['a text changes', { ...files, 'de/index.html': 'b' }],
    ['a picture changes', { ...files, 'icon.png': Buffer.from([1]) }],
    ['a file is added', { ...files, 'b.txt': 'a' }],
    ['a file is renamed', { 'b.txt': 'a', 'de/index.html': 'a', 'icon.png': PNG }],
  ])('has another id when %s', (_, changed) => {
    const idOf = (all: Record<string, string | Buffer>) => createRelease(filesOf(all)).release.id;
    expect(idOf(changed)).not.toBe(idOf(files));
  });

  test('stands above the code as a statement of its own', () => {
    const { release } = createRelease(filesOf(files));
    const read = new Function('self', `${makeWorkerScript(release, '')}; return self.__release;`);
    expect(read({})).toEqual(release);
  });
});

describe('what is written', () => {
  test('bundles and worker; a second run starts afresh', () => {
    put({ 'de/index.html': 'a', 'a.txt': 'a' });
    const first = writeRelease(dist);
    expect(first).toMatchObject({ count: 2, bytes: 2 });
    put({ 'de/index.html': 'b' });
    const second = writeRelease(dist);
    expect(second.release.id).not.toBe(first.release.id);
    expect(
      readdirSync(join(dist, '_precache'))
        .map((name) => `_precache/${name}`)
        .sort(),
    ).toEqual(addressesOf(second.release).sort());
    expect(readFileSync(join(dist, 'sw.js'), 'utf8')).toContain(second.release.id);
    for (const address of addressesOf(second.release)) expect(existsSync(join(dist, address))).toBe(true);
  });

  test('the transfer counts worker and bundles compressed, pictures as they are', async () => {
    put({ 'de/index.html': 'a'.repeat(100_000), 'icon ż.png': Buffer.alloc(5000, 1) });
    const { release } = writeRelease(dist);
    const withPicture = await measureTransfer(dist, release);
    const without = await measureTransfer(dist, { ...release, single: {} });
    expect(withPicture - without).toBe(5000);
    expect(without).toBeLessThan(6000);
  });
});
