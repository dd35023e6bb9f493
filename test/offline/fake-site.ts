import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { build } from 'esbuild';
import { writeRelease } from '../../src/offline/integration.mjs';

/**
 * A small built site with the real worker and the real registration, so that their tests need no texts of
 * ours.
 */
export const LOCALES = ['de', 'pl', 'en'] as const;

export interface FakeSite {
  /** Shown in every heading and in the name of the lazy script. */
  readonly release: number;
  /** Chapters of each locale, `<locale>/c<n>/`; a home page comes on top. Default 5. */
  readonly chapters?: number;
  /** Words of each page. Default 20. */
  readonly words?: number;
  /** Words of one more file per locale, as a search index would be. Default 20. */
  readonly index?: number;
  /** Only these paths say the new release; the rest stays as in release 1. Default: all. */
  readonly changed?: readonly string[];
}

const source = (name: string) => fileURLToPath(new URL(`../../src/offline/${name}`, import.meta.url));

/** What a page does with the news: shows the same two elements as the real frame. */
const PAGE_SCRIPT = `
import { watchWorker } from ${JSON.stringify(source('watch-worker.ts'))};
const base = new URL('..', import.meta.url).pathname;
const show = (id) => { document.querySelector(id).hidden = false; };
addEventListener('load', () => watchWorker(base, 'en', {
  ready: (release) => { document.body.dataset.release = release; show('#offline-ready'); },
  failed: () => show('#offline-failed'),
  unsupported: () => console.warn('no worker'),
  progress: (share) => { document.body.dataset.stored = String(share); },
  full: () => {},
  localeReady: () => {},
  lost: () => show('#offline-lost'),
  update: (accept) => {
    document.querySelector('#update').hidden = false;
    document.querySelector('#update button').onclick = accept;
  },
}));
const lazy = document.querySelector('#lazy');
lazy.onclick = async () => { lazy.textContent = (await import(new URL(lazy.dataset.src, document.baseURI).href)).text; };
`;

let script: Promise<string> | undefined;
/** The page's script, bundled as Vite would. */
function pageScript(): Promise<string> {
  script ??= bundle(PAGE_SCRIPT);
  return script;
}

/** The bundled, minified text of a module. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source('.') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Syllables put together by a fixed sequence: compresses about as well as prose. */
function wordsOf(count: number, seed: number): string {
  const syllables =
    'an ber chu dal ei fen gor han ich jo kie lum mo nie os pra qi rze sta tum und wei xi yan zu'.split(' ');
  let state = seed * 7919 + 1;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  // a vocabulary of 6000, few words often and many seldom, as in prose
  const word = () => {
    const rank = Math.min(next(6000), next(6000));
    const parts = [rank, rank / syllables.length, rank / syllables.length ** 2, rank % 7];
    return parts
      .slice(0, 2 + (rank % 3))
      .map((part) => syllables[Math.floor(part) % syllables.length])
      .join('');
  };
  return Array.from({ length: count }, word).join(' ');
}

function pageOf(path: string, release: number, words: number, seed: number): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${path}</title>
<link rel="icon" href="${up}icon.svg"><link rel="stylesheet" href="${up}_astro/look.0a1b2c3d.css">
<link rel="manifest" href="${up}manifest.webmanifest">
<h1>${path} r${release}</h1><p id="offline-ready" hidden>offline</p><p id="offline-lost" hidden>lost</p><p id="offline-failed" hidden>failed</p><p id="update" hidden><button>update</button></p>
<button id="lazy" data-src="${up}_astro/lazy.r${release}.js">lazy</button><img src="${up}icon.png" alt="picture">
<p>${wordsOf(words, seed)}</p><h2 id="end">end</h2>
<script type="module" src="${up}_astro/page.4e5f6a7b.js"></script></html>
`;
}

/** A grey PNG of one pixel's height whose bytes do not compress. */
function pngOf(width: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])), 0);
    return Buffer.concat([head, data, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  const row = Buffer.from(Array.from({ length: width + 1 }, (_, i) => (i === 0 ? 0 : noise(i))));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(row)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const noise = (i: number) => Math.floor(Math.abs(Math.sin(i * 12.9898) * 43758.5453) * 256) % 256;
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Writes the site without its worker. */
async function writeSite(folder: string, site: FakeSite): Promise<void> {
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const chapters = Array.from({ length: site.chapters ?? 5 }, (_, i) => `c${i + 1}/`);
  const pages = LOCALES.flatMap((locale) => ['', ...chapters].map((c) => `${locale}/${c}index.html`));
  for (const [seed, path] of ['index.html', '404.html', ...pages].entries()) {
    const release = !site.changed || site.changed.includes(path) ? site.release : 1;
    put(path, pageOf(path, release, site.words ?? 20, seed));
  }
  put(
    'icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  );
  put('icon.png', pngOf(3000));
  put('icon-large.png', pngOf(9000));
  put('icon-maskable.png', pngOf(9001));
  put('icon-touch.png', pngOf(5000));
  put('manifest.webmanifest', '{"name":"fake","start_url":"./","display":"standalone"}');
  for (const [seed, locale] of LOCALES.entries())
    put(`_astro/index.${locale}.8c9d0e1f.json`, JSON.stringify(wordsOf(site.index ?? 20, 1000 + seed)));
  put('_astro/look.0a1b2c3d.css', 'body { font-family: serif; margin: 1rem }');
  put('_astro/page.4e5f6a7b.js', await pageScript());
  const lazy = site.changed ? 1 : site.release;
  put(`_astro/lazy.r${lazy}.js`, `export const text = 'lazy r${lazy}';`);
}

/** Writes a whole release: the site, then its list and worker, by the function that the build uses. */
export async function writeFakeRelease(folder: string, site: FakeSite) {
  await writeSite(folder, site);
  return writeRelease(folder).release;
}
