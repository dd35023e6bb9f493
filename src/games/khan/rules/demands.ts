import type { RuleId } from '../../../core/trace.ts';
import { type BankRuling, findBanks } from './banks.ts';
import { findComponents } from './grid.ts';
import { countYurts, getMostYurts } from './majority.ts';
import type { KhanPosition } from './position.ts';
import { findProtectedSpaces, type MarkedProtection } from './protection.ts';
import type { ConquestRefusalReason } from './step.ts';
import type { KhanPlayer, TileKind } from './vocabulary.ts';

/** A tile that a player wants to lay. */
export interface ConquestAttempt {
  readonly by: KhanPlayer;
  readonly tile: TileKind;
  /** The covered spaces, in reading order. */
  readonly covers: readonly number[];
  /** The ruling `bridge-banks`. */
  readonly banks: BankRuling;
  /** The active special cards. */
  readonly protects: readonly MarkedProtection[];
}

/** A condition that the rules set for laying a tile. */
export interface Demand {
  readonly reason: ConquestRefusalReason;
  readonly rule: RuleId;
  /**
   * Returns the covered spaces that violate the demand, or all covered spaces if the tile as a whole does;
   * null if it is met.
   */
  readonly findViolations: (position: KhanPosition, attempt: ConquestAttempt) => readonly number[] | null;
}

/**
 * All demands on a tile, in the order in which they are checked. The first one is on the shape alone; every
 * shape in the box meets it.
 */
export const DEMANDS: readonly Demand[] = [
  {
    reason: 'not-connected',
    rule: 'khan/conquest/tile',
    findViolations: ({ grid }, { covers }) => (findComponents(grid, covers).length === 1 ? null : covers),
  },
  {
    reason: 'ruler-covered',
    rule: 'khan/conquest/rulers',
    findViolations: ({ isRuler }, { covers }) => filterSpaces(covers, (space) => isRuler[space]),
  },
  {
    reason: 'empty-space-covered',
    rule: 'khan/conquest/yurts-only',
    findViolations: ({ isRiver, isTiled, yurts }, { covers }) =>
      filterSpaces(covers, (space) => !isRiver[space] && !isTiled[space] && !yurts[space]),
  },
  {
    reason: 'already-conquered',
    rule: 'khan/conquest/once',
    findViolations: ({ isTiled }, { covers }) => filterSpaces(covers, (space) => isTiled[space]),
  },
  {
    reason: 'no-own-yurt',
    rule: 'khan/conquest/own-yurt',
    findViolations: (position, { by, covers }) => (countYurts(position, covers)[by] > 0 ? null : covers),
  },
  {
    reason: 'no-majority',
    rule: 'khan/conquest/majority',
    findViolations: (position, { by, covers }) => {
      const counts = countYurts(position, covers);
      return counts[by] === getMostYurts(counts) ? null : covers;
    },
  },
  {
    reason: 'river-under-conquest-tile',
    rule: 'khan/conquest/yurts-only',
    findViolations: ({ isRiver }, { tile, covers }) =>
      tile === 'conquest' ? filterSpaces(covers, (space) => isRiver[space]) : null,
  },
  {
    reason: 'bridge-without-river',
    rule: 'khan/bridges/river',
    findViolations: ({ isRiver }, { tile, covers }) =>
      tile === 'bridge' && !covers.some((space) => isRiver[space]) ? covers : null,
  },
  {
    reason: 'bridge-needs-both-banks',
    rule: 'khan/bridges/banks',
    findViolations: (position, { tile, covers, banks }) =>
      tile === 'bridge' && findBanks(position, covers, banks).length < 2 ? covers : null,
  },
  {
    reason: 'protected',
    rule: 'khan/special-cards/protection',
    findViolations: findProtectedSpaces,
  },
];

/** Returns the spaces to which a predicate applies; null if there are none. */
function filterSpaces(
  covers: readonly number[],
  applies: (space: number) => boolean | undefined,
): readonly number[] | null {
  return covers.some(applies) ? covers.filter(applies) : null;
}
