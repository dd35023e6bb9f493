import { useEffect, useState } from 'preact/hooks';
import { createId } from '../../saves/create-id.ts';
import { getLoadedValue, type ListKind, parseSave, quarantineDamage } from '../../saves/save.ts';
import type { ToolTypes } from '../tool-types.ts';
import type { Session } from './session.ts';

/** A list that a tool stores in addition to its state. */
export interface SavedList<T> {
  readonly all: readonly T[];
  /** Why the list is not saved; null if it is. */
  readonly saveError: 'save-failed' | 'save-newer' | null;
  /** Replaces the entry with the same id; an entry with an empty id is added. */
  put(one: T): void;
  remove(...ids: readonly string[]): void;
}

/** Holds a list that is saved at every change and follows changes in other tabs. */
export function useSavedList<K extends ToolTypes, T extends { readonly id: string }, Save>(
  { store }: Pick<Session<K>, 'store'>,
  kind: ListKind<T, Save>,
): SavedList<T> {
  const [all, setAll] = useState<readonly T[]>([]);
  const [saveError, setSaveError] = useState<SavedList<T>['saveError']>(null);
  const fail = (error: unknown) => {
    console.warn(error);
    setSaveError('save-failed');
  };
  useEffect(() => {
    const load = async () => {
      const [raw] = await store.load([kind.key]);
      const loaded = parseSave(kind, raw);
      await quarantineDamage(store, kind, loaded, new Date());
      const save = getLoadedValue(loaded);
      setAll(save ? kind.listEntries(save) : []);
      if (loaded.state === 'newer') setSaveError('save-newer');
    };
    load().catch(fail);
    return store.onChange((keys) => keys.includes(kind.key) && void load().catch(fail));
  }, []);
  const write = (next: readonly T[]) => {
    setAll(next);
    if (saveError === 'save-newer') return; // a save from a newer version is not overwritten
    store
      .save({ [kind.key]: kind.toSave(next) })
      .then(() => setSaveError(null))
      .catch(fail);
  };
  const others = (...ids: readonly string[]) => all.filter((one) => !ids.includes(one.id));
  return {
    all,
    saveError,
    put: (one) => write([...others(one.id), { ...one, id: one.id || createId() }]),
    remove: (...ids) => write(others(...ids)),
  };
}
