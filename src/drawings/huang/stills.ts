import { drawDiagram, type Scenery } from './diagram.ts';
import { type Box, type Caption, drawCaption, paintedOn } from './picture.ts';

/** What one picture of a film shows. */
export interface Still {
  readonly scenery: Scenery;
  readonly caption: Caption;
  /** For how long, in milliseconds. */
  readonly stands: number;
}

/** It as the text of an SVG file. */
export interface Drawn {
  readonly svg: string;
  readonly stands: number;
}

/** Pictures of one size, so many pixels wide, on which everything stays in its place. */
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

/** The smallest box in which all of them lie. */
function boxRound(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
