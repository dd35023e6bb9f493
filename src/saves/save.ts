import { type Check, isObject } from '../referee/check.ts';
import type { Problem } from '../referee/problem.ts';
import type { Store } from './store.ts';

/** What is known of a stored value: nothing there, sound, damaged, or written by a newer Yamen. */
export type Loaded<T> =
  | { readonly state: 'none' }
  | { readonly state: 'sound'; readonly value: T }
  | { readonly state: 'damaged'; readonly raw: unknown }
  | { readonly state: 'newer' };

/** How one kind of save is read: its key, its present version, and the check of that version's shape. */
export interface SaveKind<T> {
  readonly key: string;
  readonly version: number;
  readonly check: Check<T>;
}

/** A stored value, which may be damaged, foreign or of another version. */
export function parseSave<T>(kind: SaveKind<T>, raw: unknown): Loaded<T> {
  if (raw === undefined) return { state: 'none' };
  const version = isObject(raw) ? raw['version'] : undefined;
  if (typeof version === 'number' && version > kind.version) return { state: 'newer' };
  const problems: Problem[] = [];
  const value = kind.check(raw, '', problems);
  return value !== undefined && problems.length === 0 ? { state: 'sound', value } : { state: 'damaged', raw };
}

/** Loads a save; a damaged one is put aside under a key of its own, so that nothing is lost. */
export async function loadSave<T>(store: Store, kind: SaveKind<T>, now: Date): Promise<Loaded<T>> {
  const loaded = parseSave(kind, await store.load(kind.key));
  if (loaded.state === 'damaged')
    await store.keep({ [`aside/${kind.key}/${now.toISOString()}`]: loaded.raw, [kind.key]: undefined });
  return loaded;
}
