import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { tries } from '../../../support/campaign.ts';
import type { NaiveCase } from '../../../support/naive-huang.ts';
import { randomFrom } from '../../../support/random.ts';

/** A question on a small board, with the rest of a case filled in. */
const ask = (position: object, action: object, decisions: object = {}, rulings: object = {}) =>
  answer({ game: 'huang', ask: 'act', position, action, decisions, rulings });

describe('the war example of the printed rulebooks', () => {
  // Printed: 2 red tiles on the left, 4 on the right. The Tiger commits two to the left, where its red and yellow leaders
  // are; the Goat lends its Soldier leader to the left; the Rat, who laid the tile, commits three to the right. 5 against
  // 7: two Tiger leaders leave with the left's two tiles; the Rat gets a red point, the Goat a yellow one; the right gives
  // up two tiles of its own beside the three, and with them its red pagoda. The picture is lost; the position is ours.
  const rows = ['..........', '..........', '..........', '..........'];
  const position = {
    board: { rows },
    players: ['rat', 'tiger', 'goat'],
    turn: 'rat',
    tiles: {
      '0,0': 'red',
      '1,0': 'yellow',
      '2,0': 'red',
      '4,0': 'red',
      '5,0': 'red',
      '4,1': 'red',
      '6,0': 'red',
      '7,0': 'yellow',
    },
    leaders: {
      '0,1': 'tiger:red',
      '1,1': 'tiger:yellow',
      '6,1': 'rat:red',
      '7,1': 'goat:yellow',
      '8,0': 'rat:green',
    },
    pagodas: [{ colour: 'red', at: ['4,0', '5,0', '4,1'] }],
  };
  const commitments = [
    { by: 'tiger', to: '1,0', tiles: 2 },
    { by: 'goat', to: '1,0', leader: true },
    { by: 'rat', to: '4,0', tiles: 3 },
  ];
  const action = { type: 'place-tile', colour: 'red', at: '3,0' };

  test('asks first which two red tiles go', () => {
    expect(ask(position, action, { commitments })).toMatchObject({
      legal: true,
      needs: { decision: 'discard', by: 'rat', options: ['4,0', '5,0', '6,0', '4,1'], count: 2 },
    });
  });

  test('ends as printed', () => {
    expect(ask(position, action, { commitments, discard: ['4,0', '6,0'] })).toMatchObject({
      legal: true,
      result: 'war',
      points: { rat: { red: 1 }, goat: { yellow: 1 } },
      removed: {
        leaders: { '0,1': 'tiger:red', '1,1': 'tiger:yellow' },
        tiles: { '0,0': 'red', '2,0': 'red', '4,0': 'red', '6,0': 'red' },
        pagodas: [{ colour: 'red', at: ['4,0', '5,0', '4,1'] }],
      },
      conflict: {
        states: [
          { fights: true, tiles: 2, committed: 2, support: 1, strength: 5 },
          { fights: true, tiles: 4, committed: 3, support: 0, strength: 7 },
        ],
        conflicting: ['goat:yellow', 'rat:red', 'tiger:red', 'tiger:yellow'],
        losses: 5,
      },
      position: { tiles: { '3,0': 'red', '1,0': 'yellow' } },
    });
  });
});

describe('the trace', () => {
  test('holds everything: points, what left, and the position after are rebuilt from it alone', () => {
    const random = randomFrom(41);
    let rebuilt = 0;
    for (let i = 0; i < tries(1500); i++) {
      const asked = randomBoardCase(random);
      const answered = answer(asked);
      if (!answered.ok || !('position' in answered)) continue;
      rebuilt++;
      const after = rebuild(asked, answered.trace as unknown as readonly TraceStep[]);
      const { tiles, leaders, palace, granaries, turn } = answered.position as NaiveCase['position'];
      expect(after).toEqual({
        tiles,
        leaders,
        palace,
        granaries: [...(granaries ?? [])].sort(),
        turn,
        points: answered.points,
      });
    }
    expect(rebuilt).toBeGreaterThan(tries(500));
  });

  test('of a refusal ends with the rule that forbids', () => {
    const refusal = ask({ players: ['rat', 'goat'] }, { type: 'riot', at: '0,0' });
    expect(refusal).toMatchObject({ legal: false, reason: 'nothing-there' });
    expect(refusal.trace.at(-1)).toMatchObject({ rule: 'huang/riot/removal', step: 'refused', at: '0,0' });
  });
});

interface TraceStep {
  readonly step: string;
  readonly at?: string | readonly string[];
  readonly to?: string;
  readonly colour?: string;
  readonly leader?: string;
  readonly player?: string;
  readonly points?: number;
}

