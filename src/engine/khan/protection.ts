import type { SpaceName } from './grid.ts';
import { countYurts, majorityOf } from './majority.ts';
import { namesOf, type Position } from './position.ts';
import type { ConquestStep } from './step.ts';
import type { Player } from './vocabulary.ts';

/** A special card that lies active before a player, and the yurts that it protects. */
export interface Protection {
  readonly by: Player;
  readonly spaces: readonly SpaceName[];
  /** Whether this player lets the tile be laid where both would share it. */
  readonly agrees: boolean;
}

/** A protection that a tile touches. */
interface Touched {
  readonly by: Player;
  /** The covered spaces that are protected, in reading order. */
  readonly at: readonly number[];
  /** Whether the tile may cover them, or what is lacking. */
  readonly verdict: 'agreed' | 'not-agreed' | 'not-shared';
}

/** A tile that a player wants to lay under the protections of others. */
interface Covering {
  readonly by: Player;
  readonly covers: readonly number[];
  readonly protects: readonly Protection[];
}

/** The protections of others that cover yurts under the tile. Rule: khan/special-cards/protection */
function touchedBy(position: Position, { by, covers, protects }: Covering): readonly Touched[] {
  if (protects.length === 0) return [];
  const owners = majorityOf(countYurts(position, covers));
  return protects.flatMap((card) => {
    const at = covers.filter((space) => card.spaces.some((name) => position.names[space] === name));
    if (card.by === by || at.length === 0) return [];
    const verdict = !owners.includes(card.by) ? 'not-shared' : card.agrees ? 'agreed' : 'not-agreed';
    return [{ by: card.by, at, verdict }];
  });
}

/** The covered yurts that others protect against this tile, in reading order; null when there are none. */
export function closedSpaces(position: Position, covering: Covering): readonly number[] | null {
  const closed = touchedBy(position, covering).filter(({ verdict }) => verdict !== 'agreed');
  const spaces = closed.flatMap(({ at }) => at);
  return spaces.length > 0 ? [...new Set(spaces)].sort((a, b) => a - b) : null;
}

/** What is told of each protection that the tile touches. */
export function tellOfProtections(position: Position, covering: Covering): readonly ConquestStep[] {
  return touchedBy(position, covering).map(({ by, at, verdict }) => ({
    rule: 'khan/special-cards/protection',
    step: 'protected',
    player: by,
    at: namesOf(position, at),
    verdict,
  }));
}
