// @ts-check
// Everything that must hold, and a closing line `N passed, N failed`. A part that checks without counting is one; a part
// whose tests are counted adds their numbers. How long each took is said behind it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

let passed = 0;
let failed = 0;

/**
 * Runs an npm script; true when it ended well. What it prints comes as it is printed, or at its end where it runs beside
 * another. @param {string} script @param {string[]} more @param {boolean} isBeside @returns {Promise<boolean>}
 */
async function run(script, more = [], isBeside = false) {
  const title = `\n── npm run ${[script, ...more].join(' ')}`;
  if (!isBeside) console.log(title);
  const begun = Date.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...more], {
    cwd: root,
    stdio: ['inherit', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += part));
  const code = await new Promise((done) => child.on('error', done).on('close', done));
  if (isBeside) console.log(`${title}\n${printed}`);
  console.log(`── ${script}: ${Math.round((Date.now() - begun) / 1000)} s`);
  return code === 0;
}

/** @param {string} script @param {boolean} isBeside */
async function check(script, isBeside = false) {
  if (await run(script, [], isBeside)) passed++;
  else failed++;
}

/**
 * Runs a script that counts its tests in a file of JSON; one that ends badly has at least one failure.
 * @param {string} script @param {string} file @param {string[]} more
 * @param {(report: any) => { passed: number, failed: number }} read
 */
async function count(script, file, more, read) {
  const isWell = await run(script, more);
  const path = `${results}/${file}`;
  const counted = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += isWell ? counted.failed : Math.max(counted.failed, 1);
}

const checked = check('check', true); // on one processor, which leaves room
await count(
  'test:unit',
  'unit.json',
  ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }),
);
await checked;
await check('build');
await check('budget');
await count('test:e2e', 'e2e.json', [], ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped, // a skipped test is one that did not hold
}));

/** What could not be looked at, for the closing lines. @type {string[]} */
const missing = [];
await count('e2e:webkit', 'webkit.json', ['--short'], (report) => {
  if (report.engine === null) missing.push('WebKit');
  return report;
});

for (const engine of missing)
  console.log(
    `\n${engine} cannot be had on this machine: no test has run in it (under CI=true that is a failure).`,
  );
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
