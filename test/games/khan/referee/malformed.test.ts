import { describe, expect, test } from 'vitest';
import { answer, answerText } from '../../../../src/referee/referee.ts';
import { faultsIn } from '../../../support/faults-in.ts';
import { drawn } from '../../../support/khan-drawing.ts';

const drive = { game: 'khan', ask: 'drive-out', size: [5, 4], ruler: '2,2', direction: 'N' };
const lay = {
  game: 'khan',
  ask: 'conquer',
  by: 'red',
  tile: 'conquest',
  covers: ['0,0', '1,0'],
  yurts: { '0,0': 'red', '1,0': 'neutral' },
};
const domino = { name: 's', tile: 'conquest', cells: ['0,0', '1,0'] };
const find = {
  game: 'khan',
  ask: 'conquests',
  by: 'red',
  size: [5, 4],
  yurts: lay.yurts,
  shapes: [domino],
};

/** `lay` with these special cards. */
const under = (...protects: unknown[]) => ({ ...lay, protects });

/** `find` on a board of this size, with so many shapes of different names. */
const withShapes = (count: number, size: readonly number[]) => ({
  ...find,
  size,
  shapes: Array.from({ length: count }, (_, i) => ({ ...domino, name: `${i}` })),
});

/** `find` with one more shape. */
const withShape = (shape: unknown) => ({ ...find, shapes: [domino, shape] });

describe('a sound case', () => {
  test.each([[drive], [lay], [find]])('%j is answered', (asked) => {
    expect(answer(asked)).toMatchObject({ ok: true, legal: true });
    expect(answer({ ...asked, id: [7] })).toMatchObject({ ok: true, id: [7] });
  });

  test.each(['en', 'de', 'pl'])('has the same answer with edition %s', (edition) => {
    for (const asked of [drive, lay, find]) expect(answer({ ...asked, edition })).toEqual(answer(asked));
  });

  test('may choose on both open points, whatever it asks', () => {
    for (const yurt of ['none', 'laid']) {
      const rulings = { 'bridge-banks': 'tile', 'trapped-yurt': yurt };
      for (const asked of [drive, lay, find])
        expect(answer({ ...asked, rulings })).toMatchObject({ ok: true });
    }
  });

  // 10,000 / (13 × 13) = 59.2; 10,000 / (20 × 20) = 25; 10,000 / (5 × 4) = 500, but never more than 100
  test.each([
    [59, [13, 13]],
    [25, [20, 20]],
    [100, [5, 4]],
  ])('has at most %i shapes on a board of %j', (most, size) => {
    expect(faultsIn(withShapes(most, size))).toEqual([]);
    expect(answer(withShapes(most + 1, size))).toMatchObject({
      error: { code: 'too-many', path: '/shapes', most },
    });
  });

  test.each<[string, unknown]>([
    ['a taken space that is river', { ...drive, river: ['1,1'], taken: ['1,1'] }],
    ['a taken space that is the ruler’s own', { ...drive, taken: ['2,2'] }],
    ['a grid of one space', { ...drive, size: [1, 1], ruler: '0,0' }],
    ['the largest grid', { ...drive, size: [20, 20], taken: ['19,19'] }],
    ['a tile over river', { ...lay, river: ['4,4'], tiles: ['4,4'] }],
    ['a yurt on a tile', { ...lay, tiles: ['0,0'] }],
    ['a tile in the farthest corner', { ...lay, covers: ['18,19', '19,19'] }],
    [
      'cards of the player and of others',
      under({ by: 'red', spaces: ['0,0', '1,0'] }, { by: 'blue', spaces: ['1,0'], agrees: true }),
    ],
    ['no cards', under()],
    ['no shapes', { ...find, shapes: [] }],
    ['a shape longer than the grid', withShape({ ...domino, name: 't', cells: ['6,0', '7,0'] })],
  ])('may hold %s', (_, asked) => {
    expect(answer(asked)).toMatchObject({ ok: true });
  });
});

