import {
  getLoadedValue,
  type ListKind,
  MOST_LIST_ENTRIES,
  MOST_UNDO_STEPS,
  type OpenSave,
  parseSave,
  type SaveKind,
} from './save.ts';
import type { StoredValues } from './store.ts';

/** A tool, as far as a beginning game concerns it. */
export interface OpenTool<T> {
  readonly kind: SaveKind<OpenSave<T>>;
  /** Returns the values to save so that a state is in its archive; absent if it has none. */
  archive?(stored: StoredValues, state: T): StoredValues;
  /** Whether a state is worth archiving. */
  isBegun(state: T): boolean;
}

/**
 * Opens the next state of a tool: one undo brings the state before back, and the archive gets it if it began.
 * If there is no next state, what is open stays.
 */
export function openNextState<T>(
  stored: StoredValues,
  { kind, archive, isBegun }: OpenTool<T>,
  next: (before: T | undefined) => T | undefined,
): StoredValues {
  const loaded = parseSave(kind, stored[kind.key]);
  if (loaded.state === 'newer') return {};
  const open = getLoadedValue(loaded);
  const now = next(open?.now);
  if (now === undefined) return {};
  const past = open ? [...open.past, open.now].slice(-MOST_UNDO_STEPS) : [];
  const save = { [kind.key]: { version: kind.version, now, past, future: [] } };
  if (!archive || !open || !isBegun(open.now)) return save;
  return { ...save, ...archive(stored, open.now) };
}

/** Puts a state in front of an archive, in place of an older version of it. */
export function archiveState<T extends { readonly id: string }, List>(
  stored: StoredValues,
  archive: ListKind<T, List>,
  state: T,
): StoredValues {
  const loaded = parseSave(archive, stored[archive.key]);
  if (loaded.state === 'newer') return {};
  const list = getLoadedValue(loaded);
  const others = list ? archive.listEntries(list).filter(({ id }) => id !== state.id) : [];
  return { [archive.key]: archive.toSave([state, ...others].slice(0, MOST_LIST_ENTRIES)) };
}
