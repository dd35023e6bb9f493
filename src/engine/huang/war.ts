import type { Commitment, Decisions } from './action.ts';
import type { SpaceName } from './board.ts';
import { clockwiseFrom, gifts, objectionToGifts } from './commitment.ts';
import { commit, type Draft, nameOf, removeLeader, removeTile, score } from './draft.ts';
import { firstOf, type Group, groupsOf, isState } from './groups.ts';
import type { LeaderName } from './leader.ts';
import { done, needed, type Outcome, refused, type WarSide } from './outcome.ts';
import { type Objection, sharedColours, soldierSpaces, statesAmong } from './placement.ts';
import type { Rulings } from './ruling.ts';

/** A state in a war, with what is known of it before anything leaves the board. */
interface Side {
  readonly group: Group;
  /** Its red tiles. */
  readonly soldiers: readonly number[];
  /** Its leaders who meet one of their colour. */
  readonly conflicting: readonly number[];
  readonly conflictingNames: readonly LeaderName[];
  readonly report: WarSide;
}

/**
 * The war that the tile just laid on `at` has started between the groups that it joins; it belongs to none of them.
 *
 * Rule: huang/war/war, huang/war/strength, huang/war/commitment, huang/war/tie, huang/war/losers, huang/war/points,
 * huang/war/winners-loss
 */
export function wageWar(
  draft: Draft,
  at: number,
  joined: readonly Group[],
  decisions: Decisions,
  rulings: Rulings,
): Outcome {
  const states = statesAmong(joined);
  const given = gifts(decisions.commitments);
  tellOfWar(draft, at, states);
  const objection = objectionToCommitments(draft, states, given, rulings);
  if (objection) return refused(draft, objection.reason, objection.rule);
  const sides = states.map((group) => sideOf(draft, group, states, given, rulings));
  tellOfCommitments(draft, given, sides);
  const fighting = sides.filter(({ report }) => report.fights);
  const most = Math.max(...fighting.map(({ report }) => report.strength));
  const best = fighting.filter(({ report }) => report.strength === most);
  const [only] = best;
  if (only && best.length === 1) return endWar(draft, sides, only, decisions);
  return breakTie(draft, sides, best, decisions);
}

/** Of tied states the acting player names the winner. Nobody is asked when no answer could be carried out. */
function breakTie(
  draft: Draft,
  sides: readonly Side[],
  best: readonly Side[],
  decisions: Decisions,
): Outcome {
  const options = best.map(({ report }) => report.id);
  draft.steps.push({ rule: 'huang/war/tie', step: 'tied', states: options, decides: draft.turn });
  const { tieWinner } = decisions;
  if (tieWinner !== null) {
    const chosen = draft.board.indexOf.get(tieWinner) ?? -1;
    const winner = best.find(({ group }) => group.spaces.includes(chosen));
    return winner
      ? endWar(draft, sides, winner, decisions)
      : refused(draft, 'not-a-tied-state', 'huang/war/tie');
  }
  const refusals = best.map((winner) =>
    objectionToDiscard(winner, lossesOf(sides, winner), decisions, draft),
  );
  const [first] = refusals;
  if (first && refusals.every((refusal) => refusal)) return refused(draft, first.reason, first.rule);
  return needed(draft, 'tieWinner', options);
}

/** What the winner gives up, and what must be chosen for that. */
interface Losses {
  /** The highest strength of a losing state. */
  readonly owed: number;
  /** Red tiles that must leave the winning state itself. */
  readonly tiles: number;
}

function lossesOf(sides: readonly Side[], winner: Side): Losses {
  const losers = sides.filter((side) => side !== winner && side.report.fights);
  const owed = Math.max(...losers.map(({ report }) => report.strength));
  const open = Math.max(owed - winner.report.committed, 0);
  return { owed, tiles: Math.min(open, winner.soldiers.length) };
}

