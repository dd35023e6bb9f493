// @ts-check
// Bundles engine and referee as an npm package (`npm run pack`): one ES module with types, and cases with their
// answers in conformance/, in pack/ or in another folder (`npm run pack -- <folder>`). That folder must be new,
// empty, or made by this command.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listConformanceCases } from '../src/rulebook/checks/conformance.ts';
import { readRulebook } from '../src/rulebook/files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'pack'));
const entry = join(root, 'src/referee/package.ts');
const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What this command writes at the top of the folder. */
const OUTPUT = ['conformance', 'LICENSE', 'package.json', 'types', 'yamen.js'];

/** Whether a folder contains a package that this command made, and nothing else. @param {string} folder */
function isOwnPackage(folder) {
  const files = readdirSync(folder);
  if (!files.includes('package.json') || files.some((file) => !OUTPUT.includes(file))) return false;
  const made = readFileSync(join(folder, 'package.json'), 'utf8');
  return made.includes('"./types/referee/package.d.ts"') && made.includes(`"name": "${name}"`);
}

/** Deletes what an earlier run wrote. Exits if there is anything else. @param {string} folder */
function clear(folder) {
  if (!existsSync(folder)) return;
  const isFolder = statSync(folder).isDirectory();
  if (isFolder && readdirSync(folder).length === 0) return;
  if (!isFolder || !isOwnPackage(folder)) {
    console.error(`${folder} is not empty and was not made by this command. Nothing was changed.`);
    process.exit(1);
  }
  for (const file of OUTPUT) rmSync(join(folder, file), { recursive: true, force: true });
}

clear(target);
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

// tsc keeps the .ts extensions in the imports of declarations, which other compilers do not accept.
const types = join(target, 'types');
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((one) =>
  one.endsWith('.ts'),
)) {
  const file = join(types, name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '[^']+)\.ts'/g, "$1.js'"));
}

// One case with its answer per line; the format changes only with its number.
const CONFORMANCE_FORMAT = 1;
const conformance = join(target, 'conformance');
mkdirSync(conformance);
const cases = listConformanceCases(readRulebook());
for (const [ask, ofAsk] of cases)
  writeFileSync(join(conformance, `${ask}.jsonl`), ofAsk.map((one) => `${JSON.stringify(one)}\n`).join(''));
const counts = Object.fromEntries([...cases].map(([ask, ofAsk]) => [ask, ofAsk.length]));
writeFileSync(
  join(conformance, 'about.json'),
  `${JSON.stringify({ format: CONFORMANCE_FORMAT, engine: version, cases: counts }, null, 2)}\n`,
);

const about = {
  name,
  version,
  license,
  description:
    'The rules of the board games Huang, Chu Han and Khan: answers cases and explains each answer step by step.',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './types/referee/package.d.ts', default: './yamen.js' },
    './conformance/*': './conformance/*',
  },
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
console.log(`${target}: ${Math.round(readFileSync(join(target, 'yamen.js')).length / 1000)} kB`);
