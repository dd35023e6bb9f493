import { expect, test } from 'vitest';
import { formatDate } from '../../src/i18n/format-date.ts';
import { readRulebook } from '../../src/rulebook/files.ts';

const { changes, rules } = readRulebook();
const versions = [...changes].sort((a, b) => Number(a.id) - Number(b.id));

test('versions are counted from one, none before the one that it follows', () => {
  expect(versions.map(({ id }) => id)).toEqual(versions.map((_, i) => String(i + 1)));
  const days = versions.map(({ data }) => data.date);
  expect(days).toEqual([...days].sort());
});

test('what changed names rules that there are', () => {
  const known = new Set(rules.map(({ id }) => id));
  const named = versions.flatMap(({ data }) => data.changes.flatMap((change) => change.rules));
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test.each([
  ['de', '3. November 2026'],
  ['pl', '3 listopada 2026'],
  ['en', '3 November 2026'],
] as const)('a day is written as in %s', (locale, day) => expect(formatDate(locale, '2026-11-03')).toBe(day));
