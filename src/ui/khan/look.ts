import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Yurt } from '../../engine/khan/vocabulary.ts';

/**
 * What is said of a space by a sign on it, each of a shape of its own, so that colour is never the only sign. Each is
 * the `d` of a path round the centre of the space.
 */
export const MARKS = {
  /** An exclamation mark: here lies what the rules forbid. */
  wrong: 'M0-7V2M0 5.500V7',
  /** A cross: looked at, and taken. */
  taken: 'M-6-6L6 6M6-6L-6 6',
  /** Two waves: looked at, and river. */
  river: 'M-8-3q4-5 8 0t8 0M-8 4q4-5 8 0t8 0',
  /** A tick in a ring: the place that was found. */
  free: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-4.500 0L-1 3.500L5-3.500',
  /** A broken ring: has lost its ruler and gets a yurt. */
  yurt: 'M-9 0A9 9 0 0 1-4.500-7.800M4.500-7.800A9 9 0 0 1 9 0M-9 0A9 9 0 0 0-4.500 7.800M4.500 7.800A9 9 0 0 0 9 0',
  /** A cross over the whole space: leaves the board. */
  leaves: 'M-9-9L9 9M9-9L-9 9',
} as const;
export type Mark = keyof typeof MARKS;

/** What lies on a space, as far as it is drawn. */
export interface Look {
  readonly isRiver: boolean;
  /** Under a tile that lies there already. */
  readonly isTiled: boolean;
  readonly isRuler: boolean;
  /** A yurt, or anything else that takes the space. */
  readonly stands: Yurt | 'taken' | null;
  /** Under the tile that is being laid. */
  readonly isCovered: boolean;
  readonly mark: Mark | null;
  /** Whose special card protects the yurt, in words. */
  readonly guard: string | null;
}

/** All spaces of a board, row by row. */
export function rowsIn([width, height]: readonly [number, number]): readonly (readonly SpaceName[])[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => `${x},${y}`));
}
