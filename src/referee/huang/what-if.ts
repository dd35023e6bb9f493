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

/** Whose question it is: for one side against another; the tiles for the one come from one player, or from anybody. */
export interface Asker {
  readonly mine: number;
  readonly rival: number;
  readonly by: Dynasty | null;
}

/** One tile for my side, and so many for the other. */
export interface Cell {
  readonly mine: number;
  readonly theirs: number;
  /** What the players then commit in all. */
  readonly gifts: readonly Commitment[];
  readonly fate: Fate;
}

/** What comes of so many tiles for one side against so many for the other. */
export interface WhatIf {
  /** How many tiles my side may get, as far as that is possible. */
  readonly counts: readonly number[];
  /** By tiles against mine, each row by mine; null where nobody can give so many. */
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** The fewest tiles for my side that win while nobody else gives any more; undefined for none. */
  readonly from: number | undefined;
  /** The fewest that tie then, where fewer than that. */
  readonly tieFrom: number | undefined;
  /** The fewest with which nobody can stop my side, whatever all others still give to one rival. */
  readonly safe: number | undefined;
}

/** What comes of each number of tiles for my side, by the rules. Rule: huang/war/strength, huang/war/tie, huang/revolt/tie */
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

/** The most tiles on each side of the grid: a full hand, or what a known hand holds beyond that. */
function fullestHand({ position, givers }: Contest): number {
  return Math.max(maxHandSize(position), ...givers.map(({ most }) => most));
}

export function isWon(fate: Fate | undefined, side: number): boolean {
  return fate?.kind === 'won' && fate.side === side;
}

/** The contest as it is for one who asks: that player helps the own side, and nobody else does. */
function askedBy(contest: Contest, { by, mine }: Asker): Contest {
  if (by === null) return contest;
  const givers = contest.givers.map((one) => ({
    ...one,
    sides: one.by === by ? [mine] : one.sides.filter((side) => side !== mine),
  }));
  return { ...contest, givers };
}

/** Whether so many tiles win whichever rival gets all that all others can still give, leaders among it. */
function isSafe(contest: Contest, asker: Asker, tiles: number): boolean {
  const own = sharesOf(contest, moreFor(contest, [[asker.mine, tiles]]));
  if (!own) return false;
  const rivals = contest.sides.flatMap((_, side) => (side === asker.mine ? [] : [side]));
  return rivals.every((rival) => isStanding(worstFate(contest, asker, own, rival), contest, asker));
}

/** A tie is won where the one who asks decides it. */
function isStanding(fate: Fate | undefined, { position }: Contest, { mine, by }: Asker): boolean {
  if (isWon(fate, mine)) return true;
  return fate?.kind === 'tied' && by === position.turn && fate.sides.includes(mine);
}

/** Who wins if a rival gets as much as the box and the hands allow. */
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

/** So many tiles of several players for one side, and all their leaders. */
function spread(givers: readonly Giver[], side: number, tiles: number): readonly Share[] {
  let left = tiles;
  return givers.flatMap(({ by, most, leader }) => {
    const given = Math.min(most, left);
    left -= given;
    return given > 0 || leader ? [{ by, side, tiles: given, leader }] : [];
  });
}
