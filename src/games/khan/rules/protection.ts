import type { KhanSpaceName } from './grid.ts';
import { countYurts, findMajority } from './majority.ts';
import { getKhanSpaceNames, type KhanPosition } from './position.ts';
import type { ConquestStep } from './step.ts';
import type { KhanPlayer } from './vocabulary.ts';

/** An active special card of a player, and the yurts that it protects. */
export interface Protection {
  readonly by: KhanPlayer;
  readonly spaces: readonly KhanSpaceName[];
  /** Whether this player allows a tile that the active player and this player would own together. */
  readonly agrees: boolean;
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
  readonly protects: readonly Protection[];
}

/**
 * Returns the protections of other players that apply to yurts under the tile. Rule:
 * khan/special-cards/protection
 */
function findAppliedProtections(
  position: KhanPosition,
  { by, covers, protects }: CoveringTile,
): readonly AppliedProtection[] {
  if (protects.length === 0) return [];
  const owners = findMajority(countYurts(position, covers));
  return protects.flatMap((protection) => {
    const at = covers.filter((space) => protection.spaces.some((name) => position.names[space] === name));
    if (protection.by === by || at.length === 0) return [];
    const verdict = !owners.includes(protection.by)
      ? 'not-shared'
      : protection.agrees
        ? 'agreed'
        : 'not-agreed';
    return [{ by: protection.by, at, verdict }];
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
  const spaces = blocking.flatMap(({ at }) => at);
  return spaces.length > 0 ? [...new Set(spaces)].sort((a, b) => a - b) : null;
}

/** Explains each protection that applies to spaces under the tile. */
export function explainProtections(position: KhanPosition, covering: CoveringTile): readonly ConquestStep[] {
  return findAppliedProtections(position, covering).map(({ by, at, verdict }) => ({
    rule: 'khan/special-cards/protection',
    step: 'protected',
    player: by,
    at: getKhanSpaceNames(position, at),
    verdict,
  }));
}
