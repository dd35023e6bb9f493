import { type Check, isObject } from '../referee/check.ts';
import type { Problem } from '../referee/problem.ts';
import type { Store } from './store.ts';

/** How many changes of what a tool shows are kept, to be undone. */
export const LONGEST_PAST = 50;

/** What is known of a stored value: nothing there, sound, damaged with what could be saved of it, or of a newer Yamen. */
export type Loaded<T> =
  | { readonly state: 'none' }
  | { readonly state: 'sound'; readonly value: T }
  | { readonly state: 'damaged'; readonly raw: unknown; readonly salvaged?: T }
  | { readonly state: 'newer' };

/** How one kind of save is read: its key, its present version, and the check of that version's shape. */
export interface SaveKind<T> {
  readonly key: string;
  readonly version: number;
  readonly check: Check<T>;
  /** A value of an earlier version in the present shape; any other as it is. */
  readonly upgrade?: (raw: unknown) => unknown;
  /** What can be saved of a damaged value in the present shape, if anything. */
  readonly salvage?: (raw: unknown) => T | undefined;
}

/** A stored value, which may be damaged, foreign or of another version. */
export function parseSave<T>(kind: SaveKind<T>, raw: unknown): Loaded<T> {
  if (raw === undefined) return { state: 'none' };
  const version = isObject(raw) ? raw['version'] : undefined;
  if (typeof version === 'number' && version > kind.version) return { state: 'newer' };
  const present = kind.upgrade ? kind.upgrade(raw) : raw;
  const value = soundOr(kind.check, present);
  if (value !== undefined) return { state: 'sound', value };
  const salvaged = kind.salvage?.(present);
  return { state: 'damaged', raw, ...(salvaged !== undefined && { salvaged }) };
}

/** The value if it passes its check whole, else undefined. */
export function soundOr<T>(check: Check<T>, raw: unknown): T | undefined {
  const problems: Problem[] = [];
  const value = check(raw, '', problems);
  return problems.length === 0 ? value : undefined;
}

/** Puts the damaged value away under a key of its own, so that nothing is lost, and what was salvaged in its place. */
export async function putAside<T>(
  store: Store,
  kind: SaveKind<T>,
  loaded: Loaded<T>,
  now: Date,
): Promise<void> {
  if (loaded.state !== 'damaged') return;
  await store.keep({ [`aside/${kind.key}/${now.toISOString()}`]: loaded.raw, [kind.key]: loaded.salvaged });
}

/** What is to be used of a loaded value. */
export function usable<T>(loaded: Loaded<T>): T | undefined {
  if (loaded.state === 'sound') return loaded.value;
  return loaded.state === 'damaged' ? loaded.salvaged : undefined;
}
