import { layOutDiagram } from './diagram.ts';
import type { DiagramScene } from './diagram-scene.ts';
import { type Caption, type DiagramBox, drawCaption, makeSvgFile } from './picture.ts';

/** A frame of an exported replay. */
export interface CaptionedFrame {
  readonly scene: DiagramScene;
  readonly caption: Caption;
  /** How long it is shown, in milliseconds. */
  readonly duration: number;
}

/** A rendered frame, as an SVG file. */
export interface RenderedFrame {
  readonly svg: string;
  readonly duration: number;
}

/** Renders frames of the same size, `width` pixels wide, with the board at the same place in all of them. */
export function renderFrames(
  frames: readonly CaptionedFrame[],
  title: string,
  width: number,
): readonly RenderedFrame[] {
  const drawn = frames.map((frame) => ({ ...frame, drawing: layOutDiagram(frame.scene) }));
  const board = uniteBoxes(drawn.map(({ drawing }) => drawing.box));
  const captioned = drawn.map((one) => ({ ...one, under: drawCaption(one.caption, board) }));
  const rise = Math.max(...captioned.map(({ under }) => under.rise));
  return captioned.map(({ drawing, under, duration }) => ({
    svg: makeSvgFile(board, width / board[2], title, drawing, { ...under, rise }),
    duration,
  }));
}

/** Returns the smallest box that contains all boxes. */
function uniteBoxes(boxes: readonly DiagramBox[]): DiagramBox {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
