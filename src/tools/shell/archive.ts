import { newId } from '../../saves/id.ts';
import { type ListKind, type Loaded, parseSave, type SaveKind, usable } from '../../saves/save.ts';
import type { Shape } from './stored.ts';

/** The fields of every state that can be archived: a position, a battle, a game. */
export interface Archived {
  readonly id: string;
  /** Date and time in ISO 8601. */
  readonly begun: string;
  /** Title entered by the user; empty for none. */
  readonly title: string;
}

type All<T> = readonly T[];

/** Where a tool stores archived states, and the functions it needs for that. */
export interface Archive<State> {
  parse(raw: unknown): { readonly loaded: Loaded<unknown>; readonly all: All<State> };
  saveOf(all: All<State>): unknown;
  readonly kind: SaveKind<unknown>;
  labelOf(state: State): Archived;
  renamed(state: State, title: string): State;
  /** Gives a state a new id and the current time. */
  begun(state: State): State;
}

/** An archive of states that are stored in another format. */
export function archivedAs<State extends Archived, Stored, Save>(
  kind: ListKind<Stored, Save>,
  { read, stored }: Shape<State, Stored>,
): Archive<State> {
  return {
    kind,
    parse(raw) {
      const loaded = parseSave(kind, raw);
      const save = usable(loaded);
      return { loaded, all: save === undefined ? [] : kind.allIn(save).map(read) };
    },
    saveOf: (all) => kind.saveOf(all.map(stored)),
    labelOf: (state) => state,
    renamed: (state, title) => ({ ...state, title }),
    begun: (state) => ({ ...state, id: newId(), begun: new Date().toISOString() }),
  };
}

/** An archive of states that are stored unchanged. */
export function archiveIn<State extends Archived, Save>(kind: ListKind<State, Save>): Archive<State> {
  return archivedAs<State, State, Save>(kind, { read: (state) => state, stored: (state) => state });
}

/** Moves `now` to the front of the archive, replacing an older version of the same state. */
export function withFirst<State>(archive: Archive<State>, all: All<State>, now: State): All<State> {
  return [now, ...without(archive, all, archive.labelOf(now).id)];
}

export function without<State>({ labelOf }: Archive<State>, all: All<State>, id: string): All<State> {
  return all.filter((one) => labelOf(one).id !== id);
}

export function withTitle<State>(archive: Archive<State>, all: All<State>, id: string, title: string) {
  return all.map((one) => (archive.labelOf(one).id === id ? archive.renamed(one, title) : one));
}

/** Restores a deleted state at its old position. */
export function withAt<State>(all: All<State>, one: State, at: number): All<State> {
  return [...all.slice(0, at), one, ...all.slice(at)];
}
