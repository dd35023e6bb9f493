import { type Loaded, type OpenSave, parseSave, type SaveKind, usable } from '../../saves/save.ts';
import type { History } from './history.ts';

/** Conversion between a state and the different format in which it is stored. */
export interface Shape<State, Stored> {
  /** Converts from storage. Returns the same object for the same input where speed requires it. */
  read(stored: Stored): State;
  stored(state: State): Stored;
}

/** How a tool stores its open state. */
export interface Kept<State> {
  readonly kind: SaveKind<unknown>;
  parse(raw: unknown): { readonly loaded: Loaded<unknown>; readonly history: History<State> | undefined };
  saveOf(history: History<State>): unknown;
}

/** Stores states in another format. */
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

/** Stores states unchanged. */
export function keptIn<State>(kind: SaveKind<OpenSave<State>>): Kept<State> {
  return keptAs<State, State>(kind, { read: (state) => state, stored: (state) => state });
}

function mapped<A, B>({ now, past, future }: History<A>, to: (one: A) => B): History<B> {
  return { now: to(now), past: past.map(to), future: future.map(to) };
}
