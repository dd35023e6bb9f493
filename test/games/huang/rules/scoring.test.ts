import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../../src/core/edition.ts';
import {
  allotWhitePoints,
  doEditionsDiffer,
  explainFinalScore,
  type FinalPoints,
} from '../../../../src/games/huang/rules/scoring.ts';
import { COUNTED_COLOURS } from '../../../../src/games/huang/rules/vocabulary.ts';
import { tries } from '../../../support/campaign.ts';
import { randomGame } from '../../../support/games.ts';
import { naiveEditionsDiffer, naiveScore } from '../../../support/naive-scoring.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';
import { SCORING_RULES } from '../../../support/scoring-rules.ts';

const player = (
  name: string,
  [yellow, red, blue, green, white = 0, granaries = 0]: number[],
): FinalPoints => ({
  name,
  yellow: yellow ?? 0,
  red: red ?? 0,
  blue: blue ?? 0,
  green: green ?? 0,
  white,
  granaries,
});

describe('white points', () => {
  // Totals, white points, where they go. By hand, point by point to the lowest colour, first of yellow red blue green.
  test.each([
    [[5, 5, 5, 5], 0, {}],
    [[5, 5, 5, 5], 1, { yellow: 1 }],
    [[5, 5, 5, 5], 6, { yellow: 2, red: 2, blue: 1, green: 1 }],
    [[9, 4, 7, 4], 5, { red: 3, green: 2 }], // 4 4 → 5 5 → 6 6 for four points, the fifth to red
    [[0, 3, 3, 9], 3, { yellow: 3 }], // reaches the two threes with nothing left
    [[0, 3, 3, 9], 5, { yellow: 4, red: 1 }], // 3 3 3 after three, then yellow and red
    [[2, 0, 0, 0], 9, { yellow: 1, red: 3, blue: 3, green: 2 }], // 2 2 2 2 after six, three more in order
    [[10, 0, 10, 10], 9, { red: 9 }],
  ])('of totals %j: %i go to %j', ([yellow = 0, red = 0, blue = 0, green = 0], white, allotted) => {
    expect(allotWhitePoints({ yellow, red, blue, green }, white)).toEqual(allotted);
  });

  test('are all given out, whatever their number', () => {
    const random = randomFrom(7);
    for (let i = 0; i < tries(2000); i++) {
      const [yellow, red, blue, green] = [0, 1, 2, 3].map(() => wholeUpTo(random, 1000)) as [
        number,
        number,
        number,
        number,
      ];
      const white = wholeUpTo(random, 1000);
      const given = Object.values(allotWhitePoints({ yellow, red, blue, green }, white)).reduce(
        (a, b) => a + b,
        0,
      );
      expect(given).toBe(white);
    }
  });
});

