import { getSpace, type SpaceName } from '../../engine/huang/board.ts';
import { type LeaderName, toLeader } from '../../engine/huang/leader.ts';
import type { Position } from '../../engine/huang/position.ts';
import { reportStates } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';

/** A numbered state: its id, all of its spaces, and the dynasties that lead it, without duplicates. */
export interface NumberedState {
  readonly id: SpaceName;
  readonly spaces: readonly SpaceName[];
  readonly dynasties: readonly Dynasty[];
}

/** The names of states and places in the sentences of one result. */
export interface StateNames {
  /** The numbered states, in order of their numbers. */
  readonly states: readonly NumberedState[];
  /**
   * Whether the reader sees a board. Without one (e.g. if only numbers were entered), the colour of a placed
   * tile is not mentioned, and only unnumbered states are named by their spaces.
   */
  readonly hasMap: boolean;
}

/** Names for a trace: the states at war, else those that were joined last, numbered in order. */
export function createStateNames(trace: readonly BoardStep[], before: Position, hasMap = true): StateNames {
  const meeting = trace.findLast((step) => step.step === 'war' || step.step === 'joined');
  if (!meeting || !('states' in meeting)) return { states: [], hasMap };
  const known = reportStates(withChain(before, trace, meeting.at));
  const states = meeting.states.flatMap((id) => {
    const state = known.find((one) => one.id === id);
    return state ? [{ id, spaces: state.spaces, dynasties: dynastiesIn(Object.values(state.leaders)) }] : [];
  });
  return { states, hasMap };
}

/** The position after the tiles that were placed in the same action before the one on `at`. */
function withChain(before: Position, trace: readonly BoardStep[], at: SpaceName): Position {
  const laid = trace.flatMap((step) => (step.step === 'tile-placed' ? [step] : []));
  const earlier = laid.slice(
    0,
    laid.findIndex((step) => step.at === at),
  );
  const tiles = [...before.tiles];
  for (const step of earlier) tiles[getSpace(before.board, step.at)] = step.colour;
  return { ...before, tiles };
}

/** The numbered state that contains a space. */
export function findNumberedState(space: SpaceName, { states }: StateNames): NumberedState | undefined {
  return states.find(({ spaces }) => spaces.includes(space));
}

function dynastiesIn(leaders: readonly LeaderName[]): readonly Dynasty[] {
  return [...new Set(leaders.map((leader) => toLeader(leader).dynasty))];
}
