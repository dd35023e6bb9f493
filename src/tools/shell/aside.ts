/** Something that can be set aside: a position, a battle, a game. */
export interface Entry {
  readonly id: string;
  /** As ISO 8601. */
  readonly begun: string;
  /** Given by a person; empty for none. */
  readonly title: string;
}

type All<T> = readonly T[];

/** Those set aside, with what is open now before them where it is worth keeping. */
export function withOpen<T extends Entry>(all: All<T>, now: T, isWorthKeeping: boolean): All<T> {
  return isWorthKeeping ? [now, ...withoutOpen(all, now)] : all;
}

/** Those set aside without what is open: an older state of it may be among them. */
export function withoutOpen<T extends Entry>(all: All<T>, now: T): All<T> {
  return deleted(all, now.id);
}

export function renamed<T extends Entry>(all: All<T>, id: string, title: string): All<T> {
  return all.map((one) => (one.id === id ? { ...one, title } : one));
}

export function deleted<T extends Entry>(all: All<T>, id: string): All<T> {
  return all.filter((one) => one.id !== id);
}

/** Puts a deleted one back where it was. */
export function undeleted<T extends Entry>(all: All<T>, one: T, at: number): All<T> {
  return [...all.slice(0, at), one, ...all.slice(at)];
}
