import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { checkSharedCase } from '../../../../src/games/check-shared-case.ts';
import { computeAnswer as answerOnBoard } from '../../../../src/games/huang/board/compute-answer.ts';
import { fromCase } from '../../../../src/games/huang/board/from-case.ts';
import { confirmCommitments } from '../../../../src/games/huang/board/play/question-answers.ts';
import { findSiblingInput as toNumbers } from '../../../../src/games/huang/board/secondary.tsx';
import { withPassedCommitments } from '../../../../src/games/huang/board/state/passed-commitments.ts';
import {
  type BoardState,
  freshBoard,
  withAction,
  withBoardSetup,
} from '../../../../src/games/huang/board/state.ts';
import { computeAnswer } from '../../../../src/games/huang/conflict/compute-answer.ts';
import { fromCase as numbersFrom } from '../../../../src/games/huang/conflict/from-case.ts';
import { findSiblingInput as toBoard } from '../../../../src/games/huang/conflict/secondary.tsx';
import {
  freshConflict,
  withActingDynasty,
  withAdjacentTiles,
  withDefender,
  withNoCommitments,
  withRevoltColour,
  withRevoltCommitment,
  withSideTiles,
  withToggledLeader,
  withWarCommitment,
} from '../../../../src/games/huang/conflict/state.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { parseExtra } from '../../../../src/shell/opening/use-sibling-link.ts';

const house = freshSettings('en');

type Numbers = ReturnType<typeof freshConflict>;

/** What is handed over, as a link carries it. */
const checked = async (asked: object) => unwrap(await checkSharedCase(asked));

/** What is said beyond the case, as it comes out of an address. */
const inAddress = (also: unknown) =>
  parseExtra(also === undefined ? '' : encodeURIComponent(JSON.stringify(also)));

/** The board that goes on with what is entered by numbers. */
async function boardFrom(state: Numbers, before: BoardState): Promise<BoardState> {
  const told = toBoard(state, house, computeAnswer(state, house));
  return told ? fromCase(await checked(told.refereeCase), before, inAddress(told.extra)) : before;
}

/** The numbers that go on with what lies on the board. */
async function numbersOf(state: BoardState, before: Numbers): Promise<Numbers> {
  const told = toNumbers(state, house, answerOnBoard(state, house));
  const next = told ? numbersFrom(await checked(told.refereeCase), before, inAddress(told.extra)) : before;
  if (!next) throw new Error('Not held by numbers');
  return next;
}

async function boardOf(state: Numbers) {
  const before = freshBoard();
  const next = await boardFrom(state, before);
  return next === before ? undefined : next.setup;
}

test('a war of which one state is known goes to the board with its tiles and leaders', async () => {
  const known = withToggledLeader(
    withToggledLeader(withSideTiles(freshConflict(), 0, 3), 0, 'tiger:red'),
    0,
    'rat:green',
  );
  const setup = await boardOf(known);
  const count = (colour: string) => Object.values(setup?.tiles ?? {}).filter((one) => one === colour).length;
  expect(count('red')).toBe(3);
  expect(Object.values(setup?.leaders ?? {}).sort()).toEqual(['rat:green', 'tiger:red']);
  expect(setup?.players).toEqual(known.players);
});

test('of the second state alone, too; and red tiles before any leader', async () => {
  const second = await boardOf(withToggledLeader(freshConflict(), 1, 'goat:yellow'));
  expect(Object.values(second?.leaders ?? {})).toEqual(['goat:yellow']);
  const tiles = await boardOf(withSideTiles(freshConflict(), 1, 2));
  expect(Object.values(tiles?.tiles ?? {})).toEqual(['red', 'red']);
});

test('what is not begun has nothing to hand over', async () => {
  expect(await boardOf(freshConflict())).toBeUndefined();
});

