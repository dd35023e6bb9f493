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

/** One side of a conflict before all have committed. */
export interface Contestant {
  /** The space that names its state in a war; null in a revolt. */
  readonly state: SpaceName | null;
  /** The strength by what is known: what lies on the board and the commitments that were made. */
  readonly strength: number;
  /** The players who fight on this side if nothing else is said: those with a leader in conflict here. */
  readonly players: readonly Dynasty[];
}

/** A war or a revolt that an action has started, before all have committed. */
export interface Meeting extends Traced {
  readonly kind: 'war' | 'revolt';
  /** The colour of the tiles and leaders that may be committed. */
  readonly matching: Colour;
  /** In a war the fighting states, in order of id; in a revolt the attacker, then the defender. */
  readonly sides: readonly [Contestant, Contestant, ...Contestant[]];
  /** As it lies then, the pieces of the action among it; commitments are still behind the screens. */
  readonly position: Position;
  /** The groups from before the tile lay that has started a war. */
  readonly groups: Groups;
}

/** An action that starts no conflict. */
interface Quiet extends Traced {
  readonly kind: 'quiet';
  readonly result: Exclude<Done['result'], Meeting['kind']>;
}

/** What an action starts, or why it is refused: it or a commitment that was made. */
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
  const trace = upToStrength(outcome.trace);
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
    return { state, players: group ? leadingIn(after, group, begun.leaders) : undefined };
  });
  return { kind: 'war', matching: 'red', sides, position: after, groups, trace, used };
}

/** The steps until all strengths have been told; what a winner does is none of these. */
function upToStrength(trace: readonly BoardStep[]): readonly BoardStep[] {
  const told = trace.filter(({ step }) => step === 'strength' || step === 'bystander');
  const last = told.at(-1);
  return last ? trace.slice(0, trace.indexOf(last) + 1) : trace;
}

/** What comes of an action without a conflict. A question is left open then by bandits alone: which tiles go. */
function resultOf(outcome: Done | Needed): Quiet['result'] {
  const result = outcome.kind === 'done' ? outcome.result : 'bandits';
  if (result === 'war' || result === 'revolt') throw new Error(`A ${result} that nothing has started`);
  return result;
}

/** The sides in the order in which their strength is told. */
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

/** Whose leaders of these stand in a group, each player once. */
function leadingIn(
  position: Position,
  { leaders }: Group,
  wanted: readonly LeaderName[],
): readonly Dynasty[] {
  const here = leaders
    .map((space) => leaderAt(position, space))
    .filter(({ name }) => wanted.some((one) => one === name));
  return [...new Set(here.map(({ dynasty }) => dynasty))];
}

/** A position with the pieces of an action on it, and those of its tiles gone that came from a known hand. */
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

/** The fighting state to which a space belongs, or why there is none. Rule: huang/war/commitment */
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
