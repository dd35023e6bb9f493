import type { Action, Commitment, Decisions } from './action.ts';
import { gifts, objectionToGifts } from './commitment.ts';
import { commit, type Draft, liftLeader, placeLeader, removeLeader, score } from './draft.ts';
import { groupsOf } from './groups.ts';
import { type Leader, leaderOf } from './leader.ts';
import { done, type Outcome, type RevoltSide, refused } from './outcome.ts';
import { leaderPlacing } from './placement.ts';
import { governorsBeside, spaceOf } from './position.ts';

type PositionLeader = Extract<Action, { type: 'position-leader' }>;

/** Places, moves or withdraws a leader of the acting player. Rule: huang/leaders/position */
export function positionLeader(draft: Draft, { colour, to }: PositionLeader, decisions: Decisions): Outcome {
  const leader = leaderOf(draft.turn, colour);
  const from = spaceOf(draft, leader);
  if (to === null) {
    if (from === undefined) return refused(draft, 'not-on-board', 'huang/leaders/position');
    liftLeader(draft, leader);
    return done(draft, 'done');
  }
  const space = draft.board.indexOf.get(to);
  if (space === undefined) return refused(draft, 'no-such-space', 'huang/leaders/empty-space', to);
  if (space === from) return refused(draft, 'same-space', 'huang/leaders/position', to);
  liftLeader(draft, leader);
  const placing = leaderPlacing(draft, groupsOf(draft), leader, space);
  if (placing.kind === 'forbidden') return refused(draft, placing.why.reason, placing.why.rule, to);
  placeLeader(draft, leader, space);
  if (placing.kind === 'revolt')
    return revolt(draft, leader, space, placing.defender, gifts(decisions.commitments));
  return done(draft, 'peace');
}

/**
 * A leader has entered a state in which one of its colour stands.
 *
 * Rule: huang/revolt/revolt, huang/revolt/strength, huang/revolt/commitment, huang/revolt/tie, huang/revolt/outcome
 */
function revolt(
  draft: Draft,
  attacker: Leader,
  at: number,
  defended: number,
  given: readonly Commitment[],
): Outcome {
  const defender = draft.leaders[defended];
  if (!defender) throw new Error('A revolt against nobody');
  const { colour } = attacker;
  draft.steps.push({
    rule: 'huang/revolt/revolt',
    step: 'revolt',
    attacker: attacker.name,
    defender: defender.name,
  });
  const order = [attacker.dynasty, defender.dynasty];
  if (given.some(({ by }) => !order.includes(by)))
    return refused(draft, 'state-does-not-fight', 'huang/revolt/commitment');
  const objection = objectionToGifts(draft, given, 'yellow', 'huang/revolt/governor-leader');
  if (objection) return refused(draft, objection.reason, objection.rule);
  draft.steps.push({ rule: 'huang/revolt/commitment', step: 'commitment-order', players: order });
  for (const player of order)
    for (const gift of given.filter(({ by }) => by === player))
      commit(draft, 'yellow', gift, null, 'huang/revolt/commitment');
  const sides = [sideOf(draft, attacker, at, given), sideOf(draft, defender, defended, given)] as const;
  const [mine, theirs] = sides;
  const wins = mine.strength > theirs.strength;
  const winner = wins ? attacker : defender;
  draft.steps.push({
    rule: mine.strength === theirs.strength ? 'huang/revolt/tie' : 'huang/revolt/outcome',
    step: 'revolt-won',
    player: winner.dynasty,
    isTie: mine.strength === theirs.strength,
  });
  removeLeader(draft, wins ? defended : at, 'huang/revolt/outcome');
  score(draft, winner.dynasty, colour, 1, 'huang/revolt/outcome');
  return done(draft, 'revolt', {
    conflict: { colour, attacker: mine, defender: theirs, winner: winner.dynasty },
  });
}

/** A leader's strength: yellow tiles beside it, those committed, and the Governor leader in reserve. */
function sideOf(draft: Draft, leader: Leader, at: number, given: readonly Commitment[]): RevoltSide {
  const gift = given.find(({ by }) => by === leader.dynasty);
  const tiles = governorsBeside(draft, at).length;
  const committed = gift?.tiles ?? 0;
  const support = gift?.leader ? 1 : 0;
  const strength = tiles + committed + support;
  const parts = { tiles, committed, support, strength };
  draft.steps.push({ rule: 'huang/revolt/strength', step: 'strength', of: leader.dynasty, ...parts });
  return { player: leader.dynasty, ...parts };
}
