import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';

/** A frame of an animation: RGBA pixels, and how long it is shown, in milliseconds. */
export interface GifFrame {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly duration: number;
}

/** The number of palette colours of a frame; one of 256 is kept for unchanged pixels. */
const MOST_COLOURS = 255;
/** Leaves a frame in place under the next one. */
const KEEP_FRAME = 1;

/**
 * Makes a GIF of frames of equal size that repeats forever. Pixels that equal those of the previous frame are
 * transparent, which makes the file small.
 */
export function encodeGif(
  width: number,
  height: number,
  frames: readonly GifFrame[],
): Uint8Array<ArrayBuffer> {
  const encoder = GIFEncoder();
  for (const [i, { data, duration }] of frames.entries()) {
    const colours = quantize(data, MOST_COLOURS);
    const pixels = applyPalette(data, colours);
    const previous = frames[i - 1];
    const transparentIndex = colours.length;
    if (previous) replaceUnchanged(pixels, data, previous.data, transparentIndex);
    encoder.writeFrame(pixels, width, height, {
      palette: [...colours, [0, 0, 0]],
      transparent: Boolean(previous),
      transparentIndex,
      delay: duration,
      dispose: KEEP_FRAME,
    });
  }
  encoder.finish();
  return encoder.bytes();
}

/** Sets the palette index of each pixel that equals the one in the previous frame. */
function replaceUnchanged(
  pixels: Uint8Array,
  data: Uint8ClampedArray<ArrayBuffer>,
  previous: Uint8ClampedArray<ArrayBuffer>,
  index: number,
): void {
  const now = new Uint32Array(data.buffer);
  const before = new Uint32Array(previous.buffer);
  for (const [at, colour] of now.entries()) if (colour === before[at]) pixels[at] = index;
}
