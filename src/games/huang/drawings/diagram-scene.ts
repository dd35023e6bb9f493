import type { BoardContent } from './action-overlay.ts';
import type { SideCommitments } from './commitment-rows.ts';
import type { BoardLayout, BoardSpot } from './layout.ts';

/** A position to be drawn as a static picture. */
export interface DiagramScene extends BoardContent {
  /** What the sides of a conflict commit; drawn below the board. */
  readonly commitments?: readonly SideCommitments[];
  /** Returns the label of a space, a letter for its row and a number: `E8`. */
  readonly placeOf: (space: string) => string;
  /** The relevant spaces: of a large board only these and their surroundings are drawn. */
  readonly near?: readonly string[];
}

/** A scene with its computed layout. */
export interface LaidOutScene extends DiagramScene {
  readonly layout: BoardLayout;
  /** The spaces that are drawn. */
  readonly spots: readonly BoardSpot[];
  /** The font size, in units of the drawing. */
  readonly font: number;
}
