import { expect, test } from 'vitest';
import { indexQuestions, listAskedPairs, matchQuestions } from '../../src/search/question-matches.ts';

/** The questions of three entries, as terms. */
const index = indexQuestions([
  [
    ['who', 'win', 'war'],
    ['who', 'lose', 'war'],
  ],
  [['who', 'win', 'revolt']],
  [['how', 'mani', 'tile']],
]);

const ask = (query: string) => {
  const terms = query.split(' ');
  return matchQuestions(index, [
    ...terms.map((term) => ({ weight: 1, terms: [[term, 1]] as const })),
    ...listAskedPairs(index, terms),
  ]);
};

test('the query itself is wholly similar, and an entry counts by its most similar question', () => {
  const matches = ask('who win war');
  expect(matches.get(0)).toBe(1);
  expect(matches.get(1)).toBeLessThan(1);
  expect(matches.has(2)).toBe(false);
});

test('words apart are less similar than the same words side by side', () => {
  const beside = ask('win war').get(0) ?? 0;
  const apart = ask('war win').get(0) ?? 0;
  expect(apart).toBeGreaterThan(0);
  expect(beside).toBeGreaterThan(apart);
});

test('further words on either side reduce the similarity', () => {
  const whole = ask('how mani tile').get(2) ?? 0;
  expect(ask('how mani').get(2)).toBeLessThan(whole);
  expect(ask('how mani tile unknown').get(2)).toBeLessThan(whole);
});

test('a rare word counts more than one of many questions', () => {
  const matches = ask('who revolt');
  expect(matches.get(1)).toBeGreaterThan(matches.get(0) ?? 0);
});

test('nothing is similar to nothing', () => {
  expect(ask('').size).toBe(0);
});
