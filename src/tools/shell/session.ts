import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../engine/edition.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { Store, Values } from '../../saves/store.ts';
import type { TakeBack } from '../../ui/map.tsx';
import { changed, type History, redone, undone } from './history.ts';
import { begunHistory, type Contents, makeKeeper, type Stage } from './keeper.ts';
import type { Notice } from './notices.tsx';
import type { HouseRules, Kit, Tool } from './tool.ts';

/** What a person does with a tool: its state, kept at every change, with the way back and forth. */
export interface Session<K extends Kit> {
  readonly state: K['state'];
  readonly houseRules: HouseRules<K>;
  /** What somebody is called at this table; empty where that is not known. */
  readonly nameOf: (who: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Goes on with another state and keeps it. The same object is no step: then there is nothing to take back. */
  change(next: K['state']): TakeBack | undefined;
  undo(): void;
  redo(): void;
  /** All that is known, with changes that have not been drawn yet. */
  latest(): Contents<K>;
  /** Goes on with another contents and keeps it, with other values in the same moment. */
  update(change: Partial<Contents<K>>, others?: Values): void;
  /** Goes on with another contents, to be kept with the next change. */
  show(change: Partial<Contents<K>>): void;
  readonly store: Store;
  /** Has `step` say what else is to be kept with each step that follows. */
  watch(step: Step<K>): void;
  /** Says something above the tool, or with null nothing any more. */
  setNotice(notice: Notice | null): void;
  /** Says what has just happened; the note offers to undo it. */
  notify(text: string): void;
  /** Whether all changes so far are kept, once that is known. */
  kept(): Promise<boolean>;
}

/** The same with what the shell alone draws: where only that changes, the first screen is not drawn again. */
export interface ShellSession<K extends Kit> extends Session<K> {
  /** What is stored is shown. */
  readonly isLoaded: boolean;
  /** What is set aside, latest first; may hold an older state of `state`. Null until it has been read. */
  readonly archive: readonly K['state'][] | null;
  /** What is set aside has been read too, or cannot be. */
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

/** What else is to be kept with a step in what is open. */
type Step<K extends Kit> = (next: History<K['state']>) => Values | undefined;

/** Loads what is stored, follows other tabs where they write what this tool reads, and keeps every change. */
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
