import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/huang/action.ts';
import { parseNotation } from '../../src/engine/huang/notation.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { answerOf } from '../../src/tools/huang-board/answer.ts';
import { mostInBag, playedIn } from '../../src/tools/huang-board/played.ts';
import {
  applied,
  type BoardState,
  freshBoard,
  withAction,
  withSetup,
  withTally,
} from '../../src/tools/huang-board/state.ts';

const house = { ...freshSettings('en') };

/** A board of the Rat’s Soldier leader between two empty spaces, followed turn by turn. */
function begun(): BoardState {
  const read = parseNotation('....../...... *rat,goat 1yRr2/6 - -');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return withTally(withSetup(freshBoard(), read.value), true);
}

/** All states on the way through some actions, each carried out as soon as it is judged. */
function walked(first: BoardState, ...actions: readonly Action[]): readonly BoardState[] {
  const states = [first];
  for (const action of actions) {
    const settling = withAction(states.at(-1) ?? first, action);
    const answer = answerOf(settling, house).judged?.answer;
    if (!answer?.legal || !('position' in answer))
      throw new Error(`Not carried out: ${JSON.stringify(action)}`);
    states.push(settling, applied(settling, answer.position, answer.points, action.type === 'end-turn'));
  }
  return states;
}

const red = (at: string): Action => ({ type: 'place-tile', colour: 'red', at: [at] });

test('each action carried out is in the list with what it gained, and the way back to before it', () => {
  const states = walked(begun(), red('3,0'), red('4,0'), { type: 'end-turn' });
  const played = playedIn(states.slice(0, -1), states.at(-1) ?? begun());
  expect(played.map(({ before }) => before.dispute.action.type)).toEqual([
    'place-tile',
    'place-tile',
    'end-turn',
  ]);
  expect(played.map(({ points }) => points)).toEqual([{ rat: { red: 1 } }, { rat: { red: 1 } }, {}]);
  // Two states an action: six, four and two changes lie between now and the board before each.
  expect(played.map(({ undos }) => undos)).toEqual([6, 4, 2]);
  for (const { undos, before } of played) {
    const there = states[states.length - 1 - undos];
    expect(there?.dispute).toBeNull();
    expect(there?.setup).toBe(before.setup);
  }
});

test('an action that was left, or was done while nobody counted, is not in the list', () => {
  const board = begun();
  const left = withAction(board, red('3,0'));
  expect(playedIn([board, left], board)).toEqual([]);
  const uncounted = walked(withTally(board, false), red('3,0'));
  expect(playedIn(uncounted.slice(0, -1), uncounted.at(-1) ?? board)).toEqual([]);
});

test('the bag holds what is neither on the board nor behind a screen', () => {
  // 138 less the tile on the board and twice six; with a known hand of four instead of six, two more.
  expect(mostInBag(begun())).toBe(138 - 1 - 12);
  const { setup } = begun();
  const hand = { yellow: 4, red: 0, blue: 0, green: 0, white: 0 };
  expect(mostInBag({ setup: { ...setup, hands: { goat: hand } } })).toBe(138 - 1 - 6 - 4);
});
