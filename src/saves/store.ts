import { type IDBPDatabase, openDB } from 'idb';

/**
 * What this browser keeps for Yamen: values under keys, in IndexedDB. Every `keep` is one transaction with strict
 * durability, so that a killed browser or a dead battery loses at most the tap under way.
 *
 * Each method rejects while the browser keeps nothing (private mode, full, no answer); what could not be kept is
 * written with the next `keep` that succeeds. Where the browser has deleted the database behind the page's back, the
 * new one begins with what this page knows.
 */
export interface Store {
  /** The values under some keys, read at one moment; undefined where there is none. */
  load(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Writes all of `values` or nothing; undefined removes a key. */
  keep(values: Values): Promise<void>;
  /** Calls `changed` with the keys that another tab has written. */
  onChange(changed: (keys: readonly string[]) => void): void;
}

type Values = Readonly<Record<string, unknown>>;

export const SAVES = 'saves';
/** How long a browser may take to open its database before we go on without. */
const LONGEST_WAIT = 4000;

/** The name of the site's database, and of the channel on which its tabs tell each other what they have written. */
const nameAt = (root: string) => `yamen ${root}`;

/** Opens the database of the site at `root`; a new one begins with what `known` gives. */
export function openSaves(root: string, known: () => Values, forget?: () => void): Promise<IDBPDatabase> {
  return inTime(
    openDB(nameAt(root), 1, {
      upgrade(fresh) {
        const saves = fresh.createObjectStore(SAVES);
        for (const [key, value] of Object.entries(known())) if (value !== undefined) saves.put(value, key);
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(), // a newer Yamen wants to change the shape
      ...(forget && { terminated: forget }),
    }),
  );
}

/** Where the tabs of the site at `root` tell each other which keys they have written; null where they cannot. */
export function channelAt(root: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(nameAt(root));
  } catch {
    return null; // an old browser, or one that forbids all storage
  }
}

/** The store of the site at `root`. Opens its database when first used, and again when the browser has closed it. */
export function storeAt(root: string): Store {
  const otherTabs = channelAt(root);
  let connection: Promise<IDBPDatabase> | null = null;
  let unkept: Values = {};
  let known: Values = {};

  const forget = () => {
    connection = null;
  };
  const connect = () => {
    connection ??= openSaves(root, () => known, forget);
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
    async load(keys) {
      const values = await twice((database) => {
        const { store } = database.transaction(SAVES);
        return Promise.all(keys.map((key) => store.get(key)));
      });
      known = { ...known, ...Object.fromEntries(keys.map((key, i) => [key, values[i]])) };
      return values;
    },
    async keep(values) {
      known = { ...known, ...values };
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

async function write(database: IDBPDatabase, values: Values): Promise<void> {
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
