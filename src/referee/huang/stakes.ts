import { type Commitment, type Decisions, NO_DECISIONS } from '../../engine/huang/action.ts';
import { dropEmptyCommitments } from '../../engine/huang/commitment.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { answerAction, type HuangActAnswer } from './answer-action.ts';
import {
  type ChanceInputs,
  estimateHandSize,
  findSupportedSide,
  listUncommittedOthers,
  type Viewer,
} from './chance-inputs.ts';
import {
  type Allocation,
  addAllocations,
  allocateTiles,
  type Committer,
  type ConflictResult,
  getConflictSide,
  type OpenConflict,
  resolveConflict,
  toExtraTiles,
} from './open-conflict.ts';

/** The results of a conflict for one side, won and lost; undefined if that cannot happen. */
export interface ConflictStakes {
  readonly won: HuangActAnswer | undefined;
  readonly lost: HuangActAnswer | undefined;
}

/**
 * Computes what winning and losing cost if the viewer commits this many tiles. Others commit the fewest tiles
 * that lead to this result, each to the side that was entered, and by a tie only if there is no other way.
 * Which tiles a winner loses is not decided: their number is always the same.
 */
export function computeStakes(
  asked: OpenConflict,
  viewer: Viewer,
  told: ChanceInputs,
  tiles: number,
): ConflictStakes {
  const contest = {
    ...asked,
    commitments: dropEmptyCommitments(asked.commitments).filter(({ by }) => by !== viewer.by),
  };
  const isOwn = (one: { readonly by: Dynasty; readonly leader: boolean }) =>
    one.by === viewer.by && one.leader;
  const leader = asked.committers.some(isOwn) || asked.commitments.some(isOwn);
  const own: Allocation = { by: viewer.by, side: viewer.side, tiles, leader };
  const others = listUncommittedOthers(asked, viewer.by).map((giver) => ({
    ...giver,
    most: asked.position.hands?.[giver.by]
      ? giver.most
      : Math.min(giver.most, estimateHandSize(asked, giver.by, told)),
    sides: sidesOf(asked, giver.by, told),
  }));
  const { turn } = contest.position;
  const decider = turn === viewer.by ? viewer.side : findSupportedSide(asked, turn, told);
  const rivals = contest.sides.flatMap((_, side) => (side === viewer.side ? [] : [side]));
  const lost = rivals
    .map((rival) => fewest(contest, own, others, rival, decider))
    .filter((one) => one !== undefined)
    .sort((one, other) => one.more - other.more)[0];
  const won = fewest(contest, own, others, viewer.side, decider);
  return { won: won && carriedOut(contest, won), lost: lost && carriedOut(contest, lost) };
}

/** A conflict that a side wins, with this many tiles of other players. */
interface Won {
  readonly side: number;
  readonly more: number;
  readonly gifts: readonly Commitment[];
}

/**
 * Finds the fewest tiles of other players with which a side is the strongest, or else wins a tie. The player
 * who decides a tie chooses the own side if it is tied. Rule: huang/war/tie
 */
function fewest(
  contest: OpenConflict,
  own: Allocation,
  givers: readonly Committer[],
  side: number,
  decider: number | null,
): Won | undefined {
  const isWon = (fate: ConflictResult) => fate.kind === 'won' && fate.side === side;
  const isTied = (fate: ConflictResult) =>
    fate.kind === 'tied' &&
    fate.sides.includes(side) &&
    (decider === null || decider === side || !fate.sides.includes(decider));
  return fewestFor(contest, own, givers, side, isWon) ?? fewestFor(contest, own, givers, side, isTied);
}

function fewestFor(
  contest: OpenConflict,
  own: Allocation,
  givers: readonly Committer[],
  side: number,
  isMeant: (fate: ConflictResult) => boolean,
): Won | undefined {
  for (let more = 0; ; more++) {
    const shares = allocateTiles({ ...contest, committers: givers }, toExtraTiles(contest, [[side, more]]));
    if (!shares) return undefined;
    const isSomething = own.tiles > 0 || own.leader;
    const gifts = addAllocations(contest, [...(isSomething ? [own] : []), ...shares]);
    const fate = resolveConflict(contest, gifts);
    if (fate && isMeant(fate)) return { side, more, gifts };
  }
}

/** Returns the side that a player supports, if any. */
function sidesOf(contest: OpenConflict, player: Dynasty, told: ChanceInputs): readonly number[] {
  const ally = findSupportedSide(contest, player, told);
  return ally === null ? [] : [ally];
}

/** Returns the answer after all decisions. */
function carriedOut(contest: OpenConflict, { side, gifts }: Won): HuangActAnswer {
  const { position, action, rulings } = contest;
  const tieWinner = getConflictSide(contest, side).state;
  let decisions: Decisions = { ...NO_DECISIONS, commitments: gifts };
  for (;;) {
    const answer = answerAction(position, action, decisions, rulings);
    if (!answer.legal || !('needs' in answer)) return answer;
    const { needs } = answer;
    if (needs.decision === 'tieWinner') decisions = { ...decisions, tieWinner };
    else if (needs.decision === 'discard')
      decisions = { ...decisions, discard: needs.options.slice(0, needs.count) };
    else return answer;
  }
}
