import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { applyConquest, resizeConquestBoard } from '../../../../src/games/khan/conquest/board.ts';
import { caseOf, fromCase } from '../../../../src/games/khan/conquest/cases.ts';
import { computeAnswer } from '../../../../src/games/khan/conquest/compute-answer.ts';
import { findDecisiveExtraYurts } from '../../../../src/games/khan/conquest/decisive-extra-yurts.ts';
import { toggleProtection, withConsent } from '../../../../src/games/khan/conquest/protection.ts';
import { mergeShapes, saveShape, selectShape } from '../../../../src/games/khan/conquest/shapes.ts';
import {
  type ConquestPiece,
  freshConquest,
  toggleConquestPiece,
  toggleTileSpace,
} from '../../../../src/games/khan/conquest/state.ts';
import { moveTile, slideTile, transformTile } from '../../../../src/games/khan/conquest/tile.ts';
import type { ConquestTypes } from '../../../../src/games/khan/conquest/types.ts';
import { KHAN_HANDLERS } from '../../../../src/games/khan/referee/handlers.ts';
import { computeAnswer as answerOfRulers } from '../../../../src/games/khan/rulers/AnswerPanel.tsx';
import {
  applyDriveOut,
  caseOf as caseOfRuler,
  freshRulers,
  toggleRulersPiece as putOnWay,
  resizeRulersBoard as withSizeOfWay,
} from '../../../../src/games/khan/rulers/state.ts';
import type { Direction } from '../../../../src/games/khan/rules/grid.ts';
import { KHAN_CONQUEST_SAVE, type KhanConquest } from '../../../../src/games/khan/saves/conquest.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from '../../../../src/games/khan/saves/rulers.ts';
import { withValues } from '../../../../src/games/khan/ui/with-values.ts';
import { checkCase } from '../../../../src/referee/referee.ts';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import type { ToolSettings } from '../../../../src/shell/tool-types.ts';
import { drawn, marked } from '../../../support/khan-drawing.ts';
import { randomFrom } from '../../../support/random.ts';

const SIZE = [6, 5] as const;

/** A board of 6 × 5 with a tile on it, both drawn. */
function conquestOn(rows: readonly string[], tile: readonly string[]): KhanConquest {
  return { ...freshConquest(), size: SIZE, ...drawn(...rows), covers: marked(...tile) };
}

/** The answer at a table whose settings say so of two banks. */
function answer(state: KhanConquest, usual?: 'rectangle' | 'tile') {
  const settings = freshSettings('en');
  const khan = usual ? { 'bridge-banks': usual } : {};
  const houseRules: ToolSettings<ConquestTypes> = { ...settings, rulings: { ...settings.rulings, khan } };
  return computeAnswer(state, houseRules);
}

/** Where a ruler goes, at a table that has chosen nothing. */
const whereTo = (state: KhanRulers) => answerOfRulers(state, freshSettings('en'));

describe('a tile that is moved', () => {
  const corner = marked('......', '.xx...', '.x....');
  test.each([
    ['turn', ['......', '.xx...', '..x...']],
    ['flip', ['......', '.xx...', '..x...']],
  ] as const)('%s keeps its upper left end', (move, rows) =>
    expect(transformTile(corner, move, SIZE)).toEqual(marked(...rows)),
  );

  test('comes back after four turns and after two flips', () => {
    const line = marked('xxxx.', 'x....');
    const four = [1, 2, 3, 4].reduce((covers) => transformTile(covers, 'turn', SIZE), line);
    expect(four).toEqual(line);
    expect(transformTile(transformTile(line, 'flip', SIZE), 'flip', SIZE)).toEqual(line);
  });

  test('stays on the board, and as it was where it cannot be turned', () => {
    expect(slideTile(corner, { x: 9, y: -9 }, SIZE)).toEqual(marked('....xx', '....x.'));
    const long = marked('xxxxxx');
    expect(transformTile(long, 'turn', SIZE)).toEqual(long);
    expect(moveTile(corner, '5,4', SIZE)).toEqual(marked('', '', '', '....xx', '....x.'));
  });
});

