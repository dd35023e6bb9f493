import { type Commitment, type Decisions, NO_DECISIONS } from '../rules/actions/action.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import { answerAction, type HuangActAnswer } from './answer-action.ts';
import {
  type ChanceInputs,
  type ChanceViewer,
  findSupportedSide,
  listUncommittedOthers,
} from './chance-inputs.ts';
import { estimateHandSize } from './known-tiles.ts';
import {
  type Allocation,
  addAllocations,
  allocateTiles,
  type Committer,
  type ConflictResult,
  getConflictSide,
  type OpenConflict,
  resolveConflict,
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
  conflict: OpenConflict,
  viewer: ChanceViewer,
  inputs: ChanceInputs,
  tiles: number,
): ConflictStakes {
  const withoutViewer = {
    ...conflict,
    commitments: conflict.commitments.filter(({ by }) => by !== viewer.by),
  };
  const leader =
    conflict.committers.some(({ by, canCommitLeader }) => by === viewer.by && canCommitLeader) ||
    conflict.commitments.some(({ by, leader: isCommitted }) => by === viewer.by && isCommitted);
  const own: Allocation = { by: viewer.by, side: viewer.side, tiles, leader };
  const others = listUncommittedOthers(conflict, viewer.by).map((committer) => ({
    ...committer,
    mostTiles: conflict.position.hands?.[committer.by]
      ? committer.mostTiles
      : Math.min(committer.mostTiles, estimateHandSize(conflict, committer.by, inputs)),
    sides: listSupportedSides(conflict, committer.by, inputs),
  }));
  const { turn } = withoutViewer.position;
  const decider = turn === viewer.by ? viewer.side : findSupportedSide(conflict, turn, inputs);
  const rivals = withoutViewer.sides.flatMap((_, side) => (side === viewer.side ? [] : [side]));
  const lost = rivals
    .map((rival) => findFewestTiles(withoutViewer, own, others, rival, decider))
    .filter((one) => one !== undefined)
    .sort((one, other) => one.more - other.more)[0];
  const won = findFewestTiles(withoutViewer, own, others, viewer.side, decider);
  return {
    won: won && answerWithDecisions(withoutViewer, won),
    lost: lost && answerWithDecisions(withoutViewer, lost),
  };
}

/** A side that wins with this many tiles of other players, and the commitments that lead to it. */
interface FewestTiles {
  readonly side: number;
  readonly more: number;
  readonly commitments: readonly Commitment[];
}

/**
 * Finds the fewest tiles of other players with which a side is the strongest, or else wins a tie. The player
 * who decides a tie chooses the own side if it is tied. Rule: huang/war/tie
 */
function findFewestTiles(
  conflict: OpenConflict,
  own: Allocation,
  committers: readonly Committer[],
  side: number,
  decider: number | null,
): FewestTiles | undefined {
  const isWon = (result: ConflictResult) => result.kind === 'won' && result.side === side;
  const isTied = (result: ConflictResult) =>
    result.kind === 'tied' &&
    result.sides.includes(side) &&
    (decider === null || decider === side || !result.sides.includes(decider));
  return (
    findFirstWin(conflict, own, committers, side, isWon) ??
    findFirstWin(conflict, own, committers, side, isTied)
  );
}

function findFirstWin(
  conflict: OpenConflict,
  own: Allocation,
  committers: readonly Committer[],
  side: number,
  isWanted: (result: ConflictResult) => boolean,
): FewestTiles | undefined {
  for (let more = 0; ; more++) {
    const allocations = allocateTiles({ ...conflict, committers }, [[side, more]]);
    if (!allocations) return undefined;
    const hasOwn = own.tiles > 0 || own.leader;
    const commitments = addAllocations(conflict, [...(hasOwn ? [own] : []), ...allocations]);
    const result = resolveConflict(conflict, commitments);
    if (result && isWanted(result)) return { side, more, commitments };
  }
}

/** Returns the side that a player supports as a list, empty for none. */
function listSupportedSides(
  conflict: OpenConflict,
  player: Dynasty,
  inputs: ChanceInputs,
): readonly number[] {
  const ally = findSupportedSide(conflict, player, inputs);
  return ally === null ? [] : [ally];
}

/** Returns the answer after all decisions have been made in favour of this side. */
function answerWithDecisions(conflict: OpenConflict, { side, commitments }: FewestTiles): HuangActAnswer {
  const { position, action, rulings } = conflict;
  const tieWinner = getConflictSide(conflict, side).state;
  let decisions: Decisions = { ...NO_DECISIONS, commitments };
  for (;;) {
    const answer = answerAction(position, action, decisions, rulings);
    if (!answer.legal || !('needs' in answer)) return answer;
    const { needs: missing } = answer;
    if (missing.decision === 'tieWinner') decisions = { ...decisions, tieWinner };
    else if (missing.decision === 'discard')
      decisions = { ...decisions, discard: missing.options.slice(0, missing.count) };
    else return answer;
  }
}
