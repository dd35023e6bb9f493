import { getLoadedValue, type LoadResult, type OpenSave, parseSave, type SaveKind } from '../saves/save.ts';
import type { UndoHistory } from './session/undo-history.ts';

/** Conversion between a state and the different format in which it is stored. */
export interface StateCodec<State, Stored> {
  decode(stored: Stored): State;
  encode(state: State): Stored;
}

/** How a tool stores its open state. */
export interface SaveSlot<State> {
  readonly kind: SaveKind<unknown>;
  parse(raw: unknown): {
    readonly loaded: LoadResult<unknown>;
    readonly history: UndoHistory<State> | undefined;
  };
  toSave(history: UndoHistory<State>): unknown;
  /**
   * Creates an encoder for successive saves. It does what `toSave` does, and encodes only those states that
   * the save before did not contain.
   */
  createEncoder(): (history: UndoHistory<State>) => unknown;
}

/**
 * A conversion that may have no state for a stored value: then it is left out of the history, and the tool
 * starts fresh if it was the open one.
 */
interface PartialCodec<State, Stored> {
  decode(stored: Stored): State | undefined;
  encode(state: State): Stored;
}

/** Stores states in another format. */
export function createSaveSlot<State, Stored>(
  kind: SaveKind<OpenSave<Stored>>,
  { decode, encode }: PartialCodec<State, Stored>,
): SaveSlot<State> {
  const decodeAll = (stored: readonly Stored[]) => stored.map(decode).filter((one) => one !== undefined);
  return {
    kind,
    parse(raw) {
      const loaded = parseSave(kind, raw);
      const save = getLoadedValue(loaded);
      const now = save && decode(save.now);
      if (!save || now === undefined) return { loaded, history: undefined };
      return { loaded, history: { now, past: decodeAll(save.past), future: decodeAll(save.future) } };
    },
    toSave: (history) => ({ version: kind.version, ...mapHistory(history, encode) }),
    createEncoder() {
      let last: ReadonlyMap<State, Stored> = new Map();
      return (history) => {
        const next = new Map<State, Stored>();
        const encodeNew = (state: State) => {
          const stored = last.get(state) ?? encode(state);
          next.set(state, stored);
          return stored;
        };
        const save = { version: kind.version, ...mapHistory(history, encodeNew) };
        last = next;
        return save;
      };
    },
  };
}

/** Creates the save slot of a tool that stores its states unchanged. */
export function createPlainSlot<State>(kind: SaveKind<OpenSave<State>>): SaveSlot<State> {
  return createSaveSlot<State, State>(kind, { decode: (state) => state, encode: (state) => state });
}

function mapHistory<A, B>({ now, past, future }: UndoHistory<A>, to: (one: A) => B): UndoHistory<B> {
  return { now: to(now), past: past.map(to), future: future.map(to) };
}
