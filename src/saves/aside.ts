import type { Saves } from './all.ts';

/** Something that was put aside: damaged, or left behind by a page that began anew. */
export interface PutAside {
  /** Where it stands. */
  readonly key: string;
  /** The key of the save that it was part of. */
  readonly of: string;
  /** When, as ISO 8601. */
  readonly at: string;
  readonly value: unknown;
}

/** All that was put aside, latest first. */
export function putAsideIn(saves: Saves): readonly PutAside[] {
  const all = Object.entries(saves).flatMap(([key, value]) => {
    const [aside, of, ...at] = key.split('/');
    return aside === 'aside' && of && at.length > 0 ? [{ key, of, at: at.join('/'), value }] : [];
  });
  return all.sort((a, b) => (a.at < b.at ? 1 : -1));
}