test('of a revolt goes what is known: both leaders’ yellow tiles, and whichever leader has a name', async () => {
  const beside = withAdjacentTiles(withRevoltColour(freshConflict(), 'green'), 'attacker', 3);
  const tiles = await boardOf({ ...beside, kind: 'revolt' });
  expect(Object.values(tiles?.tiles ?? {})).toEqual(['yellow', 'yellow', 'yellow', 'yellow']); // 3 and 1
  expect(tiles?.leaders).toEqual({});
  const attacked = await boardOf({ ...withDefender(beside, 'goat'), kind: 'revolt' });
  expect(Object.values(attacked?.leaders ?? {})).toEqual(['goat:green']);
  const attacking = await boardOf({ ...withActingDynasty(beside, 'tiger'), kind: 'revolt' });
  expect(Object.values(attacking?.leaders ?? {})).toEqual(['tiger:green']);
  expect(attacking?.turn).toBe('tiger');
});

test('what was handed over unfinished comes back as the very numbers that it was', async () => {
  const revolt = withRevoltCommitment(
    withDefender(withRevoltColour(freshConflict(), 'blue'), 'rat'),
    'defender',
    {
      tiles: 2,
    },
  );
  const war = withWarCommitment(
    withToggledLeader(withSideTiles(freshConflict(), 0, 3), 0, 'tiger:red'),
    'goat',
    {
      tiles: 2,
      leader: false,
      to: 0,
    },
  );
  for (const state of [{ ...revolt, kind: 'revolt' as const }, war]) {
    const board = await boardFrom(state, freshBoard());
    expect(await numbersOf(board, state)).toBe(state);
  }
});

test('what was committed before anything can be decided stands on the sheet once the war begins on the board', async () => {
  const oneSide = withToggledLeader(withToggledLeader(freshConflict(), 0, 'tiger:red'), 0, 'rat:green');
  const gift = { tiles: 2, leader: false, to: 0 };
  const known = withWarCommitment(withWarCommitment(oneSide, 'goat', gift), 'dragon', {
    tiles: 9,
    leader: true,
    to: null,
  });
  const board = await boardFrom(known, freshBoard());
  expect(board.openAction).toBeNull();
  const [helped] = board.passedCommitments;
  expect(board.passedCommitments).toEqual([{ by: 'goat', to: helped?.to, tiles: 2, leader: false }]); // the Dragon does not play
  // The Goat's own leaders come beside the joining tile, and its commitment still helps the first state.
  const { setup } = board;
  const [first = '', ...others] = Object.keys(setup.tiles);
  expect(others.length).toBeGreaterThan(0);
  expect(setup.tiles[first]).toBeDefined();
  expect(helped?.to && (setup.tiles[helped.to] ?? setup.leaders[helped.to])).toBeDefined();
});

test('commitments known beforehand are those of the war that begins, as far as each may give so much', () => {
  const given = [
    { by: 'tiger', to: '5,0', tiles: 2, leader: true },
    { by: 'rat', to: null, tiles: 1, leader: true },
    { by: 'goat', to: '3,3', tiles: 1, leader: false },
  ] as const;
  const begun = { ...WAGED, passedCommitments: given };
  const judged = answerOnBoard(begun, house).judged;
  if (!judged) throw new Error('No war');
  const { openAction, passedCommitments: left } = withPassedCommitments(begun, judged);
  expect(left).toEqual([]);
  // Clockwise from the Rat; its Soldier leader stands on the board and cannot help; on 3,3 there is no state.
  expect(openAction?.decisions.commitments).toEqual([
    { by: 'rat', to: null, tiles: 1, leader: false },
    { by: 'tiger', to: '4,0', tiles: 2, leader: true },
    { by: 'goat', to: null, tiles: 1, leader: false },
  ]);
  const peaceful = withAction({ ...TABLE, passedCommitments: given }, { type: 'end-turn' });
  const quiet = answerOnBoard(peaceful, house).judged;
  expect(quiet && withPassedCommitments(peaceful, quiet)).toBe(peaceful);
});

