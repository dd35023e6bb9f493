import { getSpace, type SpaceName } from '../rules/board/board.ts';
import { reportStates, type StateReport } from '../rules/board/states.ts';
import { listDynasties } from '../rules/leader.ts';
import type { Position } from '../rules/setup/position.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Dynasty } from '../rules/vocabulary.ts';

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

/** Numbers the states in a trace in order: the states at war, else those that were joined last. */
export function createStateNames(trace: readonly BoardStep[], before: Position, hasMap = true): StateNames {
  const lastJoin = trace.findLast((step) => step.step === 'war' || step.step === 'joined');
  if (!lastJoin || !('states' in lastJoin)) return { states: [], hasMap };
  const known = reportStates(withEarlierTiles(before, trace, lastJoin.at)).map(toNumberedState);
  return { states: lastJoin.states.flatMap((id) => known.filter((one) => one.id === id)), hasMap };
}

/** Converts a reported state to one that sentences can name. */
export function toNumberedState({ id, spaces, leaders }: StateReport): NumberedState {
  return { id, spaces, dynasties: listDynasties(Object.values(leaders)) };
}

/** Returns the position with the tiles that the same action places before the one on `at`. */
function withEarlierTiles(before: Position, trace: readonly BoardStep[], at: SpaceName): Position {
  const laid = trace.flatMap((step) => (step.step === 'tile-placed' ? [step] : []));
  const earlier = laid.slice(
    0,
    laid.findIndex((step) => step.at === at),
  );
  const tiles = [...before.tiles];
  for (const step of earlier) tiles[getSpace(before.board, step.at)] = step.colour;
  return { ...before, tiles };
}

/** Returns the numbered state that contains a space; undefined if there is none. */
export function findNumberedState(space: SpaceName, { states }: StateNames): NumberedState | undefined {
  return states.find(({ spaces }) => spaces.includes(space));
}
