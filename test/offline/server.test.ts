import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serve, type TestServer } from '../support/server.ts';

// The slow server is what our figures rest on, so it has tests of its own.

const folder = mkdtempSync(join(tmpdir(), 'yamen-server-'));
let server: TestServer;
beforeAll(() => {
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'index.html'), '<h1>start</h1>');
  writeFileSync(join(folder, 'de/index.html'), '<h1>de</h1>'.repeat(1000));
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(60_000, 7));
  writeFileSync(join(folder, 'small.png'), Buffer.alloc(20_000, 7));
  return () => rmSync(folder, { recursive: true, force: true });
});
afterEach(() => server.stop());

/** Asks without any clean-up of the path. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: number; ms: number }>(
    (resolve, reject) => {
      const began = performance.now();
      const { port } = new URL(server.url);
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            ms: performance.now() - began,
          });
        });
      })
        .on('error', reject)
        .end();
    },
  );

describe('answers as a static host does', () => {
  test.each([
    ['/a/', 200, 'text/html; charset=utf-8', undefined],
    ['/a/?x', 200, 'text/html; charset=utf-8', undefined],
    ['/a/de/', 200, 'text/html; charset=utf-8', undefined],
    ['/a/de?x=1', 301, 'text/plain', '/a/de/?x=1'],
    ['/a', 301, 'text/plain', '/a/'],
    ['/a/large.png', 200, 'image/png', undefined],
    ['/a/large.png/', 404, 'text/html; charset=utf-8', undefined],
    ['/a/nope', 404, 'text/html; charset=utf-8', undefined],
    ['/a/%ff', 404, 'text/html; charset=utf-8', undefined],
    ['/a/..%2f..%2f..%2fetc/passwd', 404, 'text/html; charset=utf-8', undefined],
    ['/', 404, 'text/plain', undefined],
  ])('%s', async (path, status, type, location) => {
    server = await serve({ root: folder, base: '/a/' });
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type'], answer.headers['location']]).toEqual([
      status,
      type,
      location,
    ]);
  });

  test('text in brotli for those who take it', async () => {
    server = await serve({ root: folder });
    await server.warm();
    expect((await ask('/de/')).bytes).toBe(11_000);
    const packed = await ask('/de/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.bytes).toBeLessThan(100);
    expect(server.log.map(({ path, status, bytes }) => [path, status, bytes])).toEqual([
      ['/de/', 200, 11_000],
      ['/de/', 200, packed.bytes],
    ]);
    expect(server.transferred()).toBe(11_000 + packed.bytes);
  });

  test('with the headers that a _headers file names', async () => {
    writeFileSync(
      join(folder, '_headers'),
      '/base/*\n  X-All: yes\n\n/base/de/*\n  Cache-Control: immutable\n',
    );
    server = await serve({ root: folder, base: '/base/' });
    const [start, page] = [await ask('/base/'), await ask('/base/de/')];
    rmSync(join(folder, '_headers'));
    expect(start.headers).toMatchObject({ 'x-all': 'yes', 'cache-control': 'no-cache' });
    expect(page.headers).toMatchObject({ 'x-all': 'yes', 'cache-control': 'immutable' });
  });

  test('stops, and starts again on the same port, with another folder if wanted', async () => {
    server = await serve({ root: folder });
    const { url } = server;
    await server.stop();
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
    server.root = join(folder, 'de');
    await server.start();
    expect(server.url).toBe(url);
    expect((await ask('/')).bytes).toBe(11_000);
  });
});

describe('a slow network', () => {
  test('delays each answer', async () => {
    server = await serve({ root: folder, latency: 120 });
    const answers = await Promise.all([ask('/'), ask('/de/'), ask('/nope')]);
    for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(118);
  });

  test('shares its rate: all together take as long as their bytes, the small one is done first', async () => {
    server = await serve({ root: folder, bytesPerSecond: 200_000 });
    const [large, small] = await Promise.all([ask('/large.png'), ask('/small.png')]);
    expect([large?.bytes, small?.bytes]).toEqual([60_000, 20_000]);
    expect(large?.ms).toBeGreaterThanOrEqual(380); // 80 kB at 200 kB/s
    expect(small?.ms).toBeGreaterThanOrEqual(180); // 20 kB at half the rate
    expect(small?.ms).toBeLessThan(large?.ms ?? 0);
  });
});

test('it speaks HTTP/2 where that is asked for, all answers over one connection', async () => {
  server = await serve({ root: folder, http2: true, bytesPerSecond: 400_000 });
  const session = connect(server.url, { rejectUnauthorized: false });
  const bytesOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      let bytes = 0;
      const stream = session.request({ ':path': path });
      stream.on('data', (part: Buffer) => (bytes += part.length));
      stream.on('end', () => resolve(bytes)).on('error', reject);
    });
  const began = performance.now();
  expect(await Promise.all(['/large.png', '/small.png', '/'].map(bytesOf))).toEqual([60_000, 20_000, 14]);
  expect(performance.now() - began).toBeGreaterThan(190); // 80 kB at 400 kB/s, less a tick
  const closed = new Promise((resolve) => session.once('close', resolve));
  await server.stop();
  await closed;
});
