import { describe, expect, test } from 'vitest';
import { HEADER_BYTES, readPictureHeader } from '../../src/ui/browser/picture-header.ts';
import { heic, heldAs, hugePng } from '../support/photos.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    Buffer.concat([
      ...parts.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one))),
      Buffer.alloc(40),
    ]),
  );
const sized = (width: number, height: number) => ({ kind: 'picture', width, height });

/** A frame of 4000 × 3000: height first, 0x0bb8 and 0x0fa0. */
const FRAME = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0];
const JPEG = bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 2], FRAME);

describe('the size of a picture, from its first bytes', () => {
  test('a JPEG, behind whatever its camera has written', () => {
    expect(readPictureHeader(JPEG)).toEqual(sized(4000, 3000));
    expect(readPictureHeader(heldAs(6, Buffer.from(JPEG)))).toEqual(sized(4000, 3000));
  });

  test('a progressive JPEG, its tables before it and a byte of filling', () => {
    const tables = [0xff, 0xc4, 0, 3, 9];
    expect(readPictureHeader(bytes([0xff, 0xd8], tables, [0xff], [0xff, 0xc2, ...FRAME.slice(2)]))).toEqual(
      sized(4000, 3000),
    );
  });

  test('a PNG', () => expect(readPictureHeader(hugePng(60_000, 50_000))).toEqual(sized(60_000, 50_000)));

  // Width and height less one in 24 bits, in 14 bits each, and as they are in 14 bits: Google's specification.
  test.each([
    ['extended', bytes('RIFF\0\0\0\0WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x9f, 0x0f, 0, 0xb7, 0x0b, 0])],
    // 3999 | 2999 << 14 = 0x02edcf9f
    ['lossless', bytes('RIFF\0\0\0\0WEBPVP8L', [9, 0, 0, 0, 0x2f], [0x9f, 0xcf, 0xed, 0x02])],
    ['lossy', bytes('RIFF\0\0\0\0WEBPVP8 ', [9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [0xa0, 0x0f, 0xb8, 0x0b])],
  ])('a WebP, %s', (_, file) => expect(readPictureHeader(file)).toEqual(sized(4000, 3000)));

  test('HEIC is known as such', () => expect(readPictureHeader(heic())).toEqual({ kind: 'heic' }));

  test('a JPEG with more than a megabyte of metadata is one, of a size that is not known', () => {
    const metadata = Array.from({ length: 17 }, () => [
      0xff,
      0xe1,
      0xff,
      0xff,
      ...Array<number>(65533).fill(7),
    ]);
    const file = bytes([0xff, 0xd8], ...metadata, FRAME);
    expect(readPictureHeader(file.subarray(0, HEADER_BYTES))).toEqual({ kind: 'unsized' });
  });

  test.each([
    ['nothing', new Uint8Array(0)],
    ['text', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a film', bytes('\0\0\0\x18ftypisom')],
    ['a JPEG that is cut off', JPEG.subarray(0, 12)],
    ['a JPEG whose segments lead nowhere', bytes([0xff, 0xd8], [0xff, 0xe1, 0xff, 0xff])],
    ['a JPEG of nothing but ends', bytes([0xff, 0xd8], Array<number>(400).fill(0xff))],
    ['a PNG without width', new Uint8Array(hugePng(0, 20))],
    ['a WebP of a kind that there is not', bytes('RIFF\0\0\0\0WEBPXXXX')],
  ])('%s is none', (_, file) => expect(readPictureHeader(file)).toEqual({ kind: 'unknown' }));
});
