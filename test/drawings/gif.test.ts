import { describe, expect, test } from 'vitest';
import { encodeGif, type GifFrame } from '../../src/drawings/gif.ts';

// That browsers show just these pictures is in test/e2e/animated-picture.spec.ts: there one of theirs takes them apart.

type Rgb = readonly [number, number, number];

const still = (...points: readonly Rgb[]): GifFrame => ({
  data: new Uint8ClampedArray(points.flatMap((one) => [...one, 255])),
  duration: 1230,
});

describe('a film', () => {
  const gif = encodeGif(2, 1, [still([0, 0, 0], [255, 255, 255]), still([0, 0, 0], [0, 0, 0])]);
  const text = Buffer.from(gif).toString('latin1');
  /** Of each picture what follows the start of its control: its flags, its hundredths of a second, and so on. */
  const controls = text.split('\x21\xf9\x04').slice(1);

  test('says what it is, how large, that it begins anew, and that it ends', () => {
    expect(text.startsWith('GIF89a\x02\0\x01\0')).toBe(true);
    expect(text).toContain('NETSCAPE2.0\x03\x01\0\0\0');
    expect(text.endsWith('\x3b')).toBe(true);
  });

  test('says of each picture how long it stands, in hundredths of a second', () => {
    expect(controls.map((one) => one.charCodeAt(1) + 256 * one.charCodeAt(2))).toEqual([123, 123]);
  });

  // Bit 0: some points are see-through; bits 2 to 4: 1 leaves the picture there under the next one.
  test('lays later pictures over the first one', () => {
    expect(controls.map((one) => one.charCodeAt(0))).toEqual([0b00100, 0b00101]);
  });

  test('keeps few colours as they are', () => {
    expect(text.slice(13, 19).match(/.{3}/gs)?.sort()).toEqual(['\0\0\0', '\xff\xff\xff']);
  });

  test('stays a film where nothing changes', () => {
    const same = encodeGif(1, 1, [still([9, 9, 9]), still([9, 9, 9])]);
    expect(Buffer.from(same).toString('latin1').split('\x2c').length).toBe(3);
  });

  // Nothing of 40,000 points has changed: 900 codes of growing runs, each of at most 12 bits, are far below 2 kB.
  test('needs little for what has not changed', () => {
    const wide = still(...Array.from({ length: 40_000 }, (_, i): Rgb => [i % 251, i % 13, i % 7]));
    const [one, two] = [1, 2].map((count) => encodeGif(200, 200, Array(count).fill(wide)).length);
    expect(Number(two) - Number(one)).toBeLessThan(2000);
  });
});
