import { describe, expect, test } from 'vitest';
import { paintSpaces } from '../../../../src/games/huang/board/map/gesture-handlers.ts';
import {
  applySetupTap,
  findNextLeader,
  type SetupTool,
  suggestLeader,
} from '../../../../src/games/huang/board/setup/setup-tools.ts';
import { freshSetup, withBoard, withPlayers } from '../../../../src/games/huang/rules/setup/fresh-setup.ts';
import { countHiddenTiles } from '../../../../src/games/huang/rules/setup/position.ts';
import { createEmptySetup, type Setup } from '../../../../src/games/huang/rules/setup/setup.ts';
import { toPosition } from '../../../../src/games/huang/rules/setup/to-position.ts';
import { readSetup } from '../../../support/act-cases.ts';

/** What becomes of a set-up by taps with one piece. */
function after(setup: Setup, piece: SetupTool, ...spaces: readonly string[]) {
  let chosen: readonly string[] = [];
  let now = setup;
  for (const space of spaces) {
    const edit = applySetupTap(now, piece, space, chosen);
    if (edit.kind === 'refused') return edit.why;
    chosen = edit.kind === 'chosen' ? edit.spaces : [];
    now = edit.kind === 'changed' ? edit.setup : now;
  }
  return now;
}

describe('setting up', () => {
  const line = readSetup('....~ *rat,goat ry - -');
  const triangle = readSetup('.../... *rat,goat rr/r - -');

  test('a new board has a yellow tile on each capital, an empty one nothing', () => {
    const table = { board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' } as const;
    expect(Object.values(freshSetup(table).tiles)).toEqual(Array.from({ length: 7 }, () => 'yellow'));
    expect(createEmptySetup(table).tiles).toEqual({});
  });

  test('a stroke is laid where its kind may lie, and begun on its own colour takes that away', () => {
    const red = { kind: 'tile', colour: 'red' } as const;
    const over = (setup: Setup, ...spaces: readonly string[]) => paintSpaces(setup, red, spaces).tiles;
    const all = { '0,0': 'red', '1,0': 'red', '2,0': 'red', '3,0': 'red' } as const;
    expect(over(line, '1,0', '0,0', '2,0', '3,0', '4,0')).toEqual(all); // not the river
    expect(over(line, '4,0', '3,0')).toEqual({ ...line.tiles, '4,0': 'blue' }); // from there on, not the land
    expect(over({ ...line, tiles: all }, '0,0', '1,0')).toEqual({ '2,0': 'red', '3,0': 'red' });
    expect(over(line, '0,0', '1,0', '2,0')).toEqual({ '1,0': 'yellow' }); // only what is red
    expect(paintSpaces(line, red, [])).toBe(line);
  });

  test('the next leader of a dynasty is the next colour that is not on the board', () => {
    const { leaders, ...rest } = line;
    const standing = { ...rest, leaders: { ...leaders, '2,0': 'rat:blue', '3,0': 'rat:white' } } as const;
    const next = (colour: 'red' | 'green' | 'white') =>
      findNextLeader(standing, { kind: 'leader', dynasty: 'rat', colour }).colour;
    expect([next('red'), next('green'), next('white')]).toEqual(['green', 'yellow', 'yellow']);
  });

  test('with another dynasty the leader against the last one is at hand, or the next that is not on the board', () => {
    const standing = { ...line, leaders: { '2,0': 'rat:blue', '3,0': 'goat:green' } } as const;
    const ready = (dynasty: 'rat' | 'goat') => suggestLeader(standing, dynasty, 'white').colour;
    expect(ready('rat')).toBe('green'); // the Goat’s Trader stands last
    expect(ready('goat')).toBe('white'); // its own Trader is out
    expect(suggestLeader({ ...line, leaders: {} }, 'goat', 'white').colour).toBe('white');
  });

  test('whoever has a leader on the board plays', () => {
    const dragon: SetupTool = { kind: 'leader', dynasty: 'dragon', colour: 'red' };
    expect(after(line, dragon, '2,0')).toMatchObject({ players: ['rat', 'goat', 'dragon'] });
  });

  test('a tile goes where its kind may lie; the same one again is taken away', () => {
    const red: SetupTool = { kind: 'tile', colour: 'red' };
    const there = after(line, red, '2,0');
    expect(there).toMatchObject({ tiles: { '0,0': 'red', '1,0': 'yellow', '2,0': 'red' } });
    expect(after(line, red, '2,0', '2,0')).toEqual(line);
    expect(after(line, red, '4,0')).toMatchObject({ tiles: { '4,0': 'blue' } }); // by itself, on the river
    expect(after(line, { kind: 'tile', colour: 'blue' }, '2,0')).toBe('wrong-ground');
    expect(after(line, { kind: 'tile', colour: 'green' }, '0,0')).toMatchObject({
      tiles: { '0,0': 'green' },
    });
  });

  test('a leader is one: set down elsewhere it leaves where it stood', () => {
    const leader: SetupTool = { kind: 'leader', dynasty: 'rat', colour: 'red' };
    expect(after(line, leader, '2,0', '3,0')).toMatchObject({ leaders: { '3,0': 'rat:red' } });
    expect(after(line, leader, '2,0', '2,0')).toMatchObject({ leaders: {} });
    expect(after(line, leader, '4,0')).toBe('leader-on-river');
  });

  test('the box gives no more than it holds', () => {
    const twelve = readSetup(`${'.'.repeat(14)} *rat,goat ${'w'.repeat(12)} - -`);
    expect(countHiddenTiles(toPosition(twelve), 'white')).toBe(0);
    expect(after(twelve, { kind: 'tile', colour: 'white' }, '12,0')).toBe('box-empty');
  });

  test('a pagoda stands as soon as only one triangle is meant, stays when its other tiles are tapped too, and goes when it is cleared', () => {
    const built = after(triangle, { kind: 'pagoda' }, '0,0');
    expect(built).toMatchObject({ pagodas: [{ colour: 'red', at: ['0,0', '1,0', '0,1'] }] });
    expect(after(built as Setup, { kind: 'pagoda' }, '1,0')).toBe('building-stands');
    expect(after(built as Setup, { kind: 'palace' }, '0,1')).toBe('building-stands');
    expect(after(built as Setup, { kind: 'eraser' }, '0,1')).toMatchObject({ pagodas: [] });
    expect(after(line, { kind: 'pagoda' }, '0,0')).toBe('no-triangle');
    // Four red tiles are two triangles: the middle ones belong to both, so an outer one must be named.
    const rhombus = readSetup('.../... *rat,goat rr/rr - -');
    expect(after(rhombus, { kind: 'pagoda' }, '1,0', '0,1')).toMatchObject({ pagodas: [] });
    expect(after(rhombus, { kind: 'pagoda' }, '1,0', '0,1', '1,1')).toMatchObject({
      pagodas: [{ at: ['1,0', '0,1', '1,1'] }],
    });
  });

  test('the palace stands on four yellow tiles that hang together', () => {
    const five = readSetup('..... *rat,goat yyyyy - -');
    expect(after(five, { kind: 'palace' }, '0,0')).toMatchObject({ palace: ['0,0', '1,0', '2,0', '3,0'] });
    expect(after(five, { kind: 'palace' }, '2,0', '4,0')).toMatchObject({
      palace: ['1,0', '2,0', '3,0', '4,0'],
    });
    expect(after(readSetup('... *rat,goat yyy - -'), { kind: 'palace' }, '0,0')).toBe('no-palace-base');
  });

  test('bandits lie on three empty spaces that hang together, and never beside granaries', () => {
    const bandits: SetupTool = { kind: 'bandits', strength: 2 };
    // On a line each space but the ends may be the middle or an end; the first free one can only be the left end.
    expect(after(readSetup('...... *rat,goat y - -'), bandits, '1,0')).toMatchObject({
      bandits: [{ at: ['1,0', '2,0', '3,0'], strength: 2 }],
    });
    expect(after(readSetup('...... *rat,goat y - -'), bandits, '3,0', '5,0')).toMatchObject({
      bandits: [{ at: ['3,0', '4,0', '5,0'], strength: 2 }],
    });
    expect(after(line, bandits, '0,0')).toBe('not-connected');
    const granary = after(line, { kind: 'granary' }, '1,0');
    expect(granary).toMatchObject({ granaries: ['1,0'] });
    expect(after(granary as Setup, bandits, '2,0', '4,0')).toBe('with-granaries');
    expect(after(line, { kind: 'granary' }, '0,0')).toBe('no-governor-tile');
  });

  test('a piece is moved by two taps', () => {
    expect(after(line, { kind: 'move' }, '0,0', '3,0')).toMatchObject({
      tiles: { '1,0': 'yellow', '3,0': 'red' },
    });
    expect(after(line, { kind: 'move' }, '2,0')).toBe('nothing-there');
  });

  test('another board keeps what can still lie there; other players keep what is theirs', () => {
    const setup = readSetup('..... *rat,goat RryGb1 bandits1@3,0+4,0+4,0 goat=2r');
    expect(withBoard(setup, { rows: ['.~'] })).toMatchObject({
      tiles: {},
      leaders: { '0,0': 'rat:red' },
      bandits: [],
    });
    expect(withPlayers(setup, ['rat', 'tiger'])).toMatchObject({ leaders: { '0,0': 'rat:red' }, hands: {} });
  });
});
