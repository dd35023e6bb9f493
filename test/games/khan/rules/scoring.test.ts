import { describe, expect, test } from 'vitest';
import { countKhanGame, type KhanCount, listTiedPlayers } from '../../../../src/games/khan/rules/scoring.ts';

const count = (tiles: number, bonus: number, area: number | null = null): KhanCount => ({
  tiles,
  bonus,
  area,
});

describe('the final count of Khan', () => {
  test('adds the bonus to the values of the tiles; the most points win', () => {
    // 10 + 4 = 14, 13 + 0 = 13, 9 + 2 = 11, 8 + 3 = 11
    const { ranks, winner, decidedBy, trace } = countKhanGame([
      count(10, 4),
      count(13, 0),
      count(9, 2),
      count(8, 3),
    ]);
    expect({ ranks, winner, decidedBy }).toEqual({ ranks: [1, 2, 3, 3], winner: 0, decidedBy: 'points' });
    expect(trace).toEqual([
      { rule: 'khan/end/points', step: 'summed', player: 0, tiles: 10, bonus: 4 },
      { rule: 'khan/end/points', step: 'summed', player: 1, tiles: 13, bonus: 0 },
      { rule: 'khan/end/points', step: 'summed', player: 2, tiles: 9, bonus: 2 },
      { rule: 'khan/end/points', step: 'summed', player: 3, tiles: 8, bonus: 3 },
      {
        rule: 'khan/end/points',
        step: 'compared-points',
        values: [
          { player: 0, value: 14 },
          { player: 1, value: 13 },
          { player: 2, value: 11 },
          { player: 3, value: 11 },
        ],
      },
      { rule: 'khan/end/points', step: 'won', player: 0 },
    ]);
  });

  test('a bonus can turn the order of the tiles around', () => {
    expect(countKhanGame([count(20, 0), count(17, 5)]).winner).toBe(1); // 20 against 22
  });

  test('on equal points the larger area wins, and gives the places of those who are tied', () => {
    // 12 + 2 = 14, 9 + 5 = 14, 14 + 0 = 14, 13; areas 7, 9, 7: second and third share the second place
    const counted = countKhanGame([count(12, 2, 7), count(9, 5, 9), count(14, 0, 7), count(13, 0, 30)]);
    expect(counted).toMatchObject({ ranks: [2, 1, 2, 4], winner: 1, decidedBy: 'area' });
    expect(counted.trace.slice(-2)).toEqual([
      {
        rule: 'khan/end/tie',
        step: 'compared-areas',
        values: [
          { player: 1, value: 9 },
          { player: 0, value: 7 },
          { player: 2, value: 7 },
        ],
      },
      { rule: 'khan/end/tie', step: 'won', player: 1 },
    ]);
  });

  test('areas do not matter where points decide', () => {
    expect(countKhanGame([count(14, 0, 1), count(13, 0, 40)])).toMatchObject({
      winner: 0,
      decidedBy: 'points',
    });
  });

  test('nobody has won before the areas of all who are tied are known', () => {
    const counted = countKhanGame([count(10, 0, 8), count(4, 6), count(3, 3)]);
    expect(counted).toMatchObject({ ranks: [1, 1, 3], winner: null, decidedBy: 'areas-missing' });
    expect(counted.trace.at(-1)).toEqual({ rule: 'khan/end/tie', step: 'areas-missing', players: [0, 1] });
  });

  test('nobody has won if the areas are the same size', () => {
    const counted = countKhanGame([count(10, 0, 8), count(4, 6, 8), count(10, 0, 2)]);
    expect(counted).toMatchObject({ ranks: [1, 1, 3], winner: null, decidedBy: 'nothing' });
    expect(counted.trace.at(-1)).toEqual({ rule: 'khan/end/tie', step: 'same-areas', players: [0, 1] });
  });

  test('ranks only players who are counted, and compares nobody with fewer than two', () => {
    expect(countKhanGame([null, count(3, 0), count(5, 0)])).toMatchObject({ ranks: [null, 2, 1], winner: 2 });
    const alone = countKhanGame([null, count(3, 0)]);
    expect(alone).toMatchObject({ ranks: [null, 1], winner: null, decidedBy: null });
    expect(alone.trace).toHaveLength(1);
  });
});

test('tied are those who share the most points, not those who share fewer', () => {
  expect(listTiedPlayers([count(5, 0), count(3, 2), count(1, 0), count(1, 0)])).toEqual([0, 1]);
  expect(listTiedPlayers([count(6, 0), count(5, 0), count(5, 0)])).toEqual([]);
});
