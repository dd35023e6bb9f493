import type { Result } from '../engine/result.ts';
import {
  type Check,
  checkBoolean,
  checkEnum,
  checkList,
  checkObject,
  isObject,
  required,
} from '../referee/check.ts';
import type { Saves } from './all-saves.ts';
import { checkAnyText } from './check-text.ts';
import { checkVersion1 } from './check-version.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, IMPORT_UNDO_KEY } from './make-backup.ts';
import { getLoadedValue, parseSave, type SaveKind, tryCheck } from './save.ts';
import { SAVE_KINDS } from './save-kinds.ts';

/** The maximal length of a backup, in characters: ten thousand games of each kind are shorter. */
export const LARGEST_BACKUP = 25_000_000;
/** The maximal number of unknown saves in a backup that are listed; no version writes more. */
const MOST_UNKNOWN = 20;

/** Why a file is not a readable backup. */
export type BackupFault = 'too-large' | 'not-json' | 'not-a-copy' | 'newer-copy';

/**
 * Parses a backup; the saves in it are not checked. The first backups had the form `{ "yamen": 1, "saves": …
 * }`.
 */
export function parseBackup(text: string): Result<Saves, BackupFault> {
  if (text.length > LARGEST_BACKUP) return { ok: false, error: 'too-large' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, error: 'not-json' };
  }
  if (!isObject(raw) || (raw['format'] !== BACKUP_FORMAT && raw['yamen'] !== 1))
    return { ok: false, error: 'not-a-copy' };
  const { version, saves } = raw;
  if (typeof version === 'number' && version > BACKUP_VERSION) return { ok: false, error: 'newer-copy' };
  return isObject(saves) ? { ok: true, value: saves } : { ok: false, error: 'not-a-copy' };
}

/**
 * Identifies a save to the user: its title or the names of the players, and the time of creation as ISO 8601.
 */
interface Label {
  readonly title: string;
  readonly begun: string;
}

/** Why a save in a backup cannot be imported. */
type Obstacle = 'unknown' | 'newer' | 'newer-here' | 'damaged' | 'too-many';

/**
 * What an import would do with one save of a backup. `isPart`: a part of it is damaged and would be left out.
 */
export type ImportEffect = { readonly key: string } & (
  | { readonly state: 'out'; readonly why: Obstacle }
  | { readonly state: 'same' }
  | { readonly state: 'new'; readonly value: unknown; readonly isPart: boolean }
  | {
      readonly state: 'replaces';
      readonly value: unknown;
      readonly isPart: boolean;
      readonly label: Label | null;
    }
  | {
      /** A list is extended: entries that are only on this device stay. */
      readonly state: 'adds';
      readonly value: unknown;
      readonly isPart: boolean;
      readonly added: number;
      readonly replaced: number;
    }
);

/**
 * Returns what an import of `copy` would do to the saves in `here`: first the known kinds in the order of
 * `KINDS`, then unknown saves.
 */
export function previewImport(copy: Saves, here: Saves): readonly ImportEffect[] {
  const known = SAVE_KINDS.filter(({ key }) => Object.hasOwn(copy, key));
  const others = Object.keys(copy)
    .filter((key) => !SAVE_KINDS.some((kind) => kind.key === key))
    .slice(0, MOST_UNKNOWN);
  return [
    ...known.map((kind) => readSave(kind, copy[kind.key], own(here, kind.key))),
    ...others.map((key) => out(key, key.startsWith('aside/') ? 'damaged' : 'unknown')),
  ];
}

const out = (key: string, why: Obstacle): ImportEffect => ({ key, state: 'out', why });

function readSave(kind: SaveKind<unknown>, raw: unknown, stored: unknown): ImportEffect {
  const { key } = kind;
  const loaded = parseSave(kind, raw);
  const value = getLoadedValue(loaded);
  if (value === undefined) return out(key, loaded.state === 'newer' ? 'newer' : 'damaged');
  const here = parseSave(kind, stored);
  if (here.state === 'newer') return out(key, 'newer-here');
  const isPart = loaded.state === 'damaged';
  if (stored === undefined) return { key, state: 'new', value, isPart };
  const before = getLoadedValue(here);
  if (isSame(before, value)) return { key, state: 'same' };
  if (kind.list === undefined || before === undefined)
    return { key, state: 'replaces', value, isPart, label: labelOf(before) };
  const merged = mergeLists(listIn(before, kind.list), listIn(value, kind.list));
  if (merged.added + merged.replaced === 0) return { key, state: 'same' };
  const whole = { version: kind.version, [kind.list]: merged.list };
  if (tryCheck(kind.check, whole) === undefined) return out(key, 'too-many');
  return { key, state: 'adds', value: whole, isPart, added: merged.added, replaced: merged.replaced };
}

