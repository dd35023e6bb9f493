import type { Action, Decisions } from './action.ts';
import { type Draft, liftLeader, placeLeader } from './draft.ts';
import { groupsOf } from './groups.ts';
import { type Leader, leaderOf } from './leader.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { leaderPlacing } from './placement.ts';
import { spaceOf } from './position.ts';
import { refusal } from './reasons.ts';
import { revolt } from './revolt.ts';

type PositionLeader = Extract<Action, { type: 'position-leader' }>;

/** Places, moves or withdraws a leader of the active player. Rule: huang/leaders/position */
export function positionLeader(draft: Draft, { colour, to }: PositionLeader, decisions: Decisions): Outcome {
  const leader = leaderOf(draft.turn, colour);
  if (to === null) return withdraw(draft, leader);
  const space = draft.board.indexOf.get(to);
  if (space === undefined) return refused(draft, refusal('no-such-space', 'huang/leaders/empty-space', to));
  if (space === spaceOf(draft, leader))
    return refused(draft, refusal('same-space', 'huang/leaders/position', to));
  liftLeader(draft, leader);
  const placing = leaderPlacing(draft, groupsOf(draft), leader, space);
  if (placing.kind === 'forbidden') return refused(draft, { ...placing.why, at: to });
  placeLeader(draft, leader, space);
  return placing.kind === 'revolt'
    ? revolt(draft, space, placing.defender, decisions.commitments)
    : done(draft, 'peace');
}

function withdraw(draft: Draft, leader: Leader): Outcome {
  if (spaceOf(draft, leader) === undefined)
    return refused(draft, refusal('not-on-board', 'huang/leaders/position'));
  liftLeader(draft, leader);
  return done(draft, 'done');
}
