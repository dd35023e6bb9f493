import { describe, expect, test } from 'vitest';
import {
  explainBattleEnding,
  explainGameState,
  explainIncident,
  formatSigned,
  getScoreHistory,
} from '../../../../src/games/chu-han/explain/score.ts';
import {
  type BattleNotes,
  explainGameScore,
  INITIAL_SCORES,
} from '../../../../src/games/chu-han/rules/scoring/game-score.ts';
import type { Incident } from '../../../../src/games/chu-han/rules/scoring/incident.ts';
import { freshChuHanGame } from '../../../../src/games/chu-han/saves/fresh-game.ts';
import { formatChuHanGame } from '../../../../src/games/chu-han/score/plain-text.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'chu-han', 'chu-han-score', 'chu-han-score-more', 'tool'));
const t = translator('en');
const incidents: readonly Incident[] = [
  { kind: 'han-xin', by: 'chu' },
  { kind: 'xiang-yu' },
  { kind: 'xiahou-ying', by: 'han' },
  { kind: 'fan-zeng', by: 'chu', troop: 7 },
  { kind: 'by-hand', to: 'han', points: -2, at: 'once' },
  { kind: 'by-hand', to: 'chu', points: 3, at: 'scoring' },
];
const told = (battles: readonly BattleNotes[], start = INITIAL_SCORES) =>
  explainGameScore({ start, battles }, { 'hangu-pass-doubled': 'yes' });
const ended = (winner: 'han' | 'chu', cardsLeft = 0, reinforcements = 0) => ({
  winner,
  cardsLeft,
  reinforcements,
});

describe('what happened', () => {
  // 0 : 1; Han Xin 1 : 1; Xiang Yu; Xiahou Ying 1 : 7; seven 2s 1 : 21; by hand -1 : 21.
  const battle = told([{ event: 'hangu-pass', incidents, end: ended('han', 7, 1) }]).battles[0];
  if (!battle) throw new Error('no battle');

  test('is told with who gets what', () => {
    expect(battle.incidents.map((one) => explainIncident(one, t).text)).toEqual([
      'Chu plays Han Xin: Han +1',
      'Xiang Yu: points are doubled from now on',
      'Han plays Xiahou Ying: Chu +6 (doubled)',
      'Chu plays 7 cards as 2s: Chu +14 (doubled)',
      'Event points: Han −2',
      'Event points at the end of the hand: Chu +3',
    ]);
  });

  test('is told of the scoring, too', () => {
    expect(explainBattleEnding(battle, t)).toEqual([
      { rule: 'chu-han/battle-end/empty-hand', text: 'Han wins the hand.' },
      {
        rule: 'chu-han/battle-end/cards-left',
        text: 'Cards the loser has left: Han +10 (doubled)',
      },
      {
        rule: 'chu-han/battle-end/reinforcements',
        text: 'Writs: Han +2 (doubled)',
      },
      {
        rule: 'chu-han/events/hangu-pass',
        text: 'Hangu Pass: Han +6 (doubled)',
      },
      {
        rule: 'chu-han/events/hangu-pass',
        text: 'Hangu Pass: Chu +6 (doubled)',
      },
    ]);
  });

  test.each(LOCALES)('has words for everything in %s', (locale) => {
    const words = translator(locale);
    for (const one of battle.incidents) expect(explainIncident(one, words).text).toMatch(/\p{L}/u);
    expect(explainBattleEnding(battle, words)).toHaveLength(5);
  });
});

describe('how the game stands', () => {
  const standOf = (...of: Parameters<typeof told>) =>
    explainGameState(told(...of), t).map(({ text }) => text);
  const fresh: BattleNotes = { event: null, incidents: [], end: null };

  test.each<[string, readonly BattleNotes[], typeof INITIAL_SCORES, readonly string[]]>([
    ['at the start', [fresh], INITIAL_SCORES, ['Hand 1: Han starts.', 'Han always starts the first hand.']],
    [
      'with fewer points',
      [{ ...fresh, end: ended('han', 5) }, fresh],
      INITIAL_SCORES,
      ['Hand 2: Chu starts.', 'The side with fewer points starts.'],
    ],
    [
      'on equal points',
      [{ ...fresh, end: ended('han', 1) }, fresh],
      INITIAL_SCORES,
      ['Hand 2: Han starts.', 'Tied: the winner of the last hand starts.'],
    ],
    [
      'when a troop of 2s has won',
      [{ ...fresh, incidents: [{ kind: 'fan-zeng', by: 'han', troop: 6 }] }],
      { han: 25, chu: 3 },
      ['Han wins the game.', 'The winner reached 31 or more during hand 1, so the hand isn’t scored.'],
    ],
    [
      'when a scoring has won',
      [{ ...fresh, end: ended('chu', 1) }],
      { han: 25, chu: 30 },
      ['Chu wins the game.', 'The winner reached 31 or more when hand 1 was scored.'],
    ],
    [
      'when both are there',
      [{ ...fresh, event: 'hangu-pass', end: ended('chu') }],
      { han: 30, chu: 28 },
      ['Han wins the game.', 'Both sides have 31 or more after hand 1; the side with more points wins.'],
    ],
    [
      'when both are there with equally many',
      [{ ...fresh, event: 'hangu-pass', end: ended('chu', 2) }],
      { han: 30, chu: 28 },
      ['Chu wins the game.', 'Tied on 31 or more; the winner of hand 1 wins.'],
    ],
    ['in the middle of a game from a link', [fresh], { han: 9, chu: 9 }, ['Hand 1', '']],
  ])('%s', (_, battles, start, expected) => expect(standOf(battles, start)).toEqual(expected));

  test('is drawn from the start to the battle that is fought', () => {
    const score = told([
      { ...fresh, end: ended('han', 5) },
      { ...fresh, incidents: [{ kind: 'han-xin', by: 'han' }] },
    ]);
    expect(getScoreHistory(score)).toEqual({ han: [0, 5, 5], chu: [1, 1, 2] });
    const waiting = told([{ ...fresh, end: ended('han', 5) }, fresh]);
    expect(getScoreHistory(waiting)).toEqual({ han: [0, 5], chu: [1, 1] });
    expect(getScoreHistory(told([fresh]))).toEqual({ han: [0], chu: [1] });
  });

  test('goes into a chat as plain text with the players’ names', () => {
    const game = { ...freshChuHanGame(), names: { han: 'Ada', chu: '' } };
    const battles = [{ ...fresh, end: ended('han', 5) }, fresh];
    expect(formatChuHanGame({ ...game, battles }, told(battles), t)).toBe(
      'Chu Han, score sheet\nAda (Han) 5–1 Chu\nHand 1: Han 5, Chu 1\nHand 2: Chu starts. The side with fewer points starts.',
    );
  });
});

test.each([
  [3, '+3'],
  [0, '+0'],
  [-2, '−2'],
])('%i points are added as %s', (points, text) => expect(formatSigned(points)).toBe(text));
