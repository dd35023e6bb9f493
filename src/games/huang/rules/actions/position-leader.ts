import { findGroups } from '../board/groups.ts';
import { resolveRevolt } from '../conflict/revolt.ts';
import { getLeader, type Leader } from '../leader.ts';
import { createRefusal } from '../reasons.ts';
import { type Draft, liftLeader, placeLeader } from '../setup/draft.ts';
import { findLeaderSpace } from '../setup/position.ts';
import type { Action, Decisions } from './action.ts';
import { judgeLeaderPlacement } from './judge-placement.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

type PositionLeader = Extract<Action, { type: 'position-leader' }>;

/** Places, moves or withdraws a leader of the active player. Rule: huang/leaders/position */
export function positionLeader(
  draft: Draft,
  { colour, to }: PositionLeader,
  decisions: Decisions,
): ActionOutcome {
  const leader = getLeader(draft.turn, colour);
  if (to === null) return withdrawLeader(draft, leader);
  const space = draft.board.spaceByName.get(to);
  if (space === undefined)
    return refuseAction(draft, createRefusal('no-such-space', 'huang/leaders/empty-space', to));
  if (space === findLeaderSpace(draft, leader))
    return refuseAction(draft, createRefusal('same-space', 'huang/leaders/position', to));
  liftLeader(draft, leader);
  const placement = judgeLeaderPlacement(draft, findGroups(draft), leader, space);
  if (placement.kind === 'forbidden') return refuseAction(draft, { ...placement.why, at: to });
  placeLeader(draft, leader, space);
  return placement.kind === 'revolt'
    ? resolveRevolt(draft, space, placement.defender, decisions.commitments)
    : completeAction(draft, 'peace');
}

function withdrawLeader(draft: Draft, leader: Leader): ActionOutcome {
  if (findLeaderSpace(draft, leader) === undefined)
    return refuseAction(draft, createRefusal('not-on-board', 'huang/leaders/position'));
  liftLeader(draft, leader);
  return completeAction(draft, 'done');
}
