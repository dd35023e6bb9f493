import type { KhanSpaceName, SquareGrid } from './grid.ts';
import { countYurts, findMajority } from './majority.ts';
import { getKhanSpaceNames, type KhanPosition, markSpaces } from './position.ts';
import type { ConquestStep } from './step.ts';
import type { KhanPlayer } from './vocabulary.ts';

/** An active special card of a player, and the yurts that it protects. */
export interface Protection {
  readonly by: KhanPlayer;
  readonly spaces: readonly KhanSpaceName[];
  /** Whether this player allows a tile that the active player and this player would own together. */
  readonly agrees: boolean;
}

/** A protection, marked on a board. */
export interface MarkedProtection extends Pick<Protection, 'by' | 'agrees'> {
  /** Whether it protects the yurt on each space of the grid. */
  readonly isProtected: readonly boolean[];
}

/** Marks protections on a grid, once for all tiles that are tried on it. */
export function markProtections(
  grid: SquareGrid,
  protects: readonly Protection[],
): readonly MarkedProtection[] {
  return protects.map(({ by, agrees, spaces }) => ({ by, agrees, isProtected: markSpaces(grid, spaces) }));
}

/** A protection that applies to spaces under the tile. */
interface AppliedProtection {
  readonly by: KhanPlayer;
  /** The covered spaces that are protected, in reading order. */
  readonly at: readonly number[];
  /**
   * Whether the tile may cover them. `agreed`: the protecting player would own the tile, too, and allows it.
   * `not-agreed`: that player does not allow it. `not-shared`: that player would not own it.
   */
  readonly verdict: 'agreed' | 'not-agreed' | 'not-shared';
}

/** A tile that a player wants to lay where protections of others may apply. */
interface CoveringTile {
  readonly by: KhanPlayer;
  readonly covers: readonly number[];
  readonly protects: readonly MarkedProtection[];
}

/**
 * Returns the protections of other players that apply to yurts under the tile. Rule:
 * khan/special-cards/protection
 */
function findAppliedProtections(
  position: KhanPosition,
  { by, covers, protects }: CoveringTile,
): readonly AppliedProtection[] {
  const applied = protects.filter(
    ({ by: protector, isProtected }) => protector !== by && covers.some((space) => isProtected[space]),
  );
  if (applied.length === 0) return [];
  const owners = findMajority(countYurts(position, covers));
  return applied.map((protection) => {
    const at = covers.filter((space) => protection.isProtected[space]);
    const verdict = !owners.includes(protection.by)
      ? 'not-shared'
      : protection.agrees
        ? 'agreed'
        : 'not-agreed';
    return { by: protection.by, at, verdict };
  });
}

/**
 * Returns the covered yurts that other players protect against this tile, in reading order; null if there are
 * none.
 */
export function findProtectedSpaces(
  position: KhanPosition,
  covering: CoveringTile,
): readonly number[] | null {
  if (!covering.covers.some((space) => covering.protects.some((one) => one.isProtected[space]))) return null;
  const blocking = findAppliedProtections(position, covering).filter(({ verdict }) => verdict !== 'agreed');
  const spaces = covering.covers.filter((space) => blocking.some(({ at }) => at.includes(space)));
  return spaces.length > 0 ? spaces : null;
}

/** Returns a step for each protection that applies to spaces under the tile. */
export function traceProtections(position: KhanPosition, covering: CoveringTile): readonly ConquestStep[] {
  return findAppliedProtections(position, covering).map(({ by, at, verdict }) => ({
    rule: 'khan/special-cards/protection',
    step: 'protected',
    player: by,
    at: getKhanSpaceNames(position, at),
    verdict,
  }));
}
