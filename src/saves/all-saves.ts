import type { IDBPDatabase } from 'idb';
import {
  announceWrites,
  openExistingDatabase,
  openSaveChannel,
  openSaves,
  putOrDelete,
  runTransaction,
} from './store.ts';

/** All stored values, by key. */
export type Saves = Readonly<Record<string, unknown>>;

/** Returns the keys of all stored values. */
export async function loadSaveKeys(root: string): Promise<readonly string[]> {
  return (await querySaves(root, (store) => store.getAllKeys()))?.map(String) ?? [];
}

/** Loads all stored values; none if nothing was ever stored. */
export async function loadAllSaves(root: string): Promise<Saves> {
  return (await querySaves(root, readAll)) ?? {};
}

/** Runs a query on the saves; null if nothing was ever stored or all of it was deleted. */
async function querySaves<T>(root: string, query: (store: Readable) => Promise<T>): Promise<T | null> {
  const database = await openExistingDatabase(root);
  return (
    database &&
    closeWhenDone(
      database,
      runTransaction(database, 'readonly', ({ store }) => query(store)),
    )
  );
}

/**
 * Reads all saves and writes the result of `change`, in one transaction, so that no other tab writes in
 * between; undefined removes a key. If one value cannot be written, none is.
 */
export async function updateSaves(root: string, change: (saves: Saves) => Saves): Promise<void> {
  const database = await openSaves(root, () => []);
  const update = runTransaction(database, 'readwrite', async ({ store }) => {
    const values = Object.entries(change(await readAll(store)));
    await Promise.all(values.map(([key, value]) => putOrDelete(store, key, value)));
    return values.map(([key]) => key);
  });
  const written = await closeWhenDone(database, update);
  const otherTabs = openSaveChannel(root);
  announceWrites(otherTabs, written);
  otherTabs?.close();
}

/** The read methods of an idb store: idb has a different type for each kind of transaction. */
interface Readable {
  getAllKeys(): Promise<readonly IDBValidKey[]>;
  getAll(): Promise<readonly unknown[]>;
}

async function readAll(store: Readable): Promise<Saves> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
}

const closeWhenDone = <T>(database: IDBPDatabase, work: Promise<T>): Promise<T> =>
  work.finally(() => database.close());
