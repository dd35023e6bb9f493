import type { Edition } from '../../core/edition.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import {
  getLoadedValue,
  type LoadResult,
  parseSave,
  quarantineDamage,
  type SaveKind,
} from '../../saves/save.ts';
import { createSettingsKind, freshSettings } from '../../saves/settings.ts';
import { createStore, type Store, type StoredValues } from '../../saves/store.ts';
import { createChangeLister } from '../create-change-lister.ts';
import type { Tool } from '../tool.ts';
import type { ToolSettings, ToolTypes } from '../tool-types.ts';
import type { ToolData } from './session.ts';
import type { UndoHistory } from './undo-history.ts';

/** How much of the saved data is loaded: 0 nothing, 1 the open state, 2 the archive too. */
export type LoadStage = 0 | 1 | 2;

/** Callbacks with which the persistence reads and updates the page. */
interface PageCallbacks<K extends ToolTypes> {
  latest(): ToolData<K>;
  show(data: ToolData<K>): void;
  /** Called when this stage is loaded, or can never be loaded. */
  setStage(stage: LoadStage): void;
  /** Shows a warning. */
  warn(textKey: 'save-damaged' | 'save-newer' | 'save-failed'): void;
  /** Called when data that could not be saved is saved after all. */
  recover(): void;
}

/** Loads and saves the data of one tool. */
export interface Persistence<K extends ToolTypes> {
  readonly store: Store;
  /** Loads the saved data and reloads it whenever another tab changes it. */
  load(): Promise<void>;
  /** Saves the changes, together with other values in one transaction. */
  save(before: ToolData<K>, after: ToolData<K>, others?: StoredValues): void;
  /** Resolves to whether all changes so far are saved. */
  whenSaved(): Promise<boolean>;
}

/** Returns the initial history of a tool without saved data. */
export function freshHistory<K extends ToolTypes>({ fresh, archive }: Tool<K>): UndoHistory<K['state']> {
  const state = fresh();
  return { now: archive?.withNewId(state) ?? state, past: [], future: [] };
}

/**
 * A saved value with its kind (it may be damaged, or from a newer version) and the tool data that it changes.
 */
interface LoadedSave<K extends ToolTypes> {
  readonly kind: SaveKind<unknown>;
  readonly loaded: LoadResult<unknown>;
  readonly data: Partial<ToolData<K>>;
}

/**
 * Reads the open state. A save from a newer version does not change a state that is already shown; initially
 * that means a fresh state.
 */
function parseOpenState<K extends ToolTypes>(tool: Tool<K>, raw: unknown, isShown: boolean): LoadedSave<K> {
  const { loaded, history } = tool.save.parse(raw);
  const isUnchanged = loaded.state === 'newer' || !isShown;
  const next = history ?? (isUnchanged ? undefined : freshHistory(tool));
  return { kind: tool.save.kind, loaded, data: next ? { history: next } : {} };
}

/** Reads the archive; empty for a tool without one. */
function parseArchive<K extends ToolTypes>({ archive }: Tool<K>, raw: unknown): readonly LoadedSave<K>[] {
  if (!archive) return [];
  const { loaded, all } = archive.parse(raw);
  return [{ kind: archive.kind, loaded, data: { archive: all } }];
}

/**
 * Changes that were not stored because the next load would refuse them: the data before, and other values.
 */
interface Withheld<K extends ToolTypes> {
  readonly before: ToolData<K>;
  readonly others: StoredValues;
}

/**
 * Returns a function that loads some of the saves and shows them. Data changed here in the meantime is newer
 * and is not overwritten. Adds the keys that must not be written to `protectedKeys`.
 */
function createReader<K extends ToolTypes>(
  tool: Tool<K>,
  store: Store,
  proposedEdition: Edition,
  settingsKind: SaveKind<ToolSettings<K>>,
  protectedKeys: Set<string>,
  { latest, show, warn }: PageCallbacks<K>,
) {
  const parseSettings = (raw: unknown, isShown: boolean): LoadedSave<K> => {
    const loaded = parseSave(settingsKind, raw);
    if (loaded.state === 'sound') protectedKeys.add(settingsKind.key);
    const settings = getLoadedValue(loaded) ?? (isShown ? freshSettings(proposedEdition) : undefined);
    return { kind: settingsKind, loaded, data: settings ? { settings } : {} };
  };
  /** Quarantines a damaged save, and protects one from a newer version. */
  const protectOrQuarantine = async ({ kind, loaded }: LoadedSave<K>) => {
    if (loaded.state === 'newer') {
      protectedKeys.add(kind.key);
      warn('save-newer');
    }
    if (loaded.state !== 'damaged') return;
    warn('save-damaged');
    await quarantineDamage(store, kind, loaded, new Date());
  };
  return async (keys: readonly string[], isShown: boolean) => {
    const before = latest().history;
    const raws = await store.load(keys);
    const loadedSaves = keys.flatMap((key, i) => {
      if (key === settingsKind.key) return [parseSettings(raws[i], isShown)];
      if (key !== tool.save.kind.key) return parseArchive(tool, raws[i]);
      return latest().history === before ? [parseOpenState(tool, raws[i], isShown)] : [];
    });
    const data: Partial<ToolData<K>> = Object.assign({}, ...loadedSaves.map((one) => one.data));
    // Avoids a rerender if nothing changed.
    if (Object.keys(data).length > 0) show({ ...latest(), ...data });
    for (const one of loadedSaves) await protectOrQuarantine(one);
  };
}

