import { expect, test } from 'vitest';
import { makePlaceLabel } from '../../../../src/games/huang/explain/place-label.ts';
import { boardOf, WARRING_STATES } from '../../../../src/games/huang/rules/board/board.ts';
import { parsePlaceLabel } from '../../../support/place-label.ts';

// By hand: the letter is the row r, and the number q + floor(r / 2) + 1.
test.each([
  ['0,0', 'A1'],
  ['9,0', 'A10'],
  ['0,1', 'B1'],
  ['5,4', 'E8'],
  ['-1,2', 'C1'],
  ['-7,14', 'O1'],
  ['-12,25', 'Z1'],
  ['-13,26', 'AA1'],
  ['-29,59', 'BH1'],
])('%s is %s', (space, place) => {
  expect(makePlaceLabel(space)).toBe(place);
  expect(parsePlaceLabel(place)).toBe(space);
});

test('is the column of the printed row, on every space of the board', () => {
  for (const [r, row] of WARRING_STATES.entries())
    for (const [c, kind] of [...row].entries()) {
      const place = `${String.fromCharCode(65 + r)}${c + 1}`;
      const space = parsePlaceLabel(place) ?? '';
      expect(makePlaceLabel(space)).toBe(place);
      expect(boardOf('warring-states').spaceByName.has(space)).toBe(kind !== '#');
    }
});

test('may be typed in small letters, with blanks round it', () =>
  expect(parsePlaceLabel(' e8 ')).toBe('5,4'));

test.each(['', 'E', '8', 'E0', 'E08', '8E', 'ABC1', '5,4'])('%j is no place', (text) => {
  expect(parsePlaceLabel(text)).toBeUndefined();
});

test.each(['0,-1', '-1,0', '-2,2'])('%s lies outside every board and keeps its name', (space) => {
  expect(makePlaceLabel(space)).toBe(space);
});
