import type { Edition } from '../../engine/edition.ts';
import {
  getLoadedValue,
  type LoadResult,
  parseSave,
  quarantineDamage,
  type SaveKind,
} from '../../saves/save.ts';
import { createSettingsKind, freshSettings } from '../../saves/settings.ts';
import { createStore, type Store, type StoredValues } from '../../saves/store.ts';
import type { Tool, ToolSettings, ToolTypes } from './tool.ts';
import type { UndoHistory } from './undo-history.ts';

/** All data of a tool: the open state, the archive, and the house rules. */
export interface ToolData<K extends ToolTypes> {
  readonly history: UndoHistory<K['state']>;
  /** Null until it is loaded. */
  readonly archive: readonly K['state'][] | null;
  readonly settings: ToolSettings<K>;
  /** The name of a player at this table; empty if unknown. */
  readonly nameOf: (who: string) => string;
}

/** How much of the saved data is loaded: 0 nothing, 1 the open state, 2 the archive too. */
export type LoadStage = 0 | 1 | 2;

/** Callbacks with which a keeper notifies the page. */
interface Page<K extends ToolTypes> {
  latest(): ToolData<K>;
  show(contents: ToolData<K>): void;
  /** Called when this stage is loaded, or can never be loaded. */
  setStage(stage: LoadStage): void;
  say(what: 'save-damaged' | 'save-newer' | 'save-failed'): void;
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

/** The initial history of a tool without saved data. */
export function freshHistory<K extends ToolTypes>({ fresh, archive }: Tool<K>): UndoHistory<K['state']> {
  const state = fresh();
  return { now: archive?.withNewId(state) ?? state, past: [], future: [] };
}

/**
 * A saved value with its kind (it may be damaged, or from a newer version) and the contents that it changes.
 */
interface Found<K extends ToolTypes> {
  readonly kind: SaveKind<unknown>;
  readonly loaded: LoadResult<unknown>;
  readonly contents: Partial<ToolData<K>>;
}

/**
 * Reads the open state. A save from a newer version does not change a state that is already shown; initially
 * that means a fresh state.
 */
function openFrom<K extends ToolTypes>(tool: Tool<K>, raw: unknown, isShown: boolean): Found<K> {
  const { loaded, history } = tool.save.parse(raw);
  const isLeft = loaded.state === 'newer' || !isShown;
  const next = history ?? (isLeft ? undefined : freshHistory(tool));
  return { kind: tool.save.kind, loaded, contents: next ? { history: next } : {} };
}

function archiveFrom<K extends ToolTypes>({ archive }: Tool<K>, raw: unknown): readonly Found<K>[] {
  if (!archive) return [];
  const { loaded, all } = archive.parse(raw);
  return [{ kind: archive.kind, loaded, contents: { archive: all } }];
}

/** The changed values of the open state and the archive, by key. */
function changedIn<K extends ToolTypes>(
  tool: Tool<K>,
  before: ToolData<K>,
  after: ToolData<K>,
): StoredValues {
  const { history, archive } = after;
  return {
    ...(history !== before.history && { [tool.save.kind.key]: tool.save.toSave(history) }),
    ...(tool.archive &&
      archive &&
      archive !== before.archive && { [tool.archive.kind.key]: tool.archive.toSave(archive) }),
  };
}

/**
 * Returns a function that loads some of the saves and shows them. Data changed here in the meantime is newer
 * and is not overwritten. Adds to `untouched` the keys that must not be written.
 */
function makeReader<K extends ToolTypes>(
  tool: Tool<K>,
  store: Store,
  proposed: Edition,
  settings: SaveKind<ToolSettings<K>>,
  untouched: Set<string>,
  { latest, show, say }: Page<K>,
) {
  const settingsFrom = (raw: unknown, isShown: boolean): Found<K> => {
    const loaded = parseSave(settings, raw);
    if (loaded.state === 'sound') untouched.add(settings.key);
    const houseRules = getLoadedValue(loaded) ?? (isShown ? freshSettings(proposed) : undefined);
    return { kind: settings, loaded, contents: houseRules ? { settings: houseRules } : {} };
  };
  /** Quarantines a damaged save, and protects one from a newer version. */
  const settle = async ({ kind, loaded }: Found<K>) => {
    if (loaded.state === 'newer') {
      untouched.add(kind.key);
      say('save-newer');
    }
    if (loaded.state !== 'damaged') return;
    say('save-damaged');
    await quarantineDamage(store, kind, loaded, new Date());
  };
  return async (keys: readonly string[], isShown: boolean) => {
    const before = latest().history;
    const raws = await store.load(keys);
    const found = keys.flatMap((key, i) => {
      if (key === settings.key) return [settingsFrom(raws[i], isShown)];
      if (key !== tool.save.kind.key) return archiveFrom(tool, raws[i]);
      return latest().history === before ? [openFrom(tool, raws[i], isShown)] : [];
    });
    const contents: Partial<ToolData<K>> = Object.assign({}, ...found.map((one) => one.contents));
    // Avoids a rerender if nothing changed.
    if (Object.keys(contents).length > 0) show({ ...latest(), ...contents });
    for (const one of found) await settle(one);
  };
}

/** Delay before a failed load or save is retried, in milliseconds. */
const PAUSE = 3000;

/**
 * Returns a function that saves changes. A failed save is retried after a delay and together with the next
 * change.
 */
function makeWriter(store: Store, fail: (error: unknown) => void, recover: (isAside: boolean) => void) {
  let next: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve(true);
  const write = (values: StoredValues) => {
    clearTimeout(next);
    writing = store.save(values).then(
      (isAside) => {
        recover(isAside);
        return true;
      },
      (error) => {
        fail(error);
        next = setTimeout(write, PAUSE, {});
        return false;
      },
    );
  };
  return { write, kept: () => writing };
}

export function createPersistence<K extends ToolTypes>(
  tool: Tool<K>,
  root: string,
  proposed: Edition,
  page: Page<K>,
): Persistence<K> {
  const store = createStore(root);
  const settings = createSettingsKind(tool.rulings);
  const first = [tool.save.kind.key, settings.key];
  const archive = tool.archive ? [tool.archive.kind.key] : [];
  /**
   * Keys that must not be written: saves from a newer version, and the settings unless the tool proposes an
   * edition.
   */
  const untouched = new Set(tool.followsEdition ? [] : [settings.key]);
  const read = makeReader(tool, store, proposed, settings, untouched, page);
  let isOpen = false;
  let isTold = false;
  const fail = (error: unknown) => {
    console.warn(error);
    if (!isTold) page.say('save-failed');
    isTold = true;
  };
  const recover = () => {
    isTold = false;
    page.recover();
  };
  const { write, kept } = makeWriter(store, fail, (isAside) => {
    recover();
    if (isAside) page.say('save-damaged');
  });
  /** Loads the saves and, if that fails, retries as long as `isWanted` returns true. */
  const readFirst = async (keys: readonly string[], isWanted: () => boolean) => {
    try {
      await read(keys, isOpen);
      recover();
    } catch (error) {
      fail(error);
      untouched.add(settings.key); // the house rules are unknown
      setTimeout(() => isWanted() && readFirst(keys, isWanted), PAUSE);
    }
  };
  const readAgain = (written: readonly string[]) => {
    const own = [...first, ...archive].filter((key) => written.includes(key));
    if (own.length === 0) return;
    void read(own, isOpen).catch(fail);
  };
  return {
    async load() {
      store.onChange(readAgain);
      const { history } = page.latest();
      await readFirst(first, () => page.latest().history === history);
      isOpen = true;
      page.setStage(1);
      if (tool.archive) await readFirst(archive, () => true);
      page.setStage(2);
    },
    store,
    save(before, after, others) {
      const saves = { ...changedIn(tool, before, after), [settings.key]: after.settings };
      for (const key of untouched) delete saves[key];
      untouched.add(settings.key); // once
      if (isOpen) write({ ...saves, ...others });
    },
    whenSaved: kept,
  };
}
