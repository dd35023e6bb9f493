import type { Edition } from '../../engine/edition.ts';
import { type Loaded, parseSave, putAside, type SaveKind, usable } from '../../saves/save.ts';
import { freshSettings, settingsKind } from '../../saves/settings.ts';
import { type Store, storeAt, type Values } from '../../saves/store.ts';
import type { History } from './history.ts';
import type { HouseRules, Kit, Tool } from './tool.ts';

/** All that a tool knows: what is open, what is set aside, and what the table plays by. */
export interface Contents<K extends Kit> {
  readonly history: History<K['state']>;
  /** Null until it has been read. */
  readonly archive: readonly K['state'][] | null;
  readonly houseRules: HouseRules<K>;
  /** What somebody is called at this table; empty where that is not known. */
  readonly nameOf: (who: string) => string;
}

/** How much of what is stored has been read: nothing, what is open, what is set aside too. */
export type Stage = 0 | 1 | 2;

/** What a keeper tells the page. */
interface Page<K extends Kit> {
  latest(): Contents<K>;
  show(contents: Contents<K>): void;
  /** So much of what is stored is shown, or never will be. */
  setStage(stage: Stage): void;
  say(what: 'save-damaged' | 'save-newer' | 'save-failed'): void;
  /** What could not be kept is kept now. */
  recover(): void;
}

/** Reads and writes the saves of one tool. */
export interface Keeper<K extends Kit> {
  readonly store: Store;
  /** Reads what is stored, and again whatever another tab writes of it. */
  open(): Promise<void>;
  /** Keeps what has changed, with other values in the same moment. */
  keep(before: Contents<K>, after: Contents<K>, others?: Values): void;
  /** Whether all changes so far are kept, once that is known. */
  kept(): Promise<boolean>;
}

/** A tool as it begins where nothing is stored. */
export function begunHistory<K extends Kit>({ fresh, archive }: Tool<K>): History<K['state']> {
  const state = fresh();
  return { now: archive?.begun(state) ?? state, past: [], future: [] };
}

/** A stored value with its kind, which may be damaged or of a newer Yamen, and what it changes of what is known. */
interface Found<K extends Kit> {
  readonly kind: SaveKind<unknown>;
  readonly loaded: Loaded<unknown>;
  readonly contents: Partial<Contents<K>>;
}

/** What is open, as it is stored. A newer Yamen's leaves alone what the screen shows already; at first that is fresh. */
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

/** What has changed of what is open and of what is set aside, by its key. */
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
 * Reads some of the saves and shows them. What was changed here meanwhile is newer, and is being kept. Adds to
 * `untouched` which keys must not be written.
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
  /** Puts what is damaged aside, and leaves alone what is newer. */
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
    // A screen on which nothing changes is not drawn again.
    if (Object.keys(contents).length > 0) show({ ...latest(), ...contents });
    for (const one of found) await settle(one);
  };
}

/** Milliseconds after which what could not be read or kept is tried again. */
const PAUSE = 3000;

/** Writes what has changed; what could not be kept is tried again by itself, and with whatever comes next. */
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
  /** Keys that are not written: a newer Yamen's saves, and the settings unless they are to be proposed. */
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
  /** Reads what is stored; where that fails, again by itself, as long as `isWanted`. */
  const readFirst = async (keys: readonly string[], isWanted: () => boolean) => {
    try {
      await read(keys, isOpen);
      recover();
    } catch (error) {
      fail(error);
      untouched.add(settings.key); // what the table plays by is not known
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
