// What was read and searched for last, on this device alone. Where the browser stores nothing, it is known until the
// page is left. What is damaged is not put aside as a game would be: people clear this list to leave nothing behind.
import { NOTHING_READ, READING, type Read, type Reading, withRead } from '../saves/reading.ts';
import { type Loaded, parseSave, usable } from '../saves/save.ts';
import { storeAt } from '../saves/store.ts';
import { rootHere } from './element.ts';

const store = storeAt(rootHere());
/** What this page knows to be stored; undefined where it has to look. */
let known: Loaded<Reading> | undefined;
let writing: Promise<unknown> = Promise.resolve();

const forget = () => {
  known = undefined;
};
store.onChange(forget);
addEventListener('pageshow', ({ persisted }) => persisted && forget()); // back from one that noted something

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

/** The last rules and searches; none where a newer Yamen has kept them in a shape of its own. */
export async function lastRead(): Promise<Reading> {
  return usable(await look()) ?? NOTHING_READ;
}

/** Puts a rule or a search in front. A page that is being left still gets this done if it knows what is stored. */
export function noteRead(read: Read): void {
  write((reading) => withRead(reading, read)).catch(console.warn);
}

/** Forgets all rules and searches; rejects where the browser still has them. */
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
  writing = written.catch(() => {}); // told to whoever asked
  return written;
}
