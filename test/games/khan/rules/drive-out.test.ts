import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { drawn } from '../../../support/khan-drawing.ts';

/** Drives out the ruler `R` of a drawing; whatever is drawn on land is in the way. */
function driveOut(rows: readonly string[], direction: string, more: object = {}) {
  const { river, yurts, rulers, tiles } = drawn(...rows);
  const taken = [...Object.keys(yurts), ...tiles];
  const size = [rows[0]?.length ?? 0, rows.length];
  return answer({
    game: 'khan',
    ask: 'drive-out',
    size,
    ruler: rulers[0],
    river,
    taken,
    direction,
    ...more,
  });
}

describe('where a ruler goes', () => {
  test.each([
    ['to the next space', ['.....', '..R..', '.....'], 'N', '2,0', 'N'],
    ['past one yurt', ['Rn...'], 'E', '2,0', 'E'],
    ['past a yurt and a river', ['Rn~.'], 'E', '3,0', 'E'],
    ['past another player’s tile, diagonally', ['R...', '.#..', '..n.', '....'], 'SE', '3,3', 'SE'],
    ['to the first of two free spaces', ['R.n.'], 'E', '1,0', 'E'],
    ['no further than three', ['....', '....', '....', '#...', 'n...', '~...', 'R...'], 'N', '1,5', 'NE'],
    ['not over the edge in the east', ['..', 'R#', '..'], 'E', '1,2', 'SE'],
    ['not over the edge in the north', ['R.', '..'], 'N', '1,0', 'E'],
    ['from the north-eastern corner', ['.R', '..'], 'NE', '1,1', 'S'],
    ['from the south-eastern corner', ['..', '.R'], 'SE', '0,1', 'W'],
    ['from the south-western corner', ['..', 'R.'], 'SW', '0,0', 'N'],
    ['from the north-western corner', ['R.', '..'], 'NW', '1,0', 'E'],
    ['round through seven directions', ['.nn', 'nRn', 'nnn'], 'N', '0,0', 'NW'],
    ['never onto river', ['~~~', '~R~', '~~.'], 'S', '2,2', 'SE'],
  ])('%s', (_, rows, direction, to, served) => {
    expect(driveOut(rows, direction)).toMatchObject({ legal: true, to, direction: served, rulings: [] });
  });

  test('its own space may be named among the taken ones', () => {
    expect(driveOut(['R.'], 'E', { taken: ['0,0'] })).toMatchObject({ to: '1,0', yurt: '0,0' });
  });

  test('a space that is taken and river is not entered', () => {
    expect(driveOut(['R~.'], 'E', { taken: ['1,0'] })).toMatchObject({ to: '2,0' });
  });
});

describe('the yurt that stays behind', () => {
  test.each([
    // camp before, by → camp, general supply, leaves
    [5, 'phase', 4, 0, false],
    [2, 'phase', 1, 0, false],
    [1, 'phase', 0, 0, true],
    [5, 'action', 5, -1, false],
    [1, 'action', 1, -1, false],
  ])('camp %i, by %s: camp %i, supply %i, leaves %s', (before, by, camp, supply, leaves) => {
    expect(driveOut(['R.'], 'E', { camp: before, by })).toMatchObject({
      to: '1,0',
      yurt: '0,0',
      camp,
      supply,
      leaves,
    });
  });

  test('comes from a camp of five in the phase when nothing else is said', () => {
    expect(driveOut(['R.'], 'E')).toMatchObject({ camp: 4, supply: 0 });
  });
});

