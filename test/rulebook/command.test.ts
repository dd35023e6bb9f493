import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../src/rulebook/main.ts', import.meta.url));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });

test.each([
  ['an option that does not exist', ['--behind', 'pl'], 'Unknown option: --behind'],
  ['a key of every object', ['toString'], 'Unknown option: toString'],
  ['an option without its name', ['--mark-reviewed'], '--mark-reviewed needs a name.'],
  ['a name after an option that takes none', ['--coverage', 'huang'], '--coverage takes no name.'],
  ['a language that does not exist', ['--stale', 'pl', 'zz'], 'Unknown language: zz. There are de, pl, en'],
])('npm run content refuses %s, and lists its options', (_, args, problem) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.startsWith(problem), stderr).toBe(true);
  for (const option of ['--stale', '--mark-current', '--unreviewed', '--mark-reviewed', '--coverage'])
    expect(stderr).toContain(`npm run content -- ${option} `);
});

test('npm run content -- --stale counts the texts of each language that it is given', () => {
  const { status, stdout } = run('--stale', 'pl', 'de');
  expect(status).toBe(0);
  for (const language of ['pl', 'de'])
    expect(stdout).toMatch(
      new RegExp(
        `^\\d+ texts in ${language}: \\d+ are older than in another language, 0 are missing\\.$`,
        'm',
      ),
    );
});
