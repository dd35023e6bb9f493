import type { Result } from '../../core/result.ts';
import { HEADER_BYTES, readPictureHeader } from './picture-header.ts';

/** Why a file cannot be shown as a picture. */
export type PictureFault = 'heic' | 'unknown' | 'huge' | 'broken';

/** Length of the longer side after scaling down, in pixels. */
const LONGEST = 2400;
/** The most pixels that a phone can decode; the largest cameras have about 108 million. */
const MOST_PIXELS = 120_000_000;
/** In milliseconds: several times what a slow phone needs for a photo of 108 megapixels. */
const LONGEST_DECODING = 30_000;

/**
 * Decodes a picture file, rotated as its metadata says and scaled down, onto a canvas. It is never decoded at
 * full size if the browser can avoid it: a photo of 48 megapixels takes 192 MB.
 */
export async function readPicture(file: Blob): Promise<Result<HTMLCanvasElement, PictureFault>> {
  const head = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  // The browser may decode HEIC, or a JPEG with much metadata; their sizes are not read here.
  const size = head.kind === 'picture' ? head : { width: LONGEST, height: LONGEST };
  if (size.width * size.height > MOST_PIXELS) return { ok: false, error: 'huge' };
  if (head.kind === 'unknown') return { ok: false, error: 'unknown' };
  const fault = head.kind === 'heic' ? 'heic' : 'broken';
  try {
    return { ok: true, value: drawScaled(await withTimeout(decodePicture(file, size))) };
  } catch (error) {
    console.warn(error);
    return { ok: false, error: fault };
  }
}

/**
 * Decodes the picture at working size. Its orientation is unknown before decoding, so the shorter side is
 * used as the width.
 */
async function decodePicture(
  file: Blob,
  { width, height }: { width: number; height: number },
): Promise<ImageBitmap> {
  const least = Math.min(width, height);
  const scale = LONGEST / Math.max(width, height);
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(scale < 1 && { resizeWidth: Math.max(Math.round(least * scale), 1), resizeQuality: 'medium' }),
    });
  } catch (error) {
    // Older versions of Safari reject `from-image`, although they always apply the rotation.
    if (!(error instanceof TypeError)) throw error;
    return createImageBitmap(file);
  }
}

/** Rejects if a browser never answers, as Chromium for a JPEG of 250,000 empty segments. */
function withTimeout<T>(decoding: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The picture is not decoded')), LONGEST_DECODING);
  });
  return Promise.race([decoding, timeout]);
}

/** Scales down here, in case the browser ignored the requested size. */
function drawScaled(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(bitmap.width * scale), 1);
  canvas.height = Math.max(Math.round(bitmap.height * scale), 1);
  getPixelContext(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Returns a 2D context optimized for reading pixels back. */
export function getPixelContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing');
  return pen;
}
