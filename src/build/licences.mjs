// @ts-check
// Writes `licences.txt` into the site with the licences of all third-party code that browsers get. Each
// licence has a line with the package's name, version, licence and compressed size, which `npm run budget`
// compares with .readme/packages.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import { listPages } from './pages.mjs';

/** @typedef {{ readonly folder: string, readonly code: string }} Part */

/**
 * Finds the folder of the package that contains a module; null for our own modules.
 * @param {string} id
 */
function findPackageFolder(id) {
  const folder = /^([^?]*\/node_modules\/(?:@[^/?]+\/)?[^/?]+)\//.exec(id)?.[1];
  return folder ?? null;
}

/** Finds the folder of Astro. @param {string} root */
const findAstro = (root) => dirname(createRequire(join(root, 'package.json')).resolve('astro/package.json'));

/**
 * Extracts Astro's inline scripts that hydrate islands, taken from the pages that contain them.
 * @param {string} dist
 */
function extractIslandScripts(dist) {
  for (const page of listPages(dist)) {
    const html = readFileSync(page, 'utf8');
    if (!html.includes('<astro-island')) continue;
    const scripts = [...html.matchAll(/(?<=<script>).*?(?=<\/script>)/gs)].map(([code]) => code);
    return scripts.filter((code) => code.includes('Astro')).join('\n');
  }
  throw new Error('No page has an island: the list of packages is blind');
}

/** Makes the line and licence of a package. @param {string} folder @param {string} code */
async function makeNotice(folder, code) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  if (!license || !file) throw new Error(`${name} states no licence`);
  const small = await transform(code, { minify: true });
  const kB = (brotliCompressSync(small.code).length / 1000).toFixed(1);
  // Vite's licence file also lists what is bundled into Vite, none of which is shipped.
  const licence = readFileSync(join(folder, file), 'utf8').replace(/^#+ Licenses of bundled.*/ms, '');
  return `${name} ${version}, ${license}, ${kB} kB\n\n${licence.trim()}\n`;
}

/** Collects the parts of packages that are shipped. @param {Part[]} parts @returns {import('vite').Plugin} */
function collectPackages(parts) {
  return {
    name: 'yamen-packages',
    enforce: 'pre',
    resolveId: (id) => (id === '@preact/signals' ? '\0no-signals' : null),
    load: (id) => (id === '\0no-signals' ? 'export {};' : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle))
        for (const [id, { code }] of chunk.type === 'chunk' ? Object.entries(chunk.modules) : []) {
          const folder = findPackageFolder(id);
          if (folder && code) parts.push({ folder, code });
        }
    },
  };
}

/**
 * Writes the licences of shipped code. Also removes the code of Astro's renderer that loads signals for the
 * props of an island, because no island of ours has such props.
 * @returns {import('astro').AstroIntegration}
 */
export default function licences() {
  /** @type {Part[]} */
  const parts = [];
  let root = '';
  return {
    name: 'yamen-packages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({
          vite: {
            plugins: [collectPackages(parts)],
            worker: { plugins: () => [collectPackages(parts)] },
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const all = [...parts, { folder: findAstro(root), code: extractIslandScripts(dist) }];
        const folders = [...new Set(all.map(({ folder }) => folder))].sort();
        const notices = folders.map((folder) => {
          const codes = all.filter((part) => part.folder === folder).map(({ code }) => code);
          return makeNotice(folder, codes.join('\n'));
        });
        writeFileSync(join(dist, 'licences.txt'), (await Promise.all(notices)).join('\n----\n\n'));
      },
    },
  };
}
