import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseJson } from '../../../../src/core/case.ts';
import { unwrap } from '../../../../src/core/result.ts';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import { openCase } from '../../../../src/games/huang/board/from-case.ts';
import { createMapScene } from '../../../../src/games/huang/board/map/create-map-scene.ts';
import { createActionScene } from '../../../../src/games/huang/board/play/action-scene.ts';
import { listDecisiveRulings } from '../../../../src/games/huang/board/play/decisive-rulings.ts';
import { labelOutlines } from '../../../../src/games/huang/board/play/label-outlines.ts';
import { listPlacementMarks } from '../../../../src/games/huang/board/play/placements.ts';
import { applySetupTap } from '../../../../src/games/huang/board/setup/setup-tools.ts';
import {
  BOARD_CODEC,
  type BoardState,
  freshBoard,
  withBoardSetup,
} from '../../../../src/games/huang/board/state.ts';
import { FRESH_VIEW } from '../../../../src/games/huang/board/view.ts';
import { computeAnswer as computeNumbers } from '../../../../src/games/huang/conflict/compute-answer.ts';
import {
  freshConflict,
  withSideTiles,
  withToggledLeader,
} from '../../../../src/games/huang/conflict/state.ts';
import { resolveWar } from '../../../../src/games/huang/rules/conflict/war.ts';
import { checkSetup } from '../../../../src/games/huang/rules/setup/check-setup.ts';
import { makeNotation, parseNotation } from '../../../../src/games/huang/rules/setup/notation.ts';
import { HUANG_BOARD_SAVE, readStoredSetup } from '../../../../src/games/huang/saves/board.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { findLinkToolPath, makeLink, parseLink } from '../../../../src/share/link.ts';
import { parsePackedCase } from '../../../../src/share/packed-case.ts';
import { createSaveSlot } from '../../../../src/shell/save-slot.ts';
import { pushStep } from '../../../../src/shell/session/undo-history.ts';
import { findActCase } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { tries } from '../../../support/campaign.ts';
import { randomFrom } from '../../../support/random.ts';

// How often the costly things are done on two ways through the board page: from a link to its painted outcome, and
// from a tap to the paint. Each stands in a module of its own, which is the real one, with its calls counted.

vi.mock('../../../../src/games/huang/rules/setup/check-setup.ts', { spy: true });
vi.mock('../../../../src/games/huang/rules/setup/notation.ts', { spy: true });
vi.mock('../../../../src/games/huang/rules/conflict/war.ts', { spy: true });
vi.mock('../../../../src/core/case.ts', { spy: true });
vi.mock('../../../../src/share/packed-case.ts', { spy: true });

beforeEach(() => void vi.clearAllMocks());

const calls = (...of: readonly ((...given: never[]) => unknown)[]) =>
  of.reduce((sum, one) => sum + vi.mocked(one).mock.calls.length, 0);

const SETTINGS = freshSettings('en');
const KEPT = createSaveSlot(HUANG_BOARD_SAVE, BOARD_CODEC);
const historyOf = (now: BoardState) => ({ now, past: [], future: [] });

/** All that the page computes to draw a board and its answer: the map, what is below it, what is shared. */
function drawn(state: BoardState, answer = computeAnswer(state, SETTINGS)) {
  const scene = createMapScene(state, FRESH_VIEW, answer, {
    createActionScene,
    listPlacementMarks,
    labelOutlines,
  });
  const readings = scene.kind === 'settled' ? listDecisiveRulings(scene.judged) : [];
  return { scene, readings, asked: answer.refereeCase };
}

/** What the opening page and then the board do with a link. */
async function opened(link: string) {
  expect(await findLinkToolPath(link)).toEqual({ ok: true, value: 'huang/referee/' });
  expect(calls(checkSetup, parseNotation, parsePackedCase)).toBe(0); // that page leaves it to the board
  const jsonRead = calls(parseJson);
  const refereeCase = unwrap(await parseLink(link));
  const before = historyOf(freshBoard());
  const { state, answer = computeAnswer(state, SETTINGS) } = openCase(refereeCase, before.now, SETTINGS);
  KEPT.toSave(pushStep(before, state));
  const first = drawn(state, answer);
  expect(drawn(state, answer)).toEqual(first); // and once more, as when something else on the page changes
  return { ...first, textsRead: calls(parseJson, parsePackedCase) - jsonRead };
}