describe('a case that is none', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['an ask of another game', { ...drive, ask: 'act' }, ['unknown-value /ask']],
    ['an ask from the prototype', { ...drive, ask: 'toString' }, ['unknown-value /ask']],
    ['an unknown edition', { ...drive, edition: 'fr' }, ['unknown-value /edition']],
    ['a key of another ask', { ...drive, covers: [] }, ['unknown-key /covers']],
    ['a size where none belongs', { ...lay, size: [5, 5] }, ['unknown-key /size']],
    [
      'a ruling of another game',
      { ...drive, rulings: { 'ji-bu-short': 'yes' } },
      ['unknown-key /rulings/ji-bu-short'],
    ],
    [
      'an unknown choice',
      { ...drive, rulings: { 'bridge-banks': 'yes' } },
      ['unknown-value /rulings/bridge-banks'],
    ],

    [
      'nothing to drive out',
      { game: 'khan', ask: 'drive-out' },
      ['missing /size', 'missing /ruler', 'missing /direction'],
    ],
    ['a size that is a number', { ...drive, size: 5 }, ['not-a-list /size']],
    ['a size of three', { ...drive, size: [5, 5, 5] }, ['too-many /size']],
    ['a size of one', { ...drive, size: [5] }, ['too-few /size']],
    ['no width', { ...drive, size: [0, 4] }, ['out-of-range /size/0']],
    ['too great a height', { ...drive, size: [5, 21] }, ['out-of-range /size/1']],
    ['half a space', { ...drive, size: [5, 4.5] }, ['not-a-whole-number /size/1']],
    ['an unknown direction', { ...drive, direction: 'n' }, ['unknown-value /direction']],
    ['a ruler off the grid', { ...drive, ruler: '5,0' }, ['off-the-board /ruler']],
    ['a ruler on river', { ...drive, river: ['2,2'] }, ['on-river /ruler']],
    ['river off the grid', { ...drive, river: ['0,0', '0,4'] }, ['off-the-board /river/1']],
    ['a taken space off the grid', { ...drive, taken: ['5,3'] }, ['off-the-board /taken/0']],
    ['a taken space twice', { ...drive, taken: ['1,1', '0,0', '1,1'] }, ['twice /taken/2']],
    ['river twice', { ...drive, river: ['1,1', '1,1'] }, ['twice /river/1']],
    ['an empty camp', { ...drive, camp: 0 }, ['out-of-range /camp']],
    ['a camp of six', { ...drive, camp: 6 }, ['out-of-range /camp']],
    ['a camp as text', { ...drive, camp: '3' }, ['not-a-whole-number /camp']],
    ['an unknown driver', { ...drive, by: 'card' }, ['unknown-value /by']],

    ['nobody who conquers', { ...lay, by: 'neutral' }, ['unknown-value /by']],
    ['an unknown tile', { ...lay, tile: 'river' }, ['unknown-value /tile']],
    ['one covered space', { ...lay, covers: ['0,0'] }, ['too-few /covers']],
    ['a covered space twice', { ...lay, covers: ['0,0', '1,0', '0,0'] }, ['twice /covers/2']],
    ['covers that are no list', { ...lay, covers: '0,0' }, ['not-a-list /covers']],
    ['no covers', { ...lay, covers: undefined }, ['not-a-list /covers']],
    [
      'a covered space off the largest grid',
      { ...lay, covers: ['19,0', '20,0'] },
      ['not-a-square /covers/1'],
    ],
    ['a yurt of nobody', { ...lay, yurts: { '0,0': 'purple' } }, ['unknown-value /yurts/0,0']],
    ['a yurt that is null', { ...lay, yurts: { '0,0': null } }, ['unknown-value /yurts/0,0']],
    ['yurts in a list', { ...lay, yurts: ['0,0'] }, ['not-an-object /yurts']],
    ['a yurt on river', { ...lay, river: ['0,0'] }, ['on-river /yurts/0,0']],
    ['a ruler on a yurt', { ...lay, rulers: ['0,0'] }, ['space-taken /rulers/0']],
    ['a ruler on a tile', { ...lay, rulers: ['3,3'], tiles: ['3,3'] }, ['space-taken /rulers/0']],
    ['a second ruler on river', { ...lay, rulers: ['4,3', '3,3'], river: ['3,3'] }, ['on-river /rulers/1']],
    ['a ruler twice', { ...lay, rulers: ['3,3', '3,3'] }, ['twice /rulers/1']],
    ['a tile twice', { ...lay, tiles: ['3,3', '3,3'] }, ['twice /tiles/1']],
    ['a tile that is null', { ...lay, tiles: [null] }, ['not-a-square /tiles/0']],

    ['cards that are no list', { ...lay, protects: {} }, ['not-a-list /protects']],
    ['a card of nobody', under({ by: 'neutral', spaces: ['1,0'] }), ['unknown-value /protects/0/by']],
    ['a card that protects nothing', under({ by: 'red', spaces: [] }), ['too-few /protects/0/spaces']],
    ['a card without spaces', under({ by: 'red' }), ['missing /protects/0/spaces']],
    [
      'a card with a space twice',
      under({ by: 'red', spaces: ['0,0', '0,0'] }),
      ['twice /protects/0/spaces/1'],
    ],
    ['another’s yurt', under({ by: 'blue', spaces: ['0,0'] }), ['not-to-protect /protects/0/spaces/0']],
    ['an empty space', under({ by: 'red', spaces: ['0,0', '2,0'] }), ['not-to-protect /protects/0/spaces/1']],
    [
      'a consent that is a word',
      under({ by: 'red', spaces: ['0,0'], agrees: 'yes' }),
      ['not-yes-or-no /protects/0/agrees'],
    ],
    [
      'two cards of one player',
      under({ by: 'red', spaces: ['0,0'] }, { by: 'red', spaces: ['1,0'] }),
      ['twice /protects/1/by'],
    ],
    [
      'a card among all conquests that protects nothing there',
      { ...find, protects: [{ by: 'red', spaces: ['4,3'] }] },
      ['not-to-protect /protects/0/spaces/0'],
    ],
    ['a card where a ruler is driven out', { ...drive, protects: [] }, ['unknown-key /protects']],

    ['no size', { ...find, size: undefined }, ['not-a-list /size']],
    ['a yurt off the grid', { ...find, size: [1, 1] }, ['off-the-board /yurts/1,0']],
    ['a ruler off the small grid', { ...find, rulers: ['5,0'] }, ['off-the-board /rulers/0']],
    ['a tile off the small grid', { ...find, tiles: ['0,4'] }, ['off-the-board /tiles/0']],
    ['a shape that is none', withShape('t'), ['not-an-object /shapes/1']],
    ['a shape without a name', withShape({ ...domino, name: '' }), ['empty /shapes/1/name']],
    ['a name too long', withShape({ ...domino, name: 'x'.repeat(31) }), ['too-long /shapes/1/name']],
    ['a name that is a number', withShape({ ...domino, name: 7 }), ['not-text /shapes/1/name']],
    ['a name twice', withShape(domino), ['twice /shapes/1/name']],
    ['a shape with points', withShape({ ...domino, name: 't', points: 3 }), ['unknown-key /shapes/1/points']],
    [
      'an unknown kind of shape',
      withShape({ ...domino, name: 't', tile: 'x' }),
      ['unknown-value /shapes/1/tile'],
    ],
    ['a shape of one cell', withShape({ ...domino, name: 't', cells: ['0,0'] }), ['too-few /shapes/1/cells']],
    [
      'a shape of nine cells',
      withShape({ ...domino, name: 't', cells: Array.from({ length: 9 }, (_, i) => `${i},0`) }),
      ['too-many /shapes/1/cells'],
    ],
    [
      'a cell twice',
      withShape({ ...domino, name: 't', cells: ['0,0', '0,1', '0,0'] }),
      ['twice /shapes/1/cells/2'],
    ],
    [
      'a shape joined at a corner',
      withShape({ ...domino, name: 't', cells: ['0,0', '1,1'] }),
      ['not-in-one-piece /shapes/1/cells'],
    ],
    [
      'several faults',
      { ...drive, camp: 9, river: ['x', '1,1', '-1,0'], by: null },
      ['not-a-square /river/0', 'not-a-square /river/2', 'out-of-range /camp', 'unknown-value /by'],
    ],
  ])('%s', (_, value, faults) => {
    expect([...faultsIn(value)].sort()).toEqual([...faults].sort());
  });

  test.each([
    '',
    '1',
    '1,',
    ',1',
    '01,0',
    '1,00',
    '-1,0',
    '+1,0',
    '1.0,0',
    '1, 0',
    ' 1,0',
    '1,0 ',
    '1;0',
    '1e0,0',
  ])('a space written %j', (space) => {
    expect(faultsIn({ ...drive, ruler: space })).toEqual(['not-a-square /ruler']);
    expect(faultsIn({ ...drive, taken: [space] })).toEqual(['not-a-square /taken/0']);
    expect(faultsIn({ ...lay, yurts: { [space]: 'red' } })).toEqual([`not-a-square /yurts/${space}`]);
  });

  test.each([null, 5, true, [], {}, ['0,0']])('a space that is %j', (space) => {
    expect(faultsIn({ ...drive, ruler: space })).toEqual(['not-a-square /ruler']);
    expect(faultsIn({ ...lay, rulers: [space] })).toEqual(['not-a-square /rulers/0']);
  });
});

