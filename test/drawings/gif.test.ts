import { describe, expect, test } from 'vitest';
import { encodeGif, type GifFrame } from '../../src/drawings/gif.ts';
import { addColour, computePalette, createHistogram, toShade } from '../../src/drawings/palette.ts';

// That browsers show just these pictures is in test/e2e/film-picture.spec.ts: there one of theirs takes them apart.

type Rgb = readonly [number, number, number];

const seenOf = (colours: readonly Rgb[]) => {
  const seen = createHistogram();
  for (const [red, green, blue] of colours) addColour(seen, toShade(red, green, blue), red, green, blue);
  return seen;
};
const still = (...points: readonly Rgb[]): GifFrame => ({
  data: new Uint8ClampedArray(points.flatMap((one) => [...one, 255])),
  duration: 1230,
});

describe('few colours for many', () => {
  test('are all of them where there are few enough, as they are', () => {
    const colours: readonly Rgb[] = [
      [247, 241, 227],
      [185, 53, 39],
      [36, 32, 26],
    ];
    const { colours: chosen, indexOf } = computePalette(seenOf(colours), 255);
    for (const colour of colours) expect(chosen[indexOf[toShade(...colour)] ?? -1]).toEqual(colour);
  });

  // Two shades: one of 8 parts (8, 8, 8) and 8 (16, 16, 16) a quarter of the way, by hand (8 · 3 + 16) / 4 = 10.
  test('are the means of what they stand for, weighed by how often it was seen', () => {
    const dark: readonly Rgb[] = [...Array<Rgb>(3).fill([8, 8, 8]), [16, 16, 16]];
    expect(computePalette(seenOf(dark), 1).colours).toEqual([[10, 10, 10]]);
  });

  test('tell most where most differs', () => {
    const two = computePalette(
      seenOf([
        [0, 0, 0],
        [24, 0, 0],
        [0, 0, 255],
        [24, 0, 255],
      ]),
      2,
    );
    expect(two.colours).toEqual([
      [12, 0, 0],
      [12, 0, 255],
    ]);
  });

  test('come near to each of thousands', () => {
    const steps = Array.from({ length: 16 }, (_, i) => i * 17);
    const all = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue])),
    );
    const { colours, indexOf } = computePalette(seenOf(all), 255);
    expect(colours.length).toBe(255);
    for (const [red, green, blue] of all) {
      const chosen = colours[indexOf[toShade(red, green, blue)] ?? -1];
      const apart = Math.hypot(
        red - (chosen?.[0] ?? 999),
        green - (chosen?.[1] ?? 999),
        blue - (chosen?.[2] ?? 999),
      );
      expect(apart).toBeLessThan(60);
    }
  });
});

describe('a film', () => {
  const gif = encodeGif(2, 1, [still([0, 0, 0], [255, 255, 255]), still([0, 0, 0], [0, 0, 0])]);
  const text = Buffer.from(gif).toString('latin1');

  test('says what it is, how large, that it begins anew, and that it ends', () => {
    expect(text.startsWith('GIF89a\x02\0\x01\0')).toBe(true);
    expect(text).toContain('NETSCAPE2.0\x03\x01\0\0\0');
    expect(text.endsWith('\x3b')).toBe(true);
  });

  test('says of each picture how long it stands, in hundredths of a second', () => {
    expect(
      text
        .split('\x21\xf9\x04')
        .slice(1)
        .map((one) => one.charCodeAt(1) + 256 * one.charCodeAt(2)),
    ).toEqual([123, 123]);
  });

  test('draws of a later picture no more than what has changed', () => {
    const [, , second = ''] = text.split('\x21\xf9\x04');
    // Left 1, top 0, one wide and one high, after the five bytes of the control and its end.
    expect(second.slice(5, 15)).toBe('\x2c\x01\0\0\0\x01\0\x01\0\0');
  });

  test('stays a film where nothing changes', () => {
    const same = encodeGif(1, 1, [still([9, 9, 9]), still([9, 9, 9])]);
    expect(Buffer.from(same).toString('latin1').split('\x2c').length).toBe(3);
  });
});
