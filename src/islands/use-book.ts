import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../engine/edition.ts';
import { type Loaded, parseSave, putAside, type SaveKind, usable } from '../saves/save.ts';
import { SETTINGS, type Settings } from '../saves/settings.ts';
import { type Store, storeAt } from '../saves/store.ts';
import { type Book, freshBook } from './book.ts';

/** How a tool's book is kept: the saves of its present page and of its shelf, and a fresh page. */
export interface Keeping<T, Now extends { readonly now: T; readonly past: readonly T[] }, Shelf> {
  readonly root: string;
  readonly now: SaveKind<Now>;
  readonly shelf: SaveKind<Shelf>;
  fresh(): T;
  makeNow(now: T, past: readonly T[]): Now;
  makeShelf(shelf: readonly T[]): Shelf;
  shelfOf(save: Shelf): readonly T[];
}

/** What storage has to say: it failed, held something damaged, or something of a newer Yamen. */
export type StorageNotice = 'save-failed' | 'save-damaged' | 'save-newer';

/** A tool's book, kept at every change, and what this table plays by. */
export interface Desk<T> {
  readonly book: Book<T>;
  /** Null until they are read, and where nothing was chosen. */
  readonly settings: Settings | null;
  readonly isLoaded: boolean;
  readonly notice: StorageNotice | null;
  putNoticeAway(): void;
  /** Turns to another state of the book and keeps it. */
  update(step: (book: Book<T>) => Book<T>): void;
  /** Calls back once what is stored has been read. */
  whenReady(work: () => void): void;
}

/** Loads what is stored, follows other tabs, and keeps every change. */
export function useBook<T, Now extends { readonly now: T; readonly past: readonly T[] }, Shelf>(
  keeping: Keeping<T, Now, Shelf>,
): Desk<T> {
  const [book, setBook] = useState(() => freshBook(keeping.fresh()));
  const [settings, setSettings] = useState<Settings | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [notice, setNotice] = useState<StorageNotice | null>(null);
  const latest = useRef(book);
  const store = useRef<Store | null>(null);
  const ready = useRef<Promise<void>>(Promise.resolve());
  /** Keys that are not written: a newer Yamen's saves. */
  const untouched = useRef(new Set<string>());

  const show = (next: Book<T>) => {
    latest.current = next;
    setBook(next);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setNotice('save-failed');
  };
  const update = (step: (book: Book<T>) => Book<T>) => {
    const before = latest.current;
    const after = step(before);
    if (after === before) return;
    show(after);
    const saves = savesOf(keeping, before, after).filter(([key]) => !untouched.current.has(key));
    store.current
      ?.keep(Object.fromEntries(saves))
      .then(() => setNotice((old) => (old === 'save-failed' ? null : old)))
      .catch(fail);
  };

  const load = async (from: Store) => {
    const before = latest.current;
    const [now, shelf, chosen] = await from.load([keeping.now.key, keeping.shelf.key, SETTINGS.key]);
    const loaded = [
      parseSave(keeping.now, now),
      parseSave(keeping.shelf, shelf),
      parseSave(SETTINGS, chosen),
    ] as const;
    setSettings(usable(loaded[2]) ?? null);
    if (latest.current !== before) return; // changed here meanwhile: that is newer, and is being kept
    show(bookFrom(keeping, loaded[0], loaded[1], before));
    const kinds = [keeping.now.key, keeping.shelf.key];
    for (const [i, key] of kinds.entries()) if (loaded[i]?.state === 'newer') untouched.current.add(key);
    if (untouched.current.size > 0) setNotice('save-newer');
    if (loaded.slice(0, 2).every(({ state }) => state !== 'damaged')) return;
    setNotice('save-damaged');
    await putAside(from, keeping.now, loaded[0], new Date());
    await putAside(from, keeping.shelf, loaded[1], new Date());
  };

  useEffect(() => {
    const opened = storeAt(keeping.root);
    ready.current = load(opened)
      .catch(fail)
      .then(() => {
        store.current = opened;
        opened.onChange(() => void load(opened).catch(console.warn));
        setLoaded(true);
      });
  }, []);

  return {
    book,
    settings,
    isLoaded,
    notice,
    putNoticeAway: () => setNotice(null),
    update,
    whenReady: (work) => void ready.current.then(work),
  };
}

/** The edition that a page's language proposes before any is chosen. */
export function proposedEdition(locale: string): Edition {
  return locale === 'de' || locale === 'pl' ? locale : 'en';
}

function bookFrom<T, Now extends { readonly now: T; readonly past: readonly T[] }, Shelf>(
  keeping: Keeping<T, Now, Shelf>,
  now: Loaded<Now>,
  shelf: Loaded<Shelf>,
  before: Book<T>,
): Book<T> {
  const stored = usable(now);
  const aside = usable(shelf);
  return {
    now: stored?.now ?? before.now,
    past: stored?.past ?? [],
    future: [],
    shelf: aside === undefined ? [] : keeping.shelfOf(aside),
  };
}

/** The saves in which two states of the book differ. */
function savesOf<T, Now extends { readonly now: T; readonly past: readonly T[] }, Shelf>(
  keeping: Keeping<T, Now, Shelf>,
  before: Book<T>,
  after: Book<T>,
): readonly (readonly [string, unknown])[] {
  const { now, past, shelf } = after;
  return [
    ...(now !== before.now || past !== before.past
      ? [[keeping.now.key, keeping.makeNow(now, past)] as const]
      : []),
    ...(shelf !== before.shelf ? [[keeping.shelf.key, keeping.makeShelf(shelf)] as const] : []),
  ];
}
