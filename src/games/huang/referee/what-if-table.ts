import type { Commitment } from '../rules/actions/action.ts';
import { getMaxHandSize } from '../rules/setup/position.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import {
  type Allocation,
  addAllocations,
  allocateTiles,
  type Committer,
  type ConflictResult,
  createCommitments,
  type OpenConflict,
  resolveConflict,
} from './open-conflict.ts';

/** A question for one side against another. The tiles for the own side come from one player, or from any. */
export interface WhatIfQuery {
  /** The index of the side that the question is about, and of the side that it is compared with. */
  readonly ownSide: number;
  readonly rivalSide: number;
  readonly by: Dynasty | null;
}

/** A cell of the table: the result for a number of tiles on each side. */
export interface WhatIfCell {
  /** The tiles that each side gets in addition to those committed so far. */
  readonly ownTiles: number;
  readonly rivalTiles: number;
  /** All commitments in this cell. */
  readonly commitments: readonly Commitment[];
  readonly result: ConflictResult;
}

/** A table of results by the tiles of both sides. */
export interface WhatIfTable {
  /** The possible numbers of tiles for the own side. */
  readonly counts: readonly number[];
  /**
   * A row for each number of tiles against it, a cell for each number for it; null if that many cannot be
   * committed.
   */
  readonly rows: readonly (readonly (WhatIfCell | null)[])[];
  /** The fewest tiles with which the own side wins if others commit nothing more; undefined if none do. */
  readonly winsFrom: number | undefined;
  /** The fewest tiles that tie then, if fewer. */
  readonly tiesFrom: number | undefined;
  /**
   * The fewest tiles with which the own side wins even if all others support one rival with all they have.
   */
  readonly safeFrom: number | undefined;
}

/**
 * Computes the results for every number of additional tiles of the own side and of its rival.
 *
 * Rule: huang/war/strength, huang/war/tie, huang/revolt/tie
 */
export function computeWhatIfTable(openConflict: OpenConflict, query: WhatIfQuery): WhatIfTable {
  const conflict = limitCommitters(openConflict, query);
  const counts = Array.from({ length: getLargestHand(conflict) + 1 }, (_, tiles) => tiles);
  const createCell = (ownTiles: number, rivalTiles: number): WhatIfCell | null => {
    const commitments = createCommitments(conflict, [
      [query.ownSide, ownTiles],
      [query.rivalSide, rivalTiles],
    ]);
    const result = commitments && resolveConflict(conflict, commitments);
    return commitments && result ? { ownTiles, rivalTiles, commitments, result } : null;
  };
  const cells = counts.map((rivalTiles) => counts.map((ownTiles) => createCell(ownTiles, rivalTiles)));
  const columns = counts.filter((ownTiles) => cells.some((row) => row[ownTiles]));
  const rows = cells
    .filter((row) => row.some((cell) => cell))
    .map((row) => row.filter((_, ownTiles) => columns.includes(ownTiles)));
  const results = counts.map((ownTiles) => cells[0]?.[ownTiles]?.result); // if others commit nothing more
  const findFirst = (matches: (result: ConflictResult | undefined, tiles: number) => boolean) => {
    const at = results.findIndex(matches);
    return at < 0 ? undefined : at;
  };
  return {
    counts: columns,
    rows,
    winsFrom: findFirst((result) => isWinner(result, query.ownSide)),
    tiesFrom: findFirst((result) => result?.kind === 'tied' && result.sides.includes(query.ownSide)),
    safeFrom: findFirst((_, tiles) => isSafe(conflict, query, tiles)),
  };
}

/** Returns the largest number of tiles in the table: a full hand, or a larger known one. */
function getLargestHand({ position, committers }: OpenConflict): number {
  return Math.max(getMaxHandSize(position), ...committers.map(({ mostTiles }) => mostTiles));
}

/** Whether a conflict is won by this side. */
export function isWinner(result: ConflictResult | undefined, side: number): boolean {
  return result?.kind === 'won' && result.side === side;
}

/** Limits the sides of the committers: the player of the query supports the own side, and no other does. */
function limitCommitters(conflict: OpenConflict, { by, ownSide }: WhatIfQuery): OpenConflict {
  if (by === null) return conflict;
  const committers = conflict.committers.map((one) => ({
    ...one,
    sides: one.by === by ? [ownSide] : one.sides.filter((side) => side !== ownSide),
  }));
  return { ...conflict, committers };
}

/**
 * Whether this many tiles win, whichever rival gets all tiles and leaders that the others can still commit.
 */
function isSafe(conflict: OpenConflict, query: WhatIfQuery, tiles: number): boolean {
  const own = allocateTiles(conflict, [[query.ownSide, tiles]]);
  if (!own) return false;
  const rivals = conflict.sides.flatMap((_, side) => (side === query.ownSide ? [] : [side]));
  return rivals.every((rival) => isOwnWin(computeWorstResult(conflict, query, own, rival), conflict, query));
}

/** Whether the own side wins. It also wins a tie that the player of the query decides. */
function isOwnWin(
  result: ConflictResult | undefined,
  { position }: OpenConflict,
  { ownSide, by }: WhatIfQuery,
): boolean {
  if (isWinner(result, ownSide)) return true;
  return result?.kind === 'tied' && by === position.turn && result.sides.includes(ownSide);
}

/** Returns the result if a rival gets all that the box and the hands allow. */
function computeWorstResult(
  conflict: OpenConflict,
  { by }: WhatIfQuery,
  own: readonly Allocation[],
  rival: number,
): ConflictResult | undefined {
  const isFree = (player: Dynasty) => player !== by && !own.some((allocation) => allocation.by === player);
  const opponents = conflict.committers.filter((one) => isFree(one.by) && one.sides.includes(rival));
  const all = opponents.reduce((sum, { mostTiles }) => sum + mostTiles, 0);
  for (let tiles = all; tiles >= 0; tiles--) {
    const result = resolveConflict(
      conflict,
      addAllocations(conflict, [...own, ...allocateToSide(opponents, rival, tiles)]),
    );
    if (result) return result;
  }
  return undefined;
}

/** Distributes tiles for one side among several players, and adds all their leaders. */
function allocateToSide(
  committers: readonly Committer[],
  side: number,
  tiles: number,
): readonly Allocation[] {
  let left = tiles;
  return committers.flatMap(({ by, mostTiles, canCommitLeader }) => {
    const count = Math.min(mostTiles, left);
    left -= count;
    return count > 0 || canCommitLeader ? [{ by, side, tiles: count, leader: canCommitLeader }] : [];
  });
}
