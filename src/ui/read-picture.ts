import type { Result } from '../engine/result.ts';
import { HEAD, pictureHead } from './picture-size.ts';

/** Why a file cannot be shown. */
export type PictureFault = 'heic' | 'unknown' | 'huge' | 'broken';

/** The longer side of a picture that is worked with, in pixels. */
const LONGEST = 2400;
/** So many pixels a phone can still decode: those of the largest cameras, some 108 million. */
const MOST_PIXELS = 120_000_000;

/**
 * A picture from a file of this device, turned as it says and scaled down, on a canvas. It is never drawn at full size: a
 * photo of 48 megapixels takes 192 MB.
 */
export async function readPicture(file: Blob): Promise<Result<HTMLCanvasElement, PictureFault>> {
  const head = pictureHead(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  // A browser that reads HEIC may.
  const size = head.kind === 'picture' ? head : { width: LONGEST, height: LONGEST };
  if (size.width * size.height > MOST_PIXELS) return { ok: false, error: 'huge' };
  const fault = head.kind === 'picture' ? 'broken' : head.kind;
  if (fault === 'unknown') return { ok: false, error: fault };
  try {
    return { ok: true, value: drawn(await decoded(file, size)) };
  } catch (error) {
    console.warn(error);
    return { ok: false, error: fault };
  }
}

/** The picture decoded no larger than it is worked with. Which side is which, is not known before it is turned. */
async function decoded(
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
    // An older Safari does not know the word for what it does in any case.
    if (!(error instanceof TypeError)) throw error;
    return createImageBitmap(file);
  }
}

/** A browser that knows nothing of sizes decodes all: then it is scaled down here. */
function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(bitmap.width * scale), 1);
  canvas.height = Math.max(Math.round(bitmap.height * scale), 1);
  penOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** What draws on a canvas whose points are read again. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing');
  return pen;
}