/** Two states with a red tile and a Soldier leader each, the space between them empty; a third apart from both. */
const TABLE: BoardState = withBoardSetup(freshBoard(), {
  board: { rows: ['........', '~.......', '........', '........'] },
  players: ['goat', 'rat', 'tiger'],
  turn: 'goat',
  tiles: { '0,0': 'yellow', '2,0': 'red', '4,0': 'red', '5,0': 'red', '7,0': 'yellow' },
  leaders: { '1,0': 'rat:red', '6,0': 'goat:red' },
  pagodas: [],
  palace: null,
  granaries: [],
  bandits: [],
});
const WAGED = withAction(TABLE, { type: 'place-tile', colour: 'green', at: ['3,0'] });

test('states that lie at rest are those of a war by numbers', async () => {
  const { kind, war, players } = await numbersOf(TABLE, freshConflict());
  expect({ kind, players }).toEqual({ kind: 'war', players: ['goat', 'rat', 'tiger'] });
  expect(war.sides).toEqual([
    { tiles: 1, leaders: ['rat:red'] },
    { tiles: 2, leaders: ['goat:red'] },
  ]);
});

describe('a war on a real board', () => {
  test('stays as it lies when its numbers were only looked at', async () => {
    expect(await boardFrom(await numbersOf(WAGED, freshConflict()), WAGED)).toBe(WAGED);
  });

  test('stays as it lies, with what was committed by numbers', async () => {
    const numbers = withWarCommitment(await numbersOf(WAGED, freshConflict()), 'tiger', {
      tiles: 2,
      leader: true,
      to: 1,
    });
    const { setup, openAction } = await boardFrom(numbers, WAGED);
    expect(setup).toBe(WAGED.setup);
    expect(openAction?.decisions.commitments).toEqual([{ by: 'tiger', to: '4,0', tiles: 2, leader: true }]);
  });

  test('gives way to another war', async () => {
    const numbers = withSideTiles(await numbersOf(WAGED, freshConflict()), 0, 5);
    const { setup } = await boardFrom(numbers, WAGED);
    expect(setup.board).not.toEqual(WAGED.setup.board);
  });
});

test('what is damaged beyond the case is left out, and the case still opens', async () => {
  const told = toNumbers(TABLE, house, answerOnBoard(TABLE, house));
  if (!told) throw new Error('Nothing handed over');
  const asked = await checked(told.refereeCase);
  for (const damaged of ['%', '%5B%7B', encodeURIComponent('[{"by":"cat"}]'), encodeURIComponent('"x"')])
    expect(fromCase(asked, freshBoard(), parseExtra(damaged))).toMatchObject({
      passedCommitments: [],
      openAction: null,
    });
});

test('a war to which nobody has committed yet stands at that question on the board, and what is said there of it comes back', async () => {
  const leaders = withToggledLeader(withToggledLeader(freshConflict(), 0, 'tiger:red'), 1, 'rat:red');
  const open = withActingDynasty(withSideTiles(leaders, 1, 4), 'goat'); // 0 : 4
  const asking = await boardFrom(open, freshBoard());
  expect(asking.openAction).toMatchObject({ asked: 0, decisions: { commitments: [] } });
  expect((await numbersOf(asking, open)).war.hasNobodyCommitted).toBe(false);
  const asked = toNumbers(asking, house, answerOnBoard(asking, house))?.refereeCase;
  expect(numbersFrom(await checked(asked ?? {}), freshConflict())?.war.hasNobodyCommitted).toBe(true); // by a link
  expect((await numbersOf(asking, freshConflict())).war.hasNobodyCommitted).toBe(false);
  const judged = answerOnBoard(asking, house).judged;
  const nobody = confirmCommitments(asking, judged?.questions ?? []);
  expect(await numbersOf(nobody, open)).toEqual(withNoCommitments(open));
  const settled = await boardFrom(withNoCommitments(open), freshBoard());
  expect(settled.openAction?.asked).toBe(judged?.questions.length);
});
