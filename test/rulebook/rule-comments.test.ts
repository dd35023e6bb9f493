import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readRulebook } from '../../src/rulebook/files.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const rules = new Set(readRulebook().rules.map(({ id }) => id.replace(/^\w\w\//, '')));

test('the rules that comments name exist', () => {
  const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`${src}${file}`, 'utf8').matchAll(
          /\bRules?: ((?:[a-z-]+\/[a-z-]+\/[a-z-]+(?:, )?)+)/g,
        ),
      ].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ file, id }))),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ id }) => !rules.has(id))).toEqual([]);
});