/** Returns the entries of a valid list save; each has an id. */
function listIn(save: unknown, name: string): readonly unknown[] {
  const list = isObject(save) ? save[name] : undefined;
  if (!Array.isArray(list)) throw new Error(`No list of ${name}`);
  return list;
}

const idOf = (one: unknown): unknown => (isObject(one) ? one['id'] : undefined);

/** Merges two lists by id: the entries here, updated from the backup, then those that only the backup has. */
function mergeLists(here: readonly unknown[], there: readonly unknown[]) {
  const theirs = new Map(there.map((one) => [idOf(one), one]));
  const ours = new Set(here.map(idOf));
  const added = [...theirs.values()].filter((one) => !ours.has(idOf(one)));
  const kept = here.map((one) => theirs.get(idOf(one)) ?? one);
  const replaced = here.filter((one, i) => !isSame(one, kept[i])).length;
  return { list: [...kept, ...added], added: added.length, replaced };
}

/** Returns the label of the open state in a save: its title or else the names of its players. */
function labelOf(save: unknown): Label | null {
  const now = isObject(save) ? save['now'] : undefined;
  if (!isObject(now) || typeof now['begun'] !== 'string') return null;
  const names = Array.isArray(now['seats'])
    ? now['seats'].map((seat: unknown) => isObject(seat) && seat['name'])
    : Object.values(isObject(now['names']) ? now['names'] : {});
  return { title: String(now['title'] || names.filter(Boolean).join(', ')), begun: now['begun'] };
}

/** Returns whether two checked values are deeply equal, regardless of the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

const own = (saves: Saves, key: string) => (Object.hasOwn(saves, key) ? saves[key] : undefined);

/** The former value of a key, as a list with one item; empty if the key had no value. */
interface Former {
  readonly key: string;
  readonly was: readonly unknown[];
}

/**
 * The values replaced by an import or by undoing one, so that it can be undone. Stored under `aside/import`
 * as `{ "version": 1, "at": "2026-…", "isBack": false, "saves": [{ "key": "huang-score", "was": [{ "version":
 * 1, … }] }, { "key": "settings", "was": [] }] }`. Not part of any backup.
 */
export interface ImportUndo {
  readonly version: 1;
  /** The time of the import, as ISO 8601. */
  readonly at: string;
  /** Whether the change undid an import. */
  readonly isBack: boolean;
  readonly saves: readonly Former[];
}

const checkAnything: Check<unknown> = (value) => value ?? null;

export const IMPORT_UNDO_SAVE: SaveKind<ImportUndo> = {
  key: IMPORT_UNDO_KEY,
  version: 1,
  check: checkObject<ImportUndo>({
    version: required(checkVersion1),
    at: required(checkAnyText),
    isBack: required(checkBoolean),
    saves: required(
      checkList(
        checkObject<Former>({
          key: required(checkEnum(SAVE_KINDS.map(({ key }) => key))),
          was: required(checkList(checkAnything, 0, 1)),
        }),
        0,
        SAVE_KINDS.length,
      ),
    ),
  }),
};

/**
 * Returns the values to write for the chosen saves of a backup, with those they replace. `now` is in ISO
 * 8601.
 */
export function importBackup(copy: Saves, chosen: ReadonlySet<string>, here: Saves, now: string): Saves {
  const read = previewImport(copy, here).filter(({ key }) => chosen.has(key));
  const values = Object.fromEntries(read.flatMap((one) => ('value' in one ? [[one.key, one.value]] : [])));
  return withFormer(values, here, now, false);
}

/**
 * Returns the values to write in order to undo the last import, or to redo it; empty if there was no import.
 */
export function revertImport(here: Saves, now: string): Saves {
  const last = getLoadedValue(parseSave(IMPORT_UNDO_SAVE, own(here, IMPORT_UNDO_SAVE.key)));
  if (!last) return {};
  const values = Object.fromEntries(last.saves.map(({ key, was }) => [key, was[0]]));
  return withFormer(values, here, now, !last.isBack);
}

function withFormer(values: Saves, here: Saves, at: string, isBack: boolean): Saves {
  const keys = Object.keys(values);
  if (keys.length === 0) return {};
  const saves = keys.map((key) => ({ key, was: Object.hasOwn(here, key) ? [here[key]] : [] }));
  return { ...values, [IMPORT_UNDO_SAVE.key]: { version: 1, at, isBack, saves } satisfies ImportUndo };
}
