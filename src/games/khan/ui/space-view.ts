import type { KhanSpaceName } from '../rules/grid.ts';
import type { YurtKind } from '../rules/vocabulary.ts';

/**
 * The marks on spaces, each with a shape of its own, so that colour is never the only difference. Each is the
 * `d` of a path around the centre of the space.
 */
export const SPACE_MARKS = {
  /** Exclamation mark: against the rules. */
  wrong: 'M0-7V2M0 5.500V7',
  /** Cross: checked and occupied. */
  taken: 'M-6-6L6 6M6-6L-6 6',
  /** Two waves: checked and river. */
  river: 'M-8-3q4-5 8 0t8 0M-8 4q4-5 8 0t8 0',
  /** Tick in a ring: the target that was found. */
  free: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-4.500 0L-1 3.500L5-3.500',
  /** Broken ring: the ruler has left this space, and it gets a yurt. */
  yurt: 'M-9 0A9 9 0 0 1-4.500-7.800M4.500-7.800A9 9 0 0 1 9 0M-9 0A9 9 0 0 0-4.500 7.800M4.500 7.800A9 9 0 0 0 9 0',
  /** Cross over the whole space: leaves the board. */
  leaves: 'M-9-9L9 9M9-9L-9 9',
} as const;
export type SpaceMark = keyof typeof SPACE_MARKS;

/** What is drawn on one space of Khan's board. */
export interface SpaceView {
  readonly isRiver: boolean;
  /** Whether an earlier tile covers it. */
  readonly isTiled: boolean;
  readonly isRuler: boolean;
  /** Whether it is the one of several rulers that is driven out. */
  readonly isChosen?: boolean;
  /** A yurt, or anything else that occupies the space. */
  readonly occupant: YurtKind | 'taken' | null;
  /** Whether the tile being placed covers it. */
  readonly isCovered: boolean;
  readonly mark: SpaceMark | null;
  /** Whose special card protects the yurt, in words. */
  readonly guard: string | null;
}

/** Returns all spaces of a board, row by row. */
export function listSpaceRows([width, height]: readonly [
  number,
  number,
]): readonly (readonly KhanSpaceName[])[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => `${x},${y}`));
}
