import { describe, expect, test } from 'vitest';
import { computeHomography, isClockwise, projectPoint } from '../../../../src/drawings/homography.ts';
import { findCornerSpaces } from '../../../../src/games/huang/board/photo/corner-spaces.ts';
import {
  getInitialCorners,
  rotateCorners,
} from '../../../../src/games/huang/board/photo/straighten-photo.ts';
import { computeLayout } from '../../../../src/games/huang/drawings/layout.ts';
import { makePlaceLabel } from '../../../../src/games/huang/explain/place-label.ts';

const layout = computeLayout('warring-states');
const ends = findCornerSpaces(layout);
if (!ends) throw new Error('The front board has four ends');

describe('the corners of the net', () => {
  // Of the front board, looked up on the drawing.
  test('lie on the spaces that are farthest out', () => {
    expect(ends.map(({ name }) => makePlaceLabel(name))).toEqual(['A1', 'A13', 'N14', 'O3']);
  });

  test.each([[['....']], [['.', '.', '.']], [['.']]])('a board as narrow as %j has none', (rows) => {
    expect(findCornerSpaces(computeLayout({ rows }))).toBeNull();
  });

  test.each([
    [4000, 3000],
    [3000, 4000],
    [900, 900],
  ])(
    'stand straight in the middle of a picture of %i × %i at first, as the board is drawn',
    (width, height) => {
      const corners = getInitialCorners(ends, layout, { width, height });
      const middle = projectPoint(computeHomography(ends, corners), {
        x: layout.width / 2,
        y: layout.height / 2,
      });
      expect(middle.x).toBeCloseTo(width / 2);
      expect(middle.y).toBeCloseTo(height / 2);
      for (const { x, y } of corners) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      // A1 and A13 are 240 wide apart in a drawing of 300 × 276, which takes four fifths of the shorter way.
      const scale = 0.8 * Math.min(width / 300, height / 276);
      expect(corners[1].x - corners[0].x).toBeCloseTo(240 * scale);
    },
  );

  test('are where they were after four turns, and a board after each', () => {
    const corners = getInitialCorners(ends, layout, { width: 400, height: 300 });
    const turns = [
      rotateCorners(corners),
      rotateCorners(rotateCorners(corners)),
      rotateCorners(rotateCorners(rotateCorners(corners))),
    ];
    for (const one of turns) expect(isClockwise(one)).toBe(true);
    expect(new Set([corners, ...turns].map(([first]) => first)).size).toBe(4);
    expect(rotateCorners(rotateCorners(rotateCorners(rotateCorners(corners))))).toEqual(corners);
  });
});
