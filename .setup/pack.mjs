// @ts-check
// Makes a package of engine and referee (`npm run pack`): pack/ with one ESM file, its types and what npm asks for. A
// folder may be named in which it is made instead.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'pack'));
const entry = join(root, 'src/referee/package.ts');
const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await build({
  entryPoints: [entry],
  outfile: join(target, 'yamen.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
});

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const options = [
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions'],
  ...['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext'],
  ...['--skipLibCheck', '--rootDir', join(root, 'src'), '--outDir', join(target, 'types')],
];
execFileSync(process.execPath, [tsc, ...options, entry], { cwd: root, stdio: 'inherit' });

// The compiler leaves our endings in them, which not every other one follows.
const types = join(target, 'types');
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((one) =>
  one.endsWith('.ts'),
)) {
  const file = join(types, name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '[^']+)\.ts'/g, "$1.js'"));
}

const about = {
  name,
  version,
  license,
  description: 'The rules of Huang, Chu Han and Khan: a case in, an answer with its working out.',
  type: 'module',
  sideEffects: false,
  exports: { types: './types/referee/package.d.ts', default: './yamen.js' },
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
console.log(`${target}: ${Math.round(readFileSync(join(target, 'yamen.js')).length / 1000)} kB`);
