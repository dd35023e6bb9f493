import { type Check, checkList, checkObject, isObject, required } from '../referee/check.ts';
import type { Problem } from '../referee/problem.ts';
import type { Store } from './store.ts';
import { checkVersion } from './version.ts';

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
  /** Of a list of things that were set aside, each with its id: the name under which they stand in the save. */
  readonly list?: string;
}

/** What is open in a tool, and what it was before each change, latest last. */
export interface OpenSave<T, Version extends number> {
  readonly version: Version;
  readonly now: T;
  readonly past: readonly T[];
}

/** A save of what is open in a tool. Of a damaged one, what is open can be saved, and the sound part of its past. */
export function openKind<T, const Version extends number>(
  key: string,
  version: Version,
  check: Check<T>,
  upgrade?: (raw: unknown) => unknown,
): SaveKind<OpenSave<T, Version>> {
  return {
    key,
    version,
    check: checkObject<OpenSave<T, Version>>({
      version: required(checkVersion(version)),
      now: required(check),
      past: required(checkList(check, 0, LONGEST_PAST)),
    }),
    ...(upgrade && { upgrade }),
    salvage(raw) {
      if (!isObject(raw)) return undefined;
      const now = soundOr(check, raw['now']);
      return now && { version, now, past: soundOnes(check, raw['past']).slice(-LONGEST_PAST) };
    },
  };
}

/** Things that were set aside, under a name of their own. */
type ListSave<T, Version extends number, Name extends string> = { readonly version: Version } & {
  readonly [N in Name]: readonly T[];
};

const MOST_IN_LIST = 10_000;

/** A save of things that were set aside. Of a damaged one, those that are sound can be saved. */
export function listKind<T, const Version extends number, const Name extends string>(
  key: string,
  version: Version,
  list: Name,
  check: Check<T>,
  upgrade?: (raw: unknown) => unknown,
): SaveKind<ListSave<T, Version, Name>> {
  type Save = ListSave<T, Version, Name>;
  const fields = {
    version: required(checkVersion(version)),
    [list]: required(checkList(check, 0, MOST_IN_LIST)),
  };
  return {
    key,
    version,
    list,
    check: checkObject(fields) as unknown as Check<Save>,
    ...(upgrade && { upgrade }),
    salvage(raw) {
      const sound = soundOnes(check, isObject(raw) && raw[list]).slice(0, MOST_IN_LIST);
      return sound.length > 0 ? ({ version, [list]: sound } as unknown as Save) : undefined;
    },
  };
}

/** The sound ones of a list that may hold anything. */
function soundOnes<T>(check: Check<T>, raw: unknown): readonly T[] {
  return Array.isArray(raw) ? raw.flatMap((one: unknown) => soundOr(check, one) ?? []) : [];
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
