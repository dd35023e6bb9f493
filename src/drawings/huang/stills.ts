import { drawDiagram, type Scenery } from './diagram.ts';
import { type Box, type Caption, drawCaption, paintedOn } from './picture.ts';

/** A frame of an exported replay. */
export interface Still {
  readonly scenery: Scenery;
  readonly caption: Caption;
  /** How long it is shown, in milliseconds. */
  readonly stands: number;
}

/** A rendered frame, as an SVG file. */
export interface Drawn {
  readonly svg: string;
  readonly stands: number;
}

/** Renders frames of the same size, `width` pixels wide, with the board at the same place in all of them. */
export function makeStills(stills: readonly Still[], title: string, width: number): readonly Drawn[] {
  const drawn = stills.map((still) => ({ ...still, drawing: drawDiagram(still.scenery) }));
  const board = boxRound(drawn.map(({ drawing }) => drawing.box));
  const said = drawn.map((one) => ({ ...one, under: drawCaption(one.caption, board) }));
  const rise = Math.max(...said.map(({ under }) => under.rise));
  return said.map(({ drawing, under, stands }) => ({
    svg: paintedOn(board, width / board[2], title, drawing, { ...under, rise }),
    stands,
  }));
}

/** Returns the smallest box that contains all boxes. */
function boxRound(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