/** What a trace makes of a position, by a reading of the steps that shares nothing with the engine. */
function rebuild({ position }: NaiveCase, trace: readonly TraceStep[]) {
  const tiles: Record<string, string> = { ...position.tiles };
  const leaders: Record<string, string> = { ...position.leaders };
  const granaries = new Set(position.granaries);
  const points: Record<string, Record<string, number>> = {};
  let palace: unknown = position.palace && sorted(position.palace);
  let turn: string | undefined = position.turn;
  for (const { step, at, to, colour = '', leader = '', player = '', points: more = 0 } of trace) {
    const space = typeof at === 'string' ? at : '';
    if (step === 'tile-placed') tiles[space] = colour;
    if (step === 'tile-left') delete tiles[space];
    if (step === 'leader-placed') leaders[to ?? ''] = leader;
    if (step === 'leader-left' || step === 'leader-lifted') delete leaders[space];
    if (step === 'granary-lost' || step === 'granary-taken') granaries.delete(space);
    if (step === 'palace-lost') palace = null;
    if (step === 'palace-built') palace = at;
    if (step === 'turn') turn = to;
    if (step === 'scored')
      points[player] = { ...points[player], [colour]: (points[player]?.[colour] ?? 0) + more };
  }
  return { tiles, leaders, palace, granaries: [...granaries].sort(), turn, points };
}

/** Spaces by row, then from left to right. */
function sorted(spaces: readonly string[]): readonly string[] {
  const place = (space: string) => space.split(',').map(Number) as [number, number];
  return [...spaces].sort((a, b) => place(a)[1] - place(b)[1] || place(a)[0] - place(b)[0]);
}

describe('a position that cannot be', () => {
  const rows = ['~~..', '....', '....'];
  const base = { board: { rows }, players: ['rat', 'goat'] };
  const sound = { ...base, tiles: { '2,0': 'yellow', '0,0': 'blue' }, leaders: { '3,0': 'rat:red' } };
  const faults = (position: object) => {
    const answered = answer({ game: 'huang', ask: 'states', position });
    if (answered.ok) return [];
    const { code, path, also = [] } = answered.error;
    return [{ code, path }, ...also].map((one) => `${one.code} ${one.path}`);
  };

  test('is none of these', () => expect(faults(sound)).toEqual([]));

  test.each<[string, object, readonly string[]]>([
    ['no players', { board: { rows } }, ['missing /position/players']],
    ['a player twice', { ...base, players: ['rat', 'rat'] }, ['twice /position/players/1']],
    ['a turn of somebody else', { ...base, turn: 'tiger' }, ['not-in-play /position/turn']],
    ['an unknown board', { ...base, board: 'europe' }, ['unknown-value /position/board']],
    [
      'a row of something else',
      { ...base, board: { rows: ['x'] } },
      ['unknown-value /position/board/rows/0'],
    ],
    ['hands that are a number', { ...base, hands: 7 }, ['not-an-object /position/hands']],
    ['tiles in a list', { ...base, tiles: ['red'] }, ['not-an-object /position/tiles']],
    ['a space written otherwise', { ...base, tiles: { '0.0': 'red' } }, ['not-a-space /position/tiles/0.0']],
    ['minus zero', { ...base, tiles: { '-0,1': 'red' } }, ['not-a-space /position/tiles/-0,1']],
    ['a tile off the board', { ...base, tiles: { '9,9': 'red' } }, ['off-the-board /position/tiles/9,9']],
    ['red on river', { ...base, tiles: { '0,0': 'red' } }, ['wrong-ground /position/tiles/0,0']],
    ['blue on land', { ...base, tiles: { '2,0': 'blue' } }, ['wrong-ground /position/tiles/2,0']],
    [
      'a leader on a tile',
      { ...sound, leaders: { '2,0': 'rat:red' } },
      ['space-taken /position/leaders/2,0'],
    ],
    [
      'a leader without Governor',
      { ...base, leaders: { '3,2': 'rat:red' } },
      ['off-the-board /position/leaders/3,2'],
    ],
    [
      'a lonely leader',
      { ...base, leaders: { '2,2': 'rat:red' } },
      ['no-governor-beside /position/leaders/2,2'],
    ],
    ['a stranger', { ...sound, leaders: { '3,0': 'tiger:red' } }, ['not-in-play /position/leaders/3,0']],
    [
      'two like-coloured leaders in a state',
      { ...sound, leaders: { '3,0': 'rat:red', '1,1': 'goat:red' } },
      ['leaders-meet /position/leaders/1,1'],
    ],
    [
      'a pagoda on nothing',
      { ...base, pagodas: [{ colour: 'red', at: ['2,0', '3,0', '2,1'] }] },
      ['no-triangle /position/pagodas/0/at'],
    ],
    ['a granary on nothing', { ...base, granaries: ['2,0'] }, ['not-a-governor-tile /position/granaries/0']],
    [
      'a palace on three tiles',
      { ...sound, palace: ['2,0', '3,0', '2,1', '1,1'] },
      ['not-a-palace-base /position/palace'],
    ],
    [
      'bandits in pieces',
      { ...base, bandits: [{ at: ['0,0', '3,0', '0,2'], strength: 1 }] },
      ['not-connected /position/bandits/0/at'],
    ],
    [
      'eight tiles in a hand',
      { ...base, hands: { rat: { red: 4, blue: 4 } } },
      ['too-many /position/hands/rat'],
    ],
    [
      'thirteen of the twelve white tiles in two hands',
      { ...base, hands: { rat: { white: 7 }, goat: { white: 6 } } },
      ['more-than-the-box /position/hands/goat/white'],
    ],
    [
      'twelve white tiles in hands and one on the board',
      { ...base, tiles: { '2,0': 'white' }, hands: { rat: { white: 7 }, goat: { white: 5 } } },
      ['more-than-the-box /position/hands/goat/white'],
    ],
    [
      'more white tiles than the twelve of the box',
      {
        ...base,
        board: { rows: ['.'.repeat(13)] },
        tiles: Object.fromEntries(Array.from({ length: 13 }, (_, q) => [`${q},0`, 'white'])),
      },
      ['more-than-the-box /position/tiles/12,0'],
    ],
    [
      'more white tiles than the box has, some of them where none can lie',
      {
        ...base,
        board: 'warring-states',
        tiles: Object.fromEntries(
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .flatMap((q) => [
              [`${q},0`, 'white'],
              [`${q + 2},1`, 'white'],
            ])
            .slice(0, 13),
        ),
      },
      [],
    ],
  ])('with %s', (_, position, expected) => {
    if (expected.length > 0) expect(faults(position)).toEqual(expected);
    else expect(faults(position).length).toBeGreaterThan(0);
  });

  test('with ten thousand pieces is refused at once: beyond the 138 tiles of the box and one more none is looked at', () => {
    const tiles = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, i) => [
        `${i % 100},${Math.floor(i / 100)}`,
        i < 139 ? 'red' : 'pink',
      ]),
    );
    expect(faults({ ...base, tiles })).toEqual(['too-many /position/tiles']);
    const all = Object.fromEntries(Object.entries(tiles).slice(0, 138));
    expect(faults({ ...base, tiles: all })).not.toContain('too-many /position/tiles');
  });
});

