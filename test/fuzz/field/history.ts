import { isDeepStrictEqual } from 'node:util';

// A second implementation of undo and redo, written from their specification, not from
// src/shell/session/undo-history.ts.

/**
 * The save of a tool: its state, the states before it (newest last), and the undone ones (next to be redone
 * last).
 */
export interface Stored {
  readonly now: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

/** The most states in either direction. */
const LONGEST = 50;

const latest = (states: readonly unknown[]) => states.slice(-LONGEST);

/** Returns what must be stored after one undo; the same if there is nothing to undo. */
export function undoOnce(stored: Stored): Stored {
  const { now, past, future } = stored;
  if (past.length === 0) return stored;
  return { now: past.at(-1), past: past.slice(0, -1), future: latest([...future, now]) };
}

/** Returns what must be stored after one redo; the same if there is nothing to redo. */
export function redoOnce(stored: Stored): Stored {
  const { now, past, future } = stored;
  if (future.length === 0) return stored;
  return { now: future.at(-1), past: latest([...past, now]), future: future.slice(0, -1) };
}

/** Whether `after` is `before`, possibly with further steps: everything can still be undone. */
export function isContinued(before: Stored, after: Stored): boolean {
  if (isDeepStrictEqual(after, before)) return true;
  if (after.future.length > 0) return false;
  const had = [...before.past, before.now];
  // If the past is full, the oldest states are dropped.
  const most = after.past.length < LONGEST ? 0 : had.length;
  return Array.from({ length: most + 1 }, (_, gone) => had.slice(gone)).some((kept) =>
    isDeepStrictEqual(after.past.slice(0, kept.length), kept),
  );
}
