// Runs `npm run new-tool` for each game in a copy of the sources: the result passes types, lint and the
// contract of all tools, and invalid names are rejected with a message.
//   npm run fuzz -- new-tools
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'yamen-new-tools-'));
const SOURCES = ['src', 'content', 'test', 'public', '.setup', 'package.json', 'tsconfig.json'];
const NODE = join(root, '.setup/node'); // not needed, and as large as everything else
for (const one of [...SOURCES, 'astro.config.mjs', '.biome.json'])
  cpSync(join(root, one), join(copy, one), { recursive: true, filter: (from) => from !== NODE });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

let failures = 0;
/** Runs a script in the copy and checks its exit code and its output. */
function run(script: string, args: readonly string[], status: number, says: RegExp): void {
  const { stdout, stderr, ...ended } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  const isWell = ended.status === status && says.test(stdout + stderr);
  console.log(`${isWell ? 'passed' : 'FAILED'}: ${[script, ...args].join(' ')}`);
  if (isWell) return;
  failures++;
  console.error(stdout.slice(-3000), stderr.slice(-3000));
}

const NEW_TOOL = '.setup/new-tool.mjs';
run(NEW_TOOL, ['khan/rulers'], 1, /^khan\/rulers already exists: /);
run(NEW_TOOL, ['go/stones'], 1, /^Unknown game: go\. /);
for (const name of ['', 'khan', 'khan/', 'khan/two-words', '../khan/rulers'])
  run(NEW_TOOL, [name], 1, /<game>\/<name>/);
for (const name of ['huang/rules', 'khan/learn', 'khan/index'])
  run(NEW_TOOL, [name], 1, /is the address of another page/);
for (const name of ['huang/points', 'chu-han/marks', 'khan/yurts']) run(NEW_TOOL, [name], 0, /its page/);
run(NEW_TOOL, ['khan/yurts'], 1, /^khan\/yurts already exists: /);
run('node_modules/@biomejs/biome/bin/biome', ['check', 'src', 'content', 'test'], 0, /No fixes applied/);
run('node_modules/astro/bin/astro.mjs', ['check', '--minimumSeverity', 'hint'], 0, /0 errors/);
const contract = ['shell/contract', 'saves/kinds', 'architecture'];
run(
  'node_modules/vitest/vitest.mjs',
  ['run', '--config', 'test/vitest.config.ts', ...contract],
  0,
  /khan|passed/,
);
rmSync(copy, { recursive: true });
process.exit(failures > 0 ? 1 : 0);
