import { newId } from '../../saves/id.ts';
import { type ListKind, type Loaded, parseSave, type SaveKind, usable } from '../../saves/save.ts';
import type { Shape } from './stored.ts';

/** What a state has that can be set aside: a position, a battle, a game. */
export interface Archived {
  readonly id: string;
  /** As ISO 8601. */
  readonly begun: string;
  /** Given by a person; empty for none. */
  readonly title: string;
}

type All<T> = readonly T[];

/** Where a tool sets states aside, and what it must know of them for that. */
export interface Archive<State> {
  parse(raw: unknown): { readonly loaded: Loaded<unknown>; readonly all: All<State> };
  saveOf(all: All<State>): unknown;
  readonly kind: SaveKind<unknown>;
  labelOf(state: State): Archived;
  renamed(state: State, title: string): State;
  /** The state as one of its own, begun now. */
  begun(state: State): State;
}

/** Sets aside states of another shape than they are stored in. */
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

/** Sets aside states as they are. */
export function archiveIn<State extends Archived, Save>(kind: ListKind<State, Save>): Archive<State> {
  return archivedAs<State, State, Save>(kind, { read: (state) => state, stored: (state) => state });
}

/** Those set aside, with `now` before them; an older state of it goes. */
export function withFirst<State>(archive: Archive<State>, all: All<State>, now: State): All<State> {
  return [now, ...without(archive, all, archive.labelOf(now).id)];
}

export function without<State>({ labelOf }: Archive<State>, all: All<State>, id: string): All<State> {
  return all.filter((one) => labelOf(one).id !== id);
}

export function withTitle<State>(archive: Archive<State>, all: All<State>, id: string, title: string) {
  return all.map((one) => (archive.labelOf(one).id === id ? archive.renamed(one, title) : one));
}

/** Puts a deleted one back where it was. */
export function withAt<State>(all: All<State>, one: State, at: number): All<State> {
  return [...all.slice(0, at), one, ...all.slice(at)];
}
