// Reduces a picture to a small palette: drawings have a dozen colours, and many shades between them at
// anti-aliased edges.

/** The number of shades. A shade is a colour cut to five bits for each channel, as one number. */
const SHADES = 32_768;

/** Returns the shade of a colour, which has eight bits for each channel. */
export const toShade = (red: number, green: number, blue: number) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** How often each shade occurs, and the sums of its red, green and blue values. */
export interface Histogram {
  readonly counts: Float64Array;
  readonly sums: readonly [Float64Array, Float64Array, Float64Array];
}

export function createHistogram(): Histogram {
  const createEmpty = () => new Float64Array(SHADES);
  return { counts: createEmpty(), sums: [createEmpty(), createEmpty(), createEmpty()] };
}

/** Counts a colour in the histogram; `shade` must be the shade of this colour. */
export function addColour(
  { counts, sums }: Histogram,
  shade: number,
  red: number,
  green: number,
  blue: number,
): void {
  increaseValue(counts, shade, 1);
  increaseValue(sums[0], shade, red);
  increaseValue(sums[1], shade, green);
  increaseValue(sums[2], shade, blue);
}

function increaseValue(to: Float64Array, at: number, more: number): void {
  to[at] = getValue(to, at) + more;
}

function getValue(list: Float64Array, at: number): number {
  const value = list[at];
  if (value === undefined) throw new Error(`A list of ${list.length} has no ${at}`);
  return value;
}

type Rgb = readonly [red: number, green: number, blue: number];
/** A shade with its count and its mean colour. */
interface ShadeCount {
  readonly shade: number;
  readonly count: number;
  readonly rgb: Rgb;
}

/** A palette; `indexOf[shade]` is the index in `colours` for each shade in the histogram. */
export interface Palette {
  readonly colours: readonly Rgb[];
  readonly indexOf: Uint8Array;
}

/**
 * Computes at most `most` colours that approximate a histogram. Source: P. Heckbert, Color Image Quantization
 * for Frame Buffer Display (1982), median cut: the box of colours with the greatest spread is split at its
 * median until there are enough boxes.
 */
export function computePalette({ counts, sums }: Histogram, most: number): Palette {
  const all: ShadeCount[] = [];
  for (const [shade, count] of counts.entries())
    if (count > 0) {
      const mean = (sum: Float64Array) => getValue(sum, shade) / count;
      all.push({ shade, count, rgb: [mean(sums[0]), mean(sums[1]), mean(sums[2])] });
    }
  let boxes = [createBox(all)];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    boxes = [...boxes.filter((one) => one !== widest), ...splitBox(widest)];
  }
  const indexOf = new Uint8Array(SHADES);
  for (const [i, { shades }] of boxes.entries()) for (const { shade } of shades) indexOf[shade] = i;
  return { colours: boxes.map(({ shades }) => computeMean(shades)), indexOf };
}

/** A group of shades that share one palette colour. */
interface Box {
  readonly shades: readonly ShadeCount[];
  /** The channel with the greatest range. */
  readonly channel: 0 | 1 | 2;
  /** The range of that channel times the square root of the count; 0 for a single shade. */
  readonly spread: number;
}

function createBox(shades: readonly ShadeCount[]): Box {
  const sizes = ([0, 1, 2] as const).map((channel) => {
    const values = shades.map(({ rgb }) => rgb[channel]);
    return { channel, size: Math.max(...values) - Math.min(...values) };
  });
  const { channel, size } = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  const weight = shades.reduce((sum, { count }) => sum + count, 0);
  return { shades, channel, spread: shades.length > 1 ? size * Math.sqrt(weight) : 0 };
}

/** Splits a box at the median; each half keeps at least one shade. */
function splitBox({ shades, channel }: Box): readonly [Box, Box] {
  const sorted = [...shades].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
  const whole = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const middle = sorted.findIndex(({ count }) => {
    seen += count;
    return seen * 2 >= whole;
  });
  const cut = Math.min(middle + 1, sorted.length - 1);
  return [createBox(sorted.slice(0, cut)), createBox(sorted.slice(cut))];
}

function computeMean(shades: readonly ShadeCount[]): Rgb {
  const whole = shades.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(shades.reduce((sum, { count, rgb }) => sum + count * rgb[channel], 0) / whole);
  return [mean(0), mean(1), mean(2)];
}
