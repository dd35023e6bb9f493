import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import { listRulebookFaults, type RulebookFiles } from '../../src/rulebook/checks/faults.ts';
import { describeMismatch } from '../../src/rulebook/checks/mismatch.ts';
import { listLinkedRules, listUnlinkedRules } from '../../src/rulebook/links.ts';
import { groupMovedRules } from '../../src/rulebook/moved-rules.ts';

const rule = (locale: string, id: string, body = '') => ({ locale, id, body });
const naming = (id: string, ...rules: readonly string[]) => ({ id, data: { rules } });
const questions = (locale: string, ...rules: readonly string[]) => ({
  id: `from-rules/${locale}/huang`,
  data: Object.fromEntries(rules.map((one) => [one, ['who wins?']])),
});
const sound: RulebookFiles = {
  chapters: [{ id: 'huang/end', data: { rules: [{ id: 'tie', printed: { en: 'Game End' } }] } }],
  rules: ['de', 'pl', 'en'].map((locale) => rule(locale, 'huang/end/tie', 'See [it](rule:huang/end/tie).')),
  examples: [naming('huang/a', 'huang/end/tie')],
  editions: [naming('huang/b', 'huang/end/tie')],
  rulings: [naming('huang/c', 'huang/end/tie')],
  glossary: [naming('huang/d', 'huang/end/tie')],
  asked: [{ id: 'huang', data: { 'huang/end/tie': 'draw' } }],
  questions: LOCALES.map((locale) => questions(locale, 'huang/end/tie')),
  coverage: [
    {
      id: 'huang',
      data: { en: { end: { title: 'Game End', paragraphs: [['~lead', 'end/tie ~flavour']] } } },
    },
  ],
  relatedGames: [{ id: 'huang/go', data: { lines: [{ rules: ['huang/end/tie'], sources: ['page-2'] }] } }],
  sources: [{ data: { 'page-2': { page: 2 } } }],
  moved: { 'huang/end/ties': 'huang/end/tie' },
};
const everywhere = (body: string) => ['de', 'pl', 'en'].map((locale) => rule(locale, 'huang/end/tie', body));
const coverage = (title: string, ...paragraphs: string[][]) => [
  { id: 'huang', data: { en: { end: { title, paragraphs } } } },
];

describe('the rulebook', () => {
  test('is sound when all fits together', () => expect(listRulebookFaults(sound)).toEqual([]));

  test('is sound when marked words end a paragraph, or others follow them that are marked, too', () => {
    const body =
      'It ends. [[Or [not](rule:huang/end/tie).]] [[page-2: So it is.]]\n\n1. [[page-2: One.]]\n2. Two.';
    expect(listRulebookFaults({ ...sound, rules: everywhere(body) })).toEqual([]);
  });

  test.each<[string, Partial<RulebookFiles>, string]>([
    [
      'a mark from no source',
      { rules: everywhere('It ends. [[page-9: It does not.]]') },
      'content/rules/de/huang/end/tie.md names page-9, which is no source',
    ],
    [
      'a mark left open',
      { rules: everywhere('It ends. [[It does not.') },
      'content/rules/de/huang/end/tie.md has an unclosed mark',
    ],
    [
      'printed words after marked ones',
      { rules: everywhere('[[It does not.]] It ends.') },
      'content/rules/de/huang/end/tie.md has text after marked words in the same paragraph',
    ],
    [
      'words from elsewhere without their source',
      {
        rules: everywhere('[[page-2: It ends.]]\n\nIt does not.'),
        chapters: [
          { id: 'huang/end', data: { rules: [{ id: 'tie', printed: { en: 'Game End' }, elsewhere: true }] } },
        ],
      },
      'content/rules/de/huang/end/tie.md has words without a source',
    ],
  ])('%s is named in every language', (_, change, sentence) =>
    expect(listRulebookFaults({ ...sound, ...change })).toEqual(
      ['de', 'pl', 'en'].map((locale) => sentence.replace('rules/de', `rules/${locale}`)),
    ),
  );

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
      'a sentence that is marked in one language alone',
      { rules: [rule('de', 'huang/end/tie', 'It ends. [[Or not.]]'), ...sound.rules.slice(1)] },
      'content/rules/de/huang/end/tie.md marks other words than another language',
    ],
    [
      'an example of no rule',
      { examples: [naming('huang/a', 'huang/x/y')] },
      'content/examples/huang/a.yaml',
    ],
    [
      'a difference about no rule',
      { editions: [naming('huang/b', 'huang/x/y')] },
      "content/editions/huang/b.yaml: 'rules' names huang/x/y",
    ],
    [
      'an open point about no rule',
      { rulings: [naming('huang/c', 'huang/x/y')] },
      'content/rulings/huang/c.yaml',
    ],
    [
      'a term of no rule',
      { glossary: [naming('huang/d', 'huang/x/y')] },
      "content/glossary/huang/d.yaml: 'rules' names huang/x/y",
    ],
    [
      'a line on a related game about no rule',
      { relatedGames: [{ id: 'huang/go', data: { lines: [{ rules: ['huang/x/y'] }] } }] },
      "content/related-games/huang/go.yaml: 'rules' names huang/x/y",
    ],
    [
      'a colour of a related game about no rule',
      { relatedGames: [{ id: 'huang/go', data: { kinds: [{ rules: ['huang/x/y'] }], lines: [] } }] },
      "content/related-games/huang/go.yaml: 'rules' names huang/x/y",
    ],
    [
      'a word on a related game from no source',
      {
        relatedGames: [
          { id: 'huang/go', data: { lines: [], same: [{ rules: ['huang/end/tie'], sources: ['page-3'] }] } },
        ],
      },
      'content/related-games/huang/go.yaml names the source page-3',
    ],
    [
      'words for no rule',
      { asked: [{ id: 'huang', data: { 'huang/end/tie': 'draw', 'huang/x/y': 'draw' } }] },
      'content/asked/huang.yaml names huang/x/y, which does not exist',
    ],
    [
      'a question for no rule',
      { questions: [...sound.questions, questions('pl', 'huang/x/y')] },
      'content/questions/from-rules/pl/huang.yaml names huang/x/y, which does not exist',
    ],
    [
      'a rule for which one language has no question',
      { questions: ['de', 'en'].map((locale) => questions(locale, 'huang/end/tie')) },
      'content/questions has no question about huang/end/tie in pl',
    ],
    ['a rule that nobody asks for', { asked: [] }, 'content/asked has no words for huang/end/tie'],
    [
      'two notes with one anchor',
      { rulings: [naming('chu-han/b', 'huang/end/tie')] },
      'two files named b.yaml',
    ],
    [
      'a printed sentence held by no rule',
      { coverage: coverage('Game End', ['end/tie'], ['end/tie', 'end/ties']) },
      'content/coverage/huang.yaml: en/end/2 names end/ties',
    ],
    [
      'a reason that is none',
      { coverage: coverage('Game End', ['end/tie', '~whim']) },
      'content/coverage/huang.yaml: en/end/1 names ~whim',
    ],
    [
      'a rule that is printed and left over',
      { coverage: coverage('Game End', ['~flavour']) },
      "content/chapters/huang/end.yaml: 'printed' of huang/end/tie in en is Game End",
    ],
    [
      'a rule under another section',
      { coverage: coverage('Wars', ['end/tie']) },
      "content/chapters/huang/end.yaml: 'printed' of huang/end/tie in en is Game End; the table of print has it Wars",
    ],
    [
      'a rule that has moved and is there',
      { moved: { 'huang/end/tie': 'huang/end/tie' } },
      'content/moved.yaml: huang/end/tie has moved, but is still a rule',
    ],
    ['a move into nothing', { moved: { 'huang/end/ties': 'huang/x/y' } }, 'leads to huang/x/y'],
  ])('%s is named with its file', (_, change, sentence) => {
    const faults = listRulebookFaults({ ...sound, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });
});

