import { expect, test } from 'vitest';
import { drawLot } from '../../../src/shell/setup-list/draw-lot.ts';

/** A source that gives these integers, one after another. */
const giving = (...integers: readonly number[]) => {
  const rest = [...integers];
  return () => {
    const next = rest.shift();
    if (next === undefined) throw new Error('Asked too often');
    return next;
  };
};

test('every lot has its turn', () => {
  const lots = ['a', 'b', 'c'];
  expect([0, 1, 2, 3].map((integer) => drawLot(lots, giving(integer)))).toEqual(['a', 'b', 'c', 'a']);
});

test('an integer that would favour the first lots is drawn again', () => {
  // 2³² = 3 × 1431655765 + 1: the last integer is one too many for three lots, and none is for four.
  expect(drawLot(['a', 'b', 'c'], giving(2 ** 32 - 1, 4))).toBe('b');
  expect(drawLot(['a', 'b', 'c', 'd'], giving(2 ** 32 - 1))).toBe('d');
});

test('with the real source, each of four lots comes up', () => {
  // The chance that one of four is missing in 200 is 4 × 0.75²⁰⁰ < 10⁻²⁴.
  expect(new Set(Array.from({ length: 200 }, () => drawLot([1, 2, 3, 4]))).size).toBe(4);
});

test('without lots there is nothing to draw', () => {
  expect(() => drawLot([], giving(7, 7))).toThrow('No lots');
});
