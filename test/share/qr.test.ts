import { expect, test } from 'vitest';
import { makeLink } from '../../src/share/link.ts';
import { createQrCode, type QrCode } from '../../src/share/qr.ts';
import { randomDispute } from '../support/disputes.ts';
import { randomFrom } from '../support/random.ts';
import { readPixels } from '../support/screenshot.ts';

/** What a reader of QR codes finds in the drawing: each bar of the path painted by hand, four pixels a square. */
function read({ size, path }: QrCode): { readonly text: string; readonly version: number } | null {
  const scale = 4;
  const side = (size + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let v = 0; v < scale; v++)
      for (let u = 0; u < Number(width) * scale; u++) {
        const at = ((Number(y) + 4) * scale + v) * side + (Number(x) + 4) * scale + u;
        pixels.fill(0, at * 4, at * 4 + 3);
      }
  return readPixels(pixels, side, side);
}

const ORIGIN = 'https://'.padEnd(40, 'a');

test.each([
  ['60 pieces', 60, 10],
  ['a full board', 163, 15],
])('the code of a dispute over %s is small enough and says the address', async (_, pieces, most) => {
  const random = randomFrom(41);
  for (let i = 0; i < 5; i++) {
    const address = `${ORIGIN}/open/#${await makeLink(randomDispute(pieces, true, random))}`;
    const code = createQrCode(address);
    expect(code?.version).toBeLessThanOrEqual(most);
    expect(code && read(code)).toEqual({ text: address, version: code?.version });
  }
});

// Characters that level M takes in byte mode. Source: ISO/IEC 18004, table 7.
test.each([
  [14, 1],
  [15, 2],
  [213, 10],
  [214, 11],
  [412, 15],
])('%i characters take version %i', (length, version) => {
  const text = 'a'.repeat(length);
  const code = createQrCode(text);
  expect(code && read(code)).toEqual({ text, version });
  expect(code?.path).not.toContain('h0'); // a bar of no width
});

test('413 characters are too many', () => {
  expect(createQrCode('a'.repeat(413))).toBeUndefined();
});
