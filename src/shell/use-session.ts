import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../core/edition.ts';
import { freshSettings } from '../saves/settings.ts';
import type { Store, StoredValues } from '../saves/store.ts';
import type { Undo } from '../ui/InteractiveBoard.tsx';
import type { Notice } from './Notices.tsx';
import { createPersistence, freshHistory, type LoadStage, type ToolData } from './persistence.ts';
import type { Tool, ToolSettings, ToolTypes } from './tool.ts';
import { pushStep, redoStep, type UndoHistory, undoStep } from './undo-history.ts';

/** The state of a tool with undo and redo, saved at every change. */
export interface Session<K extends ToolTypes> {
  readonly state: K['state'];
  readonly settings: ToolSettings<K>;
  /** The name of a player at this table; empty if unknown. */
  readonly nameOf: (who: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Sets and saves a new state. Returns a callback that undoes it; undefined if it is the same object, which
   * is no step.
   */
  change(next: K['state']): Undo | undefined;
  undo(): void;
  redo(): void;
  /** The latest data, including changes that are not rendered yet. */
  latest(): ToolData<K>;
  /** Changes and saves the data, together with other values in one transaction. */
  update(change: Partial<ToolData<K>>, others?: StoredValues): void;
  /** Changes the data without saving; it is saved with the next change. */
  show(change: Partial<ToolData<K>>): void;
  readonly store: Store;
  /** Registers a function that returns further values to save with each following step. */
  watch(watcher: StepWatcher<K>): void;
  /** Shows a message above the tool; null hides it. */
  setNotice(notice: Notice | null): void;
  /** Announces what was done, in a message with an undo button. */
  notify(text: string): void;
  /** Resolves to whether all changes so far are saved. */
  whenSaved(): Promise<boolean>;
}

/**
 * A session with the fields that only the shell renders. Changes of these do not rerender the first screen.
 */
export interface ShellSession<K extends ToolTypes> extends Session<K> {
  /** Whether the saved state is loaded and shown. */
  readonly isLoaded: boolean;
  /** The archived states, latest first; may contain an older version of the open state. Null until loaded. */
  readonly archive: readonly K['state'][] | null;
  /** Whether the archive is loaded too, or failed to load. */
  readonly isArchiveLoaded: boolean;
  readonly notice: Notice | null;
}

function freshData<K extends ToolTypes>(tool: Tool<K>, proposedEdition: Edition): ToolData<K> {
  return {
    history: freshHistory(tool),
    archive: null,
    settings: freshSettings(proposedEdition),
    nameOf: () => '',
  };
}

/** Returns further values to save with a change of the open state; undefined for none. */
type StepWatcher<K extends ToolTypes> = (next: UndoHistory<K['state']>) => StoredValues | undefined;

/** Loads the saved data, follows changes in other tabs, and saves every change. */
export function useSession<K extends ToolTypes>(
  tool: Tool<K>,
  root: string,
  proposedEdition: Edition,
): ShellSession<K> {
  const [data, setData] = useState(() => freshData(tool, proposedEdition));
  const [stage, setStage] = useState<LoadStage>(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(data);
  const show = (next: ToolData<K>) => {
    latest.current = next;
    setData(next);
  };
  const [{ load, save, whenSaved, store }] = useState(() =>
    createPersistence(tool, root, proposedEdition, {
      latest: () => latest.current,
      show,
      setStage,
      warn: (textKey) => setNotice({ textKey, isSticky: true }),
      recover: () => setNotice((old) => (old?.textKey === 'save-failed' ? null : old)),
    }),
  );
  useEffect(() => void load(), []);

  const latestWatcher = useRef<StepWatcher<K>>(() => undefined);
  const update: Session<K>['update'] = (change, others) => {
    const before = latest.current;
    const next = { ...before, ...change };
    show(next);
    setNotice((old) => (old?.isSticky ? old : null));
    save(before, next, others);
  };
  const applyStep = (step: (history: UndoHistory<K['state']>) => UndoHistory<K['state']>) => {
    const { history } = latest.current;
    const next = step(history);
    if (next !== history) update({ history: next }, latestWatcher.current(next));
  };
  const undo = () => applyStep(undoStep);
  const { history, archive, settings, nameOf } = data;
  return {
    state: history.now,
    settings,
    nameOf,
    archive,
    isLoaded: stage > 0,
    isArchiveLoaded: stage > 1,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next) {
      if (next === latest.current.history.now) return undefined;
      applyStep((now) => pushStep(now, next));
      return undo;
    },
    undo,
    redo: () => applyStep(redoStep),
    latest: () => latest.current,
    update,
    show: (change) => show({ ...latest.current, ...change }),
    store,
    watch(watcher) {
      latestWatcher.current = watcher;
    },
    notice,
    setNotice,
    notify: (text) => setNotice({ text, canUndo: true }),
    whenSaved,
  };
}
