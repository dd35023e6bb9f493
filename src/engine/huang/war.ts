import type { Result } from '../result.ts';
import type { Commitment, Decisions } from './action.ts';
import type { SpaceName } from './board.ts';
import { clockwiseFrom, givenIn, refusalOfGiving, strengthOf } from './commitment.ts';
import { commit, type Draft, nameOf, removeLeader, removeTile, score } from './draft.ts';
import { firstOf, type Group, type Groups, isState, statesAmong } from './groups.ts';
import { done, needed, type Outcome, refused, type WarSide } from './outcome.ts';
import { leadersIn, sharedColours, soldierSpaces } from './placement.ts';
import { leaderAt } from './position.ts';
import { type Refusal, refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import { strongestOf } from './strongest.ts';
import { leavingOf, refusalOfDiscard, type Toll } from './toll.ts';

/** A state that the tile has joined, before any commitments. */
interface State {
  readonly id: SpaceName;
  readonly group: Group;
  /** The spaces of its leaders whose colour occurs in another state, too. */
  readonly conflicting: readonly number[];
  /** Whether it takes part: it has a conflicting leader, or the ruling lets bystanders fight. */
  readonly fights: boolean;
}

/** A commitment and the state that it supports. */
interface Support {
  readonly given: Commitment;
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
export function wageWar(
  draft: Draft,
  at: number,
  joined: readonly Group[],
  groups: Groups,
  decisions: Decisions,
  rulings: Rulings,
): Outcome {
  const states = statesIn(draft, joined, rulings);
  recordWar(draft, at, states);
  const help = assignCommitments(draft, states, groups, givenIn(decisions.commitments));
  if (!help.ok) return refused(draft, help.error);
  const sides = states.map((state) => sideOf(draft, state, help.value));
  recordCommitments(draft, help.value);
  recordStrengths(draft, sides);
  const fighting = sides.filter(({ fights }) => fights);
  const best = strongestOf(fighting, ({ report }) => report.strength);
  const [only, ...tied] = best;
  return only && tied.length === 0
    ? endWar(draft, sides, only, decisions)
    : breakTie(draft, sides, best, decisions);
}

function statesIn(draft: Draft, joined: readonly Group[], rulings: Rulings): readonly State[] {
  const groups = statesAmong(joined);
  const shared = sharedColours(draft, groups);
  return groups.map((group) => {
    const conflicting = group.leaders.filter((space) => shared.has(leaderAt(draft, space).colour));
    const fights = conflicting.length > 0 || rulings['bystander-states'] === 'fight';
    return { id: nameOf(draft, firstOf(group)), group, conflicting, fights };
  });
}

function recordWar(draft: Draft, at: number, states: readonly State[]): void {
  const ids = states.map(({ id }) => id);
  const leaders = states.flatMap((state) => conflictingNames(draft, state)).sort();
  draft.steps.push({ rule: 'huang/war/war', step: 'war', at: nameOf(draft, at), states: ids, leaders });
  const players = clockwiseFrom(draft.players, draft.turn);
  draft.steps.push({ rule: 'huang/war/commitment', step: 'commitment-order', players });
}

function conflictingNames(draft: Draft, { conflicting }: State) {
  return conflicting.map((space) => leaderAt(draft, space).name);
}

/** Assigns commitments to states, or returns why one of them is illegal. */
function assignCommitments(
  draft: Draft,
  states: readonly State[],
  groups: Groups,
  given: readonly Commitment[],
): Result<readonly Support[], Refusal> {
  const help: Support[] = [];
  for (const one of given) {
    const space = one.to === null ? undefined : draft.board.indexOf.get(one.to);
    const group = space === undefined ? undefined : groups.at[space];
    const to = states.find((state) => state.group === group);
    if (!to) return { ok: false, error: refusalOfStranger(group) };
    if (!to.fights) return { ok: false, error: refusal('state-does-not-fight', 'huang/war/bystanders') };
    help.push({ given: one, to });
  }
  const error = refusalOfGiving(draft, given, 'red', 'huang/war/soldier-leader');
  return error ? { ok: false, error } : { ok: true, value: help };
}

/**
 * Returns the refusal of support for another group: a state outside the war does not fight, anything else is
 * not a state.
 */
export function refusalOfStranger(group: Group | null | undefined): Refusal {
  return group && isState(group)
    ? refusal('state-does-not-fight', 'huang/war/commitment')
    : refusal('no-such-state', 'huang/war/commitment');
}

function sideOf(draft: Draft, state: State, help: readonly Support[]): Side {
  const { id, group, fights } = state;
  const soldiers = soldierSpaces(draft, [group]);
  const given = help.filter(({ to }) => to === state).map((one) => one.given);
  const leaders = group.leaders.map((space) => [nameOf(draft, space), leaderAt(draft, space).name] as const);
  const parts = strengthOf(soldiers.length, given);
  return { ...state, soldiers, report: { id, leaders: Object.fromEntries(leaders), fights, ...parts } };
}

/** Records the commitments in order: clockwise, the active player last. */
function recordCommitments(draft: Draft, help: readonly Support[]): void {
  for (const player of clockwiseFrom(draft.players, draft.turn))
    for (const { given, to } of help.filter((one) => one.given.by === player)) {
      commit(draft, 'red', given, to.id, 'huang/war/commitment');
      if (given.tiles > 0 && given.leader) draft.used.add('support-split');
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
 * Resolves a tie: the active player chooses the winner. If every choice would be refused, the refusal is
 * returned without asking.
 */
function breakTie(
  draft: Draft,
  sides: readonly Side[],
  best: readonly Side[],
  decisions: Decisions,
): Outcome {
  const { tieWinner, discard } = decisions;
  const options = best.map(({ id }) => id);
  draft.steps.push({ rule: 'huang/war/tie', step: 'tied', states: options, decides: draft.turn });
  if (tieWinner !== null) {
    const space = draft.board.indexOf.get(tieWinner);
    const winner = best.find(({ group }) => space !== undefined && group.spaces.includes(space));
    if (!winner) return refused(draft, refusal('not-a-tied-state', 'huang/war/tie'));
    return endWar(draft, sides, winner, decisions);
  }
  const refusals = best.map((winner) => refusalOfDiscard(draft, tollOf(sides, winner), discard));
  const [first] = refusals;
  if (first && refusals.every((one) => one)) return refused(draft, first);
  return needed(draft, { decision: 'tieWinner' }, options);
}

function losersOf(sides: readonly Side[], winner: Side): readonly Side[] {
  return sides.filter((side) => side !== winner && side.fights);
}

/** Returns the losses of the winner: the highest strength of a losing state. */
function owedBy(sides: readonly Side[], winner: Side): number {
  return Math.max(...losersOf(sides, winner).map(({ report }) => report.strength));
}

/** Returns the losses that the winning state itself must take after its committed tiles are discarded. */
function tollOf(sides: readonly Side[], winner: Side): Toll {
  const { soldiers, report } = winner;
  const open = Math.max(owedBy(sides, winner) - report.committed, 0);
  return { soldiers, count: Math.min(open, soldiers.length), rule: 'huang/war/winners-loss' };
}

function endWar(draft: Draft, sides: readonly Side[], winner: Side, { discard }: Decisions): Outcome {
  const { id: state, report, soldiers } = winner;
  const { committed } = report;
  const owed = owedBy(sides, winner);
  const toll = tollOf(sides, winner);
  if (owed > committed + soldiers.length) draft.used.add('winner-short');
  const wrong = refusalOfDiscard(draft, toll, discard);
  if (wrong) return refused(draft, wrong);
  draft.steps.push({ rule: 'huang/war/strength', step: 'war-won', state });
  const leaving = leavingOf(draft, toll, discard);
  if ('kind' in leaving) return leaving;
  const conflicting = sides.flatMap((side) => conflictingNames(draft, side)).sort();
  const losers = losersOf(sides, winner);
  draft.steps.push({
    rule: 'huang/war/losers',
    step: 'noted',
    losers: losers.map(({ report: { id, strength } }) => ({ state: id, strength })),
  });
  removeLosers(draft, losers, winner);
  const { rule, count: tiles } = toll;
  draft.steps.push({ rule, step: 'losses', state, owed, committed, tiles });
  for (const space of leaving) removeTile(draft, space, rule);
  const states = sides.map((side) => side.report);
  return done(draft, 'war', { conflict: { states, conflicting, winner: state, losses: owed } });
}

/** Removes the leaders of the losers first, scoring points for each, then the red tiles of all losers. */
function removeLosers(draft: Draft, losers: readonly Side[], winner: Side): void {
  const victors = leadersIn(draft, [winner.group]);
  for (const space of losers.flatMap(({ conflicting }) => conflicting)) {
    const { colour } = removeLeader(draft, space, 'huang/war/losers');
    const victor = victors.find((leader) => leader.colour === colour);
    if (victor) score(draft, victor.dynasty, colour, 1, 'huang/war/points');
  }
  for (const space of losers.flatMap(({ soldiers }) => soldiers))
    removeTile(draft, space, 'huang/war/losers');
}
