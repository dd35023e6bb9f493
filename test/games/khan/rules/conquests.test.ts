import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { tries } from '../../../support/campaign.ts';
import { randomKhanCase } from '../../../support/khan-cases.ts';
import { drawn } from '../../../support/khan-drawing.ts';
import { randomFrom } from '../../../support/random.ts';

interface Placement {
  readonly shape: string;
  readonly tile: string;
  readonly covers: readonly string[];
  readonly owners: readonly string[];
}

function placementsIn(asked: object): readonly Placement[] {
  const answered = answer(asked);
  return 'placements' in answered ? (answered.placements as readonly Placement[]) : [];
}

const conquests = (by: string, rows: readonly string[], shapes: readonly object[], rulings: object = {}) =>
  placementsIn({
    game: 'khan',
    ask: 'conquests',
    by,
    ...drawn(...rows),
    size: [rows[0]?.length ?? 0, rows.length],
    shapes,
    rulings,
  });

const tile = (name: string, ...cells: readonly string[]) => ({ name, tile: 'conquest', cells });
const bridge = (name: string, ...cells: readonly string[]) => ({ name, tile: 'bridge', cells });

describe('how often a shape fits a full board', () => {
  const [width, height] = [5, 4];
  const rows = Array.from({ length: height }, () => 'r'.repeat(width));
  test.each<[string, readonly string[], number]>([
    // By hand, on 5 by 4: a shape w by h fits (6 − w)(5 − h) times in each of its ways.
    ['two in a row', ['0,0', '1,0'], 4 * 4 + 5 * 3],
    ['three in a row', ['3,3', '3,4', '3,5'], 3 * 4 + 5 * 2],
    ['a corner', ['0,0', '1,0', '0,1'], 4 * (4 * 3)],
    ['a square', ['0,0', '1,0', '0,1', '1,1'], 4 * 3],
    ['an L', ['0,0', '0,1', '0,2', '1,2'], 4 * (4 * 2) + 4 * (3 * 3)],
    ['a Z', ['0,0', '1,0', '1,1', '2,1'], 2 * (3 * 3) + 2 * (4 * 2)],
    ['a T', ['0,0', '1,0', '2,0', '1,1'], 2 * (3 * 3) + 2 * (4 * 2)],
    ['a plus', ['1,0', '0,1', '1,1', '2,1', '1,2'], 3 * 2],
    ['six in a row, longer than the board', ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'], 0],
    // Two by four squares lie flat on 2 × 3 places, upright on 4 × 1.
    ['two by four', ['0,0', '1,0', '2,0', '3,0', '0,1', '1,1', '2,1', '3,1'], 2 * 3 + 4 * 1],
  ])('%s', (name, cells, times) => {
    const found = conquests('red', rows, [tile(name, ...cells)]);
    expect(found).toHaveLength(times);
    expect(new Set(found.map(({ covers }) => covers.join(' '))).size).toBe(times);
  });
});

describe('what is found', () => {
  test('is sorted by shape, then space by space, by y before x', () => {
    const found = conquests('red', ['rr', 'rr'], [tile('b', '0,0', '0,1', '1,1'), tile('a', '0,0', '1,0')]);
    expect(found.map(({ shape, covers }) => [shape, ...covers].join(' '))).toEqual([
      'b 0,0 1,0 0,1',
      'b 0,0 1,0 1,1',
      'b 0,0 0,1 1,1',
      'b 1,0 0,1 1,1',
      'a 0,0 1,0',
      'a 0,0 0,1',
      'a 1,0 1,1',
      'a 0,1 1,1',
    ]);
  });

  test('with rows above nine is sorted by number, not by text', () => {
    const rows = Array.from({ length: 12 }, () => 'r');
    const found = conquests('red', rows, [tile('s', '0,0', '0,1')]);
    expect(found.map(({ covers }) => covers[0])).toEqual(rows.slice(1).map((_, y) => `0,${y}`));
  });

  test('names the owners of each', () => {
    expect(conquests('red', ['rnb'], [tile('s', '0,0', '1,0'), tile('t', '0,0', '1,0', '2,0')])).toEqual([
      { shape: 's', tile: 'conquest', covers: ['0,0', '1,0'], owners: ['red'] },
      { shape: 't', tile: 'conquest', covers: ['0,0', '1,0', '2,0'], owners: ['blue', 'red'] },
    ]);
  });

  test('is nothing for no shapes, and for a player without yurts', () => {
    expect(conquests('red', ['rr'], [])).toEqual([]);
    expect(conquests('blue', ['rr'], [tile('s', '0,0', '1,0')])).toEqual([]);
  });

  test('spans the river with bridges alone, on both banks', () => {
    const line = ['0,0', '1,0', '2,0'] as const;
    const found = conquests('red', ['r~rr', '~~rr'], [bridge('b', ...line), tile('t', ...line)]);
    expect(found.map(({ shape, covers }) => [shape, ...covers].join(' '))).toEqual(['b 0,0 1,0 2,0']);
  });

  test('turns on the reading of the banks as a single conquest does', () => {
    // A bay in the middle of the north edge: the land south of it joins both sides.
    const asked = { game: 'khan', ask: 'conquests', by: 'red', size: [3, 2], ...drawn('r~r', 'nnn') };
    const hook = { shapes: [bridge('s', '0,0', '1,0', '2,0', '0,1')] };
    const covers = [
      ['0,0', '1,0', '2,0', '0,1'],
      ['0,0', '1,0', '2,0', '2,1'],
    ];
    expect(answer({ ...asked, ...hook })).toMatchObject({ placements: [], rulings: ['bridge-banks'] });
    expect(answer({ ...asked, ...hook, rulings: { 'bridge-banks': 'tile' } })).toMatchObject({
      placements: covers.map((one) => ({ covers: one, owners: ['red'] })),
      rulings: ['bridge-banks'],
    });
    expect(answer({ ...asked, shapes: [tile('s', '0,0', '1,0')] })).toMatchObject({ rulings: [] });
    // A tile on land beside a bridge whose banks no reading joins: the tile lies on rn, on nn and on the n of the east.
    const apart = {
      ...asked,
      ...drawn('r~r', 'n~n'),
      shapes: [tile('s', '0,0', '0,1'), bridge('b', '0,0', '1,0')],
    };
    expect(answer(apart)).toMatchObject({ rulings: [] });
  });

  test('is told shape by shape', () => {
    const { trace } = answer({
      game: 'khan',
      ask: 'conquests',
      by: 'red',
      size: [3, 2],
      ...drawn('rrb', '...'),
      shapes: [tile('s', '0,0', '1,0')],
    });
    // Lying: 2 × 2 places, upright: 3. Lawful: r r and r b.
    expect(trace).toEqual([
      {
        rule: 'khan/conquest/flip',
        step: 'shape-tried',
        shape: 's',
        tile: 'conquest',
        ways: 2,
        tried: 7,
        lawful: 2,
      },
    ]);
  });
});

test('every placement found is lawful when it is asked alone, with the same owners', () => {
  const random = randomFrom(61);
  let asked = 0;
  for (let i = 0; i < tries(2000); i++) {
    const board = randomKhanCase(random) as Readonly<Record<string, unknown>> | null;
    if (board?.['ask'] !== 'conquests') continue;
    const { size: _, shapes: __, ...rest } = board;
    for (const { covers, tile: kind, owners } of placementsIn(board).slice(0, 20)) {
      asked++;
      const alone = { ...rest, ask: 'conquer', tile: kind, covers };
      expect(answer(alone), JSON.stringify(alone)).toMatchObject({ legal: true, owners });
    }
  }
  expect(asked).toBeGreaterThan(tries(500));
});
