import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../engine/edition.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { Store, Values } from '../../saves/store.ts';
import type { TakeBack } from '../../ui/map.tsx';
import { changed, type History, redone, undone } from './history.ts';
import { begunHistory, type Contents, makeKeeper, type Stage } from './keeper.ts';
import type { Notice } from './notices.tsx';
import type { HouseRules, Kit, Tool } from './tool.ts';

/** The state of a tool with undo and redo, saved at every change. */
export interface Session<K extends Kit> {
  readonly state: K['state'];
  readonly houseRules: HouseRules<K>;
  /** The name of a player at this table; empty if unknown. */
  readonly nameOf: (who: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Sets and saves a new state. Returns a callback that undoes it; undefined if it is the same object, which
   * is no step.
   */
  change(next: K['state']): TakeBack | undefined;
  undo(): void;
  redo(): void;
  /** The latest contents, including changes that are not rendered yet. */
  latest(): Contents<K>;
  /** Changes and saves the contents, together with other values in one transaction. */
  update(change: Partial<Contents<K>>, others?: Values): void;
  /** Changes the contents without saving; they are saved with the next change. */
  show(change: Partial<Contents<K>>): void;
  readonly store: Store;
  /** Registers a function that returns further values to save with each following step. */
  watch(step: Step<K>): void;
  /** Shows a message above the tool; null hides it. */
  setNotice(notice: Notice | null): void;
  /** Announces what was done, in a message with an undo button. */
  notify(text: string): void;
  /** Resolves to whether all changes so far are saved. */
  kept(): Promise<boolean>;
}

/**
 * A session with the fields that only the shell renders. Changes of these do not rerender the first screen.
 */
export interface ShellSession<K extends Kit> extends Session<K> {
  /** Whether the saved state is loaded and shown. */
  readonly isLoaded: boolean;
  /** The archived states, latest first; may contain an older version of the open state. Null until loaded. */
  readonly archive: readonly K['state'][] | null;
  /** Whether the archive is loaded too, or failed to load. */
  readonly isWhole: boolean;
  readonly notice: Notice | null;
}

function freshContents<K extends Kit>(tool: Tool<K>, proposed: Edition): Contents<K> {
  return {
    history: begunHistory(tool),
    archive: null,
    houseRules: freshSettings(proposed),
    nameOf: () => '',
  };
}

/** Returns further values to save with a change of the open state. */
type Step<K extends Kit> = (next: History<K['state']>) => Values | undefined;

/** Loads the saved data, follows changes in other tabs, and saves every change. */
export function useSession<K extends Kit>(tool: Tool<K>, root: string, proposed: Edition): ShellSession<K> {
  const [contents, setContents] = useState(() => freshContents(tool, proposed));
  const [stage, setStage] = useState<Stage>(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(contents);
  const show = (next: Contents<K>) => {
    latest.current = next;
    setContents(next);
  };
  const [{ open, keep, kept, store }] = useState(() =>
    makeKeeper(tool, root, proposed, {
      latest: () => latest.current,
      show,
      setStage,
      say: (later) => setNotice({ later, stays: true }),
      recover: () => setNotice((old) => (old?.later === 'save-failed' ? null : old)),
    }),
  );
  useEffect(() => void open(), []);

  const watcher = useRef<Step<K>>(() => undefined);
  const update: Session<K>['update'] = (change, others) => {
    const before = latest.current;
    const next = { ...before, ...change };
    show(next);
    setNotice((old) => (old?.stays ? old : null));
    keep(before, next, others);
  };
  const turn = (step: (history: History<K['state']>) => History<K['state']>) => {
    const { history } = latest.current;
    const next = step(history);
    if (next !== history) update({ history: next }, watcher.current(next));
  };
  const undo = () => turn(undone);
  const { history, archive, houseRules, nameOf } = contents;
  return {
    state: history.now,
    houseRules,
    nameOf,
    archive,
    isLoaded: stage > 0,
    isWhole: stage > 1,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next) {
      if (next === latest.current.history.now) return undefined;
      turn((now) => changed(now, next));
      return undo;
    },
    undo,
    redo: () => turn(redone),
    latest: () => latest.current,
    update,
    show: (change) => show({ ...latest.current, ...change }),
    store,
    watch(step) {
      watcher.current = step;
    },
    notice,
    setNotice,
    notify: (text) => setNotice({ text, canUndo: true }),
    kept,
  };
}
