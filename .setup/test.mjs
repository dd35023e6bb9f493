// @ts-check
// Everything that must hold, one part after the other, and a closing line `N passed, N failed`. A part that checks
// without counting is one; a part whose tests are counted adds their numbers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

let passed = 0;
let failed = 0;

/** Runs an npm script; true when it ended well. @param {string} script @param {string[]} more */
function run(script, more = []) {
  console.log(`\n── npm run ${[script, ...more].join(' ')}`);
  return (
    spawnSync('npm', ['run', '--silent', script, '--', ...more], { cwd: root, stdio: 'inherit' }).status === 0
  );
}

/** @param {string} script */
function check(script) {
  if (run(script)) passed++;
  else failed++;
}

/**
 * Runs a script that counts its tests in a file of JSON; one that ends badly has at least one failure.
 * @param {string} script @param {string} file @param {string[]} more
 * @param {(report: any) => { passed: number, failed: number }} read
 */
function count(script, file, more, read) {
  const isWell = run(script, more);
  const path = `${results}/${file}`;
  const counted = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += isWell ? counted.failed : Math.max(counted.failed, 1);
}

check('check');
count(
  'test:unit',
  'unit.json',
  ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }),
);
check('build');
check('budget');
count('test:e2e', 'e2e.json', [], ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped, // a skipped test is one that did not hold
}));

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
