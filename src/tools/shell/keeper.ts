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

/** What a keeper tells the page. */
interface Page<K extends Kit> {
  latest(): Contents<K>;
  show(contents: Contents<K>): void;
  /** What is open is shown, or never will be. */
  begin(): void;
  /** So is what is set aside. */
  finish(): void;
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
function begunHistory<K extends Kit>({ fresh, archive }: Tool<K>): History<K['state']> {
  const state = fresh();
  return { now: archive?.begun(state) ?? state, past: [], future: [] };
}

/** A stored value with its kind, which may be damaged or of a newer Yamen. */
interface Found {
  readonly kind: SaveKind<unknown>;
  readonly loaded: Loaded<unknown>;
}

export function makeKeeper<K extends Kit>(
  tool: Tool<K>,
  root: string,
  proposed: Edition,
  { latest, show, begin, finish, say, recover }: Page<K>,
): Keeper<K> {
  const store = storeAt(root);
  const settings = settingsKind(tool.points);
  const archiveKeys = tool.archive ? [tool.archive.kind.key] : [];
  /** Keys that are not written: a newer Yamen's saves, and the settings unless they are to be proposed. */
  const untouched = new Set(tool.followsEdition ? [] : [settings.key]);
  let isOpen = false;
  let isTold = false;
  let writing = Promise.resolve(true);

  const fail = (error: unknown) => {
    console.warn(error);
    if (!isTold) say('save-failed');
    isTold = true;
  };

  const openFrom = (raw: unknown): Found & { readonly contents: Partial<Contents<K>> } => {
    const { loaded, history } = tool.save.parse(raw);
    const isLeft = loaded.state === 'newer' && isOpen; // what is on the screen stays
    return {
      kind: tool.save.kind,
      loaded,
      contents: isLeft ? {} : { history: history ?? begunHistory(tool) },
    };
  };
  const settingsFrom = (raw: unknown): Found & { readonly contents: Partial<Contents<K>> } => {
    const loaded = parseSave(settings, raw);
    if (loaded.state === 'sound') untouched.add(settings.key);
    return { kind: settings, loaded, contents: { houseRules: usable(loaded) ?? freshSettings(proposed) } };
  };
  const archiveFrom = (raw: unknown): readonly (Found & { readonly contents: Partial<Contents<K>> })[] => {
    if (!tool.archive) return [];
    const { loaded, all } = tool.archive.parse(raw);
    return [{ kind: tool.archive.kind, loaded, contents: { archive: all } }];
  };

  /** Reads some of the saves and shows them. What was changed here meanwhile is newer, and is being kept. */
  const read = async (keys: readonly string[]) => {
    const before = latest().history;
    const raws = await store.load(keys);
    const found = keys.flatMap((key, i) => {
      if (key === settings.key) return [settingsFrom(raws[i])];
      if (key !== tool.save.kind.key) return archiveFrom(raws[i]);
      return latest().history === before ? [openFrom(raws[i])] : [];
    });
    show(Object.assign({}, latest(), ...found.map((one) => one.contents)));
    for (const one of found) await settle(one);
  };
  /** Puts what is damaged aside, and leaves alone what is newer. */
  const settle = async ({ kind, loaded }: Found) => {
    if (loaded.state === 'newer') {
      untouched.add(kind.key);
      say('save-newer');
    }
    if (loaded.state !== 'damaged') return;
    say('save-damaged');
    await putAside(store, kind, loaded, new Date());
  };

  const savesOf = (before: Contents<K>, { history, archive, houseRules }: Contents<K>) => {
    const saves: Readonly<Record<string, unknown>> = {
      ...(history !== before.history && { [tool.save.kind.key]: tool.save.saveOf(history) }),
      ...(tool.archive &&
        archive &&
        archive !== before.archive && { [tool.archive.kind.key]: tool.archive.saveOf(archive) }),
      [settings.key]: houseRules,
    };
    return Object.fromEntries(Object.entries(saves).filter(([key]) => !untouched.has(key)));
  };
  const write = async (saves: Readonly<Record<string, unknown>>) => {
    try {
      await store.keep(saves);
      isTold = false;
      recover();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return {
    async open() {
      await read([tool.save.kind.key, settings.key]).catch((error: unknown) => {
        show({ ...latest(), history: begunHistory(tool) });
        fail(error);
      });
      isOpen = true;
      begin();
      if (tool.archive) await read(archiveKeys).catch(fail);
      finish();
      store.onChange((written) => {
        const own = [tool.save.kind.key, settings.key, ...archiveKeys].filter((key) => written.includes(key));
        if (own.length > 0) void read(own).catch(fail);
      });
    },
    store,
    keep(before, after, others) {
      const saves = { ...savesOf(before, after), ...others };
      untouched.add(settings.key); // once
      if (isOpen) writing = write(saves);
    },
    kept: () => writing,
  };
}
