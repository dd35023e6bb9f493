import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listUncheckedRules } from '../../src/rulebook/annotations/unchecked-rules.ts';
import { readRulebook } from '../../src/rulebook/files.ts';

const book = readRulebook();

/** How many rules of each game nothing checks, as counted on 27 November 2026. Only ever make these smaller. */
const MOST = { huang: 19, 'chu-han': 14, khan: 26 };

function readSources(): readonly string[] {
  const folder = fileURLToPath(new URL('../../src/games/', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/(rules|referee)\/.*\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

test.each(Object.entries(MOST))('%s has no more rules than before that nothing checks', (game, most) => {
  const unchecked = listUncheckedRules({
    rules: book.rules.filter(({ locale }) => locale === 'en').map(({ id }) => id),
    examples: book.examples.map(({ data }) => data),
    exercises: book.exercises.map(({ data }) => data),
    sources: readSources(),
  });
  const own = unchecked.filter((id) => id.startsWith(`${game}/`));
  expect(own.length, own.join(' ')).toBeLessThanOrEqual(most);
});

test('a rule is checked if code cites it, or an example or exercise shows it', () => {
  const rules = ['a/b/cited', 'a/b/shown', 'a/b/taught', 'a/b/retold'];
  const [examples, exercises] = [[{ rules: ['a/b/shown'] }], [{ rules: ['a/b/taught'] }]] as const;
  const sources = ["step({ rule: 'a/b/cited' })", '// a/b/retold is only mentioned'];
  expect(listUncheckedRules({ rules, examples, exercises, sources })).toEqual(['a/b/retold']);
});
