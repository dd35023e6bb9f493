import { createId } from '../../saves/create-id.ts';
import type { ListKind } from '../../saves/save.ts';
import type { ToolTypes } from '../tool-types.ts';
import type { Session } from './session.ts';
import { useStored } from './use-stored.ts';

/** A list that a tool stores in addition to its state. */
export interface SavedList<T> {
  readonly all: readonly T[];
  /** Why the list is not saved; null if it is. */
  readonly saveError: 'save-failed' | 'save-newer' | null;
  /** Replaces the entry with the same id; an entry with an empty id is added. */
  put(one: T): void;
  remove(...ids: readonly string[]): void;
}

const SAVE_ERRORS = { loading: null, kept: null, newer: 'save-newer', 'not-kept': 'save-failed' } as const;

/** Holds a list that is saved at every change and follows changes in other tabs. */
export function useSavedList<K extends ToolTypes, T extends { readonly id: string }, Save>(
  { store }: Pick<Session<K>, 'store'>,
  kind: ListKind<T, Save>,
): SavedList<T> {
  const { value, status, change } = useStored(store, kind, kind.toSave([]));
  const all = kind.listEntries(value);
  const write = (next: readonly T[]) => change(kind.toSave(next));
  const others = (...ids: readonly string[]) => all.filter((one) => !ids.includes(one.id));
  return {
    all,
    saveError: SAVE_ERRORS[status],
    put: (one) => write([...others(one.id), { ...one, id: one.id || createId() }]),
    remove: (...ids) => write(others(...ids)),
  };
}