describe('an action that cannot be', () => {
  const position = { board: { rows: ['.....'] }, players: ['rat', 'goat'], tiles: { '0,0': 'yellow' } };
  const faults = (action: unknown, decisions: object = {}) => {
    const answered = answer({ game: 'huang', ask: 'act', position, action, decisions });
    if (answered.ok) return [];
    const { code, path, also = [] } = answered.error;
    return [{ code, path }, ...also].map((one) => `${one.code} ${one.path}`);
  };
  const replace = (tiles: object) => ({ type: 'replace', tiles });
  const gift = { by: 'rat', tiles: 1, to: '0,0' };

  test.each<[string, unknown, readonly string[]]>([
    ['a number', 7, ['not-an-object /action']],
    ['without a type', { at: '0,0' }, ['missing /action/type']],
    ['of an unknown type', { type: 'pass' }, ['unknown-value /action/type']],
    ['a riot nowhere', { type: 'riot' }, ['missing /action/at']],
    [
      'several tiles but farmers',
      { type: 'place-tile', colour: 'red', at: ['1,0'] },
      ['not-a-space /action/at'],
    ],
    ['the replacing of no tile', replace({}), ['out-of-range /action/tiles']],
    ['the replacing of seven', replace({ red: 3, white: 4 }), ['out-of-range /action/tiles']],
    ['the replacing of fewer than none', replace({ red: -1, white: 2 }), ['out-of-range /action/tiles/red']],
  ])('%s', (_, action, expected) => expect(faults(action)).toEqual(expected));

  test('is none of these', () => {
    expect(faults(replace({ red: 1 }))).toEqual([]);
    expect(faults(replace({ red: 2, white: 4 }))).toEqual([]);
    expect(faults({ type: 'place-tile', colour: 'red', at: '1,0' }, { commitments: [gift] })).toEqual([]);
  });

  test('commits for one player twice', () => {
    const twice = { commitments: [gift, { ...gift, by: 'goat' }, gift] };
    expect(faults({ type: 'place-tile', colour: 'red', at: '1,0' }, twice)).toEqual([
      'twice /decisions/commitments/2/by',
    ]);
  });
});
