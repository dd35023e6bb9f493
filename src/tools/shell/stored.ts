import { type Loaded, type OpenSave, parseSave, type SaveKind, usable } from '../../saves/save.ts';
import type { History } from './history.ts';

/** How a state is stored where that is another shape than it has here. */
export interface Shape<State, Stored> {
  /** The same state again gives the same object, where that matters for speed. */
  read(stored: Stored): State;
  stored(state: State): Stored;
}

/** Where a tool keeps what is open. */
export interface Kept<State> {
  readonly kind: SaveKind<unknown>;
  parse(raw: unknown): { readonly loaded: Loaded<unknown>; readonly history: History<State> | undefined };
  saveOf(history: History<State>): unknown;
}

/** Keeps states of another shape than they are stored in. */
export function keptAs<State, Stored>(
  kind: SaveKind<OpenSave<Stored>>,
  { read, stored }: Shape<State, Stored>,
): Kept<State> {
  return {
    kind,
    parse(raw) {
      const loaded = parseSave(kind, raw);
      const save = usable(loaded);
      return { loaded, history: save && mapped(save, read) };
    },
    saveOf: (history) => ({ version: kind.version, ...mapped(history, stored) }),
  };
}

/** Keeps states as they are. */
export function keptIn<State>(kind: SaveKind<OpenSave<State>>): Kept<State> {
  return keptAs<State, State>(kind, { read: (state) => state, stored: (state) => state });
}

function mapped<A, B>({ now, past, future }: History<A>, to: (one: A) => B): History<B> {
  return { now: to(now), past: past.map(to), future: future.map(to) };
}
