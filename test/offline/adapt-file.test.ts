import { expect, test } from 'vitest';
import { adaptFile, listPageStyles, mapHashedNames, removeHash } from '../../src/offline/adapt-file.ts';

const page = (colour: string, hash: string, script: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-s='; style-src 'self' 'sha256-${hash}=';"><style>a{color:${colour}}</style><script src="/_astro/${script}"></script><h1>$& Tie</h1>`;
const OLD = page('red', 'one', 'board.1a2b3c4d.js');
const NEW = page('$&blue', 'two', 'board.-_5f6g7h.js');

const partsOf = (pages: Record<string, string>, paths: readonly string[]) => ({
  names: mapHashedNames(paths),
  styles: new Map(
    listPageStyles(Object.entries(pages)).flatMap((style) => style.pages.map((path) => [path, style])),
  ),
});

test('a page takes over the style, its place in the policy, and the names of scripts', () => {
  const parts = partsOf({ 'de/index.html': NEW }, ['_astro/board.-_5f6g7h.js']);
  expect(adaptFile('de/index.html', OLD, parts)).toBe(NEW);
});

test('a script takes over names alone, whatever it has that looks like a style', () => {
  const parts = partsOf({ 'de/index.html': NEW }, ['_astro/board.-_5f6g7h.js', '_astro/look.11111111.css']);
  const text = 'import"./board.1a2b3c4d.js";css("look.00000000.css");page="<style></style>"';
  expect(adaptFile('_astro/a.22222222.js', text, parts)).toBe(
    'import"./board.-_5f6g7h.js";css("look.11111111.css");page="<style></style>"',
  );
});

test('names that two files share, and names that the release does not have, stay', () => {
  const parts = partsOf({}, ['_astro/tool.aaaaaaaa.js', '_astro/tool.bbbbbbbb.js', 'de/index.html']);
  const text = 'import"./tool.cccccccc.js";import"./gone.dddddddd.js"';
  expect(adaptFile('_astro/a.22222222.js', text, parts)).toBe(text);
});

test('a style is listed once with all of its pages', () => {
  const styles = listPageStyles([
    ['de/index.html', OLD],
    ['pl/index.html', NEW],
    ['en/index.html', OLD],
    ['r/index.html', '<h1>plain</h1>'],
  ]);
  expect(styles).toEqual([
    {
      element: '<style>a{color:red}</style>',
      directive: "style-src 'self' 'sha256-one='",
      pages: ['de/index.html', 'en/index.html'],
    },
    {
      element: '<style>a{color:$&blue}</style>',
      directive: "style-src 'self' 'sha256-two='",
      pages: ['pl/index.html'],
    },
  ]);
});

test.each([
  ['_astro/board.1a2b3c4d.js', '_astro/board.js'],
  ['_astro/index.astro_lang.Re8qh_pe.js', '_astro/index.astro_lang.js'],
  ['_astro/look.-uTyXNno.css', '_astro/look.css'],
  ['de/index.html', 'de/index.html'],
  ['_astro/lazy.r2.js', '_astro/lazy.r2.js'],
])('%s without its hash is %s', (path, plain) => {
  expect(removeHash(path)).toBe(plain);
});
