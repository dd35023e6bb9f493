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

/** A tile that a player wants to lay where protections of others may apply. */
interface CoveringTile {
  readonly by: KhanPlayer;
  /** In reading order. */
  readonly covers: readonly number[];
  readonly protects: readonly MarkedProtection[];
}

/**
 * Returns the protections of other players that apply to yurts under the tile. Rule:
 * khan/special-cards/protection
 */
function findAppliedProtections(position: KhanPosition, { by, covers, protects }: CoveringTile) {
  const owners = findMajority(countYurts(position, covers));
  return protects.flatMap(({ by: player, agrees, isProtected }) => {
    const at = covers.filter((space) => isProtected[space]);
    if (player === by || at.length === 0) return [];
    const verdict = !owners.includes(player) ? 'not-shared' : agrees ? 'agreed' : 'not-agreed';
    return [{ player, at, verdict } as const];
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
  const blocking = findAppliedProtections(position, covering).filter(({ verdict }) => verdict !== 'agreed');
  const spaces = covering.covers.filter((space) => blocking.some(({ at }) => at.includes(space)));
  return spaces.length > 0 ? spaces : null;
}

/** Returns a step for each protection that applies to spaces under the tile. */
export function traceProtections(position: KhanPosition, covering: CoveringTile): readonly ConquestStep[] {
  return findAppliedProtections(position, covering).map(({ player, at, verdict }) => ({
    rule: 'khan/special-cards/protection',
    step: 'protected',
    player,
    at: getKhanSpaceNames(position, at),
    verdict,
  }));
}
