import type { Homography } from './homography.ts';

/** An image with four bytes per pixel: red, green, blue and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The colour outside the source image: that of the page. */
const PAPER = [0xe9, 0xdc, 0xc0] as const;

/**
 * Fills a row of `target` by bilinear sampling of `source`; `toSource` maps points of the target to the
 * source.
 */
export function straightenRow(source: Pixels, toSource: Homography, target: Pixels, row: number): void {
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const { width, height } = source;
  const from = createView(source);
  const to = createView(target);
  const y = row + 0.5;
  for (let column = 0; column < target.width; column++) {
    const x = column + 0.5;
    const w = g * x + h * y + i;
    // Coordinates refer to the centres of pixels.
    const u = (a * x + b * y + c) / w - 0.5;
    const v = (d * x + e * y + f) / w - 0.5;
    const left = Math.floor(u);
    const top = Math.floor(v);
    const isInside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
    const at = (top * width + left) * 4;
    for (const channel of CHANNELS) {
      const value = isInside ? interpolate(from, at + channel, width * 4, u - left, v - top) : PAPER[channel];
      to.setUint8((row * target.width + column) * 4 + channel, value);
    }
    to.setUint8((row * target.width + column) * 4 + 3, 255);
  }
}

const CHANNELS = [0, 1, 2] as const;

/** Interpolates one channel between four neighbouring pixels; `right` and `down` are the fractions. */
function interpolate(from: DataView, at: number, line: number, right: number, down: number): number {
  const upper = from.getUint8(at) * (1 - right) + from.getUint8(at + 4) * right;
  const lower = from.getUint8(at + line) * (1 - right) + from.getUint8(at + line + 4) * right;
  return Math.round(upper * (1 - down) + lower * down);
}

const createView = ({ data }: Pixels) => new DataView(data.buffer, data.byteOffset, data.byteLength);
