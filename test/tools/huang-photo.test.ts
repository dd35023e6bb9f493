import { describe, expect, test } from 'vitest';
import { homographyOf, isClockwise, mapped } from '../../src/drawings/homography.ts';
import { layoutOf } from '../../src/drawings/huang/layout.ts';
import { rowsOf } from '../../src/engine/huang/board.ts';
import { placeOf } from '../../src/explain/huang/place.ts';
import { firstCorners, turned } from '../../src/tools/huang-board/photo.ts';
import { endsOf } from '../../src/tools/huang-board/photo-ends.ts';

const layout = layoutOf(rowsOf('warring-states'));
const ends = endsOf(layout);
if (!ends) throw new Error('The front board has four ends');

describe('the corners of the net', () => {
  // Of the front board, looked up on the drawing.
  test('lie on the spaces that are farthest out', () => {
    expect(ends.map(({ name }) => placeOf(name))).toEqual(['A1', 'A13', 'N14', 'O3']);
  });

  test.each([[['....']], [['.', '.', '.']], [['.']]])('a board as narrow as %j has none', (rows) => {
    expect(endsOf(layoutOf(rows))).toBeNull();
  });

  test.each([
    [4000, 3000],
    [3000, 4000],
    [900, 900],
  ])(
    'stand straight in the middle of a picture of %i × %i at first, as the board is drawn',
    (width, height) => {
      const corners = firstCorners(ends, layout, { width, height });
      const middle = mapped(homographyOf(ends, corners), { x: layout.width / 2, y: layout.height / 2 });
      expect(middle.x).toBeCloseTo(width / 2);
      expect(middle.y).toBeCloseTo(height / 2);
      for (const { x, y } of corners) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      // A1 and A13 are 240 wide apart in a drawing of 300 × 276, which takes four fifths of the shorter way.
      const scale = 0.8 * Math.min(width / 300, height / 276);
      expect(corners[1].x - corners[0].x).toBeCloseTo(240 * scale);
    },
  );

  test('are where they were after four turns, and a board after each', () => {
    const corners = firstCorners(ends, layout, { width: 400, height: 300 });
    const turns = [turned(corners), turned(turned(corners)), turned(turned(turned(corners)))];
    for (const one of turns) expect(isClockwise(one)).toBe(true);
    expect(new Set([corners, ...turns].map(([first]) => first)).size).toBe(4);
    expect(turned(turned(turned(turned(corners))))).toEqual(corners);
  });
});