function objectionToDiscard(
  winner: Side,
  { tiles }: Losses,
  { discard }: Decisions,
  draft: Draft,
): Objection | undefined {
  if (discard === null || tiles === 0) return undefined; // an answer to a question that does not arise is no answer
  return isChoiceOf(draft, discard, winner.soldiers, tiles)
    ? undefined
    : { reason: 'wrong-discard', rule: 'huang/war/winners-loss' };
}

/** Whether exactly `count` different ones of `options` are named. */
export function isChoiceOf(
  draft: Draft,
  chosen: readonly SpaceName[],
  options: readonly number[],
  count: number,
): boolean {
  const spaces = new Set(chosen.map((name) => draft.board.indexOf.get(name) ?? -1));
  return (
    chosen.length === count && spaces.size === count && [...spaces].every((space) => options.includes(space))
  );
}

function endWar(draft: Draft, sides: readonly Side[], winner: Side, decisions: Decisions): Outcome {
  const losses = lossesOf(sides, winner);
  if (losses.owed > winner.report.committed + winner.soldiers.length) draft.used.add('winner-short');
  const objection = objectionToDiscard(winner, losses, decisions, draft);
  if (objection) return refused(draft, objection.reason, objection.rule);
  draft.steps.push({ rule: 'huang/war/strength', step: 'war-won', state: winner.report.id });
  const { soldiers } = winner;
  if (losses.tiles > 0 && losses.tiles < soldiers.length && decisions.discard === null)
    return needed(
      draft,
      'discard',
      soldiers.map((space) => nameOf(draft, space)),
      losses.tiles,
    );
  const gone = losses.tiles === soldiers.length ? soldiers : chosenOf(draft, decisions.discard ?? []);
  removeLosers(draft, sides, winner);
  draft.steps.push({
    rule: 'huang/war/winners-loss',
    step: 'losses',
    state: winner.report.id,
    owed: losses.owed,
    committed: winner.report.committed,
    tiles: losses.tiles,
  });
  if (losses.tiles > 0) for (const space of gone) removeTile(draft, space, 'huang/war/winners-loss');
  return done(draft, 'war', {
    conflict: {
      states: sides.map(({ report }) => report),
      conflicting: sides.flatMap((side) => side.conflictingNames).sort(),
      winner: winner.report.id,
      losses: losses.owed,
    },
  });
}

function chosenOf(draft: Draft, names: readonly SpaceName[]): readonly number[] {
  return names.map((name) => draft.board.indexOf.get(name) ?? -1).sort((a, b) => a - b);
}

/** Leaders leave first, with the points for each, then the red tiles of all losers. */
function removeLosers(draft: Draft, sides: readonly Side[], winner: Side): void {
  const losers = sides.filter((side) => side !== winner && side.report.fights);
  for (const { conflicting } of losers)
    for (const space of conflicting) {
      const colour = draft.leaders[space]?.colour;
      removeLeader(draft, space, 'huang/war/losers');
      const victor = winner.group.leaders.find((one) => draft.leaders[one]?.colour === colour);
      const dynasty = victor === undefined ? undefined : draft.leaders[victor]?.dynasty;
      if (dynasty && colour) score(draft, dynasty, colour, 1, 'huang/war/points');
    }
  for (const { soldiers } of losers)
    for (const space of soldiers) removeTile(draft, space, 'huang/war/losers');
}

function tellOfWar(draft: Draft, at: number, states: readonly Group[]): void {
  const shared = sharedColours(draft, states);
  const leaders = states.flatMap((state) =>
    state.leaders.flatMap((space) => {
      const leader = draft.leaders[space];
      return leader && shared.has(leader.colour) ? [leader.name] : [];
    }),
  );
  const ids = states.map((state) => nameOf(draft, firstOf(state)));
  draft.steps.push({
    rule: 'huang/war/war',
    step: 'war',
    at: nameOf(draft, at),
    states: ids,
    leaders: leaders.sort(),
  });
  draft.steps.push({
    rule: 'huang/war/commitment',
    step: 'commitment-order',
    players: clockwiseFrom(draft.players, draft.turn),
  });
}

