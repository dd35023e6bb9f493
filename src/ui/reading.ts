// The last read rules and searches, stored on this device only. If the browser stores nothing, they are kept
// in memory until the page is left. Damaged data is not quarantined as a game would be: users clear this list
// to leave no traces.
import { NOTHING_READ, READING, type Read, type Reading, withRead } from '../saves/reading.ts';
import { type Loaded, parseSave, usable } from '../saves/save.ts';
import { storeAt } from '../saves/store.ts';
import { rootHere } from './element.ts';

const store = storeAt(rootHere());
/** Cache of the stored list; undefined if it must be loaded. */
let known: Loaded<Reading> | undefined;
let writing: Promise<unknown> = Promise.resolve();

const forget = () => {
  known = undefined;
};
store.onChange(forget);
// A page restored from the back/forward cache forgets, because another page may have written since.
addEventListener('pageshow', ({ persisted }) => persisted && forget());

async function look(): Promise<Loaded<Reading>> {
  known ??= await store.load([READING.key]).then(
    ([raw]) => parseSave(READING, raw),
    (error: unknown): Loaded<Reading> => {
      console.warn(error);
      return { state: 'none' };
    },
  );
  return known;
}

/** The last read rules and searches; empty if a newer version has stored them in another format. */
export async function lastRead(): Promise<Reading> {
  return usable(await look()) ?? NOTHING_READ;
}

/**
 * Adds a rule or a search at the front. If the cache is filled, the write starts synchronously, so it also
 * works while the page is being left.
 */
export function noteRead(read: Read): void {
  write((reading) => withRead(reading, read)).catch(console.warn);
}

/** Deletes the list. Rejects if the browser could not delete it. */
export function clearRead(): Promise<unknown> {
  return write(() => undefined);
}

function write(change: (reading: Reading) => Reading | undefined): Promise<unknown> {
  const written = writing.then(async () => {
    const before = known ?? (await look());
    if (before.state === 'newer') return;
    const value = change(usable(before) ?? NOTHING_READ);
    known = value ? { state: 'sound', value } : { state: 'none' };
    await store.keep({ [READING.key]: value });
  });
  writing = written.catch(() => {}); // the caller handles the error
  return written;
}
