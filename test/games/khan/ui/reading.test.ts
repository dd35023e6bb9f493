import { describe, expect, test } from 'vitest';
import type { KhanBoard } from '../../../../src/games/khan/saves/board.ts';
import { createBoardLookup } from '../../../../src/games/khan/ui/create-board-lookup.ts';
import { describeSpace, makeSpaceName } from '../../../../src/games/khan/ui/describe-space.ts';
import { listEverything, readBoard } from '../../../../src/games/khan/ui/reading/read-board.ts';
import { findReadingKey } from '../../../../src/games/khan/ui/reading/reading-keys.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';
import { drawn } from '../../../support/khan-drawing.ts';

const t = createTranslator('en', readTexts('en', 'khan', 'khan-reading'));

/** Row A has a red yurt on 1 and a ruler on 4, row B a tile on 2 and river on 3, row C red on 1 and 3. */
const BOARD: KhanBoard = { size: [4, 4], ...drawn('r..R', '.#~.', 'r.r.', '....'), taken: ['3,2'] };
const lookUp = createBoardLookup(BOARD);
const readable = {
  board: BOARD,
  labelOf: (space: string) => makeSpaceName(space, describeSpace(lookUp(space), t, String)),
};
const press = (key: string, from: string, isBack = false) => {
  const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  const asked = findReadingKey({ key, code, shiftKey: isBack }, 'R');
  if (!asked || asked.asks === 'help') throw new Error(key);
  return readBoard(asked, from, readable, t);
};

describe('a key on a space', () => {
  test('goes to the next ruler or yurt of a colour in reading order, and round the end', () => {
    expect(press('k', '0,0')).toEqual({ text: '1 ruler, number 1.', to: '3,0' });
    expect(press('3', '0,0')).toEqual({ text: '3 red yurts, number 2.', to: '0,2' });
    expect(press('3', '2,2')).toEqual({ text: '3 red yurts, number 1.', to: '0,0' });
    expect(press('3', '0,0', true)).toEqual({ text: '3 red yurts, number 3.', to: '2,2' });
    expect(press('1', '0,0')).toEqual({ text: 'None on the board.' });
  });

  test('reads its row', () => {
    expect(press('r', '3,1').text).toBe('Row B: B2, under an earlier tile; B3, river.');
    expect(press('r', '3,3').text).toBe('Row D: nothing.');
  });

  test('reads what is around it, also in a corner', () => {
    expect(press('x', '3,3').text).toBe(
      'Around D4: C3, red yurt; C4, taken by a yurt, a ruler or a tile; empty: D3.',
    );
    expect(press('x', '1,1').text).toBe(
      'Around B2: A1, red yurt; B3, river; C1, red yurt; C3, red yurt; empty: A2, A3, B1, C2.',
    );
  });

  test('is none of them with any other letter, and ? lists them', () => {
    expect(findReadingKey({ key: 'q', code: 'KeyQ', shiftKey: false }, 'R')).toBeUndefined();
    expect(findReadingKey({ key: '?', code: 'Slash', shiftKey: true }, 'R')).toEqual({ asks: 'help' });
    expect(findReadingKey({ key: '+', code: 'Digit1', shiftKey: true }, 'R')).toBeUndefined(); // a Swiss keyboard
  });
});

test('everything on a board is listed by kind, in reading order', () => {
  expect(listEverything(BOARD, t)).toEqual([
    '3 red yurts: A1, C1, C3',
    '1 ruler: A4',
    '1 space under a tile: B2',
    '1 space taken by a yurt, a ruler or a tile: C4',
    '1 river space: B3',
  ]);
  expect(listEverything({ size: [4, 4], ...drawn(), taken: [] }, t)).toEqual([]);
});
