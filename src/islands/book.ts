/** A thing that people work on, what it was before each change, and those set aside. */
export interface Book<T> {
  readonly now: T;
  /** What `now` was before each change, latest last. */
  readonly past: readonly T[];
  /** What was undone, next to be redone last. */
  readonly future: readonly T[];
  /** Those set aside, latest first; may hold an older state of `now`. */
  readonly shelf: readonly T[];
}

/** How many changes can be undone. */
const LONGEST_PAST = 50;

export function freshBook<T>(now: T): Book<T> {
  return { now, past: [], future: [], shelf: [] };
}

/** Goes on with `next`, which can be undone. */
export function changed<T>(book: Book<T>, next: T): Book<T> {
  if (next === book.now) return book;
  return { ...book, now: next, past: [...book.past, book.now].slice(-LONGEST_PAST), future: [] };
}

export function undone<T>(book: Book<T>): Book<T> {
  const before = book.past.at(-1);
  if (before === undefined) return book;
  return { ...book, now: before, past: book.past.slice(0, -1), future: [...book.future, book.now] };
}

export function redone<T>(book: Book<T>): Book<T> {
  const after = book.future.at(-1);
  if (after === undefined) return book;
  return { ...book, now: after, past: [...book.past, book.now], future: book.future.slice(0, -1) };
}

/** Sets what is worth keeping aside and goes on with another. */
export function turnedTo<T extends { readonly id: string }>(
  book: Book<T>,
  next: T,
  isWorthKeeping: (one: T) => boolean,
): Book<T> {
  const { now, shelf } = book;
  const aside = isWorthKeeping(now) ? [now, ...shelf.filter((one) => one.id !== now.id)] : shelf;
  return { ...changed(book, next), shelf: aside };
}
