// Measures how the site grows with its rules: builds it as it is, and with ten times as many rules, in
// temporary folders.
//   node test/bench/growth.ts
// The additional rules are copies in other words (`test/support/tenfold.ts`). `test/bench/search.ts` then
// measures keystrokes with the larger index.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createRelease, readBuiltFiles } from '../../src/offline/integration.mjs';
import { measureTransfer } from '../support/measure-transfer.ts';
import { writeTenfold } from '../support/tenfold.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED = ['public', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Copies the project to a temporary folder, with its own cache. */
function copied(isTenfold: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-growth-'));
  for (const name of NEEDED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const [content, copy] = [join(root, 'content'), join(folder, 'content')];
  if (isTenfold) writeTenfold(content, copy);
  else cpSync(content, copy, { recursive: true });
  writeFileSync(
    join(folder, 'growth.config.mjs'),
    "import config from './astro.config.mjs';\nexport default { ...config, cacheDir: './.cache' };\n",
  );
  return folder;
}

function build(folder: string): number {
  const begin = performance.now();
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status, stderr } = spawnSync(process.execPath, [astro, 'build', '--config', 'growth.config.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed with ${status}: ${stderr}`);
  return (performance.now() - begin) / 1000;
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const brotliOf = (file: string) => brotliCompressSync(readFileSync(file)).length;

async function measure(name: string, isTenfold: boolean): Promise<string> {
  const folder = copied(isTenfold);
  const seconds = build(folder);
  const dist = join(folder, 'dist');
  const files = readBuiltFiles(dist);
  const bytes = [...files.keys()].reduce((sum, path) => sum + statSync(join(dist, decodeURI(path))).size, 0);
  const rows = {
    rules: filesIn(join(folder, 'content/rules/en'), '.md').length,
    pages: filesIn(dist, '.html').length,
    'build and compression': `${seconds.toFixed(1)} s`,
    'site on a host': MB(bytes),
    'everything for offline use, brotli': kB(await measureTransfer(dist, createRelease(files).release)),
    'search index of a language': LOCALES.map((locale) =>
      kB(statSync(join(dist, locale, 'search.json')).size),
    ).join(', '),
    'the same, brotli': LOCALES.map((locale) => kB(brotliOf(join(dist, locale, 'search.json')))).join(', '),
  };
  console.log(`\n${name}`);
  for (const [what, figure] of Object.entries(rows)) console.log(`  ${what.padEnd(36)} ${figure}`);
  return folder;
}

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
const folders = [await measure('as it is', false), await measure('ten times the rules', true)];
console.log('\nsearch in ten times the rules');
const search = fileURLToPath(new URL('./search.ts', import.meta.url));
spawnSync(process.execPath, [search, join(folders[1] ?? '', 'dist')], { stdio: 'inherit' });
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
