import type { Result } from '../../../../core/result.ts';
import type { RuleId } from '../../../../core/trace.ts';
import type { Commitment, Decisions } from '../actions/action.ts';
import { findSharedColours, listLeaders, listSoldierSpaces } from '../actions/judge-placement.ts';
import {
  type ActionOutcome,
  completeAction,
  refuseAction,
  requestDecision,
  type WarSide,
} from '../actions/outcome.ts';
import { getSpaceName, type SpaceName } from '../board/board.ts';
import { type BoardGroup, type BoardGroups, getFirstSpace, isState, listStates } from '../board/groups.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { type Draft, recordCommitment, recordPoints, removeLeader, removeTile } from '../setup/draft.ts';
import { getSpaceLeader } from '../setup/position.ts';
import {
  computeStrength,
  dropEmptyCommitments,
  findCommitmentRefusal,
  listPlayersAfter,
  RED_COMMITMENT,
} from './commitment.ts';
import { findStrongestSides } from './compare-strength.ts';
import { findDiscardRefusal, getDiscardedTiles, type Losses, recordDiscardChoice } from './losses.ts';

/** A state that the tile has joined, before any commitments. */
interface State {
  readonly id: SpaceName;
  readonly group: BoardGroup;
  /** The spaces of its leaders whose colour occurs in another state, too. */
  readonly conflictingSpaces: readonly number[];
  /** Whether it takes part: it has a conflicting leader, or the ruling `bystander-states` lets it fight. */
  readonly fights: boolean;
}

/** A commitment, and the state that it supports. */
interface AssignedCommitment {
  readonly commitment: Commitment;
  readonly to: State;
}

/** A state in the war, with its strength before anything is removed from the board. */
interface Side extends State {
  /** The spaces of its red tiles. */
  readonly soldiers: readonly number[];
  readonly report: WarSide;
}

/**
 * Resolves the war that the tile just laid on `at` has started between the groups it joins; the tile belongs
 * to none of them. `groups` are those before it was laid.
 *
 * Rule: huang/war/war, huang/war/strength, huang/war/commitment, huang/war/tie, huang/war/losers,
 * huang/war/points, huang/war/winners-loss
 */
export function resolveWar(
  draft: Draft,
  at: number,
  joined: readonly BoardGroup[],
  groups: BoardGroups,
  decisions: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const states = createStates(draft, joined, rulings);
  recordWar(draft, at, states);
  draft.bystanders = states.filter(({ fights }) => !fights).map(({ id }) => id);
  const assigned = assignCommitments(draft, states, groups, dropEmptyCommitments(decisions.commitments));
  if (!assigned.ok) return refuseAction(draft, assigned.error);
  const sides = states.map((state) => computeSide(draft, state, assigned.value));
  recordCommitments(draft, assigned.value);
  recordStrengths(draft, sides);
  const fighting = sides.filter(({ fights }) => fights);
  const best = findStrongestSides(fighting, ({ report }) => report.strength);
  const [only, ...tied] = best;
  return only && tied.length === 0
    ? endWar(draft, sides, only, 'huang/war/strength', decisions)
    : breakTie(draft, sides, best, decisions);
}

function createStates(draft: Draft, joined: readonly BoardGroup[], rulings: HuangRulings): readonly State[] {
  const groups = listStates(joined);
  const shared = findSharedColours(draft, groups);
  return groups.map((group) => {
    const conflictingSpaces = group.leaders.filter((space) =>
      shared.has(getSpaceLeader(draft, space).colour),
    );
    const fights = conflictingSpaces.length > 0 || rulings['bystander-states'] === 'fight';
    return { id: getSpaceName(draft.board, getFirstSpace(group)), group, conflictingSpaces, fights };
  });
}

function recordWar(draft: Draft, at: number, states: readonly State[]): void {
  const ids = states.map(({ id }) => id);
  const leaders = states.flatMap((state) => listConflictingLeaders(draft, state)).sort();
  draft.steps.push({
    rule: 'huang/war/war',
    step: 'war',
    at: getSpaceName(draft.board, at),
    states: ids,
    leaders,
  });
  const players = listPlayersAfter(draft.players, draft.turn);
  draft.steps.push({ rule: 'huang/war/commitment', step: 'commitment-order', players });
}

function listConflictingLeaders(draft: Draft, { conflictingSpaces }: State) {
  return conflictingSpaces.map((space) => getSpaceLeader(draft, space).name);
}

/** Assigns commitments to states, or returns why one of them is illegal. */
function assignCommitments(
  draft: Draft,
  states: readonly State[],
  groups: BoardGroups,
  commitments: readonly Commitment[],
): Result<readonly AssignedCommitment[], Refusal> {
  const assigned: AssignedCommitment[] = [];
  for (const commitment of commitments) {
    const space = commitment.to === null ? undefined : draft.board.spaceByName.get(commitment.to);
    const group = space === undefined ? undefined : groups.bySpace[space];
    const to = states.find((state) => state.group === group);
    if (!to) return { ok: false, error: createSupportRefusal(group) };
    if (!to.fights)
      return { ok: false, error: createRefusal('state-does-not-fight', 'huang/war/bystanders') };
    assigned.push({ commitment, to });
  }
  const error = findCommitmentRefusal(draft, commitments, RED_COMMITMENT);
  return error ? { ok: false, error } : { ok: true, value: assigned };
}

/**
 * Makes the refusal of a commitment to a group that the tile has not joined: a state there does not fight;
 * without a state there is nothing to support.
 */
export function createSupportRefusal(group: BoardGroup | null | undefined): Refusal {
  return group && isState(group)
    ? createRefusal('state-does-not-fight', 'huang/war/commitment')
    : createRefusal('no-such-state', 'huang/war/commitment');
}