function objectionToCommitments(
  draft: Draft,
  states: readonly Group[],
  given: readonly Commitment[],
  rulings: Rulings,
): Objection | undefined {
  const groups = groupsOf(draft);
  for (const { to } of given) {
    const space = to === null ? undefined : draft.board.indexOf.get(to);
    const state = states.find((one) => space !== undefined && one.spaces.includes(space));
    if (!state) {
      const group = space === undefined ? null : groups.at[space];
      const isElsewhere =
        group && isState(group) && !states.some((one) => group.spaces.includes(firstOf(one)));
      return isElsewhere
        ? { reason: 'state-does-not-fight', rule: 'huang/war/commitment' }
        : { reason: 'no-such-state', rule: 'huang/war/commitment' };
    }
    if (!isFighting(draft, state, states, rulings))
      return { reason: 'state-does-not-fight', rule: 'huang/war/bystanders' };
  }
  return objectionToGifts(draft, given, 'red', 'huang/war/soldier-leader');
}

/** Whether a joined state takes part: it shares a leader colour, or the table lets bystanders fight. */
function isFighting(draft: Draft, state: Group, states: readonly Group[], rulings: Rulings): boolean {
  return rulings['bystander-states'] === 'fight' || conflictingIn(draft, state, states).length > 0;
}

function conflictingIn(draft: Draft, state: Group, states: readonly Group[]): readonly number[] {
  const shared = sharedColours(draft, states);
  return state.leaders.filter((space) => {
    const leader = draft.leaders[space];
    return leader && shared.has(leader.colour);
  });
}

function sideOf(
  draft: Draft,
  group: Group,
  states: readonly Group[],
  given: readonly Commitment[],
  rulings: Rulings,
): Side {
  const soldiers = soldierSpaces(draft, [group]);
  const mine = given.filter(({ to }) => group.spaces.includes(draft.board.indexOf.get(to ?? '') ?? -1));
  const committed = mine.reduce((sum, { tiles }) => sum + tiles, 0);
  const support = mine.filter(({ leader }) => leader).length;
  const leaders = group.leaders.flatMap((space) => {
    const leader = draft.leaders[space];
    return leader ? [[nameOf(draft, space), leader.name] as const] : [];
  });
  const report: WarSide = {
    id: nameOf(draft, firstOf(group)),
    leaders: Object.fromEntries(leaders),
    fights: isFighting(draft, group, states, rulings),
    tiles: soldiers.length,
    committed,
    support,
    strength: soldiers.length + committed + support,
  };
  const conflicting = conflictingIn(draft, group, states);
  const conflictingNames = conflicting.flatMap((space) => draft.leaders[space]?.name ?? []);
  return { group, soldiers, conflicting, conflictingNames, report };
}

function tellOfCommitments(draft: Draft, given: readonly Commitment[], sides: readonly Side[]): void {
  for (const player of clockwiseFrom(draft.players, draft.turn))
    for (const gift of given.filter(({ by }) => by === player)) {
      const space = draft.board.indexOf.get(gift.to ?? '') ?? -1;
      const side = sides.find(({ group }) => group.spaces.includes(space));
      commit(draft, 'red', gift, side?.report.id ?? null, 'huang/war/commitment');
      if (gift.tiles > 0 && gift.leader) draft.used.add('support-split');
    }
  for (const { report } of sides) {
    const { id, fights, tiles, committed, support, strength } = report;
    if (!fights) draft.steps.push({ rule: 'huang/war/bystanders', step: 'bystander', state: id, fights });
    else
      draft.steps.push({
        rule: 'huang/war/strength',
        step: 'strength',
        of: id,
        tiles,
        committed,
        support,
        strength,
      });
  }
}
