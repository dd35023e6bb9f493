import type { Store, StoredValues } from '../../saves/store.ts';
import type { Undo } from '../../ui/map/InteractiveBoard.tsx';
import type { Notice } from '../Notices.tsx';
import type { ToolSettings, ToolTypes } from '../tool-types.ts';
import type { UndoHistory } from './undo-history.ts';

/** All data of a tool: the open state, the archive, and the settings. */
export interface ToolData<K extends ToolTypes> {
  readonly history: UndoHistory<K['state']>;
  /** The archived states, latest first; may contain an older version of the open state. Null until loaded. */
  readonly archive: readonly K['state'][] | null;
  readonly settings: ToolSettings<K>;
  /** The name of a player at this table; empty if unknown. */
  readonly nameOf: (who: string) => string;
  /** An answer that was computed before its state was opened. */
  readonly answered?: AnsweredState<K>;
}

/** The answer to a state under some settings. */
interface AnsweredState<K extends ToolTypes> {
  readonly state: K['state'];
  readonly settings: ToolSettings<K>;
  readonly answer: K['answer'];
}

/** Returns further values to save with a change of the open state; undefined for none. */
export type StepWatcher<K extends ToolTypes> = (next: UndoHistory<K['state']>) => StoredValues | undefined;

/** The state of a tool with undo and redo, saved at every change. */
export interface Session<K extends ToolTypes> extends Pick<ToolData<K>, 'settings' | 'nameOf'> {
  readonly state: K['state'];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Sets and saves a new state; `answer` is its answer, if it is known already. Returns a callback that
   * undoes it; undefined if it is the same object, which is no step.
   */
  change(next: K['state'], answer?: K['answer']): Undo | undefined;
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
  /** Announces what was done, in a message with an undo button and a link to a page that tells more. */
  notify(text: string, link?: Notice['link']): void;
  /** Resolves to whether all changes so far are saved. */
  whenSaved(): Promise<boolean>;
}

/**
 * A session with the fields that only the shell renders. Changes of these do not rerender the first screen.
 */
export interface ShellSession<K extends ToolTypes> extends Session<K>, Pick<ToolData<K>, 'archive'> {
  /** Whether the saved state is loaded and shown. */
  readonly isLoaded: boolean;
  /** An answer that was computed before its state was opened. */
  readonly answered: AnsweredState<K> | undefined;
  /** Whether the archive is loaded too, or failed to load. */
  readonly isArchiveLoaded: boolean;
  readonly notice: Notice | null;
}
