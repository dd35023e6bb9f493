import type { ArchiveLabel } from '../saves/archive-label.ts';
import { createId } from '../saves/create-id.ts';
import { getLoadedValue, type ListKind, type LoadResult, parseSave, type SaveKind } from '../saves/save.ts';
import type { StateCodec } from './save-slot.ts';

type All<T> = readonly T[];

/** Where a tool stores archived states, and the functions it needs for that. */
export interface Archive<State> {
  parse(raw: unknown): { readonly loaded: LoadResult<unknown>; readonly all: All<State> };
  toSave(all: All<State>): unknown;
  readonly kind: SaveKind<unknown>;
  getLabel(state: State): ArchiveLabel;
  withTitle(state: State, title: string): State;
  /** Makes a state a version of the same entry as another one. */
  withLabel(state: State, label: ArchiveLabel): State;
  /** Gives a state a new id and the current time. */
  withNewId(state: State): State;
}

/** Returns an archive of states that are stored in another format. */
export function createArchive<State extends ArchiveLabel, Stored, Save>(
  kind: ListKind<Stored, Save>,
  { decode, encode }: StateCodec<State, Stored>,
): Archive<State> {
  return {
    kind,
    parse(raw) {
      const loaded = parseSave(kind, raw);
      const save = getLoadedValue(loaded);
      return { loaded, all: save === undefined ? [] : kind.listEntries(save).map(decode) };
    },
    toSave: (all) => kind.toSave(all.map(encode)),
    getLabel: (state) => state,
    withTitle: (state, title) => ({ ...state, title }),
    withLabel: (state, { id, begun, title }) => ({ ...state, id, begun, title }),
    withNewId: (state) => ({ ...state, id: createId(), begun: new Date().toISOString() }),
  };
}

/** Returns an archive of states that are stored unchanged. */
export function createPlainArchive<State extends ArchiveLabel, Save>(
  kind: ListKind<State, Save>,
): Archive<State> {
  return createArchive<State, State, Save>(kind, { decode: (state) => state, encode: (state) => state });
}

/** Moves `now` to the front of the archive, replacing an older version of the same state. */
export function moveToFront<State>(archive: Archive<State>, all: All<State>, now: State): All<State> {
  return [now, ...removeEntry(archive, all, archive.getLabel(now).id)];
}

/** Removes an archived state, by id. */
export function removeEntry<State>({ getLabel }: Archive<State>, all: All<State>, id: string): All<State> {
  return all.filter((one) => getLabel(one).id !== id);
}

/** Changes the title of an archived state, by id. */
export function renameEntry<State>(archive: Archive<State>, all: All<State>, id: string, title: string) {
  return all.map((one) => (archive.getLabel(one).id === id ? archive.withTitle(one, title) : one));
}

/** Restores a deleted state at its old position. */
export function restoreEntry<State>(all: All<State>, one: State, at: number): All<State> {
  return [...all.slice(0, at), one, ...all.slice(at)];
}
