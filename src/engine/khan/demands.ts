import type { RuleId } from '../trace.ts';
import { type BankReading, banksOf } from './banks.ts';
import { partsOf } from './grid.ts';
import { countYurts, mostYurts } from './majority.ts';
import type { Position } from './position.ts';
import { closedSpaces, type Protection } from './protection.ts';
import type { Reason } from './step.ts';
import type { Player, TileKind } from './vocabulary.ts';

/** A tile that a player wants to lay. */
export interface Laying {
  readonly by: Player;
  readonly tile: TileKind;
  /** The covered spaces, in reading order. */
  readonly covers: readonly number[];
  /** The ruling on the open point `bridge-banks`. */
  readonly banks: BankReading;
  /** The active special cards. */
  readonly protects: readonly Protection[];
}

/** A condition that the rules set for laying a tile. */
export interface Demand {
  readonly reason: Reason;
  readonly rule: RuleId;
  /**
   * Returns the covered spaces that violate the demand, or all covered spaces if the tile as a whole does;
   * null if it is met.
   */
  readonly failing: (position: Position, laying: Laying) => readonly number[] | null;
}

/** The demand on the shape alone, which every shape in the box meets. Rule: khan/conquest/tile */
const HANGS_TOGETHER: Demand = {
  reason: 'not-connected',
  rule: 'khan/conquest/tile',
  failing: ({ grid }, { covers }) => (partsOf(grid, covers).length === 1 ? null : covers),
};

/** The demands on the position of a shape, in the order in which they are checked. */
export const DEMANDS_ON_PLACE: readonly Demand[] = [
  {
    reason: 'ruler-covered',
    rule: 'khan/conquest/rulers',
    failing: ({ isRuler }, { covers }) => spacesOf(covers, (space) => isRuler[space]),
  },
  {
    reason: 'empty-space-covered',
    rule: 'khan/conquest/yurts-only',
    failing: ({ isRiver, isTiled, yurts }, { covers }) =>
      spacesOf(covers, (space) => !isRiver[space] && !isTiled[space] && !yurts[space]),
  },
  {
    reason: 'already-conquered',
    rule: 'khan/conquest/once',
    failing: ({ isTiled }, { covers }) => spacesOf(covers, (space) => isTiled[space]),
  },
  {
    reason: 'no-own-yurt',
    rule: 'khan/conquest/own-yurt',
    failing: (position, { by, covers }) => (countYurts(position, covers)[by] > 0 ? null : covers),
  },
  {
    reason: 'no-majority',
    rule: 'khan/conquest/majority',
    failing: (position, { by, covers }) => {
      const counts = countYurts(position, covers);
      return counts[by] === mostYurts(counts) ? null : covers;
    },
  },
  {
    reason: 'river-under-conquest-tile',
    rule: 'khan/conquest/yurts-only',
    failing: ({ isRiver }, { tile, covers }) =>
      tile === 'conquest' ? spacesOf(covers, (space) => isRiver[space]) : null,
  },
  {
    reason: 'bridge-without-river',
    rule: 'khan/bridges/river',
    failing: ({ isRiver }, { tile, covers }) =>
      tile === 'bridge' && !covers.some((space) => isRiver[space]) ? covers : null,
  },
  {
    reason: 'bridge-needs-both-banks',
    rule: 'khan/bridges/banks',
    failing: (position, { tile, covers, banks }) =>
      tile === 'bridge' && banksOf(position, covers, banks).length < 2 ? covers : null,
  },
  {
    reason: 'protected',
    rule: 'khan/special-cards/protection',
    failing: closedSpaces,
  },
];

/** All demands on a tile, in the order in which they are checked. */
export const DEMANDS: readonly Demand[] = [HANGS_TOGETHER, ...DEMANDS_ON_PLACE];

/** Returns the spaces to which a predicate applies; null if there are none. */
function spacesOf(
  covers: readonly number[],
  applies: (space: number) => boolean | undefined,
): readonly number[] | null {
  return covers.some(applies) ? covers.filter(applies) : null;
}
