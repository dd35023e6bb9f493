import type { IDBPDatabase } from 'idb';
import { channelAt, openSaves, SAVES } from './store.ts';

/** Everything that is stored, by key. */
export type Saves = Readonly<Record<string, unknown>>;

/** The keys under which something is stored. */
export function keysKept(root: string): Promise<readonly string[]> {
  return withSaves(root, async (database) => (await database.getAllKeys(SAVES)).map(String));
}

export function loadAll(root: string): Promise<Saves> {
  return withSaves(root, (database) => readAll(database.transaction(SAVES).store));
}

/**
 * Reads everything and writes what `change` makes of it, all in one transaction, so that no other tab comes between;
 * undefined removes a key. Where not all of it can be written, nothing is.
 */
export async function exchange(root: string, change: (here: Saves) => Saves): Promise<void> {
  const written = await withSaves(root, async (database) => {
    const transaction = database.transaction(SAVES, 'readwrite', { durability: 'strict' });
    const { store, done } = transaction;
    const values = Object.entries(change(await readAll(store)));
    // What cannot even be asked for is a failure like others: asynchronous, so that none of them goes unseen.
    const write = async (key: string, value: unknown): Promise<unknown> =>
      value === undefined ? store.delete(key) : store.put(value, key);
    try {
      await Promise.all([...values.map(([key, value]) => write(key, value)), done]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    return values.map(([key]) => key);
  });
  const otherTabs = channelAt(root);
  otherTabs?.postMessage(written);
  otherTabs?.close();
}

/** Lets go of what a transaction was to write, also where it has ended by itself. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has: nothing of it is written.
  }
}

/** What can be read of a store: idb gives one for each kind of transaction. */
interface Readable {
  getAllKeys(): Promise<readonly IDBValidKey[]>;
  getAll(): Promise<readonly unknown[]>;
}

async function readAll(store: Readable): Promise<Saves> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
}

async function withSaves<T>(root: string, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openSaves(root, () => ({}));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
