import type { Saves } from './all-saves.ts';

/** The format name and version of a backup. */
export const BACKUP_FORMAT = 'yamen-saves';
/** The version of the format of backups. */
export const BACKUP_VERSION = 1;

/** The key of the values replaced by the last import. Not part of any backup. */
export const IMPORT_UNDO_KEY = 'aside/import';

/**
 * Makes a backup of all saves as a text: `{ "format": "yamen-saves", "version": 1, "app": "0.1.0", "made":
 * "2026-…", "saves": { "huang-score": { "version": 1, … }, … } }`. The saves are not changed. `made` is in
 * ISO 8601.
 */
export function makeBackup(saves: Saves, app: string, made: string): string {
  const { [IMPORT_UNDO_KEY]: _, ...rest } = saves;
  return JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION, app, made, saves: rest }, null, 1);
}
