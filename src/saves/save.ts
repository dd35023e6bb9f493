import { type Check, checkList, checkObject, isObject, required } from '../core/check.ts';
import type { Problem } from '../core/problem.ts';
import { createRecord } from '../core/record.ts';
import { checkVersion } from './check-version.ts';
import { makeQuarantineKey } from './quarantine-key.ts';
import type { Store } from './store.ts';

/** The maximal length of the undo history. */
export const MOST_UNDO_STEPS = 50;

/**
 * The result of loading a stored value: nothing stored, valid, damaged, or written by a newer version. For a
 * damaged one, `salvaged` is the usable part, and `lost` what to quarantine: the rest, or all of it if
 * nothing is usable.
 */
export type LoadResult<T> =
  | { readonly state: 'none' }
  | { readonly state: 'sound'; readonly value: T }
  | { readonly state: 'damaged'; readonly lost: unknown; readonly salvaged?: T }
  | { readonly state: 'newer' };

/** The usable part of a damaged value, in the current format, and the rest. */
interface Salvage<T> {
  readonly salvaged: T;
  readonly lost: unknown;
}

/** Defines how a kind of save is read: its key, its current version, and the check of that version. */
export interface SaveKind<T> {
  readonly key: string;
  readonly version: number;
  readonly check: Check<T>;
  /** Migrates a value of an earlier version to the current format; returns any other value unchanged. */
  readonly migrate?: (raw: unknown) => unknown;
  /** Separates the usable part of a damaged value from the rest; undefined if nothing is usable. */
  readonly salvage?: (raw: unknown) => Salvage<T> | undefined;
  /** For an archive: the name of its list in the save. Each entry has an id. */
  readonly list?: string;
}

/** The open state of a tool, its undo history (latest last) and its redo history (next one last). */
export interface OpenSave<T, Version extends number = number> {
  readonly version: Version;
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/**
 * Makes the kind of save for the open state of a tool. If it is damaged, all valid states are kept and the
 * last one is opened. `upgrade` migrates what differs in earlier versions; this function adds an empty redo
 * history.
 */
export function createOpenKind<T, const Version extends number>(
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
      past: required(checkList(check, 0, MOST_UNDO_STEPS)),
      future: required(checkList(check, 0, MOST_UNDO_STEPS)),
    }),
    migrate: (raw) => withFuture(upgrade ? upgrade(raw) : raw, version),
    salvage: (raw) => (isObject(raw) ? salvageOpenSave(version, check, raw) : undefined),
  };
}

/** Migrates a save of an earlier version to `version`, adding an empty redo history if there is none. */
function withFuture(raw: unknown, version: number): unknown {
  const isEarlier = isObject(raw) && typeof raw['version'] === 'number' && raw['version'] < version;
  return isEarlier ? { future: [], ...raw, version } : raw;
}

function salvageOpenSave<T, Version extends number>(
  version: Version,
  check: Check<T>,
  { now, past, ...rest }: Readonly<Record<string, unknown>>,
): Salvage<OpenSave<T, Version>> | undefined {
  const open = partition(check, [now]);
  const steps = partition(check, past);
  const sound = [...steps.sound, ...open.sound].slice(-MOST_UNDO_STEPS - 1);
  const last = sound.at(-1);
  if (last === undefined) return undefined;
  const tooOld = [...steps.sound, ...open.sound].slice(0, -MOST_UNDO_STEPS - 1);
  const lost = Array.isArray(past) ? [...tooOld, ...steps.damaged] : past;
  return {
    salvaged: { version, now: last, past: sound.slice(0, -1), future: [] },
    lost: { ...rest, ...(open.damaged.length > 0 && { now }), past: lost },
  };
}

/** A kind of save for a list of entries with ids. */
export interface ListKind<T, Save> extends SaveKind<Save> {
  readonly list: string;
  listEntries(save: Save): readonly T[];
  toSave(all: readonly T[]): Save;
}

/** The format of an archive; the list has its own name. */
type ListSave<T, Version extends number, Name extends string> = { readonly version: Version } & {
  readonly [N in Name]: readonly T[];
};

/** The maximal number of entries in a list. */
export const MOST_LIST_ENTRIES = 10_000;

/** Makes the kind of save for an archive. If it is damaged, the valid entries are kept. */
export function createListKind<T, const Version extends number, const Name extends string>(
  key: string,
  version: Version,
  list: Name,
  check: Check<T>,
  upgrade?: (raw: unknown) => unknown,
): ListKind<T, ListSave<T, Version, Name>> {
  type Save = ListSave<T, Version, Name>;
  const fields = {
    version: required(checkVersion(version)),
    [list]: required(checkList(check, 0, MOST_LIST_ENTRIES)),
  };
  const toSave = (all: readonly T[]): Save => ({ version, ...createRecord([list], () => all) });
  return {
    key,
    version,
    list,
    listEntries: (save) => save[list],
    toSave,
    check: checkObject(fields) as Check<Save>,
    ...(upgrade && { migrate: upgrade }),
    salvage(raw) {
      if (!isObject(raw)) return undefined;
      const { sound, damaged } = partition(check, raw[list]);
      if (sound.length === 0) return undefined;
      return {
        salvaged: toSave(sound.slice(0, MOST_LIST_ENTRIES)),
        lost: { ...raw, [list]: [...sound.slice(MOST_LIST_ENTRIES), ...damaged] },
      };
    },
  };
}

/** Splits a list of any values into the valid ones, as checked, and the damaged ones. */
function partition<T>(check: Check<T>, raw: unknown) {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const checked = all.map((one) => tryCheck(check, one));
  return {
    sound: checked.filter((one) => one !== undefined),
    damaged: all.filter((_, i) => checked[i] === undefined),
  };
}

/** Parses a stored value, which may be damaged, of another kind, or of another version. */
export function parseSave<T>(kind: SaveKind<T>, raw: unknown): LoadResult<T> {
  if (raw === undefined) return { state: 'none' };
  const version = isObject(raw) ? raw['version'] : undefined;
  if (typeof version === 'number' && version > kind.version) return { state: 'newer' };
  const migrated = kind.migrate ? kind.migrate(raw) : raw;
  const value = tryCheck(kind.check, migrated);
  if (value !== undefined) return { state: 'sound', value };
  return { state: 'damaged', ...(kind.salvage?.(migrated) ?? { lost: raw }) };
}

/** Returns the checked value; undefined if there is any problem. */
export function tryCheck<T>(check: Check<T>, raw: unknown): T | undefined {
  const problems: Problem[] = [];
  const value = check(raw, '', problems);
  return problems.length === 0 ? value : undefined;
}

/** Quarantines the damaged part of a save under its own key and stores the salvaged part in its place. */
export async function quarantineDamage<T>(
  store: Store,
  kind: SaveKind<T>,
  loaded: LoadResult<T>,
  now: Date,
): Promise<void> {
  if (loaded.state !== 'damaged') return;
  await store.save({ [makeQuarantineKey(kind.key, now)]: loaded.lost, [kind.key]: loaded.salvaged });
}

/** Loads a save, and quarantines what is damaged in it. */
export async function loadSave<T>(store: Store, kind: SaveKind<T>): Promise<LoadResult<T>> {
  const [raw] = await store.load([kind.key]);
  const loaded = parseSave(kind, raw);
  await quarantineDamage(store, kind, loaded, new Date());
  return loaded;
}

/** Returns the usable part of a loaded value. */
export function getLoadedValue<T>(loaded: LoadResult<T>): T | undefined {
  if (loaded.state === 'sound') return loaded.value;
  return loaded.state === 'damaged' ? loaded.salvaged : undefined;
}
