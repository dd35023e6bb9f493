import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../../src/core/edition.ts';
import { createPlayerNames, namePlayersByIds } from '../../../../src/games/huang/explain/player-names.ts';
import {
  explainScoreVerdict,
  findLastComparison,
  listTotals,
} from '../../../../src/games/huang/explain/score.ts';
import { explainScoring } from '../../../../src/games/huang/explain/scoring-steps.ts';
import { HUANG_SCORE_HANDLER } from '../../../../src/games/huang/referee/score.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomGame } from '../../../support/games.ts';
import { randomFrom } from '../../../support/random.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'huang', 'huang-score', 'huang-score-more'));

const formatPlayer = (id: string, locale: Locale) =>
  createPlayerNames(namePlayersByIds([id]), translator(locale)).plain(id);

function sound(answered: ReturnType<typeof HUANG_SCORE_HANDLER.answer>) {
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered;
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale);
  test('every step of 600 games has its sentence, with no fact left open', () => {
    const random = randomFrom(3);
    for (let i = 0; i < tries(600); i++) {
      const asked = {
        game: 'huang',
        ask: 'score',
        edition: EDITIONS[i % 3],
        players: randomGame(random),
      };
      const answered = sound(HUANG_SCORE_HANDLER.answer(asked));
      const sentences = [
        ...explainScoring(answered.trace, t),
        ...explainScoreVerdict(answered, t, i % 2 === 0),
      ];
      expect(sentences.length).toBeGreaterThan(answered.trace.length);
      for (const { rule, text } of sentences) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/\{\{|undefined|NaN/);
        expect(rule).toMatch(/^huang\/end\//);
      }
    }
  });

  test('a dynasty is called by its name in the language, a seat by its number, a person as they are', () => {
    expect(formatPlayer('tiger', locale)).toBe(t('dynasty-tiger'));
    expect(formatPlayer('2', locale)).toContain('2');
    expect(formatPlayer('toString', locale)).toBe('toString');
  });
});

test.each([
  ['de', 'Tiger'],
  ['pl', 'Tygrys'],
  ['en', 'Tiger'],
] as const)('the Tiger in %s is %s', (locale, name) => expect(formatPlayer('tiger', locale)).toBe(name));

test('totals are put together from the trace, lowest first, with the white points in them', () => {
  const players = [
    {
      name: 'Ada',
      yellow: 9,
      red: 4,
      blue: 1,
      green: 4,
      white: 5,
      granaries: 3,
    },
    { name: 'Ben' },
  ];
  const { trace } = sound(HUANG_SCORE_HANDLER.answer({ game: 'huang', ask: 'score', players }));
  // By hand: blue 1 + 6 = 7; red and green 4 → 6 each for four points, the fifth to red.
  expect(listTotals('Ada', trace)).toEqual([
    { colour: 'green', total: 6, white: 2, granaries: 0 },
    { colour: 'red', total: 7, white: 3, granaries: 0 },
    { colour: 'blue', total: 7, white: 0, granaries: 6 },
    { colour: 'yellow', total: 9, white: 0, granaries: 0 },
  ]);
});

test('what decided is compared among those alone who were level until then', () => {
  const players = [
    { name: 'Ada', yellow: 7, red: 8, blue: 10, green: 12 },
    { name: 'Ben', yellow: 7, red: 8, blue: 9, green: 12 },
    { name: 'Cleo', yellow: 7, red: 7, blue: 11, green: 12 }, // out at the second lowest, with more at the third
  ];
  const answered = sound(HUANG_SCORE_HANDLER.answer({ game: 'huang', ask: 'score', players }));
  expect(answered.decidedBy).toBe('third');
  expect(findLastComparison(answered)).toMatchObject({
    by: 'third',
    values: [
      { player: 'Ada', value: 10 },
      { player: 'Ben', value: 9 },
    ],
  });
});

describe('the verdict in English', () => {
  const t = translator('en');
  const verdict = (players: readonly object[], edition = 'en') =>
    explainScoreVerdict(
      sound(
        HUANG_SCORE_HANDLER.answer({
          game: 'huang',
          ask: 'score',
          edition,
          players,
        }),
      ),
      t,
    ).map(({ rule, text }) => `${text} ${rule}`);
  const level = { yellow: 8, red: 9, blue: 10 };

  test('names the lowest colour where it decides', () => {
    expect(verdict([{ name: 'Ada', yellow: 2, red: 2, blue: 2, green: 2 }, { name: 'Ben' }])).toEqual([
      'Ada wins. huang/end/winner',
      'Lowest colour: 2, higher than anyone else’s. huang/end/winner',
    ]);
  });

  test('names the colour of each player where it can be another one', () => {
    const players = [
      { name: 'Ada', yellow: 7, red: 8, blue: 10, green: 12 },
      { name: 'Ben', yellow: 7, red: 8, blue: 12, green: 9 },
    ];
    // Both have 7 and 8; of the other two colours, the lower is 10 (blue) for Ada and 9 (green) for Ben.
    expect(verdict(players)[1]).toBe(
      'The two lowest colours are tied, so the third-lowest decides: Ada\u00a010 (blue), Ben\u00a09 (green). huang/end/tie',
    );
  });

  test('names only those whom the tie concerns', () => {
    const players = [
      { name: 'Ada', ...level, green: 8 },
      { name: 'Ben', ...level, green: 7, white: 1 },
      { name: 'Cleo', yellow: 30, red: 30, blue: 30 },
    ];
    expect(verdict(players)).toEqual([
      'Ada wins. huang/end/winner',
      'Tied on all four colours. Fewest white points wins: Ada\u00a00, Ben\u00a01. huang/end/fewest-white',
    ]);
    expect(verdict(players, 'de')).toEqual([
      'Tie: Ada and Ben. huang/end/no-winner',
      'It’s a tie on all four colours. The German rulebook doesn’t say what happens then. huang/end/no-winner',
    ]);
  });
});
