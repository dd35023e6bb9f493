import { computeHomography, mapQuad, type Quad } from '../../../../drawings/homography.ts';
import { straightenRow } from '../../../../drawings/straighten-row.ts';
import { nextTask } from '../../../../ui/browser/next-task.ts';
import { getPixelContext } from '../../../../ui/browser/read-picture.ts';
import type { BoardLayout } from '../../drawings/layout.ts';
import type { CornerSpaces } from './corner-spaces.ts';

/** How much of the picture the board fills in width or height before its corners are set. */
const INITIAL_FRACTION = 0.8;

/** Returns the corners to begin with: the grid upright in the centre, filling most of the picture. */
export function getInitialCorners(
  cornerSpaces: CornerSpaces,
  layout: Pick<BoardLayout, 'width' | 'height'>,
  picture: { readonly width: number; readonly height: number },
): Quad {
  const scale = INITIAL_FRACTION * Math.min(picture.width / layout.width, picture.height / layout.height);
  return mapQuad(cornerSpaces, ({ x, y }) => ({
    x: picture.width / 2 + (x - layout.width / 2) * scale,
    y: picture.height / 2 + (y - layout.height / 2) * scale,
  }));
}

/** Rotates the corners by one, for a board that was photographed from another side. */
export const rotateCorners = ([a, b, c, d]: Quad): Quad => [b, c, d, a];

/** Width of a straightened picture in pixels, and the number of rows that are computed per task. */
const OUTPUT_WIDTH = 1600;
const ROWS_PER_TASK = 64;

/** Straightens the picture to the size of the board's drawing. Resolves to a `data:` URL. */
export async function straightenPhoto(
  picture: HTMLCanvasElement,
  corners: Quad,
  cornerSpaces: CornerSpaces,
  layout: Pick<BoardLayout, 'width' | 'height'>,
): Promise<string> {
  const scale = OUTPUT_WIDTH / layout.width;
  const targetCorners = mapQuad(cornerSpaces, ({ x, y }) => ({ x: x * scale, y: y * scale }));
  const source = getPixelContext(picture).getImageData(0, 0, picture.width, picture.height);
  const target = new ImageData(OUTPUT_WIDTH, Math.round(layout.height * scale));
  const toSource = computeHomography(targetCorners, corners);
  for (let row = 0; row < target.height; row++) {
    if (row % ROWS_PER_TASK === 0) await nextTask();
    straightenRow(source, toSource, target, row);
  }
  return encodeDataUrl(target);
}

/** Encodes a picture as a `data:` URL, which the content security policy allows. */
async function encodeDataUrl(pixels: ImageData): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  getPixelContext(canvas).putImageData(pixels, 0, 0);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!jpeg) throw new Error('This browser writes no picture');
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(jpeg);
  });
}
