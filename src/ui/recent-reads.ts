// The last read rules and searches, stored on this device only. If the browser stores nothing, they are kept
// in memory until the page is left. Damaged data is not quarantined as a game would be: users clear this list
// to leave no traces.
import {
  EMPTY_READING_HISTORY,
  READING_SAVE,
  type ReadingEvent,
  type ReadingHistory,
  withReadingEvent,
} from '../saves/reading-history.ts';
import { getLoadedValue, type LoadResult, parseSave } from '../saves/save.ts';
import { createStore } from '../saves/store.ts';
import { getSiteRoot } from './browser/query-element.ts';

const store = createStore(getSiteRoot());
/** Cache of the stored list; undefined if it must be loaded. */
let cached: LoadResult<ReadingHistory> | undefined;
let writing: Promise<unknown> = Promise.resolve();

const clearCache = () => {
  cached = undefined;
};
store.onChange(clearCache);
// A page restored from the back/forward cache loads again, because another page may have written since.
addEventListener('pageshow', ({ persisted }) => persisted && clearCache());

async function loadHistory(): Promise<LoadResult<ReadingHistory>> {
  cached ??= await store.load([READING_SAVE.key]).then(
    ([raw]) => parseSave(READING_SAVE, raw),
    (error: unknown): LoadResult<ReadingHistory> => {
      console.warn(error);
      return { state: 'none' };
    },
  );
  return cached;
}

/** Returns the last read rules and searches; empty if a newer version has stored them in another format. */
export async function getRecentReads(): Promise<ReadingHistory> {
  return getLoadedValue(await loadHistory()) ?? EMPTY_READING_HISTORY;
}

/**
 * Adds a rule or a search at the front. If the cache is filled, the write starts synchronously, so it also
 * works while the page is being left.
 */
export function recordRead(event: ReadingEvent): void {
  write((history) => withReadingEvent(history, event)).catch(console.warn);
}

/** Deletes the list of the last read rules and searches. Rejects if the browser could not delete it. */
export function clearRecentReads(): Promise<unknown> {
  return write(() => undefined);
}

function write(change: (history: ReadingHistory) => ReadingHistory | undefined): Promise<unknown> {
  const written = writing.then(async () => {
    const before = cached ?? (await loadHistory());
    if (before.state === 'newer') return;
    const value = change(getLoadedValue(before) ?? EMPTY_READING_HISTORY);
    cached = value ? { state: 'sound', value } : { state: 'none' };
    await store.save({ [READING_SAVE.key]: value });
  });
  writing = written.catch(() => {}); // the caller handles the error
  return written;
}
