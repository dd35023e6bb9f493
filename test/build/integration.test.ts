import { describe, expect, test } from 'vitest';
import { makeHeadersFile, makeHtaccess, mergePolicies } from '../../src/build/integration.mjs';

const page = (policy: string) =>
  `<!DOCTYPE html><meta http-equiv="content-security-policy" content="${policy}"><title>x</title>`;

describe('the policy of a host', () => {
  test('allows what any page allows itself, once, and no frame', () => {
    const pages = [
      page("default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-s=';"),
      page("default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; img-src 'self' data:;"),
    ];
    expect(mergePolicies(pages)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data:; frame-ancestors 'none'",
    );
  });

  test('is refused where a page has none', () => {
    expect(() => mergePolicies([page("default-src 'none'"), '<title>bare</title>'])).toThrow('bare');
  });
});

test('_headers: one block for all, one for each folder that is never changed, under the base path', () => {
  const [all, ...folders] = makeHeadersFile("default-src 'none'", '/games/yamen/').trimEnd().split('\n\n');
  expect(all?.split('\n')[0]).toBe('/games/yamen/*');
  expect(all).toContain("\n  Content-Security-Policy: default-src 'none'\n");
  expect(all).toContain('\n  Permissions-Policy: camera=(self), geolocation=(), '); // the scanner of QR codes needs it
  expect(all).not.toContain('Cache-Control'); // hosts join the headers of all blocks that a path meets
  expect(folders).toEqual([
    '/games/yamen/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/games/yamen/_precache/*\n  Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('_headers: refuses a line that Cloudflare Pages would drop, with 37 inline scripts', () => {
  const hash = (i: number) => `'sha256-${String(i).padEnd(44, '=')}'`;
  const policy = (count: number) =>
    `script-src ${Array.from({ length: count }, (_, i) => hash(i)).join(' ')}`;
  expect(() => makeHeadersFile(policy(30), '/')).not.toThrow();
  expect(() => makeHeadersFile(policy(37), '/')).toThrow('2000');
});

test('_headers: one inline style more on each of 100 pages makes no line longer', () => {
  const pages = Array.from({ length: 100 }, (_, i) => page(`style-src 'self' 'sha256-${i}='`));
  expect(mergePolicies(pages)).toBe("style-src 'self' 'unsafe-inline'; frame-ancestors 'none'");
});

test('.htaccess: compresses the bundles, which are text, by brotli and by deflate', () => {
  const file = makeHtaccess("default-src 'none'", '/');
  expect(file).toMatch(/BROTLI_COMPRESS (\S+ )*text\/plain /);
  expect(file).toMatch(/DEFLATE (\S+ )*text\/plain /);
});

test('.htaccess: the same headers, and the page for what is not there under the base path', () => {
  const file = makeHtaccess("default-src 'none'; script-src 'self'", '/games/yamen/');
  expect(file).toContain('\nErrorDocument 404 /games/yamen/404.html\n');
  expect(file).toContain(
    `\n  Header always set Content-Security-Policy "default-src 'none'; script-src 'self'"\n`,
  );
});
