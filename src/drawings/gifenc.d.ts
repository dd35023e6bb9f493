// The package has no types of its own. Its main file is CommonJS, which Node and the bundler import
// differently.
declare module 'gifenc/dist/gifenc.esm.js' {
  type Rgb = readonly [red: number, green: number, blue: number];
  interface FrameOptions {
    /** The colours of this frame, at most 256. */
    readonly palette: readonly Rgb[];
    readonly transparent?: boolean;
    /** The palette index of transparent pixels. */
    readonly transparentIndex?: number;
    /** How long the frame is shown, in milliseconds. */
    readonly delay: number;
    /** How the frame is removed before the next one; 1 leaves it. */
    readonly dispose: number;
  }
  interface Encoder {
    /** Writes one frame, before the first one the header of the file. `pixels` are palette indices. */
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  /** Computes a palette of at most `most` colours for RGBA pixels. */
  export function quantize(pixels: Uint8ClampedArray, most: number): readonly Rgb[];
  /** Returns the index of the nearest palette colour for each RGBA pixel. */
  export function applyPalette(pixels: Uint8ClampedArray, palette: readonly Rgb[]): Uint8Array;
}