/** Two red tiles against one, and a third state that meets nobody's leader: round the green tile on the 4,1. */
const WAR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['.........', '.........', '.........'] },
    players: ['rat', 'tiger', 'goat'],
    tiles: { '1,0': 'red', '2,0': 'red', '4,0': 'yellow', '5,1': 'yellow', '7,1': 'red', '3,2': 'yellow' },
    leaders: { '3,0': 'rat:red', '6,1': 'tiger:red', '2,2': 'goat:blue' },
  },
  action: { type: 'place-tile', colour: 'green', at: '4,1' },
};

describe('from a link to its painted outcome', () => {
  const commitments = [{ by: 'tiger', to: '5,1', tiles: 1 }]; // two against two

  test.each([
    ['that asks which tile goes', {}, { question: { asks: 'discard', count: 1 } }],
    [
      'that is settled',
      { discard: ['1,0'] },
      { judged: { answer: { result: 'war', rulings: ['bystander-states'] } } },
    ],
    ['that is tied', { commitments }, { question: { asks: 'tieWinner' } }],
    [
      'that was tied',
      { commitments, tieWinner: '1,0' },
      { judged: { answer: { points: { rat: { red: 1 } } } } },
    ],
    [
      'that is refused',
      { commitments: [{ by: 'rat', to: '4,0', tiles: 9 }] },
      { judged: { answer: { legal: false } } },
    ],
  ])(
    'of a war %s each thing is done once, and the war waged twice at most',
    async (_, decisions, expected) => {
      const link = await makeLink({ ...WAR, decisions });
      vi.clearAllMocks();
      const { textsRead, scene } = await opened(link);
      expect(scene).toMatchObject(expected);
      expect(calls(checkSetup)).toBe(1);
      expect(textsRead).toBe(1);
      expect(calls(parseNotation)).toBe(0); // no text between functions
      expect(calls(makeNotation)).toBe(2); // for the save: of what was there, of what is there now
      expect(calls(resolveWar)).toBeGreaterThan(0);
      expect(calls(resolveWar)).toBeLessThanOrEqual(2);
    },
  );

  test('of any war, however it was decided and read, it is waged twice at most', async () => {
    const random = randomFrom(91);
    const waged: number[] = [];
    for (let i = 0; i < tries(800); i++) {
      const raw = randomBoardCase(random);
      if (!findActCase(raw)) continue;
      const link = await makeLink(raw);
      vi.clearAllMocks();
      await opened(link);
      expect(calls(checkSetup), JSON.stringify(raw)).toBe(1);
      expect(calls(resolveWar), JSON.stringify(raw)).toBeLessThanOrEqual(2);
      waged.push(calls(resolveWar));
    }
    expect(Math.max(...waged)).toBeGreaterThan(1);
    expect(waged.filter((one) => one > 0).length).toBeGreaterThan(tries(50));
  });
});

test('of a war by numbers the made-up board is checked once, and the war waged once for each thing to decide', () => {
  let war = withSideTiles(withSideTiles(freshConflict(), 0, 2), 1, 4);
  for (const [side, leader] of [
    [0, 'tiger:red'],
    [1, 'rat:red'],
  ] as const)
    war = withToggledLeader(war, side, leader);
  vi.clearAllMocks();
  const answer = computeNumbers(war, SETTINGS);
  expect(answer?.answer).toMatchObject({ legal: true, result: 'war' });
  expect(calls(checkSetup)).toBe(1);
  expect(calls(resolveWar)).toBe(2); // as entered, and with the tiles that the winner gives up
});

describe('a tap in set-up', () => {
  test('writes the position once, for the save, and checks it once', () => {
    const setup = readStoredSetup('....... *rat,tiger,goat rRry1yTrr - -');
    const before = historyOf({ ...freshBoard(), setup });
    drawn(before.now);
    const encode = KEPT.createEncoder();
    encode(before);
    vi.clearAllMocks();
    const edit = applySetupTap(setup, { kind: 'tile', colour: 'red' }, '3,0', []);
    if (edit.kind !== 'changed') throw new Error('A tile fits there');
    const after = pushStep(before, withBoardSetup(before.now, edit.setup));
    expect(encode(after)).toMatchObject({
      past: [{ position: expect.stringContaining('rRry1yTrr') }],
    });
    expect(drawn(after.now).scene.kind).toBe('work');
    expect(calls(parseNotation, makeNotation)).toBe(1);
    expect(calls(checkSetup)).toBe(1);
  });

  test('that is taken back writes, reads and checks nothing', () => {
    const setup = readStoredSetup('....... *rat,tiger,goat rRr2yTrr - -');
    const now = { ...freshBoard(), setup };
    drawn(now);
    vi.clearAllMocks();
    expect(pushStep(historyOf(now), withBoardSetup(now, structuredClone(setup))).now).toBe(now);
    expect(calls(parseNotation, checkSetup)).toBe(0);
  });
});