describe('shapes', () => {
  const wanted = { ...freshConquest(), covers: marked('...', '.xx', '.x.') };

  test('are kept once, however they are turned and flipped', () => {
    const kept = saveShape(wanted);
    if (kept.kind !== 'kept') throw new Error(kept.kind);
    expect(kept.state.shapes).toEqual([{ name: '1', tile: 'conquest', cells: ['0,0', '1,0', '0,1'] }]);
    expect(saveShape({ ...kept.state, covers: marked('.x', 'xx') }).kind).toBe('known');
    const bridge = saveShape({ ...kept.state, tile: 'bridge' });
    expect(bridge).toMatchObject({ kind: 'kept', state: { shapes: [{ name: '1' }, { name: '2' }] } });
  });

  test.each([
    ['one square', marked('x')],
    ['two pieces', marked('x.x')],
    ['nine squares', marked('xxx', 'xxx', 'xxx')],
  ])('of %s are none', (_, covers) => expect(saveShape({ ...wanted, covers }).kind).toBe('wrong'));

  test('come in hand where the last tile lay', () => {
    const shape = { name: '1', tile: 'bridge', cells: ['0,0', '1,0', '2,0'] } as const;
    const taken = selectShape({ ...wanted, size: SIZE }, shape);
    expect(taken).toMatchObject({ tile: 'bridge', covers: ['1,1', '2,1', '3,1'] });
  });

  test('of another table join under free numbers', () => {
    const own = [{ name: '2', tile: 'conquest', cells: ['0,0', '1,0'] }] as const;
    const more = [
      { name: 'x', tile: 'conquest', cells: ['4,4', '4,5'] },
      { name: '2', tile: 'bridge', cells: ['0,0', '1,0'] },
    ] as const;
    expect(mergeShapes(own, more, 100).map(({ name }) => name)).toEqual(['2', '1']);
    expect(mergeShapes(own, more, 2).map(({ tile }) => tile)).toEqual(['conquest', 'bridge']); // own one left out
  });

  test('that are too many for the board are not said to fit nowhere', () => {
    const shapes = Array.from({ length: 26 }, (_, i) => ({
      name: `${i}`,
      tile: 'conquest' as const,
      cells: ['0,0', '1,0'],
    }));
    const settings = freshSettings('en');
    expect(computeAnswer({ ...freshConquest(), size: [20, 20], shapes }, settings).placements).toBeNull();
    expect(computeAnswer({ ...freshConquest(), size: [13, 13], shapes }, settings).placements).toEqual([]);
  });
});

