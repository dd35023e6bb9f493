import { LONGEST_PAST } from '../../saves/save.ts';

/** The current state with its undo and redo history. */
export interface History<State> {
  readonly now: State;
  /** Earlier states, the latest last. */
  readonly past: readonly State[];
  /** Undone states; the last one is redone first. */
  readonly future: readonly State[];
}

/** Sets a new current state as an undoable step. Returns the same history if the state is the same object. */
export function changed<State>(history: History<State>, next: State): History<State> {
  if (next === history.now) return history;
  return { now: next, past: [...history.past, history.now].slice(-LONGEST_PAST), future: [] };
}

type Way = 'past' | 'future';

/** Takes the last state from one stack and pushes the current one onto the other. */
function moved<State>(history: History<State>, from: Way, to: Way): History<State> {
  const now = history[from].at(-1);
  if (now === undefined) return history;
  const rest = {
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], history.now].slice(-LONGEST_PAST),
  };
  return { ...history, now, ...rest };
}

export const undone = <State>(history: History<State>) => moved(history, 'past', 'future');

export const redone = <State>(history: History<State>) => moved(history, 'future', 'past');
