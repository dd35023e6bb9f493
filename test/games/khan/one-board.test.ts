import { describe, expect, test } from 'vitest';
import { caseOf as conquestCaseOf } from '../../../src/games/khan/conquest/cases.ts';
import { computeAnswer as answerTile } from '../../../src/games/khan/conquest/compute-answer.ts';
import { siblingBoard as fromRulers } from '../../../src/games/khan/conquest/secondary.tsx';
import { freshConquest, toggleConquestPiece } from '../../../src/games/khan/conquest/state.ts';
import { computeAnswer as answerMove } from '../../../src/games/khan/rulers/AnswerPanel.tsx';
import { siblingBoard as fromConquest } from '../../../src/games/khan/rulers/secondary.tsx';
import {
  applyDriveOut,
  caseOf,
  freshRulers,
  resizeRulersBoard,
  toggleRulersPiece,
} from '../../../src/games/khan/rulers/state.ts';
import { KHAN_CONQUEST_SAVE, type KhanConquest } from '../../../src/games/khan/saves/conquest.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from '../../../src/games/khan/saves/rulers.ts';
import { parseSave } from '../../../src/saves/save.ts';
import { freshSettings } from '../../../src/saves/settings.ts';
import { drawn, marked } from '../../support/khan-drawing.ts';

// The two tools show the same board. Spaces are written as column and row, both from 0.

const settings = freshSettings('en');
const alone = <State>(now: State) => ({ now, past: [], future: [] });
const stored = (now: object) => JSON.parse(JSON.stringify({ version: 4, now, past: [], future: [] }));

/** The tool for rulers after the switch from a conquest. */
const toRulers = (conquest: KhanConquest, before: KhanRulers = freshRulers()) =>
  fromConquest.takeBoard(alone(before), stored(conquest), true)?.state ?? before;
/** The tool for conquests after the switch from a ruler. */
const toConquest = (rulers: KhanRulers, before: KhanConquest) =>
  fromRulers.takeBoard(alone(before), stored(rulers), true)?.state ?? before;

/** Red, Blue and a neutral yurt next to a ruler, an earlier tile over land and river, and a tile that is marked. */
const CONQUEST: KhanConquest = {
  ...freshConquest(),
  size: [6, 5],
  ...drawn('rb....', '.nR...', '..~=#.', '......', '....y.'),
  covers: marked('xx'),
  by: 'blue',
  banks: 'tile',
  shapes: [{ name: '1', tile: 'conquest', cells: ['0,0', '1,0'] }],
  protects: [{ by: 'red', spaces: ['0,0'], agrees: false }],
};

const put = (state: KhanRulers, piece: Parameters<typeof toggleRulersPiece>[1], space: string) => {
  const next = toggleRulersPiece(state, piece, space);
  if (!next) throw new Error(`${piece} on ${space}`);
  return next;
};

