import { describe, expect, test } from 'vitest';
import { explainChuHanCase } from '../../../../src/games/chu-han/explain/explain-case.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { computeExample, isChuHanExample } from '../../../../src/rulebook/example.ts';
import { readRulebook } from '../../../../src/rulebook/files.ts';
import { readTexts } from '../../../support/content.ts';
import { expectOfEach } from '../../../support/of-each.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'chu-han', 'chu-han-steps', 'chu-han-example'));

const EXAMPLES = readRulebook().examples.flatMap(({ id, data }) => {
  const example = computeExample(id, data);
  return example.ok && isChuHanExample(example.value) ? [example.value] : [];
});

/** What one of our worked examples says. */
function told(name: string, locale: Locale) {
  const example = EXAMPLES.find(({ id }) => id === `chu-han/${name}`);
  if (!example) throw new Error(`No example ${name}`);
  return explainChuHanCase(example.case, example.answer, translator(locale));
}

describe.each(LOCALES)('an example of Chu Han in %s', (locale) => {
  test('is told in full, each of them', () =>
    expectOfEach(
      EXAMPLES.map(({ id }) => id.replace('chu-han/', '')),
      (name) => name,
      (name) => {
        const { known, plays, effects, outcome } = told(name, locale);
        const parts = [...known, ...plays.flat()].map(({ text }) => text);
        expect(known.length).toBeGreaterThanOrEqual(2);
        for (const text of parts) expect(text).toMatch(/^(?!.*(\{\{|undefined| {2})).+$/);
        expect(outcome.length).toBeGreaterThan(0);
        for (const text of [...effects, ...outcome])
          expect(text).toMatch(/^(?!.*(\{\{|undefined| {2}| \.)).+[.!?]$/);
      },
    ));
});

test('the plays are told one after the other, each with its person, troop or card', () => {
  const { known, plays } = told('xiao-he-answers', 'en');
  expect(known.map(({ text }) => text)).toEqual(['Han, 23 points', 'Chu, 24 points', 'Chu’s writs: 3']);
  expect(plays).toEqual([
    [{ text: 'Han, lead', cards: ['1', '1', '1', '1', '1', '1'] }],
    [
      { text: 'Chu, defence, power', cards: ['zhongli-mo'] },
      { text: 'set', cards: ['2', '4', '5', 'ying-bu', '7', '8'] },
    ],
    [{ text: 'Han, reaction', cards: ['lu-zhi'] }],
    [{ text: 'Chu, reaction', cards: ['xiao-he'] }],
  ]);
});

test('what Yu Ji discards and what Ying Bu fetches are named as such', () => {
  expect(told('yu-ji-discards', 'de').plays[0]).toContainEqual({
    text: 'zum Abwerfen',
    cards: ['1'],
  });
  expect(told('ying-bu-fetches', 'de').plays[0]).toContainEqual({
    text: 'vom Ablagestapel',
    cards: ['xiao-he'],
  });
});

// The rulebook: Chu at 28 comes to 31 by Xiahou Ying; and 24 to 23 ends 30 to 26, or 31 to 24.
test.each([
  ['xiahou-ying-31', ['Chu gewinnt die Partie.', 'Punkte: Han 30, Chu 31.']],
  [
    'xiao-he-answers',
    [
      'Han gewinnt die Schlacht.',
      'Wertung: Han +3, Chu +0.',
      'Han beginnt die nächste Schlacht.',
      'Punkte: Han 26, Chu 30.',
    ],
  ],
  ['xiao-he-in-troop', ['Han gewinnt die Partie.', 'Wertung: Han +8, Chu +0.', 'Punkte: Han 31, Chu 24.']],
  [
    'zhongli-mo-six',
    ['Chu muss 6\u00a0×\u00a0Rang\u00a02 schlagen oder sich zurückziehen.', 'Punkte: Han 15, Chu 11.'],
  ],
])('%s comes out as printed', (name, outcome) => expect(told(name, 'de').outcome).toEqual(outcome));

test('a refusal names the play and why, and that an answer turned on an open point is said', () => {
  expect(told('liu-bang-eight', 'en').outcome).toEqual([
    'Play 2 isn’t allowed.',
    'There’s no single 9 to beat. Liu Bang’s power only works against a single 9.',
  ]);
  expect(told('pair-stopped', 'en').effects.at(-1)).toContain('The rulebook doesn’t say');
});

test('a scoring says what was known, each of its points, and who opens', () => {
  const { known, plays, effects, outcome } = told('score-five-at-most', 'en');
  expect(known.map(({ text }) => text)).toEqual([
    'Score: Han 12, Chu 15.',
    'Cards in hand, Chu: 9',
    'Chu’s writs: 2',
  ]);
  expect(plays).toEqual([]);
  expect(effects.join(' ')).toContain(
    'Han scores 5 points for the cards the other side has left (at most five count).',
  );
  expect(outcome).toEqual(['Chu has fewer points and starts the next hand.', 'Score: Han 19, Chu 15.']);
});
