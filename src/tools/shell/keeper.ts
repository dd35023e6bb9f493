import type { Edition } from '../../engine/edition.ts';
import { type Loaded, parseSave, putAside, type SaveKind, usable } from '../../saves/save.ts';
import { freshSettings, settingsKind } from '../../saves/settings.ts';
import { type Store, storeAt, type Values } from '../../saves/store.ts';
import type { History } from './history.ts';
import type { HouseRules, Kit, Tool } from './tool.ts';

/** All data of a tool: the open state, the archive, and the house rules. */
export interface Contents<K extends Kit> {
  readonly history: History<K['state']>;
  /** Null until it is loaded. */
  readonly archive: readonly K['state'][] | null;
  readonly houseRules: HouseRules<K>;
  /** The name of a player at this table; empty if unknown. */
  readonly nameOf: (who: string) => string;
}

/** How much of the saved data is loaded: 0 nothing, 1 the open state, 2 the archive too. */
export type Stage = 0 | 1 | 2;

/** Callbacks with which a keeper notifies the page. */
interface Page<K extends Kit> {
  latest(): Contents<K>;
  show(contents: Contents<K>): void;
  /** Called when this stage is loaded, or can never be loaded. */
  setStage(stage: Stage): void;
  say(what: 'save-damaged' | 'save-newer' | 'save-failed'): void;
  /** Called when data that could not be saved is saved after all. */
  recover(): void;
}

/** Loads and saves the data of one tool. */
export interface Keeper<K extends Kit> {
  readonly store: Store;
  /** Loads the saved data and reloads it whenever another tab changes it. */
  open(): Promise<void>;
  /** Saves the changes, together with other values in one transaction. */
  keep(before: Contents<K>, after: Contents<K>, others?: Values): void;
  /** Resolves to whether all changes so far are saved. */
  kept(): Promise<boolean>;
}

/** The initial history of a tool without saved data. */
export function begunHistory<K extends Kit>({ fresh, archive }: Tool<K>): History<K['state']> {
  const state = fresh();
  return { now: archive?.begun(state) ?? state, past: [], future: [] };
}

/**
 * A saved value with its kind (it may be damaged, or from a newer version) and the contents that it changes.
 */
interface Found<K extends Kit> {
  readonly kind: SaveKind<unknown>;
  readonly loaded: Loaded<unknown>;
  readonly contents: Partial<Contents<K>>;
}

/**
 * Reads the open state. A save from a newer version does not change a state that is already shown; initially
 * that means a fresh state.
 */
function openFrom<K extends Kit>(tool: Tool<K>, raw: unknown, isShown: boolean): Found<K> {
  const { loaded, history } = tool.save.parse(raw);
  const isLeft = loaded.state === 'newer' || !isShown;
  const next = history ?? (isLeft ? undefined : begunHistory(tool));
  return { kind: tool.save.kind, loaded, contents: next ? { history: next } : {} };
}

function archiveFrom<K extends Kit>({ archive }: Tool<K>, raw: unknown): readonly Found<K>[] {
  if (!archive) return [];
  const { loaded, all } = archive.parse(raw);
  return [{ kind: archive.kind, loaded, contents: { archive: all } }];
}

/** The changed values of the open state and the archive, by key. */
function changedIn<K extends Kit>(tool: Tool<K>, before: Contents<K>, after: Contents<K>): Values {
  const { history, archive } = after;
  return {
    ...(history !== before.history && { [tool.save.kind.key]: tool.save.saveOf(history) }),
    ...(tool.archive &&
      archive &&
      archive !== before.archive && { [tool.archive.kind.key]: tool.archive.saveOf(archive) }),
  };
}

/**
 * Returns a function that loads some of the saves and shows them. Data changed here in the meantime is newer
 * and is not overwritten. Adds to `untouched` the keys that must not be written.
 */
function makeReader<K extends Kit>(
  tool: Tool<K>,
  store: Store,
  proposed: Edition,
  settings: SaveKind<HouseRules<K>>,
  untouched: Set<string>,
  { latest, show, say }: Page<K>,
) {
  const settingsFrom = (raw: unknown, isShown: boolean): Found<K> => {
    const loaded = parseSave(settings, raw);
    if (loaded.state === 'sound') untouched.add(settings.key);
    const houseRules = usable(loaded) ?? (isShown ? freshSettings(proposed) : undefined);
    return { kind: settings, loaded, contents: houseRules ? { houseRules } : {} };
  };
  /** Quarantines a damaged save, and protects one from a newer version. */
  const settle = async ({ kind, loaded }: Found<K>) => {
    if (loaded.state === 'newer') {
      untouched.add(kind.key);
      say('save-newer');
    }
    if (loaded.state !== 'damaged') return;
    say('save-damaged');
    await putAside(store, kind, loaded, new Date());
  };
  return async (keys: readonly string[], isShown: boolean) => {
    const before = latest().history;
    const raws = await store.load(keys);
    const found = keys.flatMap((key, i) => {
      if (key === settings.key) return [settingsFrom(raws[i], isShown)];
      if (key !== tool.save.kind.key) return archiveFrom(tool, raws[i]);
      return latest().history === before ? [openFrom(tool, raws[i], isShown)] : [];
    });
    const contents: Partial<Contents<K>> = Object.assign({}, ...found.map((one) => one.contents));
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
  const write = (values: Values) => {
    clearTimeout(next);
    writing = store.keep(values).then(
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

export function makeKeeper<K extends Kit>(
  tool: Tool<K>,
  root: string,
  proposed: Edition,
  page: Page<K>,
): Keeper<K> {
  const store = storeAt(root);
  const settings = settingsKind(tool.points);
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
    async open() {
      store.onChange(readAgain);
      const { history } = page.latest();
      await readFirst(first, () => page.latest().history === history);
      isOpen = true;
      page.setStage(1);
      if (tool.archive) await readFirst(archive, () => true);
      page.setStage(2);
    },
    store,
    keep(before, after, others) {
      const saves = { ...changedIn(tool, before, after), [settings.key]: after.houseRules };
      for (const key of untouched) delete saves[key];
      untouched.add(settings.key); // once
      if (isOpen) write({ ...saves, ...others });
    },
    kept,
  };
}
