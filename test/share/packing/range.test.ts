import { describe, expect, test } from 'vitest';
import { computeChecksum } from '../../../src/share/packing/checksum.ts';
import type { Coder } from '../../../src/share/packing/coder.ts';
import { createRangeReader, createRangeWriter } from '../../../src/share/packing/range.ts';
import { randomFrom, wholeUpTo } from '../../support/random.ts';

/** Choices of all sorts, likely and unlikely, among few and among many. */
function play(coder: Coder, choices: readonly (readonly [of: number, value: number])[], isReading: boolean) {
  const odds = [1, 1];
  return choices.map(([of, value]) =>
    of === 2
      ? coder.codeWeighted(odds, isReading ? undefined : value)
      : coder.codeUniform(of, isReading ? undefined : value),
  );
}

describe('a range coder', () => {
  test('reads what it wrote', () => {
    const random = randomFrom(21);
    for (let i = 0; i < 500; i++) {
      const skew = random();
      const choices = Array.from({ length: wholeUpTo(random, 300) }, (): [number, number] => {
        if (random() < 0.7) return [2, random() < skew ? 1 : 0];
        const of = 1 + wholeUpTo(random, random() < 0.5 ? 8 : 20_000);
        return [of, random() < 0.1 ? of - 1 : wholeUpTo(random, of - 1)];
      });
      const writer = createRangeWriter();
      play(writer, choices, false);
      expect(play(createRangeReader(writer.bytes()), choices, true)).toEqual(
        choices.map(([, value]) => value),
      );
    }
  });

  test('carries through a row of full bytes', () => {
    // 255 of 256 again and again holds the range at the upper end, where a later choice spills over.
    const choices = [
      ...Array.from({ length: 40 }, (): [number, number] => [256, 255]),
      [3, 2],
      [5, 4],
    ] as const;
    const writer = createRangeWriter();
    play(writer, choices, false);
    expect(play(createRangeReader(writer.bytes()), choices, true)).toEqual(choices.map(([, value]) => value));
  });

  test('widens when it must, and no sooner, as the reader does', () => {
    // 255 of 256 leaves a range of 2^24 to the unit, which is not yet too narrow. A writer that widened it would cut the
    // next third at floor(2^32 / 3), 85 above the reader's 256 × floor(2^24 / 3); two choices of 20,000 show that.
    const choices = [
      [256, 255],
      [3, 1],
      [20_000, 0],
      [20_000, 0],
    ] as const;
    const writer = createRangeWriter();
    play(writer, choices, false);
    expect(play(createRangeReader(writer.bytes()), choices, true)).toEqual([255, 1, 0, 0]);
  });

  test('takes the room that chance demands and hardly more', () => {
    // 100 choices among 203 are 100 × log2(203) = 766.5 bits, which is 95.8 bytes.
    const random = randomFrom(22);
    const writer = createRangeWriter();
    for (let i = 0; i < 100; i++) writer.codeUniform(203, wholeUpTo(random, 202));
    expect(writer.bytes().length).toBeLessThanOrEqual(97);
  });

  test('takes next to nothing for what always comes out the same', () => {
    const writer = createRangeWriter();
    const odds = [1, 1];
    for (let i = 0; i < 1000; i++) writer.codeWeighted(odds, 0);
    expect(writer.bytes().length).toBeLessThanOrEqual(2);
  });

  test('says what it cannot write', () => {
    expect(() => createRangeWriter().codeUniform(5, -1)).toThrow(RangeError);
    expect(() => createRangeWriter().codeUniform(5, 5)).toThrow(RangeError);
    expect(() => createRangeWriter().codeWeighted([1, 1], -1)).toThrow(RangeError);
    expect(() => createRangeWriter().codeWeighted([1, 1, 1], -2)).toThrow(RangeError);
    expect(() => createRangeWriter().codeWeighted([1, 1], 2)).toThrow(RangeError);
  });

  test('reads on beyond the end', () => {
    const reader = createRangeReader(new Uint8Array());
    for (let i = 0; i < 1000; i++) expect(reader.codeUniform(7)).toBe(0);
  });
});

test('the checksum is the published one', () => {
  // CRC-16/IBM-3740 of the text 123456789 is 29B1: the check value of the catalogue of CRC algorithms.
  expect(computeChecksum(new TextEncoder().encode('123456789'))).toEqual([0x29, 0xb1]);
});
