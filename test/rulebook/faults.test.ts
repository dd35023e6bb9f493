import { describe, expect, test } from 'vitest';
import { faultsOf, type RulebookFiles } from '../../src/rulebook/faults.ts';
import { mismatchOf } from '../../src/rulebook/mismatch.ts';

const rule = (locale: string, id: string, body = '', hasEditions = false) => ({
  locale,
  id,
  body,
  hasEditions,
});
const sound: RulebookFiles = {
  chapters: [{ id: 'huang/end', rules: [{ id: 'tie' }] }],
  rules: ['de', 'pl', 'en'].map((locale) => rule(locale, 'huang/end/tie', 'See [it](rule:huang/end/tie).')),
  examples: [{ id: 'huang/a', rules: ['huang/end/tie'] }],
};

describe('the rulebook', () => {
  test('is sound when all fits together', () => expect(faultsOf(sound)).toEqual([]));

  test.each<[string, Partial<RulebookFiles>, string]>([
    [
      'a missing translation',
      { rules: sound.rules.slice(1) },
      'content/rules/de/huang/end/tie.md is missing',
    ],
    [
      'a rule in no chapter',
      { rules: [...sound.rules, rule('en', 'huang/end/stray')] },
      'content/rules/en/huang/end/stray.md is in no chapter',
    ],
    [
      'a link to no rule',
      { rules: [...sound.rules.slice(1), rule('de', 'huang/end/tie', '[x](rule:huang/end/ties)')] },
      'content/rules/de/huang/end/tie.md links to huang/end/ties',
    ],
    [
      'edition notes without a word on what is followed',
      { rules: [...sound.rules.slice(1), rule('de', 'huang/end/tie', '', true)] },
      'content/rules/de/huang/end/tie.md and its chapter disagree',
    ],
    [
      'an example of no rule',
      { examples: [{ id: 'huang/a', rules: ['huang/x/y'] }] },
      'content/examples/huang/a.yaml',
    ],
  ])('%s is named with its file', (_, change, sentence) => {
    const faults = faultsOf({ ...sound, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });
});

describe('an expectation', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [[{ a: 1 }], [{ a: 1, b: 2 }]],
    [null, null],
    ['x', 'x'],
  ])('%j is met by %j', (expected, actual) => expect(mismatchOf(expected, actual, '')).toBeUndefined());

  test.each([
    [{ a: 1 }, { b: 1 }, '/a should be 1 and is undefined'],
    [[1], [1, 2], ' should have 1 entries and is [1,2]'],
    [{ a: [] }, { a: {} }, '/a should have 0 entries and is {}'],
    [{ a: { b: 'x' } }, { a: null }, '/a should be {"b":"x"} and is null'],
    [null, undefined, ' should be null and is undefined'],
    [{ toString: 1 }, {}, '/toString should be 1 and is undefined'],
  ])('%j is not met by %j', (expected, actual, mismatch) =>
    expect(mismatchOf(expected, actual, '')).toBe(mismatch),
  );
});
