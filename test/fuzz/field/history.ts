import { isDeepStrictEqual } from 'node:util';

// What undo and redo must lead to: written from what they promise, not from src/tools/shell/history.ts.

/** What a tool has stored: its state, those before it, latest last, and those undone, next to be redone last. */
export interface Stored {
  readonly now: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

/** How many states are kept either way. */
const LONGEST = 50;

const latest = (states: readonly unknown[]) => states.slice(-LONGEST);

/** What must be stored after one undo; the same where there is nothing to undo. */
export function undoOnce(stored: Stored): Stored {
  const { now, past, future } = stored;
  if (past.length === 0) return stored;
  return { now: past.at(-1), past: past.slice(0, -1), future: latest([...future, now]) };
}

/** What must be stored after one redo; the same where there is nothing to redo. */
export function redoOnce(stored: Stored): Stored {
  const { now, past, future } = stored;
  if (future.length === 0) return stored;
  return { now: future.at(-1), past: latest([...past, now]), future: future.slice(0, -1) };
}

/** Whether `after` is `before`, or that with steps behind it: all that can be undone is still there. */
export function isContinued(before: Stored, after: Stored): boolean {
  if (isDeepStrictEqual(after, before)) return true;
  if (after.future.length > 0) return false;
  const had = [...before.past, before.now];
  // Of a full past, the oldest states have gone.
  const most = after.past.length < LONGEST ? 0 : had.length;
  return Array.from({ length: most + 1 }, (_, gone) => had.slice(gone)).some((kept) =>
    isDeepStrictEqual(after.past.slice(0, kept.length), kept),
  );
}
