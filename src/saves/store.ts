import { openDB } from 'idb';

/**
 * What this browser keeps for Yamen: values under keys, in IndexedDB. Every `keep` is one transaction with strict
 * durability, so that a killed browser or a dead battery loses at most the tap under way.
 */
export interface Store {
  load(key: string): Promise<unknown>;
  loadAll(): Promise<Readonly<Record<string, unknown>>>;
  /** Writes all of `values` or nothing; undefined removes a key. */
  keep(values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Calls `changed` with the keys that another tab has written. */
  onChange(changed: (keys: readonly string[]) => void): void;
}

const SAVES = 'saves';

/** Opens the store of the site at `root`; rejects where the browser keeps nothing. */
export async function openStore(root: string): Promise<Store> {
  const name = `yamen ${root}`;
  const db = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore(SAVES) });
  const otherTabs = new BroadcastChannel(name);
  return {
    load: (key) => db.get(SAVES, key),
    async loadAll() {
      const transaction = db.transaction(SAVES);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
    },
    async keep(values) {
      const transaction = db.transaction(SAVES, 'readwrite', { durability: 'strict' });
      const writes = Object.entries(values).map(([key, value]) =>
        value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key),
      );
      transaction.commit(); // does not wait for the page, which may be closing
      await Promise.all([...writes, transaction.done]);
      otherTabs.postMessage(Object.keys(values));
    },
    onChange(changed) {
      otherTabs.addEventListener('message', (event: MessageEvent<readonly string[]>) => changed(event.data));
    },
  };
}
