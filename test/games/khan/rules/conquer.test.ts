import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { drawn, marked } from '../../../support/khan-drawing.ts';

type Rows = readonly string[];

function lay(tile: string, by: string, rows: Rows, covers: Rows, rulings: object = {}) {
  return answer({
    game: 'khan',
    ask: 'conquer',
    by,
    tile,
    ...drawn(...rows),
    covers: marked(...covers),
    rulings,
  });
}

test('the order in which a tile names its spaces changes nothing', () => {
  for (const rows of [['rbb'], ['r##'], ['rrn'], ['r~r']]) {
    const asked = { game: 'khan', ask: 'conquer', by: 'red', tile: 'conquest', ...drawn(...rows) };
    const told = answer({ ...asked, covers: ['0,0', '1,0', '2,0'] });
    expect(told.ok).toBe(true);
    expect(answer({ ...asked, covers: ['2,0', '0,0', '1,0'] })).toEqual(told);
  }
});

describe('reasons', () => {
  test.each<[string, string, string, Rows, Rows]>([
    ['not-connected', 'conquest', 'red', ['r.r'], ['x.x']],
    ['not-connected', 'conquest', 'red', ['rr', 'rr'], ['x.', '.x']],
    ['ruler-covered', 'conquest', 'red', ['rR'], ['xx']],
    ['empty-space-covered', 'conquest', 'red', ['r.'], ['xx']],
    ['already-conquered', 'conquest', 'red', ['r#'], ['xx']],
    ['already-conquered', 'bridge', 'red', ['r=r'], ['xxx']],
    ['no-own-yurt', 'conquest', 'red', ['nn'], ['xx']],
    ['no-own-yurt', 'conquest', 'red', ['bb'], ['xx']],
    ['no-own-yurt', 'bridge', 'red', ['~~'], ['xx']],
    ['no-majority', 'conquest', 'red', ['rbb'], ['xxx']],
    ['river-under-conquest-tile', 'conquest', 'red', ['r~r'], ['xxx']],
    ['bridge-without-river', 'bridge', 'red', ['rr'], ['xx']],
    ['bridge-needs-both-banks', 'bridge', 'red', ['r~'], ['xx']],
    ['bridge-needs-both-banks', 'bridge', 'red', ['rr~'], ['xxx']],
  ])('%s: a %s by %s on %j over %j', (reason, tile, by, rows, covers) => {
    const answered = lay(tile, by, rows, covers);
    expect(answered).toMatchObject({ ok: true, legal: false, reason });
    expect(answered.trace.at(-1)).toMatchObject({ step: 'refused', reason });
  });

  // Each tile has that fault and, as far as there can be, all that are looked at after it.
  test.each<[string, string, Rows, Rows]>([
    ['not-connected', 'conquest', ['R.#b~'], ['x.xxx']],
    ['ruler-covered', 'conquest', ['R.#bb~'], ['xxxxxx']],
    ['empty-space-covered', 'conquest', ['.#bb~'], ['xxxxx']],
    ['already-conquered', 'conquest', ['#bb~'], ['xxxx']],
    ['no-own-yurt', 'conquest', ['bb~'], ['xxx']],
    ['no-majority', 'conquest', ['rbb~'], ['xxxx']],
    ['no-majority', 'bridge', ['rbb'], ['xxx']],
    ['bridge-without-river', 'bridge', ['rrb'], ['xxx']],
  ])('%s comes first for a %s on %j', (reason, tile, rows, covers) => {
    expect(lay(tile, 'red', rows, covers)).toMatchObject({ reason });
  });

  test('say which spaces are at fault', () => {
    const { trace } = lay('conquest', 'red', ['r.r', '.rr'], ['xxx', 'xx.']);
    expect(trace.at(-1)).toMatchObject({ reason: 'empty-space-covered', at: ['1,0', '0,1'] });
  });
});

