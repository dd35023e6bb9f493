import type { Setup } from '../rules/setup/setup.ts';
import type { Outline } from './action-overlay.ts';
import type { SideCommitments } from './commitment-rows.ts';
import type { BoardLayout, BoardSpot } from './layout.ts';
import type { HuangMark } from './marks.ts';

/** A position to be drawn as a static picture. */
export interface DiagramScene {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, HuangMark>;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces; they are crossed out. */
  readonly lost: readonly (readonly string[])[];
  /** What the sides of a conflict commit; drawn below the board. */
  readonly commitments?: readonly SideCommitments[];
  /** Returns the label of a space, a letter for its row and a number: `E8`. */
  readonly placeOf: (space: string) => string;
  /** The area that is dimmed to highlight the rest, as the `d` of a path. */
  readonly shade?: string | undefined;
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
