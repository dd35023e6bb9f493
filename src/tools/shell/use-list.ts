import { useEffect, useRef, useState } from 'preact/hooks';
import { ROOT } from '../../i18n/paths.ts';
import { newId } from '../../saves/id.ts';
import { type ListKind, parseSave, putAside, usable } from '../../saves/save.ts';
import { type Store, storeAt } from '../../saves/store.ts';

/** Things that a tool keeps beside its state. */
export interface KeptList<T> {
  readonly all: readonly T[];
  /** Why they are not kept, as a key of the texts. */
  readonly trouble: 'save-failed' | 'save-newer' | null;
  /** Puts one in place of that of its id; one with an empty id is new. */
  keep(one: T): void;
  remove(id: string): void;
}

/** A list that is kept at every change, and follows what another tab makes of it. */
export function useList<T extends { readonly id: string }, Save>(kind: ListKind<T, Save>): KeptList<T> {
  const [all, setAll] = useState<readonly T[]>([]);
  const [trouble, setTrouble] = useState<KeptList<T>['trouble']>(null);
  const store = useRef<Store | null>(null);
  const fail = (error: unknown) => {
    console.warn(error);
    setTrouble('save-failed');
  };
  useEffect(() => {
    const opened = storeAt(ROOT);
    store.current = opened;
    const load = async () => {
      const [raw] = await opened.load([kind.key]);
      const loaded = parseSave(kind, raw);
      await putAside(opened, kind, loaded, new Date());
      const save = usable(loaded);
      setAll(save ? kind.allIn(save) : []);
      if (loaded.state === 'newer') setTrouble('save-newer');
    };
    load().catch(fail);
    opened.onChange((keys) => keys.includes(kind.key) && void load().catch(fail));
  }, []);
  const write = (next: readonly T[]) => {
    setAll(next);
    if (trouble === 'save-newer') return; // left as it is
    store.current
      ?.keep({ [kind.key]: kind.saveOf(next) })
      .then(() => setTrouble(null))
      .catch(fail);
  };
  const others = (id: string) => all.filter((one) => one.id !== id);
  return {
    all,
    trouble,
    keep: (one) => write([...others(one.id), { ...one, id: one.id || newId() }]),
    remove: (id) => write(others(id)),
  };
}
