import { countSpaces, getSpaceIndex, type KhanSpaceName, makeSpace, type SquareGrid } from './grid.ts';
import type { YurtKind } from './vocabulary.ts';

/** The parts of the board that matter for a conquest; each list has one entry per space. */
export interface KhanPosition {
  readonly grid: SquareGrid;
  readonly names: readonly KhanSpaceName[];
  readonly isRiver: readonly boolean[];
  readonly isRuler: readonly boolean[];
  /** Whether a tile of an earlier conquest covers the space. */
  readonly isTiled: readonly boolean[];
  readonly yurts: readonly (YurtKind | null)[];
}

/** The parts of the board that matter for a conquest, by names of spaces, as written in a case. */
export interface KhanSetup {
  readonly river: readonly KhanSpaceName[];
  readonly yurts: Readonly<Record<KhanSpaceName, YurtKind>>;
  readonly rulers: readonly KhanSpaceName[];
  readonly tiles: readonly KhanSpaceName[];
}

/** Makes a position from its written form. */
export function toKhanPosition(grid: SquareGrid, written: KhanSetup): KhanPosition {
  const yurts = new Array<YurtKind | null>(countSpaces(grid)).fill(null);
  for (const [name, yurt] of Object.entries(written.yurts)) yurts[getSpaceIndex(grid, name)] = yurt;
  return {
    grid,
    names: yurts.map((_, space) => makeSpace(grid, space)),
    isRiver: markSpaces(grid, written.river),
    isRuler: markSpaces(grid, written.rulers),
    isTiled: markSpaces(grid, written.tiles),
    yurts,
  };
}

/** Returns the names of spaces, in the same order. */
export function getKhanSpaceNames(
  position: KhanPosition,
  spaces: readonly number[],
): readonly KhanSpaceName[] {
  return spaces.map((space) => getKhanSpaceName(position, space));
}

/** Returns the name of a space, by index. */
export function getKhanSpaceName({ names }: KhanPosition, space: number): KhanSpaceName {
  const name = names[space];
  if (name === undefined) throw new Error(`No space ${space} among ${names.length}`);
  return name;
}

/** Returns for each space of a grid whether it is in a list. */
export function markSpaces(grid: SquareGrid, names: readonly KhanSpaceName[]): readonly boolean[] {
  const marks = new Array<boolean>(countSpaces(grid)).fill(false);
  for (const name of names) marks[getSpaceIndex(grid, name)] = true;
  return marks;
}
