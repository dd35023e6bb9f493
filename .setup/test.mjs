// @ts-check
// `npm test`: everything that must hold, and a closing line `N passed, N failed`. A part that only checks counts as one
// test. `npm run test:all` (`--all`) leaves nothing out: see .readme/testing.md.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;
const isWhole = process.argv.includes('--all');
const isCI = process.env['CI'] === 'true';
/** The seed of random campaigns in the whole suite: that of the day in UTC, 20261126, unless one is named. */
const seed = process.env['TEST_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');
const env = { ...process.env, ...(isWhole && { TEST_ALL: '1', TEST_SEED: seed }) };
if (isWhole) console.log(`Random campaigns begin from TEST_SEED=${seed}.`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

let passed = 0;
let failed = 0;
/** What failed, a line each for the end: on a long run it has scrolled out of sight. @type {string[]} */
const failures = [];
/** What this machine lacks, as sentences for the end. @type {string[]} */
const missing = [];

/**
 * Runs a command and prints how long it took. Its output appears as it comes, or all at its end if it runs beside
 * another command. True when it ended well.
 * @param {string} title @param {string[]} command @param {{ isLive?: boolean }} [options] @returns {Promise<boolean>}
 */
async function run(title, [program = '', ...args], { isLive = false } = {}) {
  if (isLive) console.log(`\n── ${title}`);
  const start = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  if (!isLive) console.log(`\n── ${title}\n${output}`);
  console.log(`── ${title}: ${Math.round((Date.now() - start) / 1000)} s`);
  return code === 0;
}

/** @param {string} script @param {string[]} args */
const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args];

/** Runs a script that passes or fails as one; true when it passes. @param {string} script @param {string[]} args */
async function check(script, ...args) {
  const isWell = await run(`npm run ${script}`, npm(script, ...args));
  if (isWell) passed++;
  else {
    failed++;
    failures.push(`npm run ${[script, ...args].join(' ')}`);
  }
  return isWell;
}

/**
 * Runs a script that writes a report of its tests as JSON; one that ends badly has at least one failure.
 * @param {string} script @param {string} file @param {string[]} args @param {{ isLive?: boolean }} options
 * @param {(report: any) => { passed: number, failed: number, names: readonly string[] }} read
 */
async function count(script, file, args, options, read) {
  const isWell = await run(`npm run ${script}`, npm(script, ...args), options);
  const path = `${results}/${file}`;
  const nothing = { passed: 0, failed: 0, names: [] };
  const counted = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : nothing;
  passed += counted.passed;
  failed += isWell ? counted.failed : Math.max(counted.failed, 1);
  for (const name of counted.names) failures.push(`${script}: ${name}`);
  if (!isWell && counted.names.length === 0) failures.push(`npm run ${script}`);
}

/** The browsers, installed one after the other where that is allowed; whether there is a Chromium. */
async function prepareBrowsers() {
  const hasChromium = await run('Chromium', [process.execPath, '.setup/browser.mjs']);
  await run('WebKit', [process.execPath, '.setup/webkit.mjs']);
  return hasChromium;
}

async function testUnits() {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  await count('test:unit', 'unit.json', reporters, { isLive: true }, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests, // a skipped test is one that did not hold
    names: report.testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ one) => one.status !== 'passed')
      .map((/** @type {any} */ one) => one.fullName),
  }));
  // The browser tests empty the folder of results; `npm run fuzz -- mutants --since` looks up how long unit tests take.
  if (!existsSync(`${results}/unit.json`)) return;
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  copyFileSync(`${results}/unit.json`, `${root}node_modules/.cache/yamen-unit.json`);
}

async function testInChromium() {
  await count('test:e2e', 'e2e.json', [], { isLive: true }, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    names: suites.flatMap(listUnexpected),
  }));
}

/** The titles of the browser tests in a suite of Playwright's report that did not pass. @param {any} suite @returns {string[]} */
function listUnexpected({ suites = [], specs = [] }) {
  const own = specs.filter((/** @type {any} */ one) =>
    one.tests.some((/** @type {any} */ test) => test.status !== 'expected'),
  );
  return [
    ...own.map((/** @type {any} */ one) => `${one.file}:${one.line} ${one.title}`),
    ...suites.flatMap(listUnexpected),
  ];
}

async function testInWebkit() {
  await count('e2e:webkit', 'webkit.json', isWhole ? [] : ['--short'], {}, (report) => {
    if (report.engine !== null) return report;
    missing.push(
      'WebKit is missing, so nothing was tested in it. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb.',
    );
    return { passed: 0, failed: isCI ? 1 : 0, names: isCI ? ['no WebKit'] : [] };
  });
}

// All that needs no built site, beside the build; then all that looks at it.
const [isBuilt, hasChromium] = await Promise.all([
  check('build'),
  prepareBrowsers(),
  testUnits(),
  check('check'),
]);
if (!hasChromium) {
  failed++;
  failures.push('no Chromium');
  missing.push(
    'Chromium is missing, so no browser test ran. Get it by `npx playwright install chromium`, or install Chromium or Chrome and set CHROMIUM_PATH to it; then run npm test again.',
  );
}
if (isBuilt) await Promise.all([hasChromium && testInChromium(), check('budget', '--bytes'), testInWebkit()]);
else missing.push('The site was not built, so nothing was tested in a browser.');

for (const sentence of missing) console.log(`\n${sentence}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
