import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Release } from '../../src/offline/release.ts';

/**
 * Computes the number of bytes transferred on a first install: the worker, the bundles in one of their orders
 * (which differ by less than 1 %), and the single files. `pack` is the compression of the host; by default
 * brotli at its highest level.
 */
export async function measureTransfer(
  dist: string,
  { bundles, single }: Release,
  pack: (bytes: Buffer) => Promise<Buffer> = promisify(brotliCompress),
): Promise<number> {
  const orders = bundles.flatMap((bundle) => Object.values(bundle.orders).slice(0, 1));
  const texts = ['sw.js', ...orders.map(({ address }) => address)];
  const packed = await Promise.all(texts.map((path) => pack(readFileSync(join(dist, path)))));
  const others = Object.keys(single).map((path) => readFileSync(join(dist, decodeURIComponent(path))));
  return [...packed, ...others].reduce((sum, { length }) => sum + length, 0);
}
