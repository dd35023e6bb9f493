import { LONGEST_PAST } from '../../saves/save.ts';
import { type Entry, withOpen } from './aside.ts';

/** What a person is entering, and the way back and forth. */
export interface History<T> {
  readonly now: T;
  /** What `now` was before each change, latest last. */
  readonly past: readonly T[];
  /** What was undone, next to be redone last. */
  readonly future: readonly T[];
}

/** Goes on with `next`, which can be undone; the same object is no step. */
export function changed<H extends History<unknown>>(history: H, next: H['now']): H {
  if (next === history.now) return history;
  return { ...history, now: next, past: [...history.past, history.now].slice(-LONGEST_PAST), future: [] };
}

export function undone<H extends History<unknown>>(history: H): H {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, future, now } = history;
  return { ...history, now: before, past: past.slice(0, -1), future: [...future, now] };
}

export function redone<H extends History<unknown>>(history: H): H {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  const { past, future, now } = history;
  return { ...history, now: after, past: [...past, now], future: future.slice(0, -1) };
}

/** What is open in a tool, with things of its kind that were set aside. */
export interface Tabled<T> extends History<T> {
  /** Latest first; may hold an older state of `now`. */
  readonly tables: readonly T[];
}

/** Sets what is open aside, if it is worth keeping, and goes on with another. */
export function turnedTo<T extends Entry, B extends Tabled<T>>(book: B, next: T, isWorthKeeping: boolean): B {
  return { ...changed(book, next), tables: withOpen(book.tables, book.now, isWorthKeeping) };
}