describe('majority', () => {
  test.each<[string, string, readonly string[]]>([
    ['rr', 'red', ['red']],
    ['rn', 'red', ['red']],
    ['rnnnnnnn', 'red', ['red']],
    ['rb', 'red', ['blue', 'red']],
    ['rb', 'blue', ['blue', 'red']],
    ['rbg', 'green', ['blue', 'green', 'red']],
    ['rybg', 'yellow', ['blue', 'green', 'red', 'yellow']],
    ['rrbbg', 'red', ['blue', 'red']],
    ['rrbgy', 'red', ['red']],
  ])('of %s, laid by %s: %j', (row, by, owners) => {
    expect(lay('conquest', by, [row], ['x'.repeat(row.length)])).toMatchObject({ legal: true, owners });
  });

  test('one yurt fewer than another player is not enough, however many neutral ones there are', () => {
    expect(lay('conquest', 'red', ['rbbnn'], ['xxxxx'])).toMatchObject({ reason: 'no-majority' });
  });

  test('is told count by count', () => {
    const { trace } = lay('conquest', 'blue', ['rbnn', 'g...'], ['xxxx', 'x...']);
    expect(trace).toEqual([
      {
        rule: 'khan/conquest/tile',
        step: 'tile-laid',
        by: 'blue',
        tile: 'conquest',
        covers: ['0,0', '1,0', '2,0', '3,0', '0,1'],
      },
      { rule: 'khan/conquest/majority', step: 'counted', player: 'blue', yurts: 1 },
      { rule: 'khan/conquest/majority', step: 'counted', player: 'green', yurts: 1 },
      { rule: 'khan/conquest/majority', step: 'counted', player: 'red', yurts: 1 },
      { rule: 'khan/conquest/neutral', step: 'neutral-passed-over', yurts: 2 },
      { rule: 'khan/conquest/majority', step: 'majority', players: ['blue', 'green', 'red'], yurts: 1 },
      { rule: 'khan/conquest/owners', step: 'owner', player: 'blue' },
      { rule: 'khan/conquest/owners', step: 'owner', player: 'green' },
      { rule: 'khan/conquest/owners', step: 'owner', player: 'red' },
    ]);
  });

  test('a tile may lie beside earlier tiles and rulers', () => {
    expect(lay('conquest', 'red', ['#rr#', 'R==.'], ['.xx.'])).toMatchObject({ legal: true });
  });
});

describe('special cards', () => {
  const card = (by: string, agrees: boolean, ...spaces: string[]) => ({ by, spaces, agrees });
  const under = (row: string, ...protects: object[]) =>
    answer({
      ...{ game: 'khan', ask: 'conquer', by: 'red', tile: 'conquest', protects },
      ...drawn(row),
      covers: marked('x'.repeat(row.length)),
    });

  // Format: another's card refuses the tile over what it protects, unless that player would share it and agrees.
  test.each<[string, string, readonly object[], object]>([
    ['is shared and agreed to', 'rb', [card('blue', true, '1,0')], { owners: ['blue', 'red'] }],
    ['is shared, not agreed to', 'rb', [card('blue', false, '1,0')], { reason: 'protected' }],
    ['is not shared, but agreed to', 'rrb', [card('blue', true, '2,0')], { reason: 'protected' }],
    ['has a card of the player’s own', 'rn', [card('red', false, '1,0')], { owners: ['red'] }],
    ['has neutral ground of one who shares', 'rbn', [card('blue', true, '2,0')], { owners: ['blue', 'red'] }],
    [
      'has neutral ground of one who is not there',
      'rn',
      [card('blue', true, '1,0')],
      { reason: 'protected' },
    ],
    [
      'needs two to agree',
      'rbg',
      [card('blue', true, '1,0'), card('green', false, '2,0')],
      { reason: 'protected' },
    ],
    [
      'has both agree',
      'rbg',
      [card('blue', true, '1,0'), card('green', true, '2,0')],
      { owners: ['blue', 'green', 'red'] },
    ],
    ['fails otherwise first', 'rbb', [card('blue', false, '1,0')], { reason: 'no-majority' }],
  ])('a tile that %s: %s', (_, row, protects, expected) => {
    expect(under(row, ...protects)).toMatchObject(expected);
  });

  test('do nothing where the tile lies beside what they protect', () => {
    const asked = { game: 'khan', ask: 'conquer', by: 'red', tile: 'conquest', ...drawn('rnb') };
    const protects = [card('blue', false, '2,0')];
    expect(answer({ ...asked, covers: marked('xx'), protects })).toMatchObject({ owners: ['red'] });
  });

  test('are told of one by one, then the spaces that stay closed', () => {
    const { trace } = under('rbgn', card('blue', true, '3,0', '1,0'), card('green', false, '2,0'));
    const rule = 'khan/special-cards/protection';
    expect(trace.slice(-3)).toEqual([
      { rule, step: 'protected', player: 'blue', at: ['1,0', '3,0'], verdict: 'agreed' },
      { rule, step: 'protected', player: 'green', at: ['2,0'], verdict: 'not-agreed' },
      { rule, step: 'refused', reason: 'protected', at: ['2,0'] },
    ]);
  });
});

