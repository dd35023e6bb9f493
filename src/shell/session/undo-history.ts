import { MOST_UNDO_STEPS } from '../../saves/save.ts';

/** The current state with its undo and redo history. */
export interface UndoHistory<State> {
  readonly now: State;
  /** Earlier states, the latest last. */
  readonly past: readonly State[];
  /** Undone states; the last one is redone first. */
  readonly future: readonly State[];
}

/** Sets a new current state as an undoable step. Returns the same history if the state is the same object. */
export function pushStep<State>(history: UndoHistory<State>, next: State): UndoHistory<State> {
  if (next === history.now) return history;
  return { now: next, past: [...history.past, history.now].slice(-MOST_UNDO_STEPS), future: [] };
}

type Stack = 'past' | 'future';

/** Takes the last state from one stack and pushes the current one onto the other. */
function moveStep<State>(history: UndoHistory<State>, from: Stack, to: Stack): UndoHistory<State> {
  const now = history[from].at(-1);
  if (now === undefined) return history;
  const rest = {
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], history.now].slice(-MOST_UNDO_STEPS),
  };
  return { ...history, now, ...rest };
}

/** Goes back one step in a history; at its beginning it stays the same. */
export const undoStep = <State>(history: UndoHistory<State>) => moveStep(history, 'past', 'future');

/** Goes forward one step in a history; at its end it stays the same. */
export const redoStep = <State>(history: UndoHistory<State>) => moveStep(history, 'future', 'past');
