import { expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import {
  findPlayedAction,
  getMaxBagSize,
  groupTurns,
  listPlayedActions,
} from '../../../../src/games/huang/board/state/played-actions.ts';
import {
  applyOutcome,
  type BoardState,
  freshBoard,
  resolveRuleSettings,
  resolveRulings,
  withAction,
  withBoardSetup,
  withTurnTracking,
} from '../../../../src/games/huang/board/state.ts';
import type { Action } from '../../../../src/games/huang/rules/actions/action.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { readSetup } from '../../../support/act-cases.ts';

const house = { ...freshSettings('en') };

const choices = resolveRulings(resolveRuleSettings(begun(), house));

/** A board of the Rat’s Soldier leader between two empty spaces, followed turn by turn. */
function begun(): BoardState {
  const setup = readSetup('....../...... *rat,goat 1yRr2/6 - -');
  return withTurnTracking(withBoardSetup(freshBoard(), setup), true);
}

/** All states on the way through some actions, each carried out as soon as it is judged. */
function walked(first: BoardState, ...actions: readonly Action[]): readonly BoardState[] {
  const states = [first];
  for (const action of actions) {
    const settling = withAction(states.at(-1) ?? first, action);
    const answer = computeAnswer(settling, house).judged?.answer;
    if (!answer?.legal || !('position' in answer))
      throw new Error(`Not carried out: ${JSON.stringify(action)}`);
    states.push(settling, applyOutcome(settling, answer.position, answer.points, action.type === 'end-turn'));
  }
  return states;
}

const red = (at: string): Action => ({ type: 'place-tile', colour: 'red', at: [at] });

test('each action carried out is in the list with what it gained, and the way back to before it', () => {
  const states = walked(begun(), red('3,0'), red('4,0'), { type: 'end-turn' });
  const played = listPlayedActions(states.slice(0, -1), states.at(-1) ?? begun());
  expect(played.map((one) => findPlayedAction(one, choices)?.action.type)).toEqual([
    'place-tile',
    'place-tile',
    'end-turn',
  ]);
  expect(played.map(({ points }) => points)).toEqual([{ rat: { red: 1 } }, { rat: { red: 1 } }, {}]);
  // Two states an action: six, four and two changes lie between now and the board before each.
  expect(played.map(({ undos }) => undos)).toEqual([6, 4, 2]);
  for (const { undos, setup } of played) {
    const there = states[states.length - 1 - undos];
    expect(there?.openAction).toBeNull();
    expect(there?.setup).toBe(setup);
  }
});

test('an action that was left, or was done while nobody counted, is not in the list', () => {
  const board = begun();
  const left = withAction(board, red('3,0'));
  expect(listPlayedActions([board, left], board)).toEqual([]);
  // As after the page was loaded anew: the same counts, and not the same object.
  const again = { ...board, tally: structuredClone(board.tally) };
  expect(listPlayedActions([board, left], again)).toEqual([]);
  const uncounted = walked(withTurnTracking(board, false), red('3,0'));
  expect(listPlayedActions(uncounted.slice(0, -1), uncounted.at(-1) ?? board)).toEqual([]);
});

/** The same without the states in which somebody would have been asked: as what nobody has to confirm is carried out. */
function walkedAtOnce(first: BoardState, ...actions: readonly Action[]): readonly BoardState[] {
  return walked(first, ...actions).filter(({ openAction }) => openAction === null);
}

test('what was carried out at once is in the list too, found from the boards before and after it', () => {
  const actions: readonly Action[] = [
    red('3,0'),
    { type: 'position-leader', colour: 'green', to: '1,1' },
    { type: 'end-turn' },
    { type: 'replace', tiles: { red: 1 } },
    { type: 'position-leader', colour: 'blue', to: '0,1' },
    { type: 'end-turn' },
    { type: 'position-leader', colour: 'green', to: null },
  ];
  const states = walkedAtOnce(begun(), ...actions);
  const played = listPlayedActions(states.slice(0, -1), states.at(-1) ?? begun());
  // What is exchanged behind a screen shows on no board.
  expect(played.map((one) => findPlayedAction(one, choices)?.action ?? null)).toEqual(
    actions.map((one) => (one.type === 'replace' ? null : one)),
  );
  expect(played.map(({ undos }) => undos)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  const turns = groupTurns(played);
  expect(turns.map(({ player, played }) => [player, played.length])).toEqual([
    ['rat', 3],
    ['goat', 3],
    ['rat', 1],
  ]);
  expect(turns.map(({ points }) => points)).toEqual([{ rat: { red: 1 } }, {}, {}]);
});

test('the points of a turn are those of its actions together', () => {
  const states = walked(begun(), red('3,0'), red('4,0'), { type: 'end-turn' });
  const [turn] = groupTurns(listPlayedActions(states.slice(0, -1), states.at(-1) ?? begun()));
  expect(turn?.points).toEqual({ rat: { red: 2 } });
});

test('the bag holds what is neither on the board, behind a screen nor in the market', () => {
  // The set-up for two: 138 less seven capitals, twice six tiles and six in the market.
  const fresh = withTurnTracking(freshBoard(), true);
  expect(getMaxBagSize([], fresh)).toBe(113);
  // One tile on the board; with a known hand of four instead of six, two more in the bag.
  expect(getMaxBagSize([], begun())).toBe(138 - 1 - 12 - 6);
  const { setup } = begun();
  const hand = { yellow: 4, red: 0, blue: 0, green: 0, white: 0 };
  const known = { ...begun(), setup: { ...setup, hands: { goat: hand } } };
  expect(getMaxBagSize([], known)).toBe(138 - 1 - 6 - 4 - 6);
});

test('what is placed in a turn leaves the bag only when hands are filled up after it', () => {
  const states = walked(begun(), red('3,0'), red('4,0'), { type: 'end-turn' });
  const counts = states.map((state, i) => getMaxBagSize(states.slice(0, i), state));
  // Two actions of two states each, and the end of the turn in question: 119 all the while. Then two were drawn.
  expect(counts).toEqual([119, 119, 119, 119, 119, 119, 117]);
});
