import type { ReadingEvent } from '../../../saves/reading-history.ts';

/**
 * Returns a function that stores what was read: at once, because the page may be left now, or as soon as
 * storing is possible.
 */
export function createReadRecorder(): (read: ReadingEvent) => void {
  const early: ReadingEvent[] = [];
  let record = (read: ReadingEvent): unknown => early.push(read);
  import('../../../ui/recent-reads.ts').then((loaded) => {
    record = loaded.recordRead;
    early.forEach(record);
    return loaded.getRecentReads();
  }, console.warn);
  return (read) => {
    if (read.search) record(read);
  };
}
