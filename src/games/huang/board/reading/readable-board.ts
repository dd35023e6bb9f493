import type { BoardLayout } from '../../drawings/layout.ts';
import type { StateNames } from '../../explain/state-names.ts';
import { reportStates, type StateReport } from '../../rules/board/states.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { BoardStep } from '../../rules/step.ts';
import type { BoardAnswer } from '../board-answer.ts';
import type { MapScene } from '../map/map-scene.ts';

/** Everything that is read out about a board. */
export interface ReadableBoard {
  readonly setup: Setup;
  readonly layout: BoardLayout;
  /** The states of the position; null if the set-up is not a valid one. */
  readonly states: readonly StateReport[] | null;
  /** The numbers that states have during an action. */
  readonly names: StateNames;
  /** The steps of an open action so far; empty without one. */
  readonly trace: readonly BoardStep[];
  /** The accessible name of a space. */
  labelOf(space: string): string;
}

/** The part of a board that comes from its answer. */
type KnownStates = Pick<ReadableBoard, 'states' | 'names' | 'trace'>;

const NO_NAMES: StateNames = { states: [], hasMap: true };

/** Returns the states before an open action, or of a position without one. */
export function getKnownStates({ answer, judged }: BoardAnswer): KnownStates {
  if (judged)
    return { states: reportStates(judged.position), names: judged.names, trace: judged.answer.trace };
  const states = answer.ok && 'states' in answer ? answer.states : null;
  return { states, names: NO_NAMES, trace: [] };
}

/** Returns the states that the map shows: after an outcome, if it shows the board after it. */
export function getShownStates(scene: MapScene, answer: BoardAnswer): KnownStates {
  const after = scene.kind === 'settled' && scene.title === 'board-after' && scene.judged.positionAfter;
  return after ? { states: reportStates(after), names: NO_NAMES, trace: [] } : getKnownStates(answer);
}
