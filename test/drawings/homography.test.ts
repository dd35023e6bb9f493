import { describe, expect, test } from 'vitest';
import {
  computeHomography,
  type Homography,
  isClockwise,
  type PlanePoint,
  projectPoint,
  type Quad,
} from '../../src/drawings/homography.ts';
import { type Pixels, straightenRow } from '../../src/drawings/straighten-row.ts';

const quad = (...points: readonly [number, number][]): Quad => {
  const [a, b, c, d] = points.map(([x, y]): PlanePoint => ({ x, y }));
  if (!a || !b || !c || !d) throw new Error('A quad has four corners');
  return [a, b, c, d];
};
const SQUARE = quad([0, 0], [1, 0], [1, 1], [0, 1]);
const TRAPEZOID = quad([0, 0], [4, 0], [3, 2], [1, 2]);
const SKEW = quad([12, 7], [230, 31], [201, 190], [33, 160]);

const goesTo = (map: Homography, [x, y]: readonly [number, number], to: readonly [number, number]) => {
  const point = projectPoint(map, { x, y });
  expect(point.x).toBeCloseTo(to[0], 9);
  expect(point.y).toBeCloseTo(to[1], 9);
};

describe('a map from four corners to four others', () => {
  // Straight lines stay straight, so by hand: the middle of the square, where its diagonals cross, goes to where those of
  // the trapezoid cross. y = 2x / 3 and y = -2 (x - 4) / 3 meet at x = 2, y = 4 / 3: nearer the short side, as in a photo.
  test('takes the crossing of the diagonals to the crossing of the diagonals', () => {
    goesTo(computeHomography(SQUARE, TRAPEZOID), [0.5, 0.5], [2, 4 / 3]);
  });

  // The middle line x = 1 / 2 goes to x = 2, whose halves are cut where a line through the vanishing point of the slanted
  // sides, (2, 4), parallel to the base, does: on the left side, from (0, 0) to (1, 2), the row y = 4 / 3 lies at x = 2 / 3.
  test('takes the middle of a side to where the row through the crossing meets that side', () => {
    goesTo(computeHomography(SQUARE, TRAPEZOID), [0, 0.5], [2 / 3, 4 / 3]);
    goesTo(computeHomography(SQUARE, TRAPEZOID), [1, 0.5], [10 / 3, 4 / 3]);
  });

  test.each([
    ['the square', SQUARE],
    ['the trapezoid', TRAPEZOID],
    ['no two sides parallel', SKEW],
  ])('takes each corner to its corner: from %s', (_, from) => {
    for (const to of [SQUARE, TRAPEZOID, SKEW])
      from.forEach(({ x, y }, i) => {
        const goal = to[i];
        if (goal) goesTo(computeHomography(from, to), [x, y], [goal.x, goal.y]);
      });
  });

  // Between rectangles nothing but moving and stretching is left: x = 10 + 4 (u - 1), y = 5 + 3 (v - 2).
  test('between rectangles it moves and stretches', () => {
    const map = computeHomography(
      quad([1, 2], [3, 2], [3, 4], [1, 4]),
      quad([10, 5], [18, 5], [18, 11], [10, 11]),
    );
    goesTo(map, [2, 3], [14, 8]);
    goesTo(map, [7, 0], [34, -1]);
  });

  test('there and back is where one was', () => {
    const there = computeHomography(SKEW, TRAPEZOID);
    const back = computeHomography(TRAPEZOID, SKEW);
    for (const point of [
      { x: 50, y: 60 },
      { x: 170, y: 120 },
    ]) {
      const { x, y } = projectPoint(there, point);
      goesTo(back, [x, y], [point.x, point.y]);
    }
  });
});

describe('corners that enclose a board seen from above', () => {
  test.each([
    ['a square', SQUARE],
    ['askew', SKEW],
    ['on its side', quad([1, 0], [1, 1], [0, 1], [0, 0])],
  ])('%s', (_, corners) => expect(isClockwise(corners)).toBe(true));

  test.each([
    ['in a mirror', quad([1, 0], [0, 0], [0, 1], [1, 1])],
    ['two of them changed over', quad([0, 0], [1, 1], [1, 0], [0, 1])],
    ['one inside the triangle of the others', quad([0, 0], [4, 0], [1, 1], [0, 4])],
    ['three in a line', quad([0, 0], [1, 0], [2, 0], [0, 1])],
    ['all in one place', quad([3, 3], [3, 3], [3, 3], [3, 3])],
  ])('not: %s', (_, corners) => expect(isClockwise(corners)).toBe(false));
});

describe('a straightened picture', () => {
  const grey = (...rows: readonly (readonly number[])[]): Pixels => ({
    width: rows[0]?.length ?? 1,
    height: rows.length,
    data: new Uint8ClampedArray(rows.flat().flatMap((one) => [one, one, one, 255])),
  });
  const straightened = (source: Pixels, toSource: Homography, width: number, height: number) => {
    const target = { width, height, data: new Uint8ClampedArray(width * height * 4) };
    for (let row = 0; row < height; row++) straightenRow(source, toSource, target, row);
    const reds = [...target.data].filter((_, i) => i % 4 === 0);
    return Array.from({ length: height }, (_, row) => reds.slice(row * width, (row + 1) * width));
  };
  const SOURCE = grey([10, 20, 30, 0], [40, 50, 60, 0], [70, 80, 90, 0], [0, 0, 0, 0]);

  test('is the same under the map that changes nothing', () => {
    expect(straightened(SOURCE, [1, 0, 0, 0, 1, 0, 0, 0, 1], 3, 3)).toEqual([
      [10, 20, 30],
      [40, 50, 60],
      [70, 80, 90],
    ]);
  });

  // Half a point to the right and down: each is the mean of four, (10 + 20 + 40 + 50) / 4 = 30 the first.
  test('mixes the four points between which it looks', () => {
    expect(straightened(SOURCE, [1, 0, 0.5, 0, 1, 0.5, 0, 0, 1], 2, 2)).toEqual([
      [30, 40],
      [60, 70],
    ]);
  });

  // The corners of the target, in turn, lie at the next ones of the source: a quarter turn to the left.
  test('is turned where its corners are', () => {
    const side = quad([0, 0], [3, 0], [3, 3], [0, 3]);
    const next = quad([3, 0], [3, 3], [0, 3], [0, 0]);
    expect(straightened(SOURCE, computeHomography(side, next), 3, 3)).toEqual([
      [30, 60, 90],
      [20, 50, 80],
      [10, 40, 70],
    ]);
  });

  test('is paper where the source ends', () => {
    const [[far = 0] = []] = straightened(SOURCE, [1, 0, 100, 0, 1, 100, 0, 0, 1], 1, 1);
    expect(far).toBe(0xe9);
  });
});
