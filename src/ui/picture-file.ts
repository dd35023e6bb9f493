import type { WidthOf } from '../drawings/caption.ts';
import { type Look, makeVerdictPicture, type Telling } from '../drawings/verdict-picture.ts';
import { offer } from './hand-out.ts';
import { saveFile } from './save-file.ts';

const FONTS = { plain: '400 100px system-ui, sans-serif', bold: '700 100px system-ui, sans-serif' };

/** Measures texts as this browser would paint them; roughly where it paints none. */
export function makeRuler(): WidthOf {
  const pen = document.createElement('canvas').getContext('2d');
  return (text, look) => {
    if (!pen) return text.length * 0.6;
    pen.font = look === 'serif' ? '700 100px Georgia, serif' : FONTS[look];
    return pen.measureText(text).width / 100;
  };
}

/** A drawing as the address of an image. */
export function imageOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** A verdict as the text of an SVG file. */
export function pictureOf(telling: Telling, look: Look): string {
  return makeVerdictPicture(telling, makeRuler(), look);
}

/** Makes a picture of a drawing and offers it to another app, or saves it. */
export async function handPicture(svg: string): Promise<void> {
  await handFile(await fileOf(svg));
}

/** The drawing as a PNG, which every chat shows; as it is where the browser paints none. */
async function fileOf(svg: string): Promise<File> {
  const canvas = await painted(svg);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return png
    ? new File([png], 'yamen.png', { type: 'image/png' })
    : new File([svg], 'yamen.svg', { type: 'image/svg+xml' });
}

/** A drawing as points. */
export async function painted(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = imageOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

/** Offers a file to another app; saves it where that cannot be, or where it took too long to be made. */
export async function handFile(file: File): Promise<void> {
  const files = [file];
  if (!navigator.canShare?.({ files }) || !(await offer({ files }))) saveFile(file);
}
