import { makeVerdictPicture, type VerdictCard, type VerdictStyle } from '../../drawings/verdict-picture.ts';
import type { MeasureText } from '../../drawings/wrap-text.ts';
import { downloadFile } from './download-file.ts';
import { openShareDialog } from './share-dialog.ts';

const FONTS = { plain: '400 100px system-ui, sans-serif', bold: '700 100px system-ui, sans-serif' };

/** Returns a function that measures text widths on a canvas; an estimate if the browser has no canvas. */
export function createTextMeasurer(): MeasureText {
  const pen = document.createElement('canvas').getContext('2d');
  return (text, look) => {
    if (!pen) return text.length * 0.6;
    pen.font = look === 'serif' ? '700 100px Georgia, serif' : FONTS[look];
    return pen.measureText(text).width / 100;
  };
}

/** Returns an SVG text as a `data:` URL. */
export function toDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Renders a verdict as the text of an SVG file. */
export function renderVerdictSvg(card: VerdictCard, look: VerdictStyle): string {
  return makeVerdictPicture(card, createTextMeasurer(), look);
}

/** Converts an SVG drawing into an image file and shares or saves it. */
export async function sharePicture(svg: string): Promise<void> {
  await shareFile(await createImageFile(svg));
}

/**
 * Converts an SVG drawing to PNG, which every chat shows; to an SVG file if the browser cannot rasterize it.
 */
async function createImageFile(svg: string): Promise<File> {
  const canvas = await rasterizeSvg(svg);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return png
    ? new File([png], 'yamen.png', { type: 'image/png' })
    : new File([svg], 'yamen.svg', { type: 'image/svg+xml' });
}

/** Rasterizes an SVG drawing onto a canvas. */
export async function rasterizeSvg(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = toDataUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

/**
 * Opens the share dialog for a file. Saves the file instead if sharing is unavailable, or if too much time
 * has passed since the tap.
 */
export async function shareFile(file: File): Promise<void> {
  const files = [file];
  if (!navigator.canShare?.({ files }) || !(await openShareDialog({ files }))) downloadFile(file);
}
