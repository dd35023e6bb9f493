import { act } from './act.ts';
import { type Action, type Commitment, NOTHING_DECIDED } from './action.ts';
import { type SpaceName, spaceNamed } from './board.ts';
import { type Group, type Groups, groupsOf } from './groups.ts';
import { type LeaderName, leaderNamed } from './leader.ts';
import type { Done, Needed, Outcome, Refused } from './outcome.ts';
import { leaderAt, type Position } from './position.ts';
import { type Refusal, refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import type { BoardStep } from './step.ts';
import type { Colour, Dynasty } from './vocabulary.ts';
import { refusalOfStranger } from './war.ts';

type Traced = Pick<Outcome, 'trace' | 'used'>;

/** A side of a conflict before all players have committed. */
export interface Contestant {
  /** The id of its state in a war; null in a revolt. */
  readonly state: SpaceName | null;
  /** The known strength: from the board and from the commitments made so far. */
  readonly strength: number;
  /** The players who support this side by default: those with a conflicting leader here. */
  readonly players: readonly Dynasty[];
}

/** A war or a revolt started by an action, before all players have committed. */
export interface Meeting extends Traced {
  readonly kind: 'war' | 'revolt';
  /** The colour of the tiles and leaders that can be committed. */
  readonly matching: Colour;
  /** In a war the fighting states, in order of id; in a revolt the attacker, then the defender. */
  readonly sides: readonly [Contestant, Contestant, ...Contestant[]];
  /** The position with the pieces of the action; committed tiles are still in the hands. */
  readonly position: Position;
  /** In a war, the groups without the tile that started it. */
  readonly groups: Groups;
}

/** An action that starts no conflict. */
interface Quiet extends Traced {
  readonly kind: 'quiet';
  readonly result: Exclude<Done['result'], Meeting['kind']>;
}

/** Returns what an action starts, or the refusal of the action or of a commitment. */
export function meetingOf(
  position: Position,
  action: Action,
  commitments: readonly Commitment[],
  rulings: Rulings,
): Meeting | Quiet | Refused {
  const outcome = act(position, action, { ...NOTHING_DECIDED, commitments }, rulings);
  if (outcome.kind === 'refused') return outcome;
  const { used } = outcome;
  const begun = outcome.trace.find((step) => step.step === 'war' || step.step === 'revolt');
  if (!begun) return { kind: 'quiet', result: resultOf(outcome), trace: outcome.trace, used };
  const trace = stepsUpToStrength(outcome.trace);
  const after = laidOut(position, trace);
  if (begun.step === 'revolt') {
    const players = [begun.attacker, begun.defender].map((leader) => [leaderNamed(leader).dynasty]);
    const sides = contestantsOf(trace, (_, i) => ({ state: null, players: players[i] }));
    const groups = groupsOf(after);
    return { kind: 'revolt', matching: 'yellow', sides, position: after, groups, trace, used };
  }
  const groups = groupsOf(withoutTile(after, begun.at));
  const sides = contestantsOf(trace, (state) => {
    const group = groups.at[spaceNamed(after.board, state)];
    return { state, players: group ? playersLeading(after, group, begun.leaders) : undefined };
  });
  return { kind: 'war', matching: 'red', sides, position: after, groups, trace, used };
}

/** Returns the steps up to the last strength, without the consequences of the result. */
function stepsUpToStrength(trace: readonly BoardStep[]): readonly BoardStep[] {
  const strengthSteps = trace.filter(({ step }) => step === 'strength' || step === 'bystander');
  const last = strengthSteps.at(-1);
  return last ? trace.slice(0, trace.indexOf(last) + 1) : trace;
}

/**
 * Returns the result of an action without a conflict. The only decision that can be missing is which tiles to
 * discard for bandits.
 */
function resultOf(outcome: Done | Needed): Quiet['result'] {
  const result = outcome.kind === 'done' ? outcome.result : 'bandits';
  if (result === 'war' || result === 'revolt') throw new Error(`A ${result} that nothing has started`);
  return result;
}

/** Makes the sides in the order of their strength steps. */
function contestantsOf(
  trace: readonly BoardStep[],
  factsOf: (
    of: SpaceName,
    i: number,
  ) => { readonly state: SpaceName | null; readonly players: readonly Dynasty[] | undefined },
): Meeting['sides'] {
  const [first, second, ...others] = trace
    .flatMap((step) => (step.step === 'strength' ? [step] : []))
    .map(({ of, strength }, i): Contestant => {
      const { state, players } = factsOf(of, i);
      if (!players) throw new Error(`Nobody stands on side ${of}`);
      return { state, strength, players };
    });
  if (!first || !second) throw new Error('A conflict of less than two');
  return [first, second, ...others];
}

/** Returns the players whose leaders among `wanted` are in a group, without duplicates. */
function playersLeading(
  position: Position,
  { leaders }: Group,
  wanted: readonly LeaderName[],
): readonly Dynasty[] {
  const here = leaders
    .map((space) => leaderAt(position, space))
    .filter(({ name }) => wanted.some((one) => one === name));
  return [...new Set(here.map(({ dynasty }) => dynasty))];
}

/** Returns a position with the pieces of an action, and without the tiles it took from known hands. */
function laidOut(position: Position, trace: readonly BoardStep[]): Position {
  const tiles = [...position.tiles];
  const leaders = [...position.leaders];
  let { hands } = position;
  for (const step of trace) {
    if (step.step === 'leader-lifted') leaders[spaceNamed(position.board, step.at)] = null;
    if (step.step === 'leader-placed')
      leaders[spaceNamed(position.board, step.to)] = leaderNamed(step.leader);
    if (step.step !== 'tile-placed') continue;
    tiles[spaceNamed(position.board, step.at)] = step.colour;
    const hand = hands?.[step.by];
    if (hand) hands = { ...hands, [step.by]: { ...hand, [step.colour]: hand[step.colour] - 1 } };
  }
  return { ...position, tiles, leaders, hands };
}

function withoutTile(position: Position, at: SpaceName): Position {
  const gone = spaceNamed(position.board, at);
  return { ...position, tiles: position.tiles.map((tile, space) => (space === gone ? null : tile)) };
}

/** Returns the fighting state that contains a space, or why there is none. Rule: huang/war/commitment */
export function sideAt(meeting: Meeting, name: SpaceName): Contestant | Refusal {
  const { groups, sides, position, trace } = meeting;
  const space = position.board.indexOf.get(name);
  const group = space === undefined ? undefined : groups.at[space];
  const idOf = (state: SpaceName | null) => state !== null && groups.at[spaceNamed(position.board, state)];
  const side = group ? sides.find(({ state }) => idOf(state) === group) : undefined;
  if (side) return side;
  const isBystander = trace.some((step) => step.step === 'bystander' && idOf(step.state) === group);
  return isBystander ? refusal('state-does-not-fight', 'huang/war/bystanders') : refusalOfStranger(group);
}