describe('a forged case is refused', () => {
  const texts: Readonly<Record<string, string>> = {
    '__proto__ at the top': '{"game":"khan","ask":"drive-out","__proto__":{"camp":3}}',
    '__proto__ among the yurts': JSON.stringify(lay).replace('"yurts":{', '"yurts":{"__proto__":"red",'),
    '__proto__ in a shape': JSON.stringify(find).replace('{"name"', '{"__proto__":{},"name"'),
    '10,000 taken spaces': JSON.stringify({ ...drive, taken: Array(10_000).fill('1,1') }),
    '10,000 covered spaces': JSON.stringify({ ...lay, covers: Array(10_000).fill('1,1') }),
    '10,000 shapes': JSON.stringify({ ...find, shapes: Array(10_000).fill(domino) }),
    '10,000 yurts': JSON.stringify({
      ...lay,
      yurts: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i % 100},${i}`, 'red'])),
    }),
    '10,000 cells': JSON.stringify({ ...find, shapes: [{ ...domino, cells: Array(10_000).fill('1,1') }] }),
    'lists 10,000 deep': `{"game":"khan","ask":"conquer","covers":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  };
  test.each(Object.entries(texts))('with %s', (_, text) => {
    expect(answerText(text).ok).toBe(false);
  });

  test('and taken at its word in nothing: __proto__ fills no gap', () => {
    const text = JSON.stringify({ ...drive, direction: undefined }).replace(
      '{',
      '{"__proto__":{"direction":"N"},',
    );
    const answered = answerText(text);
    expect(answered.ok).toBe(false);
    expect(faultsIn(JSON.parse(text))).toEqual(['unknown-key /__proto__', 'missing /direction']);
  });
});

test('as many yurts as the largest board has squares are sound, and of more none is looked at', () => {
  const full = drawn(...Array.from({ length: 20 }, () => 'r'.repeat(20)));
  expect(answer({ ...lay, ...full })).toMatchObject({ ok: true, legal: true });
  const yurts = Object.fromEntries(Array.from({ length: 401 }, (_, i) => [`${i % 20}.${i}`, 'red']));
  expect(faultsIn({ ...lay, yurts })).toEqual(['too-many /yurts']);
});

test('a whole board with all it can hold is a sound case', () => {
  const rows = Array.from({ length: 20 }, (_, y) => (y === 9 ? '~'.repeat(20) : 'rbgyn'.repeat(4)));
  const shapes = Array.from({ length: 12 }, (_, i) => ({ ...domino, name: `s${i}` }));
  expect(answer({ ...find, size: [20, 20], ...drawn(...rows), shapes })).toMatchObject({ ok: true });
});
