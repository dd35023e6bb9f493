import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';

const score = (more: object) =>
  answer({ game: 'chu-han', ask: 'score', battleWinner: 'han', scores: { han: 9, chu: 9 }, ...more });

describe('the scoring of a battle', () => {
  test.each<[string, object, object]>([
    ['three cards: 3', { cardsLeft: 3 }, { battlePoints: { han: 3, chu: 0 }, scores: { han: 12, chu: 9 } }],
    ['seven cards: 5 at most', { cardsLeft: 7 }, { battlePoints: { han: 5, chu: 0 } }],
    [
      'five cards and three reinforcements: 8',
      { cardsLeft: 7, reinforcements: 3 },
      { battlePoints: { han: 8, chu: 0 } },
    ],
    [
      'doubled: 16',
      { cardsLeft: 7, reinforcements: 3, doubled: true },
      { battlePoints: { han: 16, chu: 0 } },
    ],
    ['Hangu Pass: 3 for both', { cardsLeft: 1, event: 'hangu-pass' }, { battlePoints: { han: 4, chu: 3 } }],
    [
      'fewer points open the next battle',
      { cardsLeft: 1 },
      { gameWinner: null, nextOpener: 'chu', rulings: [] },
    ],
    ['equal points: the winner opens', {}, { battlePoints: { han: 0, chu: 0 }, nextOpener: 'han' }],
    ['31 wins', { scores: { han: 30, chu: 0 }, cardsLeft: 1 }, { gameWinner: 'han', nextOpener: null }],
    ['30 does not', { scores: { han: 29, chu: 0 }, cardsLeft: 1 }, { gameWinner: null, nextOpener: 'chu' }],
    [
      'Hangu Pass: the loser may win by it',
      { scores: { han: 9, chu: 28 }, event: 'hangu-pass' },
      { gameWinner: 'chu', scores: { han: 12, chu: 31 } },
    ],
    [
      'Hangu Pass, both at 31 or more and equal: the winner of the battle',
      { scores: { han: 28, chu: 29 }, cardsLeft: 1, event: 'hangu-pass' },
      { gameWinner: 'han', scores: { han: 32, chu: 32 }, rulings: [] },
    ],
    [
      'Hangu Pass, both at 31 or more: more points',
      { scores: { han: 28, chu: 30 }, event: 'hangu-pass' },
      { gameWinner: 'chu', scores: { han: 31, chu: 33 } },
    ],
    [
      'Good Counsel, both at 31 or more: more points',
      { scores: { han: 31, chu: 40 }, cardsLeft: 5, event: 'good-counsel' },
      { gameWinner: 'chu', scores: { han: 36, chu: 40 }, rulings: ['both-at-31'] },
    ],
    [
      'Stability, both at 31 or more and equal: the winner of the battle',
      { scores: { han: 31, chu: 36 }, cardsLeft: 5, event: 'stability' },
      { gameWinner: 'han', scores: { han: 36, chu: 36 }, rulings: ['both-at-31'] },
    ],
  ])('%s', (_, more, expected) => expect(score(more)).toMatchObject({ legal: true, ...expected }));

  test.each([
    ['yes', { han: 8, chu: 6 }],
    ['no', { han: 5, chu: 3 }],
  ])('whether Xiang Yu doubles the 3 points of Hangu Pass is a ruling: %s', (choice, battlePoints) => {
    const more = {
      cardsLeft: 1,
      doubled: true,
      event: 'hangu-pass',
      rulings: { 'hangu-pass-doubled': choice },
    };
    expect(score(more)).toMatchObject({ battlePoints, rulings: ['hangu-pass-doubled'] });
  });
});