describe('a ruler that can go nowhere', () => {
  const gone = { legal: true, to: null, direction: null, yurt: null, camp: 0, leaves: true };
  const wall = ['n.n.n.n', '.nnnnn.', 'nnnnnnn', '.nnRnn.', 'nnnnnnn', '.nnnnn.', 'n.n.n.n'];
  const walled = wall.map((row) => row.replaceAll('.', '#'));
  test.each([
    ['alone on the only space', ['R']],
    ['with taken spaces on all sides', walled],
    ['with river on all sides', ['~~~', '~R~', '~~~']],
    ['in a corner', ['Rnn', 'nn#', '~.n']],
  ])('%s leaves with all of its camp', (_, rows) => {
    for (const by of ['phase', 'action'])
      for (const camp of [1, 3, 5])
        expect(driveOut(rows, 'W', { by, camp })).toMatchObject({
          ...gone,
          supply: camp,
          rulings: ['trapped-yurt'],
        });
  });

  // 5 in the camp: one is laid, 4 go to the supply. As an action the one laid comes from the supply: −1 + 5 = 4.
  // A camp of 1 has nothing left: the print speaks of yurts that are left, if any.
  test.each([
    [5, 'phase', 4],
    [1, 'phase', 0],
    [5, 'action', 4],
    [1, 'action', 0],
  ])('leaves a yurt by the other reading: camp %i, by %s, supply %i', (camp, by, supply) => {
    const rulings = { 'trapped-yurt': 'laid' };
    expect(driveOut(['~~~', '~R~', '~~~'], 'W', { by, camp, rulings })).toMatchObject({
      ...gone,
      yurt: '1,1',
      supply,
      rulings: ['trapped-yurt'],
    });
  });

  test('is the same by both readings where it can go somewhere', () => {
    const rulings = { 'trapped-yurt': 'laid' };
    expect(driveOut(['R.'], 'E', { rulings })).toEqual(driveOut(['R.'], 'E'));
  });

  test('has looked at all 24 spaces', () => {
    // Seven by seven with the ruler in the middle: three spaces in each of eight directions.
    const { trace } = driveOut(walled, 'W');
    expect(trace.filter(({ step }) => step === 'space-tried')).toHaveLength(24);
    expect(trace.filter(({ step }) => step === 'direction-tried')).toHaveLength(8);
  });

  test('would go three spaces away if one of the outermost were free', () => {
    const rows = walled.map((row, y) => (y === 6 ? `${row.slice(0, 6)}.` : row));
    expect(driveOut(rows, 'S')).toMatchObject({ to: '6,6', direction: 'SE' });
  });
});

test('the trace tells every space looked at, what was in the way, each turn and the yurt', () => {
  const { trace } = driveOut(['.n~n', '.R..', '....'], 'N', { camp: 1, taken: ['1,0', '3,0'] });
  // North: a yurt, then the edge. Northeast: river, then the edge. East: free.
  expect(trace).toEqual([
    { rule: 'khan/drive-out/space', step: 'direction-tried', direction: 'N', turned: 0 },
    { rule: 'khan/drive-out/space', step: 'space-tried', at: '1,0', distance: 1, found: 'taken' },
    { rule: 'khan/drive-out/space', step: 'space-tried', at: null, distance: 2, found: 'edge' },
    { rule: 'khan/drive-out/clockwise', step: 'direction-tried', direction: 'NE', turned: 1 },
    { rule: 'khan/drive-out/space', step: 'space-tried', at: '2,0', distance: 1, found: 'river' },
    { rule: 'khan/drive-out/space', step: 'space-tried', at: null, distance: 2, found: 'edge' },
    { rule: 'khan/drive-out/clockwise', step: 'direction-tried', direction: 'E', turned: 2 },
    { rule: 'khan/drive-out/space', step: 'space-tried', at: '2,1', distance: 1, found: 'free' },
    { rule: 'khan/drive-out/space', step: 'ruler-moved', from: '1,1', to: '2,1', direction: 'E' },
    { rule: 'khan/drive-out/yurt', step: 'yurt-laid', at: '1,1', from: 'camp', camp: 0 },
    { rule: 'khan/drive-out/last-yurt', step: 'ruler-left', why: 'last-yurt' },
  ]);
});
