import { homographyOf, type Point, type Quad } from '../../drawings/homography.ts';
import type { Layout } from '../../drawings/huang/layout.ts';
import { straightenRow } from '../../drawings/straighten.ts';
import { nextTask } from '../../ui/next-task.ts';
import { penOf } from '../../ui/read-picture.ts';
import type { Ends } from './photo-ends.ts';

/** How much of a picture the board fills at first, until its corners are set. */
const FILLED = 0.8;

/** The net straight in the middle of a picture, as large as it fits there. */
export function firstCorners(
  ends: Ends,
  layout: Pick<Layout, 'width' | 'height'>,
  picture: { readonly width: number; readonly height: number },
): Quad {
  const scale = FILLED * Math.min(picture.width / layout.width, picture.height / layout.height);
  const placed = ({ x, y }: Point): Point => ({
    x: picture.width / 2 + (x - layout.width / 2) * scale,
    y: picture.height / 2 + (y - layout.height / 2) * scale,
  });
  return [placed(ends[0]), placed(ends[1]), placed(ends[2]), placed(ends[3])];
}

/** The same corners, each of them one on: for a board that was photographed from its side. */
export const turned = ([a, b, c, d]: Quad): Quad => [b, c, d, a];

/** How many pixels wide a straightened picture is, and how many rows are made at a time. */
const WIDE = 1600;
const ROWS = 64;

/** The picture as the board lies, straight and as large as its drawing: an address that holds all of it. */
export async function straightened(
  picture: HTMLCanvasElement,
  corners: Quad,
  ends: Ends,
  layout: Pick<Layout, 'width' | 'height'>,
): Promise<string> {
  const scale = WIDE / layout.width;
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const goal: Quad = [scaled(ends[0]), scaled(ends[1]), scaled(ends[2]), scaled(ends[3])];
  const source = penOf(picture).getImageData(0, 0, picture.width, picture.height);
  const target = new ImageData(WIDE, Math.round(layout.height * scale));
  const toSource = homographyOf(goal, corners);
  for (let row = 0; row < target.height; row++) {
    if (row % ROWS === 0) await nextTask();
    straightenRow(source, toSource, target, row);
  }
  return addressOf(target);
}

/** As `data:`, which the policy of our pages allows. */
async function addressOf(pixels: ImageData): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  penOf(canvas).putImageData(pixels, 0, 0);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!jpeg) throw new Error('This browser writes no picture');
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(jpeg);
  });
}