describe('a conquest, as a board for rulers', () => {
  const rulers = toRulers(CONQUEST);

  test('has the only ruler chosen, and everything else in its way', () => {
    expect(rulers).toMatchObject({ size: [6, 5], ruler: '2,1', rulers: [], direction: null, camp: 5 });
    expect(caseOf({ ...rulers, direction: 'W' })).toMatchObject({
      ruler: '2,1',
      river: ['2,2', '3,2'],
      taken: ['0,0', '1,0', '1,1', '4,4', '3,2', '4,2'],
    });
  });

  test('comes back as it was, with the tile that was marked', () =>
    expect(toConquest(rulers, CONQUEST)).toEqual(CONQUEST));

  test('shows the ruler moved and a neutral yurt in its place', () => {
    // To the west of C2 are the neutral yurt on B2 and the free A2.
    const asked: KhanRulers = { ...rulers, direction: 'W' };
    const answer = answerMove(asked, settings)?.answer;
    expect(answer?.to).toBe('0,1');
    if (!answer) throw new Error('no answer');
    const done = applyDriveOut(asked, answer);
    expect(toConquest(done, CONQUEST)).toEqual({
      ...CONQUEST,
      rulers: ['0,1'],
      yurts: { '0,0': 'red', '1,0': 'blue', '1,1': 'neutral', '2,1': 'neutral', '4,4': 'yellow' },
    });
  });

  test('of several rulers, none is chosen until one is tapped; the others stay in its way', () => {
    const several = toRulers({ ...CONQUEST, rulers: ['2,1', '5,4'] });
    expect(several).toMatchObject({ ruler: null, rulers: ['2,1', '5,4'] });
    const chosen = put(several, 'ruler', '5,4');
    expect(chosen).toMatchObject({ ruler: '5,4', rulers: ['2,1'] });
    const other = put({ ...chosen, direction: 'S', camp: 2 }, 'ruler', '2,1');
    expect(other).toMatchObject({ ruler: '2,1', rulers: ['5,4'], camp: 5 });
    expect(caseOf(other)).toMatchObject({ taken: expect.arrayContaining(['5,4']) });
  });

  test('keeps the ruler that was chosen, with its direction and camp, as long as it is there', () => {
    const chosen: KhanRulers = { ...rulers, direction: 'W', camp: 3, left: 2 };
    const more = { ...CONQUEST, rulers: ['2,1', '5,4'] };
    expect(toRulers(more, chosen)).toMatchObject({
      ...{ ruler: '2,1', rulers: ['5,4'], direction: 'W', camp: 3, left: 2 },
    });
    expect(toRulers({ ...CONQUEST, rulers: ['5,4'] }, chosen)).toMatchObject({
      ...{ ruler: '5,4', rulers: [], direction: null, camp: 5, left: 2 },
    });
  });

  test('can be stored whatever is tapped on it', () => {
    const pieces = ['ruler', 'taken', 'river', 'erase'] as const;
    const spaces = ['0,0', '2,1', '2,2', '3,2', '4,2', '5,4'];
    const tapped = pieces.flatMap((piece) =>
      spaces.map((space) => toggleRulersPiece(rulers, piece, space) ?? rulers),
    );
    for (const state of tapped)
      for (const again of [state, ...spaces.map((space) => put(state, 'taken', space))]) {
        expect(parseSave(KHAN_RULERS_SAVE, stored(again)).state).toBe('sound');
        expect(parseSave(KHAN_CONQUEST_SAVE, stored(toConquest(again, CONQUEST))).state).toBe('sound');
      }
  });

  test('frees a space with whatever is on it, but no river', () => {
    for (const space of ['0,0', '3,2', '4,2']) {
      const free = put(rulers, 'taken', space);
      expect(caseOf({ ...free, direction: 'N' })).not.toMatchObject({
        taken: expect.arrayContaining([space]),
      });
    }
    expect(put(rulers, 'taken', '3,2').river).toContain('3,2');
  });

  test('loses on a smaller board what is beyond its edge', () =>
    expect(resizeRulersBoard(rulers, [2, 2])).toMatchObject({
      ...{ ruler: null, river: [], tiles: [], yurts: { '0,0': 'red', '1,0': 'blue', '1,1': 'neutral' } },
    }));
});

describe('a space that is taken by something unknown, as a board for conquests', () => {
  const rulers = put(toRulers(CONQUEST), 'taken', '0,1');
  const conquest = toConquest(rulers, CONQUEST);

  test('is still so when one comes back', () => {
    expect(conquest.taken).toEqual(['0,1']);
    expect(toRulers(conquest, rulers)).toBe(rulers);
  });

  test('leaves a tile over it without an answer until it is said what it is', () => {
    const over: KhanConquest = { ...conquest, covers: ['0,0', '0,1'], protects: undefined, by: 'red' };
    expect(answerTile(over, settings).verdict).toBeUndefined();
    expect(conquestCaseOf(over)).toMatchObject({ ask: 'conquests' });
    const said = toggleConquestPiece(over, 'red', '0,1');
    if (said.kind !== 'changed') throw new Error(said.kind);
    expect(said.state.taken).toEqual([]);
    expect(answerTile(said.state, settings).verdict).toMatchObject({ legal: true, owners: ['red'] });
  });

  test('is under none of the legal places of a bridge', () => {
    const bridge = { name: '1', tile: 'bridge', cells: ['0,0', '1,0', '2,0'] } as const;
    const river: KhanConquest = { ...freshConquest(), ...drawn('r~r'), shapes: [bridge] };
    expect(answerTile(river, settings).placements).toMatchObject([{ covers: ['0,0', '1,0', '2,0'] }]);
    expect(answerTile({ ...river, taken: ['1,0'] }, settings).placements).toEqual([]);
  });
});

test('the board of the sibling is said to be replaced only if it was another one', () => {
  const other = { ...freshConquest(), ...drawn('y') };
  const step = fromRulers.takeBoard(alone(other), stored(toRulers(CONQUEST)), true);
  expect(step).toMatchObject({ isReplaced: true, state: { yurts: CONQUEST.yurts, by: other.by } });
  const before = { ...stored(toRulers(CONQUEST)), past: [stored(toRulers(other)).now] };
  expect(fromRulers.takeBoard(alone(other), before, true)).toMatchObject({ isReplaced: false });
});