function computeSide(draft: Draft, state: State, assigned: readonly AssignedCommitment[]): Side {
  const { id, group, fights } = state;
  const soldiers = listSoldierSpaces(draft, [group]);
  const commitments = assigned.filter(({ to }) => to === state).map((one) => one.commitment);
  const leaders = group.leaders.map(
    (space) => [getSpaceName(draft.board, space), getSpaceLeader(draft, space).name] as const,
  );
  const parts = computeStrength(soldiers.length, commitments);
  return { ...state, soldiers, report: { id, leaders: Object.fromEntries(leaders), fights, ...parts } };
}

/** Records the commitments in order: clockwise, the active player last. */
function recordCommitments(draft: Draft, assigned: readonly AssignedCommitment[]): void {
  for (const player of listPlayersAfter(draft.players, draft.turn))
    for (const { commitment, to } of assigned.filter((one) => one.commitment.by === player)) {
      recordCommitment(draft, RED_COMMITMENT, commitment, to.id);
      if (commitment.tiles > 0 && commitment.leader) draft.usedRulings.add('support-split');
    }
}

function recordStrengths(draft: Draft, sides: readonly Side[]): void {
  for (const { report } of sides) {
    const { id, fights, tiles, committed, support, strength } = report;
    const parts = { tiles, committed, support, strength };
    if (fights) draft.steps.push({ rule: 'huang/war/strength', step: 'strength', of: id, ...parts });
    else draft.steps.push({ rule: 'huang/war/bystanders', step: 'bystander', state: id, fights });
  }
}

/**
 * Resolves a tie: the active player chooses the winner. If the decisions are illegal for any winner, the
 * refusal is returned without requesting a decision.
 */
function breakTie(
  draft: Draft,
  sides: readonly Side[],
  best: readonly Side[],
  decisions: Decisions,
): ActionOutcome {
  const { tieWinner, discard } = decisions;
  const options = best.map(({ id }) => id);
  draft.steps.push({ rule: 'huang/war/tie', step: 'tied', states: options, decides: draft.turn });
  if (tieWinner !== null) {
    const space = draft.board.spaceByName.get(tieWinner);
    const winner = best.find(({ group }) => space !== undefined && group.spaces.includes(space));
    if (!winner) return refuseAction(draft, createRefusal('not-a-tied-state', 'huang/war/tie'));
    return endWar(draft, sides, winner, 'huang/war/tie', decisions);
  }
  const refusals = best.map((winner) => findDiscardRefusal(draft, computeLosses(sides, winner), discard));
  const [first] = refusals;
  if (first && refusals.every((one) => one)) return refuseAction(draft, first);
  return requestDecision(draft, { decision: 'tieWinner' }, options);
}

function listLosers(sides: readonly Side[], winner: Side): readonly Side[] {
  return sides.filter((side) => side !== winner && side.fights);
}

/** Returns the number of tiles that the winner loses: the highest strength of a losing state. */
function countOwedTiles(sides: readonly Side[], winner: Side): number {
  return Math.max(...listLosers(sides, winner).map(({ report }) => report.strength));
}

/**
 * Returns what the winner loses on the board: owed tiles that its committed tiles do not pay, but no more red
 * tiles than it has.
 */
function computeLosses(sides: readonly Side[], winner: Side): Losses {
  const { soldiers, report } = winner;
  const remaining = Math.max(countOwedTiles(sides, winner) - report.committed, 0);
  return { soldiers, count: Math.min(remaining, soldiers.length), rule: 'huang/war/winners-loss' };
}

/** Ends a war; `wonBy` is the rule by which this side has won. */
function endWar(
  draft: Draft,
  sides: readonly Side[],
  winner: Side,
  wonBy: RuleId,
  { discard }: Decisions,
): ActionOutcome {
  const { id: state, report, soldiers } = winner;
  const { committed } = report;
  const owed = countOwedTiles(sides, winner);
  const losses = computeLosses(sides, winner);
  if (owed > committed + soldiers.length) draft.usedRulings.add('winner-short');
  recordDiscardChoice(draft, losses);
  const discardRefusal = findDiscardRefusal(draft, losses, discard);
  if (discardRefusal) return refuseAction(draft, discardRefusal);
  draft.steps.push({ rule: wonBy, step: 'war-won', state });
  const discarded = getDiscardedTiles(draft, losses, discard);
  if ('kind' in discarded) return discarded;
  const conflictingLeaders = sides.flatMap((side) => listConflictingLeaders(draft, side)).sort();
  const losers = listLosers(sides, winner);
  draft.steps.push({
    rule: 'huang/war/losers',
    step: 'noted',
    losers: losers.map(({ report: { id, strength } }) => ({ state: id, strength })),
  });
  removeLosers(draft, losers, winner);
  const { rule, count: tiles } = losses;
  draft.steps.push({ rule, step: 'losses', state, owed, committed, tiles });
  for (const space of discarded) removeTile(draft, space, rule);
  const states = sides.map((side) => side.report);
  return completeAction(draft, 'war', {
    conflict: { states, conflicting: conflictingLeaders, winner: state, losses: owed },
  });
}

/** Removes the leaders of the losers first, scoring points for each, then the red tiles of all losers. */
function removeLosers(draft: Draft, losers: readonly Side[], winner: Side): void {
  const victors = listLeaders(draft, [winner.group]);
  for (const space of losers.flatMap(({ conflictingSpaces }) => conflictingSpaces)) {
    const { colour } = removeLeader(draft, space, 'huang/war/losers');
    const victor = victors.find((leader) => leader.colour === colour);
    if (victor) recordPoints(draft, victor.dynasty, colour, 1, 'huang/war/points');
  }
  for (const space of losers.flatMap(({ soldiers }) => soldiers))
    removeTile(draft, space, 'huang/war/losers');
}
