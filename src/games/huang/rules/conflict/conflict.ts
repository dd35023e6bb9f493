import { type Action, type Commitment, NO_DECISIONS } from '../actions/action.ts';
import { applyAction } from '../actions/apply-action.ts';
import type { ActionOutcome, CompletedAction, PendingAction, RefusedAction } from '../actions/outcome.ts';
import { getSpace, type SpaceName } from '../board/board.ts';
import { type BoardGroup, type BoardGroups, findGroups } from '../board/groups.ts';
import { type LeaderName, listDynasties, toLeader } from '../leader.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { getSpaceLeader, type Position } from '../setup/position.ts';
import type { BoardStep } from '../step.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';
import { createSupportRefusal } from './war.ts';

type Traced = Pick<ActionOutcome, 'trace' | 'used' | 'bystanders'>;

/** A side of a conflict before all players have committed. */
export interface ConflictSide {
  /** The id of its state in a war; null in a revolt. */
  readonly state: SpaceName | null;
  /** The known strength: from the board and from the commitments made so far. */
  readonly strength: number;
  /** The players who support this side by default: those with a conflicting leader here. */
  readonly players: readonly Dynasty[];
}

/** A war or a revolt started by an action, before all players have committed. */
export interface Conflict extends Traced {
  readonly kind: 'war' | 'revolt';
  /** The colour of the tiles and leaders that can be committed. */
  readonly colour: Colour;
  /** In a war the fighting states, in order of id; in a revolt the attacker, then the defender. */
  readonly sides: readonly [ConflictSide, ConflictSide, ...ConflictSide[]];
  /** The position with the pieces of the action; committed tiles are still in the hands. */
  readonly position: Position;
  /** In a war, the groups without the tile that started it. */
  readonly groups: BoardGroups;
}

/** The result of an action that starts no conflict. */
interface NoConflict extends Traced {
  readonly kind: 'quiet';
  readonly result: Exclude<CompletedAction['result'], Conflict['kind']>;
}

/** Returns the conflict that an action starts, its result if it starts none, or its refusal. */
export function findConflict(
  position: Position,
  action: Action,
  commitments: readonly Commitment[],
  rulings: HuangRulings,
): Conflict | NoConflict | RefusedAction {
  const outcome = applyAction(position, action, { ...NO_DECISIONS, commitments }, rulings);
  if (outcome.kind === 'refused') return outcome;
  const { used, bystanders } = outcome;
  const start = outcome.trace.find((step) => step.step === 'war' || step.step === 'revolt');
  if (!start) return { kind: 'quiet', result: getResult(outcome), trace: outcome.trace, used, bystanders };
  const trace = takeStrengthSteps(outcome.trace);
  const after = withTracedPieces(position, trace);
  if (start.step === 'revolt') {
    const players = [start.attacker, start.defender].map((leader) => [toLeader(leader).dynasty]);
    const sides = createSides(trace, (_, i) => ({ state: null, players: players[i] }));
    const groups = findGroups(after);
    return { kind: 'revolt', colour: 'yellow', sides, position: after, groups, trace, used, bystanders };
  }
  const groups = findGroups(withoutTile(after, start.at));
  const sides = createSides(trace, (state) => {
    const group = groups.bySpace[getSpace(after.board, state)];
    return { state, players: group ? listLeaderPlayers(after, group, start.leaders) : undefined };
  });
  return { kind: 'war', colour: 'red', sides, position: after, groups, trace, used, bystanders };
}

/** Returns the steps up to the last strength step, without the consequences of the conflict. */
function takeStrengthSteps(trace: readonly BoardStep[]): readonly BoardStep[] {
  const strengthSteps = trace.filter(({ step }) => step === 'strength' || step === 'bystander');
  const last = strengthSteps.at(-1);
  return last ? trace.slice(0, trace.indexOf(last) + 1) : trace;
}

/**
 * Returns the result of an action without a conflict. The only decision that can be missing is which tiles to
 * discard for bandits.
 */
function getResult(outcome: CompletedAction | PendingAction): NoConflict['result'] {
  const result = outcome.kind === 'done' ? outcome.result : 'bandits';
  if (result === 'war' || result === 'revolt') throw new Error(`A ${result} that nothing has started`);
  return result;
}

/** Makes the sides in the order of their strength steps. */
function createSides(
  trace: readonly BoardStep[],
  getFacts: (
    of: SpaceName,
    i: number,
  ) => { readonly state: SpaceName | null; readonly players: readonly Dynasty[] | undefined },
): Conflict['sides'] {
  const [first, second, ...others] = trace
    .flatMap((step) => (step.step === 'strength' ? [step] : []))
    .map(({ of, strength }, i): ConflictSide => {
      const { state, players } = getFacts(of, i);
      if (!players) throw new Error(`Side ${of} has no players`);
      return { state, strength, players };
    });
  if (!first || !second) throw new Error('A conflict of less than two');
  return [first, second, ...others];
}

/** Returns the players of those leaders in `names` that are in a group, without duplicates. */
function listLeaderPlayers(
  position: Position,
  { leaders }: BoardGroup,
  names: readonly LeaderName[],
): readonly Dynasty[] {
  const own = leaders.map((space) => getSpaceLeader(position, space).name);
  return listDynasties(own.filter((name) => names.includes(name)));
}

/**
 * Returns the position with the pieces that the steps place, and without the tiles taken from known hands.
 */
function withTracedPieces(position: Position, trace: readonly BoardStep[]): Position {
  const tiles = [...position.tiles];
  const leaders = [...position.leaders];
  let { hands } = position;
  for (const step of trace) {
    if (step.step === 'leader-lifted') leaders[getSpace(position.board, step.at)] = null;
    if (step.step === 'leader-placed') leaders[getSpace(position.board, step.to)] = toLeader(step.leader);
    if (step.step !== 'tile-placed') continue;
    tiles[getSpace(position.board, step.at)] = step.colour;
    const hand = hands?.[step.by];
    if (hand) hands = { ...hands, [step.by]: { ...hand, [step.colour]: hand[step.colour] - 1 } };
  }
  return { ...position, tiles, leaders, hands };
}

function withoutTile(position: Position, at: SpaceName): Position {
  const gone = getSpace(position.board, at);
  return { ...position, tiles: position.tiles.map((tile, space) => (space === gone ? null : tile)) };
}

/** Returns the fighting state that contains a space, or why there is none. Rule: huang/war/commitment */
export function findSide(conflict: Conflict, name: SpaceName): ConflictSide | Refusal {
  const { groups, sides, position, trace } = conflict;
  const space = position.board.spaceByName.get(name);
  const group = space === undefined ? undefined : groups.bySpace[space];
  const findGroup = (state: SpaceName | null) =>
    state !== null && groups.bySpace[getSpace(position.board, state)];
  const side = group ? sides.find(({ state }) => findGroup(state) === group) : undefined;
  if (side) return side;
  const isBystander = trace.some((step) => step.step === 'bystander' && findGroup(step.state) === group);
  return isBystander
    ? createRefusal('state-does-not-fight', 'huang/war/bystanders')
    : createSupportRefusal(group);
}
