import type { Commitment } from '../../engine/huang/action.ts';
import { maxHandSize } from '../../engine/huang/hand-limit.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type Contest,
  type Fate,
  fateOf,
  fateWith,
  type Giver,
  giftsOf,
  moreFor,
  type Share,
  sharesOf,
  withShares,
} from './contest.ts';

/** A question for one side against another. The tiles for the own side come from one player, or from any. */
export interface Asker {
  readonly mine: number;
  readonly rival: number;
  readonly by: Dynasty | null;
}

/** A cell of the table: the result for a number of tiles on each side. */
export interface Cell {
  readonly mine: number;
  readonly theirs: number;
  /** All commitments in this cell. */
  readonly gifts: readonly Commitment[];
  readonly fate: Fate;
}

/** A table of results by the tiles of both sides. */
export interface WhatIf {
  /** The possible numbers of tiles for the own side. */
  readonly counts: readonly number[];
  /**
   * A row for each number of tiles against it, a cell for each number for it; null if that many cannot be
   * committed.
   */
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** The fewest tiles with which the own side wins if others commit nothing more; undefined if none do. */
  readonly from: number | undefined;
  /** The fewest tiles that tie then, if fewer. */
  readonly tieFrom: number | undefined;
  /**
   * The fewest tiles with which the own side wins even if all others support one rival with all they have.
   */
  readonly safe: number | undefined;
}

/** Computes the table. Rule: huang/war/strength, huang/war/tie, huang/revolt/tie */
export function whatIf(asked: Contest, asker: Asker): WhatIf {
  const contest = askedBy(asked, asker);
  const counts = Array.from({ length: fullestHand(contest) + 1 }, (_, tiles) => tiles);
  const cellAt = (mine: number, theirs: number): Cell | null => {
    const gifts = giftsOf(
      contest,
      moreFor(contest, [
        [asker.mine, mine],
        [asker.rival, theirs],
      ]),
    );
    const fate = gifts && fateOf(contest, gifts);
    return gifts && fate ? { mine, theirs, gifts, fate } : null;
  };
  const some = (cells: readonly (Cell | null)[]) => cells.some((cell) => cell !== null);
  const columns = counts.filter((mine) => some(counts.map((theirs) => cellAt(mine, theirs))));
  const rows = counts.map((theirs) => columns.map((mine) => cellAt(mine, theirs))).filter(some);
  const fates = counts.map((mine) => fateWith(contest, moreFor(contest, [[asker.mine, mine]])));
  const first = (isSo: (fate: Fate | undefined, tiles: number) => boolean) => {
    const at = fates.findIndex(isSo);
    return at < 0 ? undefined : at;
  };
  return {
    counts: columns,
    rows,
    from: first((fate) => isWon(fate, asker.mine)),
    tieFrom: first((fate) => fate?.kind === 'tied' && fate.sides.includes(asker.mine)),
    safe: first((_, tiles) => isSafe(contest, asker, tiles)),
  };
}

/** Returns the size of the table: a full hand, or a larger known one. */
function fullestHand({ position, givers }: Contest): number {
  return Math.max(maxHandSize(position), ...givers.map(({ most }) => most));
}

export function isWon(fate: Fate | undefined, side: number): boolean {
  return fate?.kind === 'won' && fate.side === side;
}

/** Returns the conflict as the asker sees it: the asker supports the own side, and no other player does. */
function askedBy(contest: Contest, { by, mine }: Asker): Contest {
  if (by === null) return contest;
  const givers = contest.givers.map((one) => ({
    ...one,
    sides: one.by === by ? [mine] : one.sides.filter((side) => side !== mine),
  }));
  return { ...contest, givers };
}

/**
 * Whether this many tiles win, whichever rival gets all tiles and leaders that the others can still commit.
 */
function isSafe(contest: Contest, asker: Asker, tiles: number): boolean {
  const own = sharesOf(contest, moreFor(contest, [[asker.mine, tiles]]));
  if (!own) return false;
  const rivals = contest.sides.flatMap((_, side) => (side === asker.mine ? [] : [side]));
  return rivals.every((rival) => isStanding(worstFate(contest, asker, own, rival), contest, asker));
}

/** Whether the own side wins. It also wins a tie that the asker decides. */
function isStanding(fate: Fate | undefined, { position }: Contest, { mine, by }: Asker): boolean {
  if (isWon(fate, mine)) return true;
  return fate?.kind === 'tied' && by === position.turn && fate.sides.includes(mine);
}

/** Returns who wins if a rival gets as much as box and hands allow. */
function worstFate(contest: Contest, { by }: Asker, own: readonly Share[], rival: number): Fate | undefined {
  const isFree = (player: Dynasty) => player !== by && !own.some((share) => share.by === player);
  const stoppers = contest.givers.filter((one) => isFree(one.by) && one.sides.includes(rival));
  const all = stoppers.reduce((sum, { most }) => sum + most, 0);
  for (let tiles = all; tiles >= 0; tiles--) {
    const fate = fateOf(contest, withShares(contest, [...own, ...spread(stoppers, rival, tiles)]));
    if (fate) return fate;
  }
  return undefined;
}

/** Distributes tiles for one side among several players, and adds all their leaders. */
function spread(givers: readonly Giver[], side: number, tiles: number): readonly Share[] {
  let left = tiles;
  return givers.flatMap(({ by, most, leader }) => {
    const given = Math.min(most, left);
    left -= given;
    return given > 0 || leader ? [{ by, side, tiles: given, leader }] : [];
  });
}
