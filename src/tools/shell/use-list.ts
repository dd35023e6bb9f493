import { useEffect, useState } from 'preact/hooks';
import { newId } from '../../saves/id.ts';
import { type ListKind, parseSave, putAside, usable } from '../../saves/save.ts';
import type { Session } from './session.ts';
import type { Kit } from './tool.ts';

/** A list that a tool stores beside its state. */
export interface KeptList<T> {
  readonly all: readonly T[];
  /** Why the list is not saved; null if it is. */
  readonly trouble: 'save-failed' | 'save-newer' | null;
  /** Replaces the entry with the same id; an entry with an empty id is added. */
  keep(one: T): void;
  remove(...ids: readonly string[]): void;
}

/** A list that is saved at every change and follows changes in other tabs. */
export function useList<K extends Kit, T extends { readonly id: string }, Save>(
  { store }: Pick<Session<K>, 'store'>,
  kind: ListKind<T, Save>,
): KeptList<T> {
  const [all, setAll] = useState<readonly T[]>([]);
  const [trouble, setTrouble] = useState<KeptList<T>['trouble']>(null);
  const fail = (error: unknown) => {
    console.warn(error);
    setTrouble('save-failed');
  };
  useEffect(() => {
    const load = async () => {
      const [raw] = await store.load([kind.key]);
      const loaded = parseSave(kind, raw);
      await putAside(store, kind, loaded, new Date());
      const save = usable(loaded);
      setAll(save ? kind.allIn(save) : []);
      if (loaded.state === 'newer') setTrouble('save-newer');
    };
    load().catch(fail);
    return store.onChange((keys) => keys.includes(kind.key) && void load().catch(fail));
  }, []);
  const write = (next: readonly T[]) => {
    setAll(next);
    if (trouble === 'save-newer') return; // left as it is
    store
      .keep({ [kind.key]: kind.saveOf(next) })
      .then(() => setTrouble(null))
      .catch(fail);
  };
  const others = (...ids: readonly string[]) => all.filter((one) => !ids.includes(one.id));
  return {
    all,
    trouble,
    keep: (one) => write([...others(one.id), { ...one, id: one.id || newId() }]),
    remove: (...ids) => write(others(...ids)),
  };
}