describe('who wins', () => {
  // Players as [yellow, red, blue, green, white, granaries]; origin: by hand, the totals in ascending order beside it.
  test.each([
    // 5 9 12 14 against 7 7 7 8: the lowest colour decides, however rich the other is.
    [
      [
        [14, 12, 3, 9, 2],
        [7, 8, 7, 6, 1],
      ],
      'B',
      'lowest',
    ],
    [
      [
        [6, 8, 9, 9],
        [6, 7, 12, 13],
      ],
      'A',
      'second',
    ],
    [
      [
        [6, 8, 9, 9],
        [14, 5, 8, 8, 1],
      ],
      'A',
      'third',
    ], // 6 8 9 9 against 6 8 8 14
    [
      [
        [6, 8, 9, 9],
        [6, 8, 9, 10],
      ],
      'B',
      'fourth',
    ],
    [
      [
        [8, 9, 10, 8, 0],
        [8, 9, 10, 7, 1],
      ],
      'A',
      'white',
    ], // both 8 8 9 10; none against one
    [
      [
        [8, 9, 10, 8, 1],
        [8, 8, 10, 9, 1],
      ],
      null,
      'nobody',
    ], // both 8 9 9 10 with one white
    [
      [
        [9, 9, 1, 9, 0, 4],
        [9, 9, 8, 9],
      ],
      'A',
      'lowest',
    ], // four granaries make 1 blue 9
    [
      [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      null,
      'nobody',
    ],
    [
      [
        [5, 5, 5, 5],
        [5, 5, 5, 5],
        [5, 5, 5, 4, 1],
      ],
      null,
      'nobody',
    ], // two without white, one with: still two level
  ])('English rules, %j: %s by %s', (points, winner, decidedBy) => {
    const players = points.map((one, i) => player('ABCDE'[i] ?? '', one));
    expect(explainFinalScore(players, 'en').value).toMatchObject({ winner, decidedBy });
  });

  test.each([
    ['en', 'A', 'white'], // English text: fewest white points
    ['pl', null, 'nobody'], // Polish text: a full tie has no winner
    ['de', null, 'nobody'], // German text: silent after the fourth colour
  ] as const)(
    'in the %s edition, level in four colours with 0 and 1 white: %s',
    (edition, winner, decidedBy) => {
      const players = [player('A', [8, 9, 10, 8, 0]), player('B', [8, 9, 10, 7, 1])];
      expect(explainFinalScore(players, edition).value).toMatchObject({ winner, decidedBy });
      expect(doEditionsDiffer(players)).toBe(true);
    },
  );

  test('players whom nothing tells apart share a rank, in the order in which they were named', () => {
    const players = [player('A', [1, 1, 1, 1]), player('B', [2, 2, 2, 2]), player('C', [2, 2, 2, 2])];
    const { ranking } = explainFinalScore(players, 'en').value;
    expect(ranking.map(({ name, rank }) => [name, rank])).toEqual([
      ['B', 1],
      ['C', 1],
      ['A', 3],
    ]);
  });
});

describe('against the second implementation, which tries every way to give out the white points', () => {
  const seed = 20261120;
  test(`4,000 games from seed ${seed}`, () => {
    const random = randomFrom(seed);
    const decided = new Map<string, number>();
    for (let i = 0; i < tries(4000); i++) {
      const players = randomGame(random);
      const edition = EDITIONS[i % 3] ?? 'en';
      const { value } = explainFinalScore(players, edition);
      expect(value, JSON.stringify({ players, edition })).toEqual(naiveScore(players, edition));
      expect(doEditionsDiffer(players)).toBe(naiveEditionsDiffer(players, edition));
      decided.set(value.decidedBy, (decided.get(value.decidedBy) ?? 0) + 1);
    }
    // The games must really contain ties of every depth.
    for (const by of ['lowest', 'second', 'third', 'fourth', 'white', 'nobody'])
      expect(decided.get(by) ?? 0, `games decided by ${by}`).toBeGreaterThan(tries(40));
  });
});

describe('the trace', () => {
  const random = randomFrom(99);
  const games = Array.from({ length: 300 }, () => randomGame(random));

  test('adds up to the totals', () => {
    for (const players of games) {
      const { value, trace } = explainFinalScore(players, 'en');
      for (const { name, colours } of value.ranking) {
        const totals = COUNTED_COLOURS.map((colour) =>
          trace.reduce(
            (sum, step) =>
              sum + ('colours' in step && step.player === name ? (step.colours[colour] ?? 0) : 0),
            0,
          ),
        );
        expect(totals.sort((a, b) => a - b)).toEqual(colours);
      }
    }
  });

  test('ends with the winner, and every comparison narrows to those who have the best there', () => {
    for (const players of games) {
      const { value, trace } = explainFinalScore(players, 'en');
      const last = trace.at(-1);
      expect(last?.step === 'won' ? last.player : null).toBe(value.winner);
      for (const step of trace) {
        if (step.step !== 'compared') continue;
        const values = step.values.map((one) => one.value);
        const best = step.by === 'white' ? Math.min(...values) : Math.max(...values);
        expect(step.left).toEqual(step.values.filter((one) => one.value === best).map((one) => one.player));
      }
    }
  });

  test('cites no rule beyond those declared', () => {
    const cited = games.flatMap((players) => explainFinalScore(players, 'en').trace.map((step) => step.rule));
    expect([...new Set(cited)].filter((rule) => !SCORING_RULES.includes(rule))).toEqual([]);
  });
});

describe('symmetry', () => {
  test('renaming the players renames the answer', () => {
    const random = randomFrom(5);
    for (let i = 0; i < tries(300); i++) {
      const players = randomGame(random);
      const renamed = players.map((one) => ({ ...one, name: `${one.name}!` }));
      const { value } = explainFinalScore(players, 'en');
      expect(explainFinalScore(renamed, 'en').value).toEqual({
        ...value,
        ranking: value.ranking.map((one) => ({ ...one, name: `${one.name}!` })),
        winner: value.winner && `${value.winner}!`,
      });
    }
  });

  test('seating the players otherwise changes no rank', () => {
    const random = randomFrom(6);
    for (let i = 0; i < tries(300); i++) {
      const players = randomGame(random);
      const ranks = (among: readonly FinalPoints[]) =>
        Object.fromEntries(
          explainFinalScore(among, 'en').value.ranking.map(({ name, rank }) => [name, rank]),
        );
      expect(ranks([...players].reverse())).toEqual(ranks(players));
    }
  });

  test('leaves its input alone', () => {
    const players = Object.freeze([
      Object.freeze(player('A', [1, 2, 3, 4, 5, 1])),
      Object.freeze(player('B', [4, 3, 2, 1, 5])),
    ]);
    expect(() => explainFinalScore(players, 'en')).not.toThrow();
  });
});
