import type { RuleId } from '../../../../core/trace.ts';
import { getSpaceName } from '../board/board.ts';
import { type BoardGroup, type BoardGroups, findGroups } from '../board/groups.ts';
import { listPlayersAfter } from '../conflict/commitment.ts';
import { getLeader } from '../leader.ts';
import { createRefusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { MAX_HAND_SIZE, USUAL_HAND_SIZE } from '../setup/box.ts';
import { type Draft, discardHiddenTiles, drawHiddenTiles, recordPoints } from '../setup/draft.ts';
import { countHandTiles, findLeaderSpace, type Position } from '../setup/position.ts';
import { COLOURS, type Colour, type Dynasty } from '../vocabulary.ts';
import type { Decisions } from './action.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

/**
 * Ends a turn: points of pagodas, granaries, the hand limit, refilling, and the next player.
 *
 * Rule: huang/pagodas/points, huang/eighteen-kingdoms/granaries, huang/palace/hand-limit,
 * huang/turn-end/refill, huang/turn-end/others, huang/turn-end/sequence
 */
export function endTurn(draft: Draft, decisions: Decisions, rulings: HuangRulings): ActionOutcome {
  const groups = findGroups(draft);
  for (const colour of COLOURS) scorePagodas(draft, groups, colour);
  const granaries = listOwnGranaries(draft, groups);
  const { keepGranary } = decisions;
  const kept = keepGranary === null ? undefined : draft.board.spaceByName.get(keepGranary);
  if (keepGranary !== null && (granaries.length < 2 || kept === undefined || !granaries.includes(kept)))
    return refuseAction(draft, createRefusal('no-granary-choice', 'huang/eighteen-kingdoms/granaries'));
  const taken = kept === undefined ? [] : granaries.filter((space) => space !== kept);
  for (const space of taken) takeGranary(draft, space);
  const handLimit = getHandLimit(draft, groups, draft.turn);
  const rule = handLimit === MAX_HAND_SIZE ? 'huang/palace/hand-limit' : 'huang/turn-end/refill';
  draft.steps.push({ rule, step: 'hand-limit', by: draft.turn, tiles: handLimit });
  if (rulings['more-than-six'] === 'returned') returnSurplus(draft, groups);
  const others = listPlayersAfter(draft.players, draft.turn).slice(0, -1);
  refillHand(draft, draft.turn, handLimit, 'huang/turn-end/refill');
  for (const player of others) refillHand(draft, player, USUAL_HAND_SIZE, 'huang/turn-end/others');
  const [next = draft.turn] = others;
  draft.turn = next;
  draft.steps.push({ rule: 'huang/turn-end/sequence', step: 'turn', to: next });
  return completeAction(draft, 'done', { granaries: taken.length, handLimit });
}

/**
 * Returns the hand limit of a player: seven if the palace is in the state of their Governor leader, else six.
 */
function getHandLimit(draft: Draft, groups: BoardGroups, player: Dynasty): 6 | 7 {
  const hasPalace =
    draft.palace && findOwnGroup(draft, groups, 'yellow', player)?.spaces.includes(draft.palace[0]);
  return hasPalace ? MAX_HAND_SIZE : USUAL_HAND_SIZE;
}

/** Returns the group with a player's leader of a colour; by default the active player's. */
function findOwnGroup(
  position: Position,
  groups: BoardGroups,
  colour: Colour,
  player = position.turn,
): BoardGroup | undefined {
  const space = findLeaderSpace(position, getLeader(player, colour));
  return (space === undefined ? null : groups.bySpace[space]) ?? undefined;
}

function scorePagodas(draft: Draft, groups: BoardGroups, colour: Colour): void {
  const group = findOwnGroup(draft, groups, colour);
  const count = draft.pagodas.filter(
    (pagoda) => pagoda.colour === colour && group?.spaces.includes(pagoda.at[0]),
  ).length;
  if (count > 0) recordPoints(draft, draft.turn, colour, count, 'huang/pagodas/points');
}

/** Returns the granaries in the state of the active player's Farmer leader. */
export function listOwnGranaries(position: Position, groups: BoardGroups): readonly number[] {
  const group = findOwnGroup(position, groups, 'blue');
  return position.granaries.filter((space) => group?.spaces.includes(space));
}

function takeGranary(draft: Draft, space: number): void {
  draft.granaries = draft.granaries.filter((one) => one !== space);
  draft.steps.push({
    rule: 'huang/eighteen-kingdoms/granaries',
    step: 'granary-taken',
    by: draft.turn,
    at: getSpaceName(draft.board, space),
  });
}

/** Players above their hand limit discard unknown tiles, so their hands are no longer known. */
function returnSurplus(draft: Draft, groups: BoardGroups): void {
  for (const player of draft.players) {
    const hand = draft.hands?.[player];
    if (hand && countHandTiles(hand) > getHandLimit(draft, groups, player))
      discardHiddenTiles(draft, player, USUAL_HAND_SIZE);
  }
}

/** Refills a known hand below its limit with unknown tiles; a hand above six keeps its tiles. */
function refillHand(draft: Draft, player: Dynasty, limit: number, rule: RuleId): void {
  const hand = draft.hands?.[player];
  if (hand && countHandTiles(hand) < limit) drawHiddenTiles(draft, player, rule);
}
