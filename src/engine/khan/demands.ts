import type { RuleId } from '../trace.ts';
import { type BankReading, banksOf } from './banks.ts';
import { partsOf } from './grid.ts';
import { countYurts, mostYurts } from './majority.ts';
import type { Position } from './position.ts';
import { closedSpaces, type Protection } from './protection.ts';
import type { Reason } from './step.ts';
import type { Player, TileKind } from './vocabulary.ts';

/** A tile as somebody wants to lay it. */
export interface Laying {
  readonly by: Player;
  readonly tile: TileKind;
  /** The covered spaces, in reading order. */
  readonly covers: readonly number[];
  /** The reading of the open point `bridge-banks`. */
  readonly banks: BankReading;
  /** The special cards that lie active. */
  readonly protects: readonly Protection[];
}

/** Something that the rules demand of a tile where it lies. */
export interface Demand {
  readonly reason: Reason;
  readonly rule: RuleId;
  /** The covered spaces that fail it, all of them when the tile as a whole does; null when it is met. */
  readonly failing: (position: Position, laying: Laying) => readonly number[] | null;
}

/** The demand on the shape alone, which every shape of the box meets. Rule: khan/conquest/tile */
const HANGS_TOGETHER: Demand = {
  reason: 'not-connected',
  rule: 'khan/conquest/tile',
  failing: ({ grid }, { covers }) => (partsOf(grid, covers).length === 1 ? null : covers),
};

/** The demands on the place where a shape lies, in the order in which they are looked at. */
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

/** All that the rules demand of a tile, in the order in which it is looked at. */
export const DEMANDS: readonly Demand[] = [HANGS_TOGETHER, ...DEMANDS_ON_PLACE];

/** Those spaces to which something applies; null when it applies to none. */
function spacesOf(
  covers: readonly number[],
  applies: (space: number) => boolean | undefined,
): readonly number[] | null {
  return covers.some(applies) ? covers.filter(applies) : null;
}