describe('a conquest', () => {
  test('that is carried out takes the covered yurts off and leaves each owner one on land', () => {
    const before = conquestOn(['b~y.', 'b...'], ['xxx']);
    expect(applyConquest(before, ['blue', 'yellow'])).toMatchObject({
      covers: [],
      tiles: ['0,0', '1,0', '2,0'],
      yurts: { '0,0': 'blue', '2,0': 'yellow', '0,1': 'blue' },
    });
  });

  test('is told as a case that opens as it was', () => {
    const told = {
      ...conquestOn(['b~y.', 'bR#.'], ['xxx']),
      size: [13, 13],
      tile: 'bridge',
      banks: 'tile',
    } as const;
    expect(fromCase(unwrap(checkCase(caseOf(told))), freshConquest())).toEqual(told);
  });

  test('goes by its own reading of two banks, else by that of the settings', () => {
    // Round a bay: the rectangle of three by two has land that leads from A1 to C1, the tile's own land has not.
    const bay = { ...conquestOn(['b~b', '..b'], ['xxx', '..x']), by: 'blue', tile: 'bridge' } as const;
    const isLegal = (state: KhanConquest, usual?: 'rectangle' | 'tile') =>
      answer(state, usual).verdict?.legal;
    expect([isLegal(bay), isLegal(bay, 'rectangle'), isLegal(bay, 'tile')]).toEqual([false, false, true]);
    expect(isLegal({ ...bay, banks: 'rectangle' }, 'tile')).toBe(false);
    expect(isLegal({ ...bay, banks: 'tile' }, 'rectangle')).toBe(true);
    expect(answer(bay, 'tile')).toMatchObject({
      banks: 'tile',
      refereeCase: { rulings: { 'bridge-banks': 'tile' } },
      otherAnswer: { legal: false },
    });
    expect(answer(bay, 'rectangle').refereeCase).not.toHaveProperty('rulings');
    expect(freshConquest({ ...bay, banks: 'tile' }).banks).toBeNull();
  });

  test('on a smaller board has nothing beyond its edge', () => {
    const small = resizeConquestBoard(conquestOn(['b~y.R#', 'bR#...'], ['xxx']), [2, 1]);
    expect(small).toMatchObject({ river: ['1,0'], rulers: [], tiles: [], covers: ['0,0', '1,0'] });
    expect(small.yurts).toEqual({ '0,0': 'blue' });
  });

  test('stays one that can be stored and asked about, whatever is tapped', () => {
    const random = randomFrom(31);
    const pieces: readonly ConquestPiece[] = ['red', 'blue', 'neutral', 'river', 'ruler', 'tile', 'erase'];
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    let conquest: KhanConquest = { ...freshConquest(), size: [3, 3] };
    for (let i = 0; i < 2000; i++) {
      const space = `${Math.floor(random() * 3)},${Math.floor(random() * 3)}`;
      const edit = toggleConquestPiece(conquest, pick(pieces), space);
      if (edit.kind === 'changed') conquest = edit.state;
      if (random() < 0.3) conquest = toggleTileSpace(conquest, space);
      expect(parseSave(KHAN_CONQUEST_SAVE, { version: 2, now: conquest, past: [] }).state).toBe('sound');
      expect(checkCase(caseOf(conquest)).ok).toBe(true);
    }
  });

  test('refuses a yurt on river with its rule, and takes a piece off at the second tap', () => {
    const river = conquestOn(['~.'], []);
    expect(toggleConquestPiece(river, 'red', '0,0')).toMatchObject({
      kind: 'refused',
      rule: 'khan/invasion/land-only',
    });
    const once = toggleConquestPiece(river, 'red', '1,0');
    if (once.kind !== 'changed') throw new Error(once.kind);
    expect(once.state.yurts).toEqual({ '1,0': 'red' });
    expect(toggleConquestPiece(once.state, 'red', '1,0')).toMatchObject({ state: { yurts: {} } });
  });
});

