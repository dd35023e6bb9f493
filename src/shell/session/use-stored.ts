import { useEffect, useRef, useState } from 'preact/hooks';
import { SITE_ROOT } from '../../i18n/paths.ts';
import { getLoadedValue, loadSave, type SaveKind } from '../../saves/save.ts';
import { createStore, type Store } from '../../saves/store.ts';

/**
 * Whether a value is loaded and can be stored: not yet, yes, no because a newer version wrote it, or failed.
 */
export type StoredStatus = 'loading' | 'kept' | 'newer' | 'not-kept';

/** A stored value of a page, which is stored again with every change. */
export interface Stored<T> {
  readonly value: T;
  readonly status: StoredStatus;
  change(next: T): void;
}

/** Opens the saves of the site. */
export const createPageStore = (): Store => createStore(SITE_ROOT);

/**
 * Loads a value, follows its changes in other tabs, and stores every change; `fallback` until one is stored.
 */
export function useStored<T>(store: Store, kind: SaveKind<T>, fallback: T): Stored<T> {
  const [value, setValue] = useState(fallback);
  const [status, setStatus] = useState<StoredStatus>('loading');
  const isNewer = useRef(false);
  const fail = (error: unknown) => {
    console.warn(error);
    setStatus('not-kept');
  };
  const load = async () => {
    const loaded = await loadSave(store, kind);
    isNewer.current = loaded.state === 'newer';
    setValue(getLoadedValue(loaded) ?? fallback);
    setStatus(isNewer.current ? 'newer' : 'kept');
  };
  useEffect(() => {
    const reload = () => void load().catch(fail);
    reload();
    return store.onChange((keys) => keys.includes(kind.key) && reload());
  }, []);
  return {
    value,
    status,
    change(next) {
      setValue(next);
      if (isNewer.current) return;
      store.save({ [kind.key]: next }).then(() => setStatus('kept'), fail);
    },
  };
}
