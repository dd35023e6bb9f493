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

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, future, now } = history;
  return { now: before, past: past.slice(0, -1), future: [...future, now].slice(-LONGEST_PAST) };
}

export function redone<State>(history: History<State>): History<State> {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  const { past, future, now } = history;
  return { now: after, past: [...past, now].slice(-LONGEST_PAST), future: future.slice(0, -1) };
}
