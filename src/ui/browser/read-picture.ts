import type { Result } from '../../core/result.ts';
import { HEADER_BYTES, readPictureHeader } from './picture-header.ts';

/** Why a file cannot be shown as a picture. */
export type PictureFault = 'heic' | 'unknown' | 'huge' | 'broken';

/** Length of the longer side after scaling down, in pixels. */
const LONGEST = 2400;
/** The most pixels that a phone can decode; the largest cameras have about 108 million. */
const MOST_PIXELS = 120_000_000;

/**
 * Decodes a picture file, rotated as its metadata says and scaled down, onto a canvas. It is never decoded at
 * full size if the browser can avoid it: a photo of 48 megapixels takes 192 MB.
 */
export async function readPicture(file: Blob): Promise<Result<HTMLCanvasElement, PictureFault>> {
  const head = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  // Some browsers can decode HEIC; its size is not read here.
  const size = head.kind === 'picture' ? head : { width: LONGEST, height: LONGEST };
  if (size.width * size.height > MOST_PIXELS) return { ok: false, error: 'huge' };
  const fault = head.kind === 'picture' ? 'broken' : head.kind;
  if (fault === 'unknown') return { ok: false, error: fault };
  try {
    return { ok: true, value: drawScaled(await decodePicture(file, size)) };
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

/** A 2D context optimized for reading pixels back. */
export function getPixelContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing');
  return pen;
}
