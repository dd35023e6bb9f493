import type { Decisions } from './action.ts';
import { FULLEST_HAND, USUAL_HAND } from './box.ts';
import { clockwiseFrom } from './commitment.ts';
import { type Draft, discardUnseen, drawUnseen, nameOf, score } from './draft.ts';
import { type Group, type Groups, groupsOf } from './groups.ts';
import { leaderOf } from './leader.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { handSize, spaceOf } from './position.ts';
import { refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import { COLOURS, type Colour, type Dynasty } from './vocabulary.ts';

/**
 * Ends a turn: points of pagodas, granaries, the hand limit, refilling, and the next player.
 *
 * Rule: huang/pagodas/points, huang/eighteen-kingdoms/granaries, huang/palace/hand-limit,
 * huang/turn-end/refill
 */
export function endTurn(draft: Draft, decisions: Decisions, rulings: Rulings): Outcome {
  const groups = groupsOf(draft);
  for (const colour of COLOURS) scorePagodas(draft, groups, colour);
  const granaries = granariesOf(draft, groups);
  const { keepGranary } = decisions;
  const kept = keepGranary === null ? undefined : draft.board.indexOf.get(keepGranary);
  if (keepGranary !== null && (granaries.length < 2 || kept === undefined || !granaries.includes(kept)))
    return refused(draft, refusal('no-granary-choice', 'huang/eighteen-kingdoms/granaries'));
  const taken = kept === undefined ? [] : granaries.filter((space) => space !== kept);
  for (const space of taken) takeGranary(draft, space);
  const handLimit = handLimitOf(draft, groups, draft.turn);
  draft.steps.push({ rule: 'huang/palace/hand-limit', step: 'hand-limit', by: draft.turn, tiles: handLimit });
  if (rulings['more-than-six'] === 'returned') returnSurplus(draft, groups);
  refill(draft, handLimit);
  const [next = draft.turn] = clockwiseFrom(draft.players, draft.turn);
  draft.turn = next;
  draft.steps.push({ rule: 'huang/turn-end/refill', step: 'turn', to: next });
  return done(draft, 'done', { granaries: taken.length, handLimit });
}

/**
 * Returns the hand limit of a player: seven if the palace is in the state of their Governor leader, else six.
 */
function handLimitOf(draft: Draft, groups: Groups, player: Dynasty): 6 | 7 {
  const hasPalace =
    draft.palace && ownGroup(draft, groups, 'yellow', player)?.spaces.includes(draft.palace[0]);
  return hasPalace ? FULLEST_HAND : USUAL_HAND;
}

/** Returns the group with a player's leader of a colour; by default the active player's. */
function ownGroup(draft: Draft, groups: Groups, colour: Colour, player = draft.turn): Group | undefined {
  const space = spaceOf(draft, leaderOf(player, colour));
  return (space === undefined ? null : groups.at[space]) ?? undefined;
}

function scorePagodas(draft: Draft, groups: Groups, colour: Colour): void {
  const group = ownGroup(draft, groups, colour);
  const count = draft.pagodas.filter(
    (pagoda) => pagoda.colour === colour && group?.spaces.includes(pagoda.at[0]),
  ).length;
  if (count > 0) score(draft, draft.turn, colour, count, 'huang/pagodas/points');
}

function granariesOf(draft: Draft, groups: Groups): readonly number[] {
  const group = ownGroup(draft, groups, 'blue');
  return draft.granaries.filter((space) => group?.spaces.includes(space));
}

function takeGranary(draft: Draft, space: number): void {
  draft.granaries = draft.granaries.filter((one) => one !== space);
  draft.steps.push({
    rule: 'huang/eighteen-kingdoms/granaries',
    step: 'granary-taken',
    by: draft.turn,
    at: nameOf(draft, space),
  });
}

/** Players above their hand limit discard unknown tiles, so their hands are no longer known. */
function returnSurplus(draft: Draft, groups: Groups): void {
  for (const player of draft.players) {
    const hand = draft.hands?.[player];
    if (hand && handSize(hand) > handLimitOf(draft, groups, player)) discardUnseen(draft, player, USUAL_HAND);
  }
}

/** Refills all hands below their limit with unknown tiles; a hand above six keeps its tiles. */
function refill(draft: Draft, handLimit: number): void {
  for (const player of draft.players) {
    const hand = draft.hands?.[player];
    const limit = player === draft.turn ? handLimit : USUAL_HAND;
    if (hand && handSize(hand) < limit) drawUnseen(draft, player, 'huang/turn-end/refill');
  }
}
