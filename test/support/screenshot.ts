import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** Reads the QR code in a screenshot: its text and version; null if there is none. */
export function readQr(screenshot: Buffer): { readonly text: string; readonly version: number } | null {
  const { data, width, height } = PNG.sync.read(screenshot);
  return readPixels(new Uint8ClampedArray(data), width, height);
}

/** The same for a picture with four bytes per pixel. */
export function readPixels(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): { readonly text: string; readonly version: number } | null {
  const code = jsQr(pixels, width, height, { inversionAttempts: 'dontInvert' });
  return code && { text: code.data, version: code.version };
}
