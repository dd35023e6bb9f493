import { type IDBPDatabase, openDB } from 'idb';

/**
 * What this browser keeps for Yamen: values under keys, in IndexedDB. Every `keep` is one transaction with strict
 * durability, so that a killed browser or a dead battery loses at most the tap under way.
 *
 * Each method rejects while the browser keeps nothing (private mode, full, no answer); what could not be kept is
 * written with the next `keep` that succeeds.
 */
export interface Store {
  /** The values under some keys, read at one moment; undefined where there is none. */
  load(keys: readonly string[]): Promise<readonly unknown[]>;
  loadAll(): Promise<Readonly<Record<string, unknown>>>;
  /** Writes all of `values` or nothing; undefined removes a key. */
  keep(values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Calls `changed` with the keys that another tab has written. */
  onChange(changed: (keys: readonly string[]) => void): void;
}

const SAVES = 'saves';
/** How long a browser may take to open its database before we go on without. */
const LONGEST_WAIT = 4000;

/** The store of the site at `root`. Opens its database when first used, and again when the browser has closed it. */
export function storeAt(root: string): Store {
  const name = `yamen ${root}`;
  const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  let connection: Promise<IDBPDatabase> | null = null;
  let unkept: Record<string, unknown> = {};

  const forget = () => {
    connection = null;
  };
  const connect = () => {
    connection ??= inTime(
      openDB(name, 1, {
        upgrade: (fresh) => void fresh.createObjectStore(SAVES),
        blocking: (_, __, event) => (event.target as IDBDatabase).close(), // a newer Yamen wants to change the shape
        terminated: forget,
      }),
    );
    return connection;
  };
  /** Some browsers drop a connection in the background; a second try then gets a new one. */
  const twice = async <T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch {
      forget();
      return work(await connect());
    }
  };

  return {
    load: (keys) =>
      twice((database) => {
        const { store } = database.transaction(SAVES);
        return Promise.all(keys.map((key) => store.get(key)));
      }),
    loadAll: () =>
      twice(async (database) => {
        const { store } = database.transaction(SAVES);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
      }),
    async keep(values) {
      unkept = { ...unkept, ...values };
      const writing = unkept;
      await twice((database) => write(database, writing));
      if (unkept === writing) unkept = {};
      otherTabs?.postMessage(Object.keys(writing));
    },
    onChange(changed) {
      otherTabs?.addEventListener('message', (event: MessageEvent<readonly string[]>) => changed(event.data));
    },
  };
}

async function write(database: IDBPDatabase, values: Readonly<Record<string, unknown>>): Promise<void> {
  const transaction = database.transaction(SAVES, 'readwrite', { durability: 'strict' });
  const writes = Object.entries(values).map(([key, value]) =>
    value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key),
  );
  transaction.commit(); // does not wait for the page, which may be closing
  await Promise.all([...writes, transaction.done]);
}

/** Rejects when `opening` takes too long: a browser may leave it without an answer for ever. */
function inTime<T>(opening: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The browser does not open its database')), LONGEST_WAIT),
  );
  return Promise.race([opening, tooLong]);
}