describe('bridges', () => {
  const legal = (owners: readonly string[]) => ({ legal: true, owners });
  const refused = { legal: false, reason: 'bridge-needs-both-banks' };

  test('reach straight across, whatever lies outside the rectangle', () => {
    expect(lay('bridge', 'red', ['r~b', 'nnn'], ['xxx'])).toMatchObject(legal(['blue', 'red']));
  });

  test('may span a river that is two wide', () => {
    expect(lay('bridge', 'red', ['r~~r'], ['xxxx'])).toMatchObject(legal(['red']));
  });

  test('may cover neutral land on one bank', () => {
    expect(lay('bridge', 'red', ['n~r'], ['xxx'])).toMatchObject(legal(['red']));
  });

  // Land inside the rectangle, covered or not, joins the covered land; the tile's own land falls into two parts.
  const bay: [Rows, Rows] = [
    ['r~r', 'nnn'],
    ['xxx', 'x..'],
  ];
  test('do not cross a bay: the land round it, in the rectangle, is one bank', () => {
    expect(lay('bridge', 'red', ...bay)).toMatchObject({ ...refused, rulings: ['bridge-banks'] });
  });

  test('cross a bay where the table counts only the tile’s own land', () => {
    expect(lay('bridge', 'red', ...bay, { 'bridge-banks': 'tile' })).toMatchObject({
      ...legal(['red']),
      rulings: ['bridge-banks'],
    });
  });

  test('do not turn on the reading where both agree', () => {
    expect(lay('bridge', 'red', ['r~r'], ['xxx'])).toMatchObject({ rulings: [] });
    expect(lay('bridge', 'red', ['r~', 'r~'], ['xx', 'x.'])).toMatchObject({ ...refused, rulings: [] });
  });

  test('do not turn on it where something else forbids them', () => {
    expect(lay('bridge', 'blue', ...bay)).toMatchObject({ reason: 'no-own-yurt', rulings: [] });
  });

  test('count empty land in the rectangle as land', () => {
    expect(lay('bridge', 'red', ['r~r', 'r..'], ['xxx', 'x..'])).toMatchObject(refused);
    expect(lay('bridge', 'red', ['r~r', 'r~.'], ['xxx', 'x..'])).toMatchObject(legal(['red']));
  });

  test('reach both banks over a bend', () => {
    // The river turns from south to east; north-east of it is one bank, south-west the other.
    const rows = ['n~r', 'n~~', 'nnn'];
    expect(lay('bridge', 'red', rows, ['.xx', '.x.', '.x.'])).toMatchObject(legal(['red']));
  });

  test('reach two banks where the covered land touches at a corner only', () => {
    expect(lay('bridge', 'red', ['r~', '~r'], ['xx', '.x'])).toMatchObject(legal(['red']));
  });

  test('tell the banks and the river under them', () => {
    const { trace } = lay('bridge', 'red', ['rr~n'], ['xxxx']);
    expect(trace.slice(-3)).toEqual([
      { rule: 'khan/bridges/river', step: 'river-spanned', at: ['2,0'] },
      {
        rule: 'khan/bridges/banks',
        step: 'banks',
        within: 'rectangle',
        parts: [['0,0', '1,0'], ['3,0']],
      },
      { rule: 'khan/conquest/owners', step: 'owner', player: 'red' },
    ]);
  });

  test('may lie next to each other', () => {
    expect(lay('bridge', 'red', ['#=#', 'r~r', '#=#'], ['...', 'xxx'])).toMatchObject(legal(['red']));
  });
});
