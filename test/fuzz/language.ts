// Adds a made-up language (English with accents) to a copy of the project with `npm run new-language`, with a
// third of its texts missing: types, lint, unit tests, build and browser tests pass, and each of its pages says
// that some texts are in English. With all its texts, it stays within the budgets.
//   npm run fuzz -- language 3 7   one of three texts is missing, selected by seed 7
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocale } from '../../src/i18n/locale.ts';
import { writeLanguage } from '../support/made-up-language.ts';
import { withoutNotice, withoutOthers } from '../support/made-up-pages.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [every = 3, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
const CODE = ['cs', 'uk', 'lt'].find((code) => !isLocale(code)) ?? 'ga'; // each with plural forms of its own
console.log(`the language ${CODE}, one of ${every} texts missing, from seed ${seed}`);

const SITE = 'https://yamen.example';
const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'yamen-language-'));
const NODE = join(root, '.setup/node'); // as large as all the rest
const LEFT = ['.git', 'node_modules', 'dist', 'test-results', 'page-screenshots', '.astro', 'pack'];
for (const one of readdirSync(root).filter((name) => !LEFT.includes(name)))
  cpSync(join(root, one), join(copy, one), { recursive: true, filter: (from) => from !== NODE });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

let failures = 0;
/** Reports whether an expectation holds. */
function hold(what: string, isSo: boolean, why = ''): void {
  console.log(`${isSo ? 'passed' : 'FAILED'}: ${what}`);
  if (isSo) return;
  failures++;
  console.error(why);
}

function holdNone(what: string, faults: readonly string[]): void {
  hold(`${what}: ${faults.length}`, faults.length === 0, faults.slice(0, 40).join('\n'));
}

/** Runs a script in the copy and checks its exit code and its output. */
function run(script: string, args: readonly string[], status = 0, says = /(?:)/): void {
  const env = { ...process.env, SITE };
  const ended = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8', env });
  const { stdout, stderr } = ended;
  const isWell = ended.status === status && says.test(stdout + stderr);
  hold([script, ...args].join(' '), isWell, stdout.slice(-6000) + stderr.slice(-3000));
}

const NEW_LANGUAGE = '.setup/new-language.mjs';
const CONTENT = 'src/rulebook/main.ts';
run(NEW_LANGUAGE, [], 1, /^Name the language by its two-letter code: /);
run(NEW_LANGUAGE, ['../x'], 1, /^Name the language by its two-letter code: /);
run(NEW_LANGUAGE, ['de'], 1, /^de already exists/);
run(NEW_LANGUAGE, ['zz'], 1, /^There is no language with the code zz/);
run(NEW_LANGUAGE, [CODE, 'zz'], 1, /^zz cannot be the fallback/);
run(NEW_LANGUAGE, [CODE], 0, /^Added /);
run(NEW_LANGUAGE, [CODE], 1, /already exists/);
run(
  CONTENT,
  ['--stale', CODE],
  0,
  new RegExp(`(\\d+) texts in ${CODE}: 0 are older than in another language, \\1 are missing`),
);
run(CONTENT, ['--stale', 'pl'], 0, /, 0 are missing/);

const random = randomFrom(seed);
const missing = new Map<string, boolean>();
const write = (lacks: (name: string) => boolean) =>
  writeLanguage({ code: CODE, content: join(copy, 'content'), lacks });
write((name) => {
  const isMissing = missing.get(name) ?? wholeUpTo(random, every - 1) === 0;
  missing.set(name, isMissing);
  return isMissing;
});
run(CONTENT, ['--stale', CODE], 0, /[1-9]\d* are missing/);
run('node_modules/@biomejs/biome/bin/biome', ['check', 'src', 'test', '.setup'], 0, /No fixes applied/);
run('node_modules/astro/bin/astro.mjs', ['check', '--minimumSeverity', 'hint'], 0, /0 errors/);
run('node_modules/vitest/vitest.mjs', ['run', '--config', 'test/vitest.config.ts'], 0, /passed/);
run('node_modules/astro/bin/astro.mjs', ['build'], 0, /Complete!/);
holdNone('pages without the notice', withoutNotice(join(copy, 'dist'), CODE, '(English)'));
holdNone('pages without links to their other languages', withoutOthers(join(copy, 'dist'), CODE, SITE));
run(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', 'test/e2e/playwright.config.ts', '--grep', `\\b${CODE}\\b`],
  0,
  /[1-9]\d* passed/,
);
// The notice makes pages larger: only a complete language has to stay within the budgets.
write(() => false);
run(CONTENT, ['--stale', CODE], 0, /, 0 are missing/);
const languages = join(copy, 'src/i18n/locale.ts');
const list = readFileSync(languages, 'utf8');
writeFileSync(languages, list.replace(` ${CODE}: 'en' `, ''));
hold(`${CODE} is taken out of LOCALE_FALLBACKS`, !readFileSync(languages, 'utf8').includes(`${CODE}: 'en'`));
run('node_modules/astro/bin/astro.mjs', ['build'], 0, /Complete!/);
run('test/budget/budget.ts', ['--bytes']);
rmSync(copy, { recursive: true });
process.exit(failures > 0 ? 1 : 0);
