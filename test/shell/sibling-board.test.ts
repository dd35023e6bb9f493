import { describe, expect, test } from 'vitest';
import { type Check, checkObject, required } from '../../src/core/check.ts';
import { checkAnyText } from '../../src/saves/check-text.ts';
import { createOpenKind } from '../../src/saves/save.ts';
import { createSiblingBoard } from '../../src/shell/opening/sibling-board.ts';

/** A tool with a board and what it asks about it; and its sibling, with the same board. */
interface Own {
  readonly lies: string;
  readonly asked: string;
}
interface Sibling {
  readonly board: string;
}

const checkSibling: Check<Sibling> = checkObject<Sibling>({ board: required(checkAnyText) });
const { takeBoard } = createSiblingBoard<Own, Sibling, string>({
  siblingKind: createOpenKind('sibling', 1, checkSibling),
  readBoard: ({ lies }) => lies,
  readSiblingBoard: ({ board }) => board,
  isEmpty: (board) => board === '',
  withBoard: (state, lies) => ({ ...state, lies }),
});

/** The undo history of the tool, by its boards. */
const own = (now: string, past: readonly string[] = [], future: readonly string[] = []) => {
  const toState = (lies: string) => ({ lies, asked: 'kept' });
  return { now: toState(now), past: past.map(toState), future: future.map(toState) };
};
const saved = (now: string, past: readonly string[] = [], future: readonly string[] = []) => {
  const toState = (board: string) => ({ board });
  return { version: 1, now: toState(now), past: past.map(toState), future: future.map(toState) };
};
const BY_SWITCH = true;
const BY_ITSELF = false;

describe('a board that goes along by the switch', () => {
  test('replaces an empty one, and what is asked stays', () =>
    expect(takeBoard(own(''), saved('A', ['']), BY_SWITCH)).toEqual({
      state: { lies: 'A', asked: 'kept' },
      isReplaced: false,
    }));

  test('replaces another one, which is said', () =>
    expect(takeBoard(own('B'), saved('A', ['']), BY_SWITCH)).toMatchObject({
      state: { lies: 'A' },
      isReplaced: true,
    }));

  test('replaces the one that it comes from without a word, also after an undo', () => {
    const quiet = { isReplaced: false };
    expect(takeBoard(own('A'), saved('C', ['', 'A', 'B']), BY_SWITCH)).toMatchObject(quiet);
    expect(takeBoard(own('C'), saved('B', ['', 'A'], ['C']), BY_SWITCH)).toMatchObject(quiet);
  });

  test('changes nothing if it is the same', () =>
    expect(takeBoard(own('A'), saved('A', ['B']), BY_SWITCH)).toBeUndefined());

  test('is not taken while it is empty, unless the other one has been cleared there', () => {
    expect(takeBoard(own('B'), saved(''), BY_SWITCH)).toBeUndefined();
    expect(takeBoard(own('B'), saved('', ['B']), BY_SWITCH)).toMatchObject({
      state: { lies: '' },
      isReplaced: false,
    });
  });

  test('is not taken from a save that is missing, damaged or newer', () => {
    for (const raw of [undefined, 'rubbish', { ...saved('A'), version: 2 }])
      expect(takeBoard(own('B'), raw, BY_SWITCH)).toBeUndefined();
  });
});

describe('a page that opens by itself', () => {
  test('goes on with the board that the other one has changed further', () =>
    expect(takeBoard(own('A', ['']), saved('B', ['', 'A']), BY_ITSELF)).toMatchObject({
      state: { lies: 'B' },
    }));

  test('keeps its board if the other one is of another origin, or has not been changed since', () => {
    expect(takeBoard(own('A', ['']), saved('B', ['']), BY_ITSELF)).toBeUndefined();
    expect(takeBoard(own('B', ['', 'A']), saved('A', ['']), BY_ITSELF)).toBeUndefined();
  });

  test('keeps what an undo has brought back', () =>
    expect(takeBoard(own('A', [''], ['B']), saved('B', ['', 'A']), BY_ITSELF)).toBeUndefined());

  test('neither fills an empty board nor empties one', () => {
    expect(takeBoard(own(''), saved('A', ['']), BY_ITSELF)).toBeUndefined();
    expect(takeBoard(own('A'), saved('', ['A']), BY_ITSELF)).toBeUndefined();
  });
});
