import {
  addColour,
  computePalette,
  createHistogram,
  type Histogram,
  type Palette,
  toShade,
} from './palette.ts';

// Writes an animated GIF, which every chat app shows. Source: Graphics Interchange Format, version 89a
// (CompuServe, 1990).

/** A frame of an animation: RGBA pixels, and how long it is shown, in milliseconds. */
export interface GifFrame {
  readonly data: Uint8ClampedArray;
  readonly duration: number;
}

const PALETTE_SIZE = 256;
/** The palette index of a transparent pixel: unchanged since the previous frame. */
const UNCHANGED = PALETTE_SIZE - 1;

/** Makes a GIF of frames of equal size that repeats forever. */
export function encodeGif(
  width: number,
  height: number,
  frames: readonly GifFrame[],
): Uint8Array<ArrayBuffer> {
  const histogram = createHistogram();
  const shaded = frames.map(({ data }) => computeShades(data, histogram));
  const palette = computePalette(histogram, UNCHANGED);
  const out: number[] = [...encodeText('GIF89a'), ...encodeShort(width), ...encodeShort(height), 0xf7, 0, 0];
  for (let i = 0; i < PALETTE_SIZE; i++) out.push(...(palette.colours[i] ?? [0, 0, 0]));
  out.push(0x21, 0xff, 11, ...encodeText('NETSCAPE2.0'), 3, 1, 0, 0, 0);
  let before: Uint8Array | null = null;
  for (const [i, shades] of shaded.entries()) {
    const now = toPaletteIndices(shades, palette);
    writeFrame(out, { now, before, width, height, duration: frames[i]?.duration ?? DEFAULT_DURATION });
    before = now;
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}

/** The default duration of a frame, in milliseconds. */
const DEFAULT_DURATION = 1000;

const encodeText = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const encodeShort = (value: number) => [value & 0xff, value >> 8];

/** Returns the shade of each pixel, and adds the colours to `histogram`. */
function computeShades(data: Uint8ClampedArray, histogram: Histogram): Uint16Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const shades = new Uint16Array(data.length / 4);
  for (let i = 0; i < shades.length; i++) {
    const red = view.getUint8(4 * i);
    const green = view.getUint8(4 * i + 1);
    const blue = view.getUint8(4 * i + 2);
    const shade = toShade(red, green, blue);
    addColour(histogram, shade, red, green, blue);
    shades[i] = shade;
  }
  return shades;
}

function toPaletteIndices(shades: Uint16Array, { indexOf }: Palette): Uint8Array {
  const pixels = new Uint8Array(shades.length);
  let i = 0;
  for (const shade of shades) pixels[i++] = getByte(indexOf, shade);
  return pixels;
}

function getByte(list: Uint8Array, at: number): number {
  const value = list[at];
  if (value === undefined) throw new Error(`A list of ${list.length} has no ${at}`);
  return value;
}

/** A frame and the one before it, as palette indices of the pixels. */
interface FrameToWrite {
  readonly now: Uint8Array;
  readonly before: Uint8Array | null;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
}

/** Writes one frame: the first one completely, the others as the rectangle that has changed. */
function writeFrame(out: number[], { now, before, width, height, duration }: FrameToWrite): void {
  const { left, top, right, bottom } = before
    ? findChangedBox(now, before, width)
    : { left: 0, top: 0, right: width, bottom: height };
  const pixels: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++)
      pixels.push(before?.[at] === now[at] ? UNCHANGED : getByte(now, at));
  // 0x04 leaves the frame there under the next one; 0x01 makes the index `UNCHANGED` transparent.
  out.push(0x21, 0xf9, 4, before ? 0x05 : 0x04, ...encodeShort(Math.round(duration / 10)), UNCHANGED, 0);
  out.push(
    0x2c,
    ...encodeShort(left),
    ...encodeShort(top),
    ...encodeShort(right - left),
    ...encodeShort(bottom - top),
    0,
  );
  writePixels(out, pixels);
}

/** Returns the rectangle that has changed; one pixel if nothing has, because a frame cannot be empty. */
function findChangedBox(now: Uint8Array, before: Uint8Array, width: number) {
  const box = { left: width, top: now.length / width, right: 0, bottom: 0 };
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > 0 ? box : { left: 0, top: 0, right: 1, bottom: 1 };
}

const BITS = 8;
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
/** The number of codes: they have 12 bits at most. */
const CODE_COUNT = 4096;

/** Writes pixels with LZW compression (T. Welch, 1984) in codes of variable length. */
function writePixels(out: number[], [first, ...rest]: readonly number[]): void {
  const { put, close } = createBitWriter(out);
  /** The code of a sequence, by the code of its start and its last pixel; 0 if there is none. */
  const codeOf = new Uint16Array(CODE_COUNT * CLEAR);
  let [nextCode, codeSize] = [END + 1, BITS + 1];
  put(CLEAR, codeSize);
  let code = first ?? UNCHANGED;
  for (const pixel of rest) {
    const longer = codeOf[code * CLEAR + pixel];
    if (longer) {
      code = longer;
      continue;
    }
    put(code, codeSize);
    if (nextCode < CODE_COUNT) {
      codeOf[code * CLEAR + pixel] = nextCode;
      if (nextCode === 1 << codeSize) codeSize++;
      nextCode++;
    } else {
      put(CLEAR, codeSize);
      codeOf.fill(0);
      [nextCode, codeSize] = [END + 1, BITS + 1];
    }
    code = pixel;
  }
  put(code, codeSize);
  put(END, codeSize);
  close();
}

/**
 * Packs codes of variable length into bytes, lowest bit first, and writes these in blocks of up to 255 bytes
 * with a length prefix.
 */
function createBitWriter(out: number[]) {
  let block: number[] = [];
  let [bits, bitCount] = [0, 0];
  const flush = () => {
    out.push(block.length, ...block);
    block = [];
  };
  const push = () => {
    block.push(bits & 0xff);
    if (block.length === 255) flush();
  };
  out.push(BITS);
  return {
    put(code: number, size: number) {
      bits |= code << bitCount;
      for (bitCount += size; bitCount >= 8; bitCount -= 8) {
        push();
        bits >>>= 8;
      }
    },
    close() {
      if (bitCount > 0) push();
      if (block.length > 0) flush();
      out.push(0);
    },
  };
}