/** Delay before a failed load or save is retried, in milliseconds. */
const RETRY_DELAY = 3000;

/** Reports the first failure to load or save, and when it works again. */
interface FailureReport {
  readonly fail: (error: unknown) => void;
  readonly recover: () => void;
}

function createFailureReport<K extends ToolTypes>(page: PageCallbacks<K>): FailureReport {
  let isShown = false;
  return {
    fail(error) {
      console.warn(error);
      if (!isShown) page.warn('save-failed');
      isShown = true;
    },
    recover() {
      isShown = false;
      page.recover();
    },
  };
}

/**
 * Returns a function that loads saves; if that fails, it retries after a delay as long as `isWanted` returns
 * true.
 */
function createRetryingReader(
  read: (keys: readonly string[]) => Promise<void>,
  { fail, recover }: FailureReport,
  onFailure: () => void,
) {
  const readWithRetry = async (keys: readonly string[], isWanted: () => boolean) => {
    try {
      await read(keys);
      recover();
    } catch (error) {
      fail(error);
      onFailure();
      setTimeout(() => isWanted() && readWithRetry(keys, isWanted), RETRY_DELAY);
    }
  };
  return readWithRetry;
}

/**
 * Returns a function that saves changes. A failed save is retried after a delay and together with the next
 * change.
 */
function createWriter(store: Store, { fail, recover }: FailureReport, quarantined: () => void) {
  let next: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve(true);
  const write = (values: StoredValues) => {
    clearTimeout(next);
    writing = store.save(values).then(
      (isQuarantined) => {
        recover();
        if (isQuarantined) quarantined();
        return true;
      },
      (error) => {
        fail(error);
        next = setTimeout(write, RETRY_DELAY, {});
        return false;
      },
    );
  };
  return { write, whenSaved: () => writing };
}

/** Creates the persistence of a tool. `proposedEdition` is the one proposed by the language of the page. */
export function createPersistence<K extends ToolTypes>(
  tool: Tool<K>,
  proposedEdition: Edition,
  page: PageCallbacks<K>,
): Persistence<K> {
  const store = createStore(SITE_ROOT);
  const settingsKind = createSettingsKind(tool.rulings);
  const first = [tool.save.kind.key, settingsKind.key];
  const archive = tool.archive ? [tool.archive.kind.key] : [];
  // Keys that must not be written: newer saves, and the settings unless the tool proposes an edition.
  const protectedKeys = new Set(tool.followsEdition ? [] : [settingsKind.key]);
  const read = createReader(tool, store, proposedEdition, settingsKind, protectedKeys, page);
  const listChanges = createChangeLister(tool);
  let withheld: Withheld<K> | null = null;
  const report = createFailureReport(page);
  let isOpen = false;
  const { write, whenSaved } = createWriter(store, report, () => page.warn('save-damaged'));
  const protectSettings = () => void protectedKeys.add(settingsKind.key);
  // After a failure the stored settings are unknown.
  const readWithRetry = createRetryingReader((keys) => read(keys, isOpen), report, protectSettings);
  const reload = (written: readonly string[]) => {
    const own = [...first, ...archive].filter((key) => written.includes(key));
    if (own.length > 0) void read(own, isOpen).catch(report.fail);
  };
  return {
    async load() {
      store.onChange(reload);
      const { history } = page.latest();
      await readWithRetry(first, () => page.latest().history === history);
      isOpen = true;
      page.setStage(1);
      if (tool.archive) await readWithRetry(archive, () => true);
      page.setStage(2);
    },
    store,
    save(before, after, others) {
      const base = withheld?.before ?? before;
      const otherValues = { ...withheld?.others, ...others };
      const changes = listChanges(base, after);
      withheld = changes ? null : { before: base, others: otherValues };
      if (!changes) return report.fail(new Error(`${tool.path} would not load again`));
      const saves: Record<string, unknown> = { ...changes, [settingsKind.key]: after.settings };
      for (const key of protectedKeys) delete saves[key];
      protectSettings(); // settings are saved at most once
      if (isOpen) write({ ...saves, ...otherValues });
    },
    whenSaved: () => (withheld ? Promise.resolve(false) : whenSaved()),
  };
}
