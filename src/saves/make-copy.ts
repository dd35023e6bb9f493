import type { Saves } from './all.ts';

export const FORMAT = 'yamen-saves';
export const VERSION = 1;

/** Where what the last import has replaced is stored. No copy holds it. */
export const IMPORT_KEY = 'aside/import';

/**
 * Everything that is stored, as one text: `{ "format": "yamen-saves", "version": 1, "app": "0.1.0", "made": "2026-…",
 * "saves": { "huang-score": { "version": 1, … }, … } }`, each save as it is. `made`: as ISO 8601.
 */
export function makeCopy(saves: Saves, app: string, made: string): string {
  const { [IMPORT_KEY]: _, ...rest } = saves;
  return JSON.stringify({ format: FORMAT, version: VERSION, app, made, saves: rest }, null, 1);
}
