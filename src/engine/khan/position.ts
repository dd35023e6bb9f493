import { type Grid, makeSpace, parseSpace, type SpaceName, spaceCount } from './grid.ts';
import type { Yurt } from './vocabulary.ts';

/** What lies on the board, as far as a conquest looks at it; each list has one entry a space. */
export interface Position {
  readonly grid: Grid;
  readonly names: readonly SpaceName[];
  readonly isRiver: readonly boolean[];
  readonly isRuler: readonly boolean[];
  /** Whether a tile of an earlier conquest covers the space. */
  readonly isTiled: readonly boolean[];
  readonly yurts: readonly (Yurt | null)[];
}

/** The same by the names of the spaces. */
export interface WrittenPosition {
  readonly river: readonly SpaceName[];
  readonly yurts: Readonly<Record<SpaceName, Yurt>>;
  readonly rulers: readonly SpaceName[];
  readonly tiles: readonly SpaceName[];
}

/** Lays everything on its space; what is named off the grid is passed over. */
export function positionOf(grid: Grid, written: WrittenPosition): Position {
  const yurts = new Array<Yurt | null>(spaceCount(grid)).fill(null);
  for (const [name, yurt] of Object.entries(written.yurts)) {
    const space = parseSpace(grid, name);
    if (space !== undefined) yurts[space] = yurt;
  }
  return {
    grid,
    names: yurts.map((_, space) => makeSpace(grid, space)),
    isRiver: marked(grid, written.river),
    isRuler: marked(grid, written.rulers),
    isTiled: marked(grid, written.tiles),
    yurts,
  };
}

/** The names of spaces, in the same order. */
export function namesOf({ names }: Position, spaces: readonly number[]): readonly SpaceName[] {
  return spaces.map((space) => names[space] ?? '?');
}

function marked(grid: Grid, names: readonly SpaceName[]): readonly boolean[] {
  const marks = new Array<boolean>(spaceCount(grid)).fill(false);
  for (const name of names) {
    const space = parseSpace(grid, name);
    if (space !== undefined) marks[space] = true;
  }
  return marks;
}
