import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { drawn, marked } from '../../../support/khan-drawing.ts';

// Page 3 of the German rulebook, "Erobern", two worked examples. Their pictures are lost; the words and the outcomes
// are printed, the positions are ours.

const ask = (by: string, rows: readonly string[], tile: readonly string[]) =>
  answer({ game: 'khan', ask: 'conquer', tile: 'conquest', by, ...drawn(...rows), covers: marked(...tile) });

describe('example 1: yellow and green among neutral yurts', () => {
  const rows = ['nnyng', 'ynn..', '.nny.'];
  test.each([
    ['a tile of three', ['xx...', 'x....']],
    ['a tile of four', ['.xx..', '.xx..']],
    ['a tile of five', ['.....', '.xx..', '.xxx.']],
  ])('yellow may lay %s: no majority over the neutral yurts is needed', (_, tile) => {
    expect(ask('yellow', rows, tile)).toMatchObject({ legal: true, owners: ['yellow'] });
  });

  const small = ['...xx'];
  test('only green may lay the tile of two over the neutral and the green yurt', () => {
    expect(ask('yellow', rows, small)).toMatchObject({ legal: false, reason: 'no-own-yurt' });
    expect(ask('green', rows, small)).toMatchObject({ legal: true, owners: ['green'] });
  });

  test.each(['yellow', 'green'])('%s may not lay it over the two neutral yurts on the left', (by) => {
    expect(ask(by, rows, ['xx...'])).toMatchObject({ legal: false, reason: 'no-own-yurt' });
  });
});

describe('example 2: red, yellow, blue and a ruler', () => {
  const rows = ['rrby', 'yybr', 'yRb.'];
  const tiles = {
    1: ['xxx.'],
    2: ['....', 'xx..', 'x...'],
    3: ['....', '..x.', '..x.'],
    4: ['...x', '...x'],
  };
  test.each([
    ['red', 1, ['red']],
    ['yellow', 2, ['yellow']],
    ['blue', 3, ['blue']],
    ['red', 4, ['red', 'yellow']],
    ['yellow', 4, ['red', 'yellow']],
  ] as const)('%s may lay tile %i, and %j place a yurt on it', (by, tile, owners) => {
    expect(ask(by, rows, tiles[tile])).toMatchObject({ legal: true, owners });
  });

  test.each([
    ['blue', 1, 'no-majority'],
    ['yellow', 1, 'no-own-yurt'],
    ['red', 2, 'no-own-yurt'],
    ['yellow', 3, 'no-own-yurt'],
    ['blue', 4, 'no-own-yurt'],
  ] as const)('%s may not lay tile %i: %s', (by, tile, reason) => {
    expect(ask(by, rows, tiles[tile])).toMatchObject({ legal: false, reason });
  });

  test('no tile covers the ruler', () => {
    expect(ask('yellow', rows, ['....', 'xx..', 'xx..'])).toMatchObject({ reason: 'ruler-covered' });
  });
});

// Page 3, head: on southeast follows south, on northwest north.
test.each([
  ['SE', 'S', ['...', '.R.', '..#']],
  ['NW', 'N', ['#..', '.R.', '...']],
])('a ruler that cannot go %s goes %s', (direction, next, rows) => {
  const { tiles, rulers } = drawn(...rows);
  const asked = {
    game: 'khan',
    ask: 'drive-out',
    size: [3, 3],
    ruler: rulers[0],
    taken: tiles,
    direction,
  };
  expect(answer(asked)).toMatchObject({ direction: next, yurt: '1,1', camp: 4, leaves: false });
});
