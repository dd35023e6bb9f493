import { type Grid, makeSpace, type SpaceName, spaceCount, spaceNamed } from './grid.ts';
import type { Yurt } from './vocabulary.ts';

/** The parts of the board that matter for a conquest; each list has one entry per space. */
export interface Position {
  readonly grid: Grid;
  readonly names: readonly SpaceName[];
  readonly isRiver: readonly boolean[];
  readonly isRuler: readonly boolean[];
  /** Whether a tile of an earlier conquest covers the space. */
  readonly isTiled: readonly boolean[];
  readonly yurts: readonly (Yurt | null)[];
}

/** The same position by names of spaces, as written in a case. */
export interface WrittenPosition {
  readonly river: readonly SpaceName[];
  readonly yurts: Readonly<Record<SpaceName, Yurt>>;
  readonly rulers: readonly SpaceName[];
  readonly tiles: readonly SpaceName[];
}

/** Makes a position from its written form. */
export function positionOf(grid: Grid, written: WrittenPosition): Position {
  const yurts = new Array<Yurt | null>(spaceCount(grid)).fill(null);
  for (const [name, yurt] of Object.entries(written.yurts)) yurts[spaceNamed(grid, name)] = yurt;
  return {
    grid,
    names: yurts.map((_, space) => makeSpace(grid, space)),
    isRiver: marked(grid, written.river),
    isRuler: marked(grid, written.rulers),
    isTiled: marked(grid, written.tiles),
    yurts,
  };
}

/** Returns the names of spaces, in the same order. */
export function namesOf(position: Position, spaces: readonly number[]): readonly SpaceName[] {
  return spaces.map((space) => nameOf(position, space));
}

function nameOf({ names }: Position, space: number): SpaceName {
  const name = names[space];
  if (name === undefined) throw new Error(`No space ${space} among ${names.length}`);
  return name;
}

function marked(grid: Grid, names: readonly SpaceName[]): readonly boolean[] {
  const marks = new Array<boolean>(spaceCount(grid)).fill(false);
  for (const name of names) marks[spaceNamed(grid, name)] = true;
  return marks;
}
