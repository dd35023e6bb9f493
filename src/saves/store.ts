import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { makeQuarantineKey } from './quarantine-key.ts';

/**
 * Key-value storage of the site in IndexedDB. Each `save` is one transaction with strict durability, so that
 * a crash or an empty battery loses at most the last change.
 *
 * All methods reject if the browser cannot store (private mode, full disk, no answer); what could not be
 * written is written with the next successful `save`, unless another tab has written it since. Values that
 * this page has not read, because reading failed, are quarantined before they are overwritten. If the browser
 * has deleted the database in the meantime, the new one is filled with the values that this page knows.
 */
export interface Store {
  /** Reads the values of some keys in one transaction; undefined for a key without a value. */
  load(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Writes all of `values` or none; undefined removes a key. Resolves to whether a value was quarantined. */
  save(values: StoredValues): Promise<boolean>;
  /** Calls `listener` with the keys that another tab has written. Returns a function that unsubscribes. */
  onChange(listener: (keys: readonly string[]) => void): () => void;
}

/** Stored values by the key of their save. */
export type StoredValues = Readonly<Record<string, unknown>>;
type Entries = readonly (readonly [key: string, value: unknown])[];

const SAVES = 'saves';
/** How long to wait for the database to open, in milliseconds. */
const LONGEST_WAIT = 4000;

/** The name of the site's database, and of the channel on which its tabs announce their writes. */
const makeDatabaseName = (root: string) => `yamen ${root}`;

/** Opens the database of the site at `root`; a new one is filled with the result of `known`. */
export function openSaves(
  root: string,
  known: () => Entries,
  onTerminated?: () => void,
): Promise<IDBPDatabase> {
  const fill = (saves: Writable) =>
    Promise.all(known().map(([key, value]) => putOrDelete(saves, key, value)));
  return open(root, fill, onTerminated);
}

/**
 * Opens the database of the site at `root`; null if it does not exist. The database is created only by
 * callers that have values to store.
 */
export async function openExistingDatabase(root: string): Promise<IDBPDatabase | null> {
  let exists = true;
  const abortCreation = async (_: unknown, transaction: { abort(): void }) => {
    exists = false;
    transaction.abort();
  };
  try {
    return await open(root, abortCreation);
  } catch (error) {
    if (exists) throw error;
    return null;
  }
}

/**
 * Opens the database. A new one is filled by `fill` in the transaction that creates it; if that fails,
 * opening fails.
 */
function open(
  root: string,
  fill: (saves: Writable, transaction: { abort(): void }) => Promise<unknown>,
  onTerminated?: () => void,
): Promise<IDBPDatabase> {
  return withTimeout(
    openDB(makeDatabaseName(root), 1, {
      upgrade(newDatabase, _, __, transaction) {
        const filled = fill(newDatabase.createObjectStore(SAVES), transaction);
        Promise.all([filled, transaction.done]).catch(() => {}); // reported by the opening
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(), // a newer version changes the schema
      ...(onTerminated && { terminated: onTerminated }),
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
    const [result] = await Promise.all([work(transaction), transaction.done]);
    return result;
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
    return new BroadcastChannel(makeDatabaseName(root));
  } catch {
    return null; // an old browser, or one that blocks all storage
  }
}

/**
 * Returns a function that runs work on the database of the site at `root`, which is opened on first use; a
 * new one is filled with the result of `known`.
 */
function createConnectionRunner(root: string, known: () => Entries) {
  let connection: Promise<IDBPDatabase> | null = null;
  const forgetConnection = () => {
    connection = null;
  };
  const connect = () => {
    connection ??= openSaves(root, known, forgetConnection);
    return connection;
  };
  return async <T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch {
      forgetConnection(); // some browsers drop a connection in the background: retry with a new one
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
  const runConnected = createConnectionRunner(root, () => [...known, ...unwritten]);
  const onChange: Store['onChange'] = (listener) => {
    const handleMessage = ({ data }: MessageEvent<readonly string[]>) => listener(data);
    otherTabs?.addEventListener('message', handleMessage);
    return () => otherTabs?.removeEventListener('message', handleMessage);
  };
  onChange((keys) => {
    for (const key of keys) unwritten.delete(key);
  });
  return {
    async load(keys) {
      const values = await runConnected((database) =>
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
      const batch = [...unwritten];
      const hasQuarantined = await runConnected((database) => write(database, batch, known));
      for (const [key, value] of batch) {
        known.set(key, value);
        if (unwritten.get(key) === value) unwritten.delete(key);
      }
      announceWrites(
        otherTabs,
        batch.map(([key]) => key),
      );
      return hasQuarantined;
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
    let hasQuarantined = false;
    for (const [key, value] of values) {
      const unread = value !== undefined && !known.has(key) && (await store.get(key));
      if (!unread) continue;
      await store.put(unread, makeQuarantineKey(key, new Date()));
      hasQuarantined = true;
    }
    const writes = values.map(([key, value]) => putOrDelete(store, key, value));
    transaction.commit(); // does not wait for the page, which may be closing
    await Promise.all(writes);
    return hasQuarantined;
  });

/** Rejects if `opening` takes too long: some browsers never answer. */
function withTimeout<T>(opening: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer from the database')), LONGEST_WAIT),
  );
  return Promise.race([opening, timeout]);
}
