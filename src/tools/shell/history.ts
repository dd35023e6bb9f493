import { LONGEST_PAST } from '../../saves/save.ts';

/** What a person is entering, and the way back and forth. */
export interface History<State> {
  readonly now: State;
  /** What `now` was before each change, latest last. */
  readonly past: readonly State[];
  /** What was undone, next to be redone last. */
  readonly future: readonly State[];
}

/** Goes on with `next`, which can be undone; the same object is no step. */
export function changed<State>(history: History<State>, next: State): History<State> {
  if (next === history.now) return history;
  return { now: next, past: [...history.past, history.now].slice(-LONGEST_PAST), future: [] };
}

type Way = 'past' | 'future';

/** Goes on with the latest that lies one way, and puts what is there now the other way. */
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
