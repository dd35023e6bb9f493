import { describe, expect, test } from 'vitest';
import { DYNASTY_ICONS } from '../../src/drawings/dynasty-icons.ts';
import { ICONS } from '../../src/drawings/icons.ts';
import { KIND_SHAPES } from '../../src/drawings/kind-shapes.ts';
import { MAP_ICONS } from '../../src/drawings/map-icons.ts';
import { createPathStamp, formatNumbers } from '../../src/drawings/svg-path.ts';
import { type Point, pathLoops } from '../support/path-points.ts';

describe('a path that can be put anywhere', () => {
  test.each([
    // Each by hand: the first point moves, every other number is the way from the point before.
    ['lines', 'M0 0L10 0L10 5Z', 'M100 50l10 0l0 5z'],
    ['horizontal and vertical', 'M2 2H8V6h-6z', 'M102 52h6v4h-6z'],
    ['curves', 'M0 0Q5 5 10 0q5-5 10 0', 'M100 50q5 5 10 0q5-5 10 0'],
    ['an arc, whose flags are no lengths', 'M0 0A4 4 0 1 1 8 0', 'M100 50a4 4 0 1 1 8 0'],
    ['what repeats its letter silently', 'M0 0 2 2 4 0', 'M100 50l2 2l2-2'],
    ['a second loop, seen from the start of the first', 'M1 1l4 0z m2 2l1 1', 'M101 51l4 0zm2 2l1 1'],
  ])('%s', (_, d, expected) => expect(createPathStamp(d, 1, [0, 0])({ x: 100, y: 50 })).toBe(expected));

  test('is made smaller round its origin', () =>
    expect(createPathStamp('M2 2L22 12A4 4 0 0 1 12 12', 0.5, [12, 12])({ x: 100, y: 50 })).toBe(
      'M95 45l10 5a2 2 0 0 1-5 0',
    ));

  test.each(Object.values({ ...KIND_SHAPES, ...DYNASTY_ICONS, ...ICONS }).map((d) => [d]))(
    'keeps every command of %s',
    (d) => {
      // A letter may be left out in the original where it repeats, and so may that of a line after a move.
      const letters = (path: string) =>
        path
          .toLowerCase()
          .replaceAll(/[^a-z]/g, '')
          .replaceAll(/ml+/g, 'm')
          .replaceAll(/(.)\1+/g, '$1');
      expect(letters(createPathStamp(d, 1, [0, 0])({ x: 0, y: 0 }))).toBe(letters(d));
    },
  );
});

test.each(Object.entries({ ...KIND_SHAPES, ...DYNASTY_ICONS, ...ICONS, ...MAP_ICONS }))(
  'made as small as in a diagram, no part of %s shrinks to nothing',
  (_, d) => {
    const sizeOf = (points: readonly Point[]) =>
      Math.max(
        ...points.flatMap(([x, y]) => points.map(([u, v]) => Math.max(Math.abs(x - u), Math.abs(y - v)))),
      );
    const small = createPathStamp(d, 0.38, [12, 12])({ x: 0, y: 0 });
    expect(Math.min(...pathLoops(small).map(sizeOf))).toBeGreaterThan(0.3);
  },
);

test('numbers are as short as they can be', () =>
  expect(formatNumbers([0, -0.04, 0.5, -0.5, 12.34, -3, 7])).toBe('0 0 .5-.5 12.3-3 7'));
