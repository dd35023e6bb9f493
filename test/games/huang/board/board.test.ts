import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import { fromCase } from '../../../../src/games/huang/board/from-case.ts';
import { createMapScene } from '../../../../src/games/huang/board/map/create-map-scene.ts';
import { createActionScene } from '../../../../src/games/huang/board/play/action-scene.ts';
import { autoApplyAction } from '../../../../src/games/huang/board/play/auto-apply-action.ts';
import { labelOutlines } from '../../../../src/games/huang/board/play/label-outlines.ts';
import { listPlacementMarks } from '../../../../src/games/huang/board/play/placements.ts';
import {
  confirmCommitments,
  enterCommitment,
  getCommitmentQuestions,
  listEnteredCommitments,
  reopenLastQuestion,
} from '../../../../src/games/huang/board/play/question-answers.ts';
import { selectSpace } from '../../../../src/games/huang/board/play/select-space.ts';
import {
  listLastPlayed,
  playPieceAgain,
  undoPlacement,
} from '../../../../src/games/huang/board/state/last-played.ts';
import {
  applyOutcome,
  BOARD_CODEC,
  type BoardState,
  caseOf,
  freshBoard,
  hasTooManyActions,
  isBegun,
  type RuleSettings,
  resolveRuleSettings,
  resolveRulings,
  withActingPlayer,
  withAction,
  withBoardSetup,
  withMovedPagoda,
  withoutAction,
  withTurnTracking,
} from '../../../../src/games/huang/board/state.ts';
import { FRESH_VIEW, getPreviousDiscard, resetStaleView } from '../../../../src/games/huang/board/view.ts';
import {
  computeLayout,
  findArrowTarget,
  makeBorderPath,
} from '../../../../src/games/huang/drawings/layout.ts';
import { makePlaceLabel } from '../../../../src/games/huang/explain/place-label.ts';
import {
  answerCheckedStates,
  checkSetupPosition,
} from '../../../../src/games/huang/referee/check-setup-position.ts';
import { judgeAction } from '../../../../src/games/huang/referee/judge-action.ts';
import { NO_DECISIONS } from '../../../../src/games/huang/rules/actions/action.ts';
import { freshSetup, withBoard } from '../../../../src/games/huang/rules/setup/fresh-setup.ts';
import { createEmptySetup, toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import { EMPTY_TALLY, readStoredSetup } from '../../../../src/games/huang/saves/board.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { checkCase } from '../../../../src/referee/referee.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { pushStep } from '../../../../src/shell/session/undo-history.ts';
import { randomActCases } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { BOARD_TEXTS } from '../../../support/board-texts.ts';
import { tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom } from '../../../support/random.ts';

/** All that a table is asked in its dispute. */
function questionsIn({ setup, openAction }: BoardState, rules: RuleSettings) {
  if (!openAction) throw new Error('Nothing to be asked');
  const position = unwrap(checkSetupPosition(setup));
  return judgeAction(position, openAction.action, openAction.decisions, resolveRulings(rules)).questions;
}

describe('a fresh board', () => {
  test('what is told of a fresh board unasked is what the referee says of it', () => {
    // 60 capitals, a yellow tile on each: the box holds 42.
    const large = freshSetup({
      board: { rows: Array.from({ length: 3 }, () => 'C'.repeat(20)) },
      players: ['rat', 'goat'],
      turn: 'rat',
    });
    const tables = [
      freshBoard(),
      freshBoard({
        ...freshBoard(),
        setup: freshSetup({ board: 'warring-states', players: ['tiger', 'goat', 'rat'], turn: 'goat' }),
      }),
      { ...freshBoard(), setup: large },
    ];
    const told = tables.map((table) => createMapScene(table, FRESH_VIEW, undefined, undefined));
    expect(told.map((scene) => scene.kind === 'work' && scene.states)).toEqual(
      tables.map(({ setup }) => answerCheckedStates(checkSetupPosition(setup))),
    );
    expect(told.map((scene) => scene.kind === 'work' && scene.states.ok)).toEqual([true, true, false]);
  });
});

describe('what is played', () => {
  const setup = readStoredSetup('~~~/~~~ *rat,goat / - -');
  const never = () => false;

  test('a farmer chain grows tap by tap and ends where it must', () => {
    const play = { type: 'tile', colour: 'blue' } as const;
    expect(selectSpace(setup, play, '0,0', [], never)).toEqual({ kind: 'chosen', spaces: ['0,0'] });
    expect(selectSpace(setup, play, '0,0', ['0,0'], never)).toEqual({ kind: 'chosen', spaces: [] });
    expect(selectSpace(setup, play, '1,0', ['0,0'], (space) => space === '1,0')).toEqual({
      kind: 'complete',
      action: { type: 'place-tile', colour: 'blue', at: ['0,0', '1,0'] },
    });
  });

  test('a pagoda is moved from the one that stands where none is left', () => {
    const white = readStoredSetup('...../..... *rat,goat ww1ww/w2w pagoda@0,0+1,0+0,1 -');
    expect(selectSpace(white, { type: 'pagoda', leader: false }, '4,0', [], never)).toEqual({
      kind: 'complete',
      action: {
        type: 'establish-pagoda',
        colour: 'white',
        at: ['3,0', '4,0', '3,1'],
        leader: false,
        from: ['0,0', '1,0', '0,1'],
      },
    });
  });

  test('what lies there is taken back and played again, a leader by its own player', () => {
    const lying = readStoredSetup('.... *rat,goat ryGr - -');
    expect(undoPlacement(lying, '0,0')).toMatchObject({
      setup: { tiles: { '1,0': 'yellow' } },
      action: { type: 'place-tile', colour: 'red', at: ['0,0'] },
    });
    expect(undoPlacement(lying, '2,0')).toMatchObject({
      setup: { turn: 'goat', leaders: {} },
      action: { type: 'position-leader', colour: 'red', to: '2,0' },
    });
    expect(undoPlacement(lying, '3,0')).toBeNull();
  });
});

describe('a table', () => {
  const setup = readStoredSetup('....... *rat,tiger,goat rRry1yTrr - -');
  const table = { ...freshBoard(), setup };
  const rules = resolveRuleSettings(table, freshSettings('de'));
  const war = withAction(table, { type: 'place-tile', colour: 'green', at: ['3,0'] });

  test('asks all gifts on one sheet, in order; another gift forgets the answers that follow from them', () => {
    const questions = questionsIn(war, rules);
    expect(getCommitmentQuestions(questions).map(({ by }) => by)).toEqual(['tiger', 'goat', 'rat']);
    const goat = { by: 'goat', to: '0,0', tiles: 0, leader: true } as const;
    const tiger = { by: 'tiger', to: '4,0', tiles: 1, leader: false } as const;
    const given = enterCommitment(enterCommitment(war, questions, goat), questions, tiger);
    expect(given.openAction).toMatchObject({ asked: 0, decisions: { commitments: [tiger, goat] } });
    const decided = confirmCommitments(given, questions);
    expect(decided.openAction).toMatchObject({ asked: 3, decisions: { commitments: [tiger, goat] } });
    const tied: typeof decided = {
      ...decided,
      openAction: decided.openAction && {
        ...decided.openAction,
        decisions: { ...decided.openAction.decisions, tieWinner: '0,0' },
      },
    };
    expect(reopenLastQuestion(tied, questions).openAction).toEqual({ ...tied.openAction, asked: 0 });
    const other = enterCommitment(reopenLastQuestion(tied, questions), questions, { ...tiger, tiles: 2 });
    expect(other.openAction?.decisions.tieWinner).toBeNull();
  });

  test('what is empty on the sheet is nothing; the way back from any line of it leaves the dispute', () => {
    const questions = questionsIn(war, rules);
    const empty = enterCommitment(war, questions, { by: 'goat', to: '0,0', tiles: 0, leader: false });
    expect(confirmCommitments(empty, questions).openAction?.decisions).toEqual(NO_DECISIONS);
    expect(reopenLastQuestion(war, questions).openAction).toBeNull();
    const old = { ...war, openAction: war.openAction && { ...war.openAction, asked: 1 } }; // as saves had it, player by player
    expect(reopenLastQuestion(old, questions).openAction).toBeNull();
  });

  test('which tiles go is named anew from those named before, and nothing is once the action is left', () => {
    const named = withAction(table, { type: 'place-tile', colour: 'green', at: ['3,0'] });
    if (!named.openAction) throw new Error('An action is asked about');
    const discard = ['0,0', '1,0'];
    const last = { ...named, openAction: { ...named.openAction, decisions: { ...NO_DECISIONS, discard } } };
    expect(getPreviousDiscard(last)).toEqual(discard);
    expect(getPreviousDiscard(reopenLastQuestion(last, []))).toEqual([]); // it was the first question: the action is left
  });

  test('asks a case of the referee that is sound and as short as can be', () => {
    expect(caseOf(war, rules)).toEqual({
      game: 'huang',
      ask: 'act',
      edition: 'de',
      position: {
        board: { rows: ['.......'] },
        players: ['rat', 'tiger', 'goat'],
        turn: 'rat',
        tiles: { '0,0': 'red', '2,0': 'yellow', '4,0': 'yellow', '6,0': 'red' },
        leaders: { '1,0': 'rat:red', '5,0': 'tiger:red' },
      },
      action: { type: 'place-tile', colour: 'green', at: '3,0' },
    });
  });

  test('opened from a case asks the same question again', () => {
    const cases = randomActCases(62, tries(500));
    for (const one of cases) {
      const from = fromCase(one, freshBoard());
      const again = unwrap(checkCase(caseOf(from, resolveRuleSettings(from, freshSettings('en')))));
      // A case that names no edition takes the table's own.
      const asked = { ...one, edition: one.edition ?? 'en', position: null };
      expect({ ...again, position: null }).toEqual(asked);
    }
    expect(cases.length).toBeGreaterThan(tries(300));
  });

  test('is worth keeping once more than the set-up lies there', () => {
    expect(isBegun(freshBoard())).toBe(false);
    expect(isBegun(table)).toBe(true);
    const fresh = freshBoard();
    expect(isBegun({ ...fresh, setup: createEmptySetup(fresh.setup) })).toBe(false);
    expect(isBegun({ ...fresh, setup: { ...fresh.setup, palace: ['0,0', '1,0', '2,0', '3,0'] } })).toBe(true);
    const hands = { rat: { yellow: 0, red: 0, blue: 0, green: 0, white: 0 } };
    expect(isBegun({ ...fresh, setup: { ...fresh.setup, hands } })).toBe(true);
    const [capital] = Object.keys(fresh.setup.tiles);
    const tiles = { ...fresh.setup.tiles, [String(capital)]: 'red' as const };
    expect(isBegun({ ...fresh, setup: { ...fresh.setup, tiles } })).toBe(true);
  });

  test('comes back as it is stored, whatever lies there', () => {
    const random = randomFrom(63);
    for (let i = 0; i < tries(200); i++) {
      const checked = checkCase(randomBoardCase(random));
      if (!checked.ok || !('position' in checked.value) || checked.value.game !== 'huang') continue;
      const stored = BOARD_CODEC.encode({ ...war, setup: toSetup(checked.value.position) });
      expect(BOARD_CODEC.encode(BOARD_CODEC.decode(JSON.parse(JSON.stringify(stored))))).toEqual(stored);
    }
    expect(BOARD_CODEC.decode(BOARD_CODEC.encode(war))).toEqual(war);
  });

  test('is the same table after what changes nothing', () => {
    const { setup: lying } = table;
    const players = { ...lying, players: [...lying.players] };
    for (const same of [lying, players, structuredClone(lying), withBoard(lying, lying.board)])
      expect(withBoardSetup(table, same)).toBe(table);
    expect(withActingPlayer(table, 'rat')).toBe(table);
    expect(withoutAction(table)).toBe(table);
    expect(withTurnTracking(table, false)).toBe(table);
    expect(withMovedPagoda(war, ['0,0', '1,0', '0,1'])).toBe(war);
    const pagoda = withAction(table, {
      ...{ type: 'establish-pagoda', colour: 'red', at: ['0,0', '1,0', '0,1'], leader: false },
      from: ['2,0', '3,0', '2,1'],
    });
    expect(withMovedPagoda(pagoda, ['2,0', '3,0', '2,1'])).toBe(pagoda);
    expect(withMovedPagoda(pagoda, ['4,0', '5,0', '4,1'])).not.toEqual(pagoda);
    expect(withBoardSetup(war, lying)).toEqual(table); // an action that was being settled goes
    expect(withActingPlayer(table, 'goat')).toMatchObject({ setup: { turn: 'goat' } });
    const history = { now: table, past: [], future: [table] };
    expect(pushStep(history, withActingPlayer(table, 'rat'))).toBe(history);
  });

  test('counts actions and points where a game is followed', () => {
    const followed = { ...table, tally: EMPTY_TALLY };
    const next = applyOutcome(followed, setup, { rat: { red: 2 } }, false);
    expect(next.tally).toMatchObject({ actions: 1, points: { rat: { red: 2, blue: 0 } } });
    const over = applyOutcome(next, setup, { rat: { red: 1 } }, true);
    expect(over.tally).toMatchObject({ actions: 0, points: { rat: { red: 3 } } });
    expect(applyOutcome(table, setup, {}, false).tally).toBeNull();
    const third = [1, 2, 3].reduce<BoardState>((one) => applyOutcome(one, setup, {}, false), followed);
    expect(third.tally?.actions).toBe(3); // one too many: the page says so
  });
});

describe('what is not yet known', () => {
  // A green tile on the fifth space joins Rat's state of one red tile, where Tiger's blue leader stands too, with Goat's
  // of none: the Soldiers fight, and Rat, who wins, owes nothing.
  const setup = readStoredSetup('....... *rat,tiger,goat rRryTb1yGr - -');
  const state = withAction({ ...freshBoard(), setup }, { type: 'place-tile', colour: 'green', at: ['4,0'] });
  const rules = freshSettings('en');
  const sceneAt = (asked: number) => {
    const at = { ...state, openAction: state.openAction && { ...state.openAction, asked } };
    return createMapScene(at, FRESH_VIEW, computeAnswer(at, rules), {
      createActionScene,
      listPlacementMarks,
      labelOutlines,
    });
  };

  test('is not drawn: nobody is crossed out before the last question is answered', () => {
    const asking = sceneAt(0);
    expect(asking.kind).toBe('asking');
    expect([...asking.marks.values(), ...asking.lost]).toEqual([]);
    expect([...sceneAt(3).marks.values()]).toContain('gone');
  });

  test('helps nobody but one’s own: the state in which one’s leader fights, or none', () => {
    const scene = sceneAt(0);
    if (scene.kind !== 'asking') throw new Error(scene.kind);
    const { questions, names } = scene.judged;
    const states = { names, inConflict: scene.inConflict };
    const gifts = listEnteredCommitments(state, questions, states).map(({ by, to }) => [by, to]);
    expect(Object.fromEntries(gifts)).toEqual({ rat: '0,0', tiger: null, goat: '5,0' });
    // A case may name a state by any of its spaces: here by its last.
    const told = enterCommitment(state, questions, { by: 'tiger', to: '3,0', tiles: 1, leader: false });
    const [helped] = listEnteredCommitments(told, questions, states).filter(({ by }) => by === 'tiger');
    expect(helped?.to).toBe('0,0');
  });
});

test('what was selected is forgotten with the state that it was selected on', () => {
  const [before, after] = [freshBoard(), { ...freshBoard() }];
  const view = { ...resetStaleView(before, FRESH_VIEW), selection: ['0,0'], moment: 3 };
  expect(resetStaleView(before, view)).toBe(view);
  expect(resetStaleView(after, view)).toMatchObject({ selection: [], moment: null, mode: view.mode });
});

describe('a game that is followed', () => {
  const t = createTranslator('en', readTexts('en', ...BOARD_TEXTS));
  const followed = (actions: number) => ({
    ...freshBoard(),
    setup: readStoredSetup('....... *rat,goat Rry - -'),
    tally: { ...EMPTY_TALLY, actions },
  });
  const after = (state: BoardState) => {
    const { judged } = computeAnswer(state, freshSettings('en'));
    return judged ? autoApplyAction(state, judged, t) : undefined;
  };
  const red = { type: 'place-tile', colour: 'red', at: ['2,0'] } as const;

  test('goes on at once where nobody is asked anything; the next player acts after the turn', () => {
    const done = after(withAction(followed(1), red));
    expect(done?.said).toBe('No conflict. The Rat scores 1 red point.');
    expect(done?.state).toMatchObject({
      openAction: null,
      setup: { tiles: { '2,0': 'red' } },
      tally: { actions: 2 },
    });
    expect(after(withAction(followed(2), { type: 'end-turn' }))?.state).toMatchObject({
      setup: { turn: 'goat' },
      tally: { actions: 0 },
    });
  });

  test('asks before a third action, and where it is not followed', () => {
    expect(after(withAction(followed(2), red))).toBeUndefined();
    expect(hasTooManyActions(withAction(followed(2), red))).toBe(true);
    expect(after(withAction({ ...followed(0), tally: null }, red))).toBeUndefined();
  });
});

describe('what lies there already', () => {
  const at = (text: string) => ({ ...freshBoard(), setup: readStoredSetup(text) });
  const candidates = (text: string) => listLastPlayed(computeAnswer(at(text), freshSettings('en')), at(text));

  test('is asked about where two leaders of one colour stand in a state: the tile that joined them, or either', () => {
    // Rat, yellow, green, yellow, Tiger: only the green one can go without leaving a leader alone.
    expect(candidates('....... *rat,tiger,goat rRrygyTrr - -').toSorted()).toEqual(['1,0', '3,0', '5,0']);
    const attack = playPieceAgain(at('....... *rat,tiger,goat rRrygyTrr - -'), '5,0');
    expect(attack).toMatchObject({
      setup: { turn: 'tiger', leaders: { '1,0': 'rat:red' } },
      openAction: { action: { type: 'position-leader', colour: 'red', to: '5,0' } },
    });
  });

  test('with two pairs of leaders it was the tile: one leader less, and the others would still meet', () => {
    expect(candidates('......... *rat,tiger,goat RgyRrygyTryTg - -')).toEqual(['3,0', '4,0', '5,0']);
  });

  test('no tile under a building joined states, and other faults are told first', () => {
    const triangle = '....../...... *rat,tiger RryggyTr/2g';
    expect(candidates(`${triangle} - -`).toSorted()).toEqual(['0,0', '2,0', '3,0', '5,0']);
    expect(candidates(`${triangle} pagoda@2,0+3,0+2,1 -`).toSorted()).toEqual(['0,0', '5,0']);
    expect(candidates('.... *rat,goat Rryyr - -')).toEqual([]); // one leader: nothing to ask
    expect(candidates('........ *rat,tiger RryggyTr1Tb - -')).toEqual([]); // a leader without a yellow tile
  });
});

describe('the drawing', () => {
  const layout = computeLayout('warring-states');

  test('has every space of the front board, and a border once round each group', () => {
    expect(layout.spots).toHaveLength(203);
    const [first, second] = layout.spots;
    if (!first || !second) throw new Error('No spaces');
    // One space has six edges; two that touch have ten on the outside.
    expect(makeBorderPath([first]).match(/M/g)).toHaveLength(6);
    expect(makeBorderPath([first, second]).match(/M/g)).toHaveLength(10);
  });

  test('is walked with arrow keys, straight down and straight up alike', () => {
    const walk = (from: string, ways: readonly ('left' | 'right' | 'up' | 'down')[]) => {
      let at = from;
      let lean: 'left' | 'right' = 'left';
      for (const way of ways) {
        at = findArrowTarget(layout, at, way, lean);
        lean = lean === 'left' ? 'right' : 'left';
      }
      return makePlaceLabel(at);
    };
    // E8, down to the odd row below on the left, F7, then on the right of that, G8, and so on: straight.
    expect(walk('5,4', ['down', 'down', 'down', 'down'])).toBe('I8');
    expect(walk('5,4', ['up', 'up', 'up', 'up'])).toBe('A8');
    expect(walk('5,4', ['left', 'right'])).toBe('E8');
    expect(walk('0,0', ['left'])).toBe('A1');
  });
});
