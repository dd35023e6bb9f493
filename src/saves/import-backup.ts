import {
  type Check,
  checkBoolean,
  checkEnum,
  checkList,
  checkObject,
  isObject,
  required,
} from '../core/check.ts';
import type { Result } from '../core/result.ts';
import { SAVE_KINDS } from '../games/save-kinds.ts';
import type { Saves } from './all-saves.ts';
import { checkAnyText } from './check-text.ts';
import { checkVersion1 } from './check-version.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, IMPORT_UNDO_KEY } from './make-backup.ts';
import { getLoadedValue, parseSave, type SaveKind, tryCheck } from './save.ts';

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
interface SaveLabel {
  readonly title: string;
  readonly startedAt: string;
}

/** Why a save in a backup cannot be imported. */
type Obstacle = 'unknown' | 'newer' | 'newer-here' | 'damaged' | 'too-many';

/**
 * The effect that importing one save of a backup would have. `isPart`: a part of it is damaged and would be
 * left out.
 */
export type ImportEffect = { readonly key: string } & (
  | { readonly state: 'out'; readonly why: Obstacle }
  | { readonly state: 'same' }
  | { readonly state: 'new'; readonly value: unknown; readonly isPart: boolean }
  | {
      readonly state: 'replaces';
      readonly value: unknown;
      readonly isPart: boolean;
      readonly label: SaveLabel | null;
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
 * Returns what an import of `backup` would do to the stored `saves`: first the known kinds in the order of
 * `SAVE_KINDS`, then unknown saves.
 */
export function previewImport(backup: Saves, saves: Saves): readonly ImportEffect[] {
  const known = SAVE_KINDS.filter(({ key }) => Object.hasOwn(backup, key));
  const others = Object.keys(backup)
    .filter((key) => !SAVE_KINDS.some((kind) => kind.key === key))
    .slice(0, MOST_UNKNOWN);
  return [
    ...known.map((kind) => previewSave(kind, backup[kind.key], getOwn(saves, kind.key))),
    ...others.map((key) => excludeSave(key, key.startsWith('aside/') ? 'damaged' : 'unknown')),
  ];
}

const excludeSave = (key: string, why: Obstacle): ImportEffect => ({ key, state: 'out', why });

function previewSave(kind: SaveKind<unknown>, raw: unknown, stored: unknown): ImportEffect {
  const { key } = kind;
  const loaded = parseSave(kind, raw);
  const value = getLoadedValue(loaded);
  if (value === undefined) return excludeSave(key, loaded.state === 'newer' ? 'newer' : 'damaged');
  const current = parseSave(kind, stored);
  if (current.state === 'newer') return excludeSave(key, 'newer-here');
  const isPart = loaded.state === 'damaged';
  if (stored === undefined) return { key, state: 'new', value, isPart };
  const before = getLoadedValue(current);
  if (isDeepEqual(before, value)) return { key, state: 'same' };
  if (kind.list === undefined || before === undefined)
    return { key, state: 'replaces', value, isPart, label: getSaveLabel(before) };
  const merged = mergeLists(getListEntries(before, kind.list), getListEntries(value, kind.list));
  if (merged.added + merged.replaced === 0) return { key, state: 'same' };
  const mergedSave = { version: kind.version, [kind.list]: merged.list };
  if (tryCheck(kind.check, mergedSave) === undefined) return excludeSave(key, 'too-many');
  return { key, state: 'adds', value: mergedSave, isPart, added: merged.added, replaced: merged.replaced };
}

/** Returns the entries of a valid list save; each has an id. */
function getListEntries(save: unknown, name: string): readonly unknown[] {
  const list = isObject(save) ? save[name] : undefined;
  if (!Array.isArray(list)) throw new Error(`No list of ${name}`);
  return list;
}

const idOf = (one: unknown): unknown => (isObject(one) ? one['id'] : undefined);

/** Merges two lists by id: the own entries, updated from the backup, then those that only the backup has. */
function mergeLists(ownEntries: readonly unknown[], backupEntries: readonly unknown[]) {
  const updates = new Map(backupEntries.map((one) => [idOf(one), one]));
  const ownIds = new Set(ownEntries.map(idOf));
  const added = [...updates.values()].filter((one) => !ownIds.has(idOf(one)));
  const updated = ownEntries.map((one) => updates.get(idOf(one)) ?? one);
  const replaced = ownEntries.filter((one, i) => !isDeepEqual(one, updated[i])).length;
  return { list: [...updated, ...added], added: added.length, replaced };
}

/** Returns the label of the open state in a save: its title or else the names of its players. */
function getSaveLabel(save: unknown): SaveLabel | null {
  const now = isObject(save) ? save['now'] : undefined;
  if (!isObject(now) || typeof now['begun'] !== 'string') return null;
  const names = Array.isArray(now['seats'])
    ? now['seats'].map((seat: unknown) => isObject(seat) && seat['name'])
    : Object.values(isObject(now['names']) ? now['names'] : {});
  return { title: String(now['title'] || names.filter(Boolean).join(', ')), startedAt: now['begun'] };
}

/** Returns whether two checked values are deeply equal, regardless of the order of keys. */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isDeepEqual(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}

const getOwn = (saves: Saves, key: string) => (Object.hasOwn(saves, key) ? saves[key] : undefined);

/** The replaced value of a key, as a list with one item; empty if the key had no value. */
interface ReplacedValue {
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
  readonly saves: readonly ReplacedValue[];
}

const checkAnything: Check<unknown> = (value) => value ?? null;

/** The save that can undo the last import of a backup. */
export const IMPORT_UNDO_SAVE: SaveKind<ImportUndo> = {
  key: IMPORT_UNDO_KEY,
  version: 1,
  check: checkObject<ImportUndo>({
    version: required(checkVersion1),
    at: required(checkAnyText),
    isBack: required(checkBoolean),
    saves: required(
      checkList(
        checkObject<ReplacedValue>({
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
export function importBackup(backup: Saves, chosen: ReadonlySet<string>, saves: Saves, now: string): Saves {
  const effects = previewImport(backup, saves).filter(({ key }) => chosen.has(key));
  const values = Object.fromEntries(effects.flatMap((one) => ('value' in one ? [[one.key, one.value]] : [])));
  return withImportUndo(values, saves, now, false);
}

/**
 * Returns the values to write in order to undo the last import, or to redo it; empty if there was no import.
 */
export function revertImport(saves: Saves, now: string): Saves {
  const last = getLoadedValue(parseSave(IMPORT_UNDO_SAVE, getOwn(saves, IMPORT_UNDO_SAVE.key)));
  if (!last) return {};
  const values = Object.fromEntries(last.saves.map(({ key, was }) => [key, was[0]]));
  return withImportUndo(values, saves, now, !last.isBack);
}

function withImportUndo(values: Saves, before: Saves, at: string, isBack: boolean): Saves {
  const keys = Object.keys(values);
  if (keys.length === 0) return {};
  const saves = keys.map((key) => ({ key, was: Object.hasOwn(before, key) ? [before[key]] : [] }));
  return { ...values, [IMPORT_UNDO_SAVE.key]: { version: 1, at, isBack, saves } satisfies ImportUndo };
}
