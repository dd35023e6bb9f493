import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';
import type { SearchHit } from '../../src/search/search-hit.ts';
import { describeHitCount } from '../../src/site/scripts/search/describe-hit-count.ts';
import { readTexts } from '../support/content.ts';

const t = createTranslator('en', readTexts('en', 'search'));

const hit = (share: number): SearchHit => ({
  entry: {
    id: 'huang/war/tie',
    kind: 'rule',
    title: '',
    where: '',
    path: '',
    text: '',
  },
  ...{
    score: 1,
    coverage: share,
    isQuestionMatch: false,
    isRequestedPage: false,
    terms: [],
  },
});
const said = (count: number, share: number, isCapped: boolean) =>
  describeHitCount(
    {
      shortHits: [],
      rules: Array.from({ length: count }, () => hit(share)),
      isCapped,
    },
    t,
  );

test('a number of rules is said where it is one, and not where more were found than are shown', () => {
  expect(said(3, 1, false)).toBe('3 rules');
  expect(said(1, 1, false)).toBe('1 rule');
  expect(said(8, 1, true)).not.toMatch(/\d/);
  expect(said(8, 0.5, true)).not.toMatch(/\d/);
  expect(said(0, 1, false)).toBe('Nothing found. Try a different word.');
});

test('nothing is said to be missing where a page is shown above the rules', () => {
  const page = hit(1);
  expect(describeHitCount({ shortHits: [page], rules: [], isCapped: false }, t)).toBe(
    'No rule found, but this may help:',
  );
});
