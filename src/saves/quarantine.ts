import type { Saves } from './all-saves.ts';

/** A quarantined value: a damaged save, or a state left behind when a page was reset. */
export interface QuarantinedValue {
  /** The key it is stored under. */
  readonly key: string;
  /** The key of the save it was part of. */
  readonly of: string;
  /** When it was quarantined, as ISO 8601. */
  readonly at: string;
  readonly value: unknown;
}

/** Returns all quarantined values, latest first. */
export function listQuarantined(saves: Saves): readonly QuarantinedValue[] {
  const all = Object.entries(saves).flatMap(([key, value]) => {
    const [prefix, of, ...at] = key.split('/');
    return prefix === 'aside' && of && at.length > 0 ? [{ key, of, at: at.join('/'), value }] : [];
  });
  return all.sort((a, b) => (a.at < b.at ? 1 : -1));
}
