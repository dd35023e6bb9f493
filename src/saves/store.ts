import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { makeQuarantineKey } from './save.ts';

/**
 * Key-value storage of the site in IndexedDB. Each `keep` is one transaction with strict durability, so that
 * a crash or an empty battery loses at most the last change.
 *
 * All methods reject if the browser cannot store (private mode, full disk, no answer); what could not be
 * written is written with the next successful `keep`, unless another tab has written it since. Values that
 * this page has not read, because reading failed, are quarantined before they are overwritten. If the browser
 * has deleted the database in the meantime, the new one is filled with the values that this page knows.
 */
export interface Store {
  /** Reads the values of some keys in one transaction; undefined for a key without a value. */
  load(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Writes all of `values` or none; undefined removes a key. Resolves to whether a value was quarantined. */
  save(values: StoredValues): Promise<boolean>;
  /** Calls `changed` with the keys that another tab has written. Returns a function that unsubscribes. */
  onChange(changed: (keys: readonly string[]) => void): () => void;
}

/** Values by key. */
export type StoredValues = Readonly<Record<string, unknown>>;
type Entries = readonly (readonly [key: string, value: unknown])[];

const SAVES = 'saves';
/** How long to wait for the database to open, in milliseconds. */
const LONGEST_WAIT = 4000;

/** The name of the site's database, and of the channel on which its tabs announce their writes. */
const nameAt = (root: string) => `yamen ${root}`;

/** Opens the database of the site at `root`; a new one is filled with the result of `known`. */
export function openSaves(root: string, known: () => Entries, forget?: () => void): Promise<IDBPDatabase> {
  const begin = (saves: Writable) =>
    Promise.all(known().map(([key, value]) => putOrDelete(saves, key, value)));
  return open(root, begin, forget);
}

/**
 * Opens the database of the site at `root` if it exists, else returns null: only callers with known values
 * create it.
 */
export async function openExistingSaves(root: string): Promise<IDBPDatabase | null> {
  let isThere = true;
  const abortCreation = async (_: unknown, transaction: { abort(): void }) => {
    isThere = false;
    transaction.abort();
  };
  try {
    return await open(root, abortCreation);
  } catch (error) {
    if (isThere) throw error;
    return null;
  }
}

/**
 * Opens the database. A new one is filled by `begin` in the transaction that creates it; if that fails,
 * opening fails.
 */
function open(
  root: string,
  begin: (saves: Writable, transaction: { abort(): void }) => Promise<unknown>,
  forget?: () => void,
): Promise<IDBPDatabase> {
  return withTimeout(
    openDB(nameAt(root), 1, {
      upgrade(fresh, _, __, transaction) {
        const begun = begin(fresh.createObjectStore(SAVES), transaction);
        Promise.all([begun, transaction.done]).catch(() => {}); // reported by the opening
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(), // a newer version changes the schema
      ...(forget && { terminated: forget }),
    }),
  );
}

type Transaction<M extends 'readonly' | 'readwrite'> = IDBPTransaction<unknown, [typeof SAVES], M>;

/**
 * Runs `work` in a transaction (with strict durability if it writes) and returns its result after the
 * transaction has completed. A browser may abort a transaction by itself, for example when it deletes the
 * database; so the completion is always awaited. If `work` fails, nothing is written.
 */
export async function runTransaction<T, M extends 'readonly' | 'readwrite'>(
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

/** Aborts a transaction, even if it has already ended. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // Already ended: nothing of it is written.
  }
}

/** The write methods of an idb store: idb has a different type for each kind of transaction. */
interface Writable {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/**
 * Stores a value; undefined removes it. It is async, so that an exception thrown by the call also becomes a
 * rejection.
 */
export async function putOrDelete(store: Writable, key: string, value: unknown): Promise<void> {
  await (value === undefined ? store.delete(key) : store.put(value, key));
}

const written = new Set<string>();

/** The keys that this page has written; code that is loaded after the first tap uses it to catch up. */
export const writtenKeys: ReadonlySet<string> = written;

/** Announces which keys were written. */
export function announceWrites(otherTabs: BroadcastChannel | null, keys: readonly string[]): void {
  for (const key of keys) written.add(key);
  otherTabs?.postMessage(keys);
}

/**
 * Returns the channel on which the tabs of the site at `root` announce their writes; null if not supported.
 */
export function openSaveChannel(root: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(nameAt(root));
  } catch {
    return null; // an old browser, or one that blocks all storage
  }
}

/**
 * Returns a function that runs work on the database of the site at `root`, which is opened on first use; a
 * new one is filled with the result of `known`.
 */
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
      forget(); // some browsers drop a connection in the background: retry with a new one
      return work(await connect());
    }
  };
}

/**
 * Makes the store of the site at `root`. The database is opened on first use, and again if the browser has
 * closed it.
 */
export function createStore(root: string): Store {
  const otherTabs = openSaveChannel(root);
  /** The stored values that this page has read or written. */
  const known = new Map<string, unknown>();
  const unwritten = new Map<string, unknown>();
  const connected = connectionAt(root, () => [...known, ...unwritten]);
  const onChange: Store['onChange'] = (changed) => {
    const handleMessage = ({ data }: MessageEvent<readonly string[]>) => changed(data);
    otherTabs?.addEventListener('message', handleMessage);
    return () => otherTabs?.removeEventListener('message', handleMessage);
  };
  onChange((keys) => {
    for (const key of keys) unwritten.delete(key);
  });
  return {
    async load(keys) {
      const values = await connected((database) =>
        runTransaction(database, 'readonly', ({ store }) =>
          Promise.all(keys.map(async (key) => store.get(key))),
        ),
      );
      keys.forEach((key, i) => {
        known.set(key, values[i]);
      });
      return values;
    },
    async save(values) {
      for (const [key, value] of Object.entries(values)) unwritten.set(key, value);
      const writing = [...unwritten];
      const isAside = await connected((database) => write(database, writing, known));
      for (const [key, value] of writing) {
        known.set(key, value);
        if (unwritten.get(key) === value) unwritten.delete(key);
      }
      announceWrites(
        otherTabs,
        writing.map(([key]) => key),
      );
      return isAside;
    },
    onChange,
  };
}

/**
 * Writes all of `values` or none. A stored value that is not in `known` is quarantined first; resolves to
 * whether that happened.
 */
const write = (
  database: IDBPDatabase,
  values: Entries,
  known: ReadonlyMap<string, unknown>,
): Promise<boolean> =>
  runTransaction(database, 'readwrite', async (transaction) => {
    const { store } = transaction;
    let isAside = false;
    for (const [key, value] of values) {
      const there = value !== undefined && !known.has(key) && (await store.get(key));
      if (!there) continue;
      await store.put(there, makeQuarantineKey(key, new Date()));
      isAside = true;
    }
    const writes = values.map(([key, value]) => putOrDelete(store, key, value));
    transaction.commit(); // does not wait for the page, which may be closing
    await Promise.all(writes);
    return isAside;
  });

/** Rejects if `opening` takes too long: some browsers never answer. */
function withTimeout<T>(opening: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer from the database')), LONGEST_WAIT),
  );
  return Promise.race([opening, tooLong]);
}
