import type { Commitment } from '../../engine/huang/action.ts';
import { getMaxHandSize } from '../../engine/huang/hand-limit.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type Allocation,
  addAllocations,
  allocateTiles,
  type Committer,
  type ConflictResult,
  createCommitments,
  type OpenConflict,
  resolveConflict,
  resolveWithExtraTiles,
  toExtraTiles,
} from './open-conflict.ts';

/** A question for one side against another. The tiles for the own side come from one player, or from any. */
export interface WhatIfQuery {
  readonly mine: number;
  readonly rival: number;
  readonly by: Dynasty | null;
}

/** A cell of the table: the result for a number of tiles on each side. */
export interface WhatIfCell {
  readonly mine: number;
  readonly theirs: number;
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

/** Computes the table. Rule: huang/war/strength, huang/war/tie, huang/revolt/tie */
export function computeWhatIfTable(asked: OpenConflict, asker: WhatIfQuery): WhatIfTable {
  const contest = askedBy(asked, asker);
  const counts = Array.from({ length: fullestHand(contest) + 1 }, (_, tiles) => tiles);
  const cellAt = (mine: number, theirs: number): WhatIfCell | null => {
    const gifts = createCommitments(
      contest,
      toExtraTiles(contest, [
        [asker.mine, mine],
        [asker.rival, theirs],
      ]),
    );
    const fate = gifts && resolveConflict(contest, gifts);
    return gifts && fate ? { mine, theirs, commitments: gifts, result: fate } : null;
  };
  const some = (cells: readonly (WhatIfCell | null)[]) => cells.some((cell) => cell !== null);
  const columns = counts.filter((mine) => some(counts.map((theirs) => cellAt(mine, theirs))));
  const rows = counts.map((theirs) => columns.map((mine) => cellAt(mine, theirs))).filter(some);
  const fates = counts.map((mine) =>
    resolveWithExtraTiles(contest, toExtraTiles(contest, [[asker.mine, mine]])),
  );
  const first = (isSo: (fate: ConflictResult | undefined, tiles: number) => boolean) => {
    const at = fates.findIndex(isSo);
    return at < 0 ? undefined : at;
  };
  return {
    counts: columns,
    rows,
    winsFrom: first((fate) => isWinner(fate, asker.mine)),
    tiesFrom: first((fate) => fate?.kind === 'tied' && fate.sides.includes(asker.mine)),
    safeFrom: first((_, tiles) => isSafe(contest, asker, tiles)),
  };
}

/** Returns the size of the table: a full hand, or a larger known one. */
function fullestHand({ position, committers }: OpenConflict): number {
  return Math.max(getMaxHandSize(position), ...committers.map(({ most }) => most));
}

export function isWinner(fate: ConflictResult | undefined, side: number): boolean {
  return fate?.kind === 'won' && fate.side === side;
}

/** Returns the conflict as the asker sees it: the asker supports the own side, and no other player does. */
function askedBy(contest: OpenConflict, { by, mine }: WhatIfQuery): OpenConflict {
  if (by === null) return contest;
  const givers = contest.committers.map((one) => ({
    ...one,
    sides: one.by === by ? [mine] : one.sides.filter((side) => side !== mine),
  }));
  return { ...contest, committers: givers };
}

/**
 * Whether this many tiles win, whichever rival gets all tiles and leaders that the others can still commit.
 */
function isSafe(contest: OpenConflict, asker: WhatIfQuery, tiles: number): boolean {
  const own = allocateTiles(contest, toExtraTiles(contest, [[asker.mine, tiles]]));
  if (!own) return false;
  const rivals = contest.sides.flatMap((_, side) => (side === asker.mine ? [] : [side]));
  return rivals.every((rival) => isStanding(worstFate(contest, asker, own, rival), contest, asker));
}

/** Whether the own side wins. It also wins a tie that the asker decides. */
function isStanding(
  fate: ConflictResult | undefined,
  { position }: OpenConflict,
  { mine, by }: WhatIfQuery,
): boolean {
  if (isWinner(fate, mine)) return true;
  return fate?.kind === 'tied' && by === position.turn && fate.sides.includes(mine);
}

/** Returns who wins if a rival gets as much as box and hands allow. */
function worstFate(
  contest: OpenConflict,
  { by }: WhatIfQuery,
  own: readonly Allocation[],
  rival: number,
): ConflictResult | undefined {
  const isFree = (player: Dynasty) => player !== by && !own.some((share) => share.by === player);
  const stoppers = contest.committers.filter((one) => isFree(one.by) && one.sides.includes(rival));
  const all = stoppers.reduce((sum, { most }) => sum + most, 0);
  for (let tiles = all; tiles >= 0; tiles--) {
    const fate = resolveConflict(
      contest,
      addAllocations(contest, [...own, ...spread(stoppers, rival, tiles)]),
    );
    if (fate) return fate;
  }
  return undefined;
}

/** Distributes tiles for one side among several players, and adds all their leaders. */
function spread(givers: readonly Committer[], side: number, tiles: number): readonly Allocation[] {
  let left = tiles;
  return givers.flatMap(({ by, most, leader }) => {
    const given = Math.min(most, left);
    left -= given;
    return given > 0 || leader ? [{ by, side, tiles: given, leader }] : [];
  });
}
