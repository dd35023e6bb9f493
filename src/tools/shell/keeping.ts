import { useEffect, useRef, useState } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import type { Case } from '../../referee/referee.ts';
import { type Loaded, parseSave, putAside, type SaveKind } from '../../saves/save.ts';
import { type Store, storeAt } from '../../saves/store.ts';
import { again } from '../../ui/again.ts';

/** A sentence above the tool. */
interface Notice {
  readonly text: string;
  /** Not put away by the next tap. */
  readonly stays: boolean;
  /** What it tells of can be taken back. */
  readonly canUndo: boolean;
  /** Tries again what it says has failed. */
  readonly again?: () => void;
}

type Kinds = readonly SaveKind<unknown>[];
type LoadedOf<All extends Kinds> = {
  readonly [K in keyof All]: All[K] extends SaveKind<infer T> ? Loaded<T> : never;
};

/** How a tool's view is kept: in which saves, and how one becomes the other. */
interface Keeping<View, All extends Kinds> {
  readonly kinds: All;
  /** Keys that are written only where nothing stands yet. */
  readonly once: readonly string[];
  /** The view where nothing is stored or can be. */
  fresh(): View;
  viewFrom(loaded: LoadedOf<All>, before: View): View;
  /** The saves in which two views differ, and those that are written once. */
  savesOf(before: View, after: View): Readonly<Record<string, unknown>>;
}

/** A tool's view, kept at every change. */
export interface Kept<View> {
  readonly view: View;
  readonly isLoaded: boolean;
  readonly notice: Notice | null;
  putNoticeAway(): void;
  /** Turns to another state of the view and keeps it. */
  update(step: (view: View) => View): void;
  /** Says what has just happened; it can be taken back. */
  tell(text: string): void;
  /** Says what went wrong, for good. */
  warn(text: string): void;
  /** Says what has failed and can be tried again. */
  offerAgain(text: string, again: () => void): void;
  /** Whether all changes so far are kept, once that is known. */
  kept(): Promise<boolean>;
  /** The view after all updates, also those that are not drawn yet. */
  latest(): View;
}

/** Loads what is stored, follows other tabs, and keeps every change. */
export function useKeeping<View, const All extends Kinds>(
  root: string,
  { kinds, once, fresh, viewFrom, savesOf }: Keeping<View, All>,
  first: () => View,
  t: Translator<'tool'>,
): Kept<View> {
  const [view, setView] = useState(first);
  const [isLoaded, setLoaded] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(view);
  const store = useRef<Store | null>(null);
  /** Keys that are not written: a newer Yamen's saves, and those written once. */
  const untouched = useRef(new Set<string>());
  /** Whether the last change is kept, once that is known. */
  const writing = useRef(Promise.resolve(true));
  /** Whether the person knows that nothing is kept. */
  const isTold = useRef(false);

  const say = (text: string) => setNotice({ text, stays: true, canUndo: false });
  const fail = (error: unknown) => {
    console.warn(error);
    if (!isTold.current) say(t('save-failed'));
    isTold.current = true;
  };
  const show = (next: View) => {
    latest.current = next;
    setView(() => next);
  };
  const keep = async (to: Store, saves: Readonly<Record<string, unknown>>) => {
    try {
      await to.keep(saves);
      isTold.current = false;
      setNotice((old) => (old?.text === t('save-failed') ? null : old));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const update = (step: (view: View) => View) => {
    const before = latest.current;
    const after = step(before);
    show(after);
    setNotice((old) => (old?.stays ? old : null));
    const saves = Object.entries(savesOf(before, after)).filter(([key]) => !untouched.current.has(key));
    if (store.current) writing.current = keep(store.current, Object.fromEntries(saves));
    for (const key of once) untouched.current.add(key);
  };

  /** What is stored, shown; `begin` follows once what was damaged lies in safety, in the same drawing where nothing was. */
  const load = async (from: Store, begin?: () => void) => {
    const before = latest.current;
    const raw = await from.load(kinds.map((kind) => kind.key));
    if (latest.current !== before) return begin?.(); // changed here meanwhile: that is newer, and is being kept
    const loaded = kinds.map((kind, i) => parseSave(kind, raw[i]));
    const isNewer = loaded.some(({ state }) => state === 'newer');
    // A newer Yamen in another tab has just written: what is on the screen here stays.
    if (begin || !isNewer) show(viewFrom(loaded as unknown as LoadedOf<All>, before));
    for (const [i, { key }] of kinds.entries())
      if (loaded[i]?.state === 'newer' || (once.includes(key) && loaded[i]?.state === 'sound'))
        untouched.current.add(key);
    if (isNewer) say(t('save-newer'));
    if (!loaded.some(({ state }) => state === 'damaged')) return begin?.();
    say(t('save-damaged'));
    const now = new Date();
    for (const [i, kind] of kinds.entries()) await putAside(from, kind, loaded[i] ?? { state: 'none' }, now);
    begin?.();
  };

  useEffect(() => {
    const opened = storeAt(root);
    const begin = () => {
      store.current = opened;
      setLoaded(true);
    };
    load(opened, begin)
      .catch((error: unknown) => {
        show(fresh());
        fail(error);
        begin();
      })
      .then(() => opened.onChange(() => void load(opened).catch(fail)));
  }, []);

  return {
    view,
    isLoaded,
    notice,
    putNoticeAway: () => setNotice(null),
    update,
    tell: (text) => setNotice({ text, stays: false, canUndo: true }),
    warn: say,
    offerAgain: (text, again) => setNotice({ text, stays: true, canUndo: false, again }),
    kept: () => writing.current,
    latest: () => latest.current,
  };
}

interface LinkOptions {
  readonly root: string;
  /** The page's path below its language. */
  readonly tool: string;
  readonly desk: Pick<Kept<unknown>, 'isLoaded' | 'warn' | 'offerAgain' | 'putNoticeAway' | 'kept'>;
  /** Whether what opens a case has arrived. */
  readonly isReady?: boolean;
  open(asked: Case): void | Promise<void>;
  /** Texts: `tool`. */
  readonly t: Translator<'tool'>;
}

/**
 * Opens the case that a link in the address carries, now and whenever another follows. It waits until what is stored
 * has been read: else it would be added to nothing, and kept so. The link stays in the address until what it carries is
 * kept: a file that does not arrive costs nothing.
 */
export function useLink({ root, tool, desk, isReady = true, open, t }: LinkOptions): void {
  const openLink = async () => {
    const link = location.hash.slice(1);
    if (!/^\d/.test(link)) return;
    const { readLink } = await import('./read-link.ts');
    const read = await readLink(link, tool);
    if (read.kind === 'fault') return desk.warn(read.why);
    if (read.kind === 'case') await open(read.asked);
    if (read.kind === 'case' && !(await desk.kept())) return;
    if (location.hash.slice(1) === link) history.replaceState(null, '', location.pathname + location.search);
    if (read.kind === 'elsewhere') location.assign(`${root}open/#${link}`); // which knows the tool for it
  };
  const follow = (opening: Promise<void>) =>
    void opening.catch((error: unknown) => {
      console.warn(error);
      desk.offerAgain(t('link-failed'), () => {
        desk.putNoticeAway();
        follow(again(openLink));
      });
    });
  useEffect(() => {
    if (!desk.isLoaded || !isReady) return;
    const openNow = () => follow(openLink());
    openNow();
    addEventListener('hashchange', openNow);
    return () => removeEventListener('hashchange', openNow);
  }, [desk.isLoaded, isReady]);
}