describe('links between rules', () => {
  test('are found in order, others are not', () =>
    expect(listLinkedRules('[a](rule:huang/end/tie) [b](../x/) [c](rule:huang/end/white)')).toEqual([
      'huang/end/tie',
      'huang/end/white',
    ]));

  test('that another language has are offered too, once each', () =>
    expect(
      listUnlinkedRules('[a](rule:g/c/a)', [
        '[a](rule:g/c/a)',
        '[c](rule:g/c/c) [b](rule:g/c/b)',
        '[b](rule:g/c/b)',
      ]),
    ).toEqual(['g/c/b', 'g/c/c']));
});

test('rules that have left a chapter are listed there with the anchor they had', () =>
  expect(
    groupMovedRules({
      'huang/end/old': 'huang/end/tie',
      'huang/gone/a': 'huang/war/tie',
      'huang/end/older': 'huang/war/tie',
    }),
  ).toEqual(
    new Map([
      [
        'huang/end',
        [
          { anchor: 'old', to: 'huang/end/tie' },
          { anchor: 'older', to: 'huang/war/tie' },
        ],
      ],
      ['huang/gone', [{ anchor: 'a', to: 'huang/war/tie' }]],
    ]),
  ));

describe('an expectation', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [[{ a: 1 }], [{ a: 1, b: 2 }]],
    [null, null],
    ['x', 'x'],
    [{}, {}],
    [{ points: { rat: { red: 1 } } }, { points: { rat: { red: 1 } }, removed: {} }],
  ])('%j is met by %j', (expected, actual) => expect(describeMismatch(expected, actual, '')).toBeUndefined());

  test.each([
    [{ a: 1 }, { b: 1 }, '/a should be 1 and is undefined'],
    [[1], [1, 2], ' should have 1 entries and is [1,2]'],
    [{ a: [] }, { a: {} }, '/a should have 0 entries and is {}'],
    [{ a: { b: 'x' } }, { a: null }, '/a should be {"b":"x"} and is null'],
    [null, undefined, ' should be null and is undefined'],
    [{ toString: 1 }, {}, '/toString should be 1 and is undefined'],
    [{ a: {} }, { a: { b: 1 } }, '/a should have no b and is {"b":1}'],
    [
      { points: { rat: { red: 1 } } },
      { points: { rat: { red: 1, blue: 1 } } },
      '/points/rat should have no blue and is {"red":1,"blue":1}',
    ],
  ])('%j is not met by %j', (expected, actual, mismatch) =>
    expect(describeMismatch(expected, actual, '')).toBe(mismatch),
  );
});
