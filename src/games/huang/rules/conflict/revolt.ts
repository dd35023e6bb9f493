import type { Commitment } from '../actions/action.ts';
import { type ActionOutcome, completeAction, type RevoltSide, refuseAction } from '../actions/outcome.ts';
import type { Leader } from '../leader.ts';
import { createRefusal } from '../reasons.ts';
import { type Draft, recordCommitment, recordPoints, removeLeader } from '../setup/draft.ts';
import { getSpaceLeader, listAdjacentGovernors } from '../setup/position.ts';
import {
  computeStrength,
  dropEmptyCommitments,
  findCommitmentRefusal,
  YELLOW_COMMITMENT,
} from './commitment.ts';
import { winsRevolt } from './compare-strength.ts';

/**
 * Resolves a revolt between the leader who has just entered a state and the one of the same colour, the
 * defender. `entered` and `defended` are their spaces.
 *
 * Rule: huang/revolt/revolt, huang/revolt/strength, huang/revolt/commitment, huang/revolt/tie,
 * huang/revolt/outcome
 */
export function resolveRevolt(
  draft: Draft,
  entered: number,
  defended: number,
  commitments: readonly Commitment[],
): ActionOutcome {
  const attacker = getSpaceLeader(draft, entered);
  const defender = getSpaceLeader(draft, defended);
  recordRevolt(draft, attacker, defender);
  const players = [attacker.dynasty, defender.dynasty];
  const nonEmpty = dropEmptyCommitments(commitments);
  if (nonEmpty.some(({ by }) => !players.includes(by)))
    return refuseAction(draft, createRefusal('state-does-not-fight', 'huang/revolt/commitment'));
  const commitmentRefusal = findCommitmentRefusal(draft, nonEmpty, YELLOW_COMMITMENT);
  if (commitmentRefusal) return refuseAction(draft, commitmentRefusal);
  draft.steps.push({ rule: YELLOW_COMMITMENT.rule, step: 'commitment-order', players });
  const inOrder = players.flatMap((player) => nonEmpty.filter(({ by }) => by === player));
  for (const one of inOrder) recordCommitment(draft, YELLOW_COMMITMENT, one, null);
  const mine = computeSide(draft, attacker, entered, nonEmpty);
  const theirs = computeSide(draft, defender, defended, nonEmpty);
  const winner = winsRevolt(mine.strength, theirs.strength) ? attacker : defender;
  recordWinner(draft, winner, mine.strength === theirs.strength);
  removeLeader(draft, winner === attacker ? defended : entered, 'huang/revolt/outcome');
  recordPoints(draft, winner.dynasty, winner.colour, 1, 'huang/revolt/outcome');
  const conflict = { colour: winner.colour, attacker: mine, defender: theirs, winner: winner.dynasty };
  return completeAction(draft, 'revolt', { conflict });
}

function recordRevolt(draft: Draft, { name: attacker }: Leader, { name: defender }: Leader): void {
  draft.steps.push({ rule: 'huang/revolt/revolt', step: 'revolt', attacker, defender });
}

/**
 * Computes a leader's strength: adjacent yellow tiles, committed ones, and the Governor leader in reserve.
 */
function computeSide(
  draft: Draft,
  leader: Leader,
  at: number,
  commitments: readonly Commitment[],
): RevoltSide {
  const { dynasty: player } = leader;
  const own = commitments.filter(({ by }) => by === player);
  const parts = computeStrength(listAdjacentGovernors(draft, at).length, own);
  draft.steps.push({ rule: 'huang/revolt/strength', step: 'strength', of: player, ...parts });
  return { player, ...parts };
}

function recordWinner(draft: Draft, { dynasty: player }: Leader, isTie: boolean): void {
  const rule = isTie ? 'huang/revolt/tie' : 'huang/revolt/strength';
  draft.steps.push({ rule, step: 'revolt-won', player, isTie });
}
