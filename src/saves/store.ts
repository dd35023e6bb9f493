import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { asideKey } from './save.ts';

/**
 * What this browser keeps for Yamen: values under keys, in IndexedDB. Every `keep` is one transaction with strict
 * durability, so that a killed browser or a dead battery loses at most the tap under way.
 *
 * Each method rejects while the browser keeps nothing (private mode, full, no answer); what could not be kept is
 * written with the next `keep` that succeeds, unless another tab has written it since. What this page has not read, as
 * where reading failed, is put aside before it is written over. Where the browser has deleted the database behind the
 * page's back, the new one begins with what this page knows.
 */
export interface Store {
  /** The values under some keys, read at one moment; undefined where there is none. */
  load(keys: readonly string[]): Promise<readonly unknown[]>;
  /**
   * Writes all of `values` or nothing; undefined removes a key. Gives whether anything that stood there was put
   * aside.
   */
  keep(values: Values): Promise<boolean>;
  /** Calls `changed` with the keys that another tab has written, until what it gives is called. */
  onChange(changed: (keys: readonly string[]) => void): () => void;
}

/** Values by their keys. */
export type Values = Readonly<Record<string, unknown>>;
type Entries = readonly (readonly [key: string, value: unknown])[];

const SAVES = 'saves';
/** How long a browser may take to open its database before we go on without. */
const LONGEST_WAIT = 4000;

/** The name of the site's database, and of the channel on which its tabs tell each other what they have written. */
const nameAt = (root: string) => `yamen ${root}`;

/** Opens the database of the site at `root`; a new one begins with what `known` gives. */
export function openSaves(root: string, known: () => Entries, forget?: () => void): Promise<IDBPDatabase> {
  const begin = (saves: Writable) => Promise.all(known().map(([key, value]) => put(saves, key, value)));
  return open(root, begin, forget);
}

/**
 * Opens the database of the site at `root` where there is one, else null: to make one is left to those who can begin it
 * with what they know.
 */
export async function findSaves(root: string): Promise<IDBPDatabase | null> {
  let isThere = true;
  const leave = async (_: unknown, transaction: { abort(): void }) => {
    isThere = false;
    transaction.abort();
  };
  try {
    return await open(root, leave);
  } catch (error) {
    if (isThere) throw error;
    return null;
  }
}

/** Opens the database, and has a new one begun in the transaction that makes it; where that fails, so does the opening. */
function open(
  root: string,
  begin: (saves: Writable, transaction: { abort(): void }) => Promise<unknown>,
  forget?: () => void,
): Promise<IDBPDatabase> {
  return inTime(
    openDB(nameAt(root), 1, {
      upgrade(fresh, _, __, transaction) {
        const begun = begin(fresh.createObjectStore(SAVES), transaction);
        Promise.all([begun, transaction.done]).catch(() => {}); // told by the opening
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(), // a newer Yamen wants to change the shape
      ...(forget && { terminated: forget }),
    }),
  );
}

type Transaction<M extends 'readonly' | 'readwrite'> = IDBPTransaction<unknown, [typeof SAVES], M>;

/**
 * What `work` makes of the saves in one transaction, of strict durability where it writes, once that has ended. A browser
 * may end one by itself, as when it deletes the database: so its end is always waited for, and where `work` fails there
 * is nothing of it.
 */
export async function transact<T, M extends 'readonly' | 'readwrite'>(
  database: IDBPDatabase,
  mode: M,
  work: (transaction: Transaction<M>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(SAVES, mode, { durability: 'strict' });
  try {
    const [made] = await Promise.all([work(transaction), transaction.done]);
    return made;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** Lets go of what a transaction was to write, also where it has ended by itself. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has: nothing of it is written.
  }
}

/** What can be written to: idb gives one for each kind of transaction. */
interface Writable {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/** Stores a value, or with undefined none. What cannot even be asked for fails like all else: later, and seen. */
export async function put(store: Writable, key: string, value: unknown): Promise<void> {
  await (value === undefined ? store.delete(key) : store.put(value, key));
}

const written = new Set<string>();

/** The keys that this page has written: for what comes only after a person's first tap. */
export const writtenHere: ReadonlySet<string> = written;

/** Says which keys were written. */
export function announce(otherTabs: BroadcastChannel | null, keys: readonly string[]): void {
  for (const key of keys) written.add(key);
  otherTabs?.postMessage(keys);
}

/** Where the tabs of the site at `root` tell each other which keys they have written; null where they cannot. */
export function channelAt(root: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(nameAt(root));
  } catch {
    return null; // an old browser, or one that forbids all storage
  }
}

/** Does work on the database of the site at `root`, opened when first used; a new one begins with what `known` gives. */
function connectionAt(root: string, known: () => Entries) {
  let connection: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    connection = null;
  };
  const connect = () => {
    connection ??= openSaves(root, known, forget);
    return connection;
  };
  return async <T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch {
      forget(); // some browsers drop a connection in the background: a second try gets a new one
      return work(await connect());
    }
  };
}

/** The store of the site at `root`. Opens its database when first used, and again when the browser has closed it. */
export function storeAt(root: string): Store {
  const otherTabs = channelAt(root);
  /** What is stored, of what this page has read or written. */
  const known = new Map<string, unknown>();
  const unkept = new Map<string, unknown>();
  const connected = connectionAt(root, () => [...known, ...unkept]);
  const onChange: Store['onChange'] = (changed) => {
    const hear = ({ data }: MessageEvent<readonly string[]>) => changed(data);
    otherTabs?.addEventListener('message', hear);
    return () => otherTabs?.removeEventListener('message', hear);
  };
  onChange((keys) => {
    for (const key of keys) unkept.delete(key);
  });
  return {
    async load(keys) {
      const values = await connected((database) =>
        transact(database, 'readonly', ({ store }) => Promise.all(keys.map(async (key) => store.get(key)))),
      );
      keys.forEach((key, i) => {
        known.set(key, values[i]);
      });
      return values;
    },
    async keep(values) {
      for (const [key, value] of Object.entries(values)) unkept.set(key, value);
      const writing = [...unkept];
      const isAside = await connected((database) => write(database, writing, known));
      for (const [key, value] of writing) {
        known.set(key, value);
        if (unkept.get(key) === value) unkept.delete(key);
      }
      announce(
        otherTabs,
        writing.map(([key]) => key),
      );
      return isAside;
    },
    onChange,
  };
}

/** Writes all of `values` or nothing; what stands in the place of one that is not `known` is put aside, and that is said. */
const write = (
  database: IDBPDatabase,
  values: Entries,
  known: ReadonlyMap<string, unknown>,
): Promise<boolean> =>
  transact(database, 'readwrite', async (transaction) => {
    const { store } = transaction;
    let isAside = false;
    for (const [key, value] of values) {
      const there = value !== undefined && !known.has(key) && (await store.get(key));
      if (!there) continue;
      await store.put(there, asideKey(key, new Date()));
      isAside = true;
    }
    const writes = values.map(([key, value]) => put(store, key, value));
    transaction.commit(); // does not wait for the page, which may be closing
    await Promise.all(writes);
    return isAside;
  });

/** Rejects when `opening` takes too long: a browser may leave it without an answer for ever. */
function inTime<T>(opening: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer from the database')), LONGEST_WAIT),
  );
  return Promise.race([opening, tooLong]);
}
