import type { Commitment } from './action.ts';
import { givenIn, refusalOfGiving, strengthOf } from './commitment.ts';
import { commit, type Draft, removeLeader, score } from './draft.ts';
import type { Leader } from './leader.ts';
import { done, type Outcome, type RevoltSide, refused } from './outcome.ts';
import { governorsBeside, leaderAt } from './position.ts';
import { refusal } from './reasons.ts';
import { winsRevolt } from './strongest.ts';

/**
 * Resolves a revolt between the leader who has just entered a state and the one of the same colour, the
 * defender; both are given by their spaces.
 *
 * Rule: huang/revolt/revolt, huang/revolt/strength, huang/revolt/commitment, huang/revolt/tie,
 * huang/revolt/outcome
 */
export function revolt(
  draft: Draft,
  entered: number,
  defended: number,
  commitments: readonly Commitment[],
): Outcome {
  const attacker = leaderAt(draft, entered);
  const defender = leaderAt(draft, defended);
  recordRevolt(draft, attacker, defender);
  const players = [attacker.dynasty, defender.dynasty];
  const given = givenIn(commitments);
  if (given.some(({ by }) => !players.includes(by)))
    return refused(draft, refusal('state-does-not-fight', 'huang/revolt/commitment'));
  const ungiven = refusalOfGiving(draft, given, 'yellow', 'huang/revolt/governor-leader');
  if (ungiven) return refused(draft, ungiven);
  const rule = 'huang/revolt/commitment';
  draft.steps.push({ rule, step: 'commitment-order', players });
  const inOrder = players.flatMap((player) => given.filter(({ by }) => by === player));
  for (const one of inOrder) commit(draft, 'yellow', one, null, rule);
  const mine = sideOf(draft, attacker, entered, given);
  const theirs = sideOf(draft, defender, defended, given);
  const winner = winsRevolt(mine.strength, theirs.strength) ? attacker : defender;
  recordWinner(draft, winner, mine.strength === theirs.strength);
  removeLeader(draft, winner === attacker ? defended : entered, 'huang/revolt/outcome');
  score(draft, winner.dynasty, winner.colour, 1, 'huang/revolt/outcome');
  const conflict = { colour: winner.colour, attacker: mine, defender: theirs, winner: winner.dynasty };
  return done(draft, 'revolt', { conflict });
}

function recordRevolt(draft: Draft, { name: attacker }: Leader, { name: defender }: Leader): void {
  draft.steps.push({ rule: 'huang/revolt/revolt', step: 'revolt', attacker, defender });
}

/**
 * Computes a leader's strength: adjacent yellow tiles, committed ones, and the Governor leader in reserve.
 */
function sideOf(draft: Draft, leader: Leader, at: number, given: readonly Commitment[]): RevoltSide {
  const { dynasty: player } = leader;
  const own = given.filter(({ by }) => by === player);
  const parts = strengthOf(governorsBeside(draft, at).length, own);
  draft.steps.push({ rule: 'huang/revolt/strength', step: 'strength', of: player, ...parts });
  return { player, ...parts };
}

function recordWinner(draft: Draft, { dynasty: player }: Leader, isTie: boolean): void {
  const rule = isTie ? 'huang/revolt/tie' : 'huang/revolt/outcome';
  draft.steps.push({ rule, step: 'revolt-won', player, isTie });
}
