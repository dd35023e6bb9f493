import { recordOf } from '../engine/record.ts';
import { type Check, checkList, checkObject, isObject, required } from '../referee/check.ts';
import type { Problem } from '../referee/problem.ts';
import type { Store } from './store.ts';
import { checkVersion } from './version.ts';

/** How many changes of what a tool shows are kept, to be undone. */
export const LONGEST_PAST = 50;

/**
 * What is known of a stored value: nothing there, sound, damaged, or of a newer Yamen. Of a damaged one, `salvaged` is
 * what can be used, and `lost` what is to be put aside: the rest, or all of it where nothing can be used.
 */
export type Loaded<T> =
  | { readonly state: 'none' }
  | { readonly state: 'sound'; readonly value: T }
  | { readonly state: 'damaged'; readonly lost: unknown; readonly salvaged?: T }
  | { readonly state: 'newer' };

/** What can be used of a damaged value, in the present shape, and what cannot. */
interface Salvage<T> {
  readonly salvaged: T;
  readonly lost: unknown;
}

/** How one kind of save is read: its key, its present version, and the check of that version's shape. */
export interface SaveKind<T> {
  readonly key: string;
  readonly version: number;
  readonly check: Check<T>;
  /** A value of an earlier version in the present shape; any other as it is. */
  readonly upgrade?: (raw: unknown) => unknown;
  /** Parts what can be used of a damaged value from what cannot; undefined where nothing can. */
  readonly salvage?: (raw: unknown) => Salvage<T> | undefined;
  /** Of a list of things that were set aside, each with its id: the name under which they stand in the save. */
  readonly list?: string;
}

/** What is open in a tool, what it was before each change, latest last, and what was undone, next to be redone last. */
export interface OpenSave<T, Version extends number = number> {
  readonly version: Version;
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/**
 * A save of what is open in a tool. Of a damaged one, all sound states can be used: the last of them is then open.
 * `upgrade` makes over what an earlier version has in another shape; a `future` it gets here.
 */
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
      future: required(checkList(check, 0, LONGEST_PAST)),
    }),
    upgrade: (raw) => withFuture(upgrade ? upgrade(raw) : raw, version),
    salvage: (raw) => (isObject(raw) ? salvageOpen(version, check, raw) : undefined),
  };
}

/** A save of an earlier version than `version` in the shape of that one, in which there is a `future`. */
function withFuture(raw: unknown, version: number): unknown {
  const isEarlier = isObject(raw) && typeof raw['version'] === 'number' && raw['version'] < version;
  return isEarlier ? { future: [], ...raw, version } : raw;
}

function salvageOpen<T, Version extends number>(
  version: Version,
  check: Check<T>,
  { now, past, ...rest }: Readonly<Record<string, unknown>>,
): Salvage<OpenSave<T, Version>> | undefined {
  const open = part(check, [now]);
  const steps = part(check, past);
  const sound = [...steps.sound, ...open.sound].slice(-LONGEST_PAST - 1);
  const last = sound.at(-1);
  if (last === undefined) return undefined;
  const tooOld = [...steps.sound, ...open.sound].slice(0, -LONGEST_PAST - 1);
  const lost = Array.isArray(past) ? [...tooOld, ...steps.damaged] : past;
  return {
    salvaged: { version, now: last, past: sound.slice(0, -1), future: [] },
    lost: { ...rest, ...(open.damaged.length > 0 && { now }), past: lost },
  };
}

/** A save of a list of things, each with its id. */
export interface ListKind<T, Save> extends SaveKind<Save> {
  readonly list: string;
  allIn(save: Save): readonly T[];
  saveOf(all: readonly T[]): Save;
}

/** Things that were set aside, under a name of their own. */
type ListSave<T, Version extends number, Name extends string> = { readonly version: Version } & {
  readonly [N in Name]: readonly T[];
};

/** So many things a list holds at most. */
export const MOST_IN_LIST = 10_000;

/** A save of things that were set aside. Of a damaged one, those that are sound can be saved. */
export function listKind<T, const Version extends number, const Name extends string>(
  key: string,
  version: Version,
  list: Name,
  check: Check<T>,
  upgrade?: (raw: unknown) => unknown,
): ListKind<T, ListSave<T, Version, Name>> {
  type Save = ListSave<T, Version, Name>;
  const fields = {
    version: required(checkVersion(version)),
    [list]: required(checkList(check, 0, MOST_IN_LIST)),
  };
  const saveOf = (all: readonly T[]): Save => ({ version, ...recordOf([list], () => all) });
  return {
    key,
    version,
    list,
    allIn: (save) => save[list],
    saveOf,
    check: checkObject(fields) as Check<Save>,
    ...(upgrade && { upgrade }),
    salvage(raw) {
      if (!isObject(raw)) return undefined;
      const { sound, damaged } = part(check, raw[list]);
      if (sound.length === 0) return undefined;
      return {
        salvaged: saveOf(sound.slice(0, MOST_IN_LIST)),
        lost: { ...raw, [list]: [...sound.slice(MOST_IN_LIST), ...damaged] },
      };
    },
  };
}

/** The sound ones of a list that may hold anything, as they are checked, and the others. */
function part<T>(check: Check<T>, raw: unknown) {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const checked = all.map((one) => soundOr(check, one));
  return {
    sound: checked.filter((one) => one !== undefined),
    damaged: all.filter((_, i) => checked[i] === undefined),
  };
}

/** A stored value, which may be damaged, foreign or of another version. */
export function parseSave<T>(kind: SaveKind<T>, raw: unknown): Loaded<T> {
  if (raw === undefined) return { state: 'none' };
  const version = isObject(raw) ? raw['version'] : undefined;
  if (typeof version === 'number' && version > kind.version) return { state: 'newer' };
  const present = kind.upgrade ? kind.upgrade(raw) : raw;
  const value = soundOr(kind.check, present);
  if (value !== undefined) return { state: 'sound', value };
  return { state: 'damaged', ...(kind.salvage?.(present) ?? { lost: raw }) };
}

/** The value if it passes its check whole, else undefined. */
export function soundOr<T>(check: Check<T>, raw: unknown): T | undefined {
  const problems: Problem[] = [];
  const value = check(raw, '', problems);
  return problems.length === 0 ? value : undefined;
}

/** The key under which something of the save `of` is put aside at a moment, so that nothing is lost. */
export const asideKey = (of: string, at: Date): string => `aside/${of}/${at.toISOString()}`;

/** Puts what is damaged away under a key of its own, and what was salvaged in its place. */
export async function putAside<T>(
  store: Store,
  kind: SaveKind<T>,
  loaded: Loaded<T>,
  now: Date,
): Promise<void> {
  if (loaded.state !== 'damaged') return;
  await store.keep({ [asideKey(kind.key, now)]: loaded.lost, [kind.key]: loaded.salvaged });
}

/** What is to be used of a loaded value. */
export function usable<T>(loaded: Loaded<T>): T | undefined {
  if (loaded.state === 'sound') return loaded.value;
  return loaded.state === 'damaged' ? loaded.salvaged : undefined;
}
