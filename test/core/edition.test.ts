import { expect, test } from 'vitest';
import { getDefaultEdition } from '../../src/core/edition.ts';

// Each printed edition is for the players of its language; everybody else is taken to have the English box.
test.each([
  ['de', 'de'],
  ['pl', 'pl'],
  ['en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('players of the language %j have the edition %s', (language, edition) => {
  expect(getDefaultEdition(language)).toBe(edition);
});