describe('a ruler', () => {
  test('that is carried out leaves its yurt, and counts when it leaves', () => {
    const stands = putOnWay({ ...freshRulers(), size: [3, 3], camp: 1, left: 4 }, 'ruler', '1,1');
    if (!stands) throw new Error('no ruler');
    const asked = { game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N', camp: 1 };
    const told = KHAN_HANDLERS['drive-out'].answer(asked);
    if (!told.ok) throw new Error(JSON.stringify(told));
    expect(applyDriveOut(stands, told)).toMatchObject({
      ruler: null,
      yurts: { '1,1': 'neutral' },
      camp: 5,
      left: 5,
    });
  });

  describe('that has been driven out', () => {
    const open = putOnWay({ ...freshRulers(), size: [5, 5] }, 'ruler', '2,2');
    if (!open) throw new Error('no ruler');
    test('goes nowhere before somebody has said which direction the card shows', () =>
      expect(whereTo(open)).toBeUndefined());
    const stands = withValues(open, { direction: 'N' });
    const before = whereTo(stands);
    if (!before) throw new Error('no answer');
    const done = applyDriveOut(stands, before.answer);

    test('is told of, and not answered again before the next is chosen', () => {
      expect(done).toMatchObject({ ruler: '2,1', carried: { from: '2,2', to: '2,1', leaves: false } });
      expect(whereTo(done)).toBeUndefined();
      const more = putOnWay(done, 'taken', '0,0');
      expect(more && whereTo(more)).toBeUndefined();
    });

    test('goes on when it is tapped, or a direction is chosen, the same one too', () => {
      const again = putOnWay(done, 'ruler', '2,1');
      expect(again && whereTo(again)?.answer.to).toBe('2,0');
      const turned = withValues(done, { direction: 'N', carried: undefined });
      expect(turned).not.toBe(done);
      expect(whereTo(turned)?.answer.to).toBe('2,0');
    });

    test('stands in the way of the next one, which has a camp of its own', () => {
      const other = putOnWay({ ...done, camp: 2 }, 'ruler', '4,4');
      expect(other).toMatchObject({ ruler: '4,4', rulers: ['2,1'], yurts: { '2,2': 'neutral' }, camp: 5 });
      expect(other && caseOfRuler({ ...other, carried: undefined })).toMatchObject({ taken: ['2,2', '2,1'] });
    });

    test('is kept in the save', () => {
      const save = { version: 4, now: done, past: [stands], future: [] };
      expect(parseSave(KHAN_RULERS_SAVE, JSON.parse(JSON.stringify(save)))).toEqual({
        state: 'sound',
        value: save,
      });
      const beyond = { ...done, carried: { from: '2,2', to: '2,9', leaves: false } };
      expect(parseSave(KHAN_RULERS_SAVE, { ...save, now: beyond }).state).toBe('damaged');
      expect(withSizeOfWay(done, [2, 2])).toMatchObject({ ruler: null, carried: undefined });
    });
  });

  test('is not put on river', () => {
    const river = putOnWay(freshRulers(), 'river', '1,1');
    if (!river) throw new Error('no river');
    expect(putOnWay(river, 'ruler', '1,1')).toBeUndefined();
  });
});

describe('an edit that changes nothing', () => {
  const board = conquestOn(['b~y.', 'bR#.'], ['xxx']);

  test('is no step: clearing a bare space leaves the same object', () => {
    const cleared = toggleConquestPiece(board, 'erase', '3,0');
    expect(cleared.kind === 'changed' && cleared.state).toBe(board);
    const rulers = freshRulers();
    expect(putOnWay(rulers, 'erase', '3,0')).toBe(rulers);
  });

  test('is no step: choosing the direction, the player or the spaces that are chosen', () => {
    const rulers = { ...freshRulers(), direction: 'N' as Direction };
    expect(withValues(rulers, { direction: 'N' })).toBe(rulers);
    expect(withValues(rulers, { direction: 'S' })).toEqual({ ...rulers, direction: 'S' });
    expect(withValues(board, { by: 'red', covers: [...board.covers] })).toBe(board);
  });
});

describe('special cards of an opened case', () => {
  const asked = {
    ...{ game: 'khan', ask: 'conquer', by: 'red', tile: 'conquest' },
    ...drawn('rb'),
    covers: marked('xx'),
    protects: [{ by: 'blue', spaces: ['1,0'], agrees: false }],
  };
  const opened = () => fromCase(unwrap(checkCase(asked)), freshConquest());

  test('go on to count, and are handed on', () => {
    expect(answer(opened()).verdict).toMatchObject({ legal: false, reason: 'protected' });
    expect(caseOf(opened())).toMatchObject({ protects: asked.protects });
  });

  test('are kept in the save', () => {
    const save = { version: 4, now: opened(), past: [], future: [] };
    expect(parseSave(KHAN_CONQUEST_SAVE, JSON.parse(JSON.stringify(save)))).toEqual({
      state: 'sound',
      value: save,
    });
  });

  test('protect no yurt that is taken off the board', () => {
    const edit = toggleConquestPiece(opened(), 'yellow', '1,0');
    if (edit.kind !== 'changed') throw new Error(edit.kind);
    expect(caseOf(edit.state)).not.toHaveProperty('protects');
    expect(answer(edit.state).verdict).toMatchObject({ legal: true, owners: ['red', 'yellow'] });
  });

  test('are entered yurt by yurt: their owner’s and neutral ones, whoever lays', () => {
    const board = conquestOn(['rbn'], ['xxx']);
    const one = toggleProtection(board, 'blue', '1,0');
    if (!one) throw new Error('not protected');
    expect(answer(one).verdict).toMatchObject({ legal: false, reason: 'protected' });
    expect(toggleProtection(board, 'blue', '0,0')).toBeUndefined(); // Red's
    expect(toggleProtection(board, 'blue', '3,0')).toBeUndefined(); // nobody's
    expect(toggleProtection(one, 'blue', '2,0')?.protects).toEqual([
      { by: 'blue', spaces: ['1,0', '2,0'], agrees: false },
    ]);
    expect(toggleProtection(one, 'blue', '1,0')?.protects).toBeUndefined();
    expect(answer({ ...one, by: 'blue' }).verdict).toMatchObject({ legal: true });
  });

  test('forbid nothing that their owner shares and agrees to', () => {
    const agreed = withConsent(opened(), 'blue', true);
    expect(answer(agreed).verdict).toMatchObject({ legal: true, owners: ['blue', 'red'] });
    expect(withConsent(agreed, 'green', true)).toBe(agreed);
  });

  test('no longer protect what a tile was laid over', () => {
    expect(applyConquest(withConsent(opened(), 'blue', true), ['blue', 'red'])).not.toHaveProperty(
      'protects',
      [expect.anything()],
    );
  });

  test('are gone from a fresh board', () => {
    expect(freshConquest(opened())).not.toHaveProperty('protects');
  });
});

describe('one more yurt', () => {
  /** What would change, as `player space instead: owners or reason`. */
  const changesIn = (state: KhanConquest) =>
    findDecisiveExtraYurts(state).map(({ player, at, instead, answer: found }) => {
      const outcome = found.legal ? found.owners.join('+') : found.reason;
      return `${player} ${at} ${instead}: ${outcome}`;
    });
  const covers = ['0,0', '1,0', '2,0'];
  const conquest = { ...freshConquest(), by: 'red', tile: 'conquest', covers } as const;

  test('in place of a neutral one shares the tile or takes it away', () => {
    // Red 1, Blue 1, one neutral: they share it. Red or Blue with 2 has it alone; Red may not lay a tile that is Blue's.
    const yurts = { '0,0': 'red', '1,0': 'blue', '2,0': 'neutral' } as const;
    expect(changesIn({ ...conquest, yurts })).toEqual([
      'blue 2,0 neutral: no-majority',
      'green 2,0 neutral: blue+green+red',
      'red 2,0 neutral: red',
      'yellow 2,0 neutral: blue+red+yellow',
    ]);
  });

  test('on a free space makes a tile lawful, whosever it is', () => {
    // Red 2 and an empty space, which no tile may cover: any yurt there mends it, and one against two is no majority.
    const yurts = { '0,0': 'red', '1,0': 'red' } as const;
    expect(changesIn({ ...conquest, yurts })).toEqual([
      'blue 2,0 null: red',
      'green 2,0 null: red',
      'red 2,0 null: red',
      'yellow 2,0 null: red',
    ]);
  });

  test('of a player for whom it changes nothing is left out', () => {
    // Red 3 of 3: any other has 1 in place of one of them, and Red still has 2.
    const yurts = { '0,0': 'red', '1,0': 'red', '2,0': 'red' } as const;
    expect(changesIn({ ...conquest, yurts })).toEqual([]);
    expect(changesIn({ ...conquest, yurts, covers: ['0,0'] })).toEqual([]); // no tile yet
  });
});
