import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../../engine/edition.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { HUANG_GAMES, HUANG_SCORE, type HuangGame } from '../../../saves/huang-game.ts';
import { type Loaded, parseSave, putAside, usable } from '../../../saves/save.ts';
import { SETTINGS } from '../../../saves/settings.ts';
import { type Store, storeAt } from '../../../saves/store.ts';
import { type Book, changed, freshBook, turnedTo } from './book.ts';
import { freshGame, gameFromCase, isBegun, playersOf } from './game.ts';

/** A sentence above the tool. */
interface Notice {
  readonly text: string;
  /** Not put away by the next tap. */
  readonly stays: boolean;
  /** What it tells of can be taken back. */
  readonly canUndo: boolean;
}

/** The score page's book, kept at every change, and what can be done to it. */
export interface ScoreDesk {
  readonly book: Book;
  readonly isLoaded: boolean;
  readonly notice: Notice | null;
  putNoticeAway(): void;
  /** Turns to another state of the book and keeps it. */
  update(step: (book: Book) => Book): void;
  change(next: HuangGame): void;
  /** Sets the game aside and goes on with another one. */
  turnTo(game: HuangGame): void;
  startAnew(): void;
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
const begunNow = () => new Date().toISOString();
const KINDS = [HUANG_SCORE, HUANG_GAMES, SETTINGS] as const;

/** Loads what is stored, opens the link in the address, follows other tabs, and keeps every change. */
export function useScore(root: string, proposed: Edition, t: Translator): ScoreDesk {
  const [book, setBook] = useState(() => freshBook(proposed));
  const [isLoaded, setLoaded] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(book);
  const store = useRef<Store | null>(null);
  /** Keys that are not written: a newer Yamen's saves, and the settings once they are stored. */
  const untouched = useRef(new Set<string>());

  const say = (text: string, stays = false) => setNotice({ text, stays, canUndo: false });
  const tell = (text: string) => setNotice({ text, stays: false, canUndo: true });
  const show = (next: Book) => {
    latest.current = next;
    setBook(next);
  };
  const update = (step: (book: Book) => Book) => {
    const before = latest.current;
    const after = step(before);
    show(after);
    setNotice((old) => (old?.stays ? old : null));
    const saves = Object.entries(savesOf(before, after)).filter(([key]) => !untouched.current.has(key));
    store.current
      ?.keep(Object.fromEntries(saves))
      .then(() => setNotice((old) => (old?.text === t('save-failed') ? null : old)))
      .catch((error: unknown) => {
        console.warn(error);
        say(t('save-failed'), true);
      });
    untouched.current.add(SETTINGS.key);
  };

  const load = async (from: Store) => {
    const before = latest.current;
    const [score, games, settings] = await from.load(KINDS.map((kind) => kind.key));
    const loaded = [
      parseSave(HUANG_SCORE, score),
      parseSave(HUANG_GAMES, games),
      parseSave(SETTINGS, settings),
    ] as const;
    if (latest.current !== before) return; // changed here meanwhile: that is newer, and is being kept
    show(bookFrom(loaded, before, proposed));
    for (const [i, { key }] of KINDS.entries())
      if (loaded[i]?.state === 'newer' || (key === SETTINGS.key && loaded[i]?.state === 'sound'))
        untouched.current.add(key);
    if (loaded.some(({ state }) => state === 'newer')) say(t('save-newer'), true);
    if (!loaded.some(({ state }) => state === 'damaged')) return;
    say(t('save-damaged'), true);
    const now = new Date();
    await putAside(from, HUANG_SCORE, loaded[0], now);
    await putAside(from, HUANG_GAMES, loaded[1], now);
    await putAside(from, SETTINGS, loaded[2], now);
  };

  const openLink = async () => {
    const link = location.hash.slice(1);
    if (!/^\d/.test(link)) return;
    history.replaceState(null, '', location.pathname + location.search);
    const { parseLink } = await import('../../../share/link.ts');
    const opened = await parseLink(link);
    // Another page says what is wrong with it, or is the tool for it.
    const asked = opened.ok ? opened.value : undefined;
    if (asked?.game !== 'huang' || asked.ask !== 'score') return location.assign(`${root}open/#${link}`);
    const isSetAside = isBegun(latest.current.now);
    update((now) => turnedTo(now, gameFromCase(asked, newId(), begunNow())));
    tell(t(isSetAside ? 'opened-link-aside' : 'opened-link'));
  };

  useEffect(() => {
    const opened = storeAt(root);
    const ready = load(opened)
      .catch((error: unknown) => {
        console.warn(error);
        show(freshBook(proposed, freshGame(newId(), begunNow())));
        say(t('save-failed'), true);
      })
      .then(() => {
        store.current = opened;
        opened.onChange(() => void load(opened).catch(console.warn));
        setLoaded(true);
      });
    // A link waits until what is stored has been read: else it would be added to nothing, and kept so.
    const openWhenReady = () => void ready.then(openLink);
    openWhenReady();
    addEventListener('hashchange', openWhenReady);
    return () => removeEventListener('hashchange', openWhenReady);
  }, []);

  return {
    book,
    isLoaded,
    notice,
    putNoticeAway: () => setNotice(null),
    update,
    change(next) {
      const hasFewer = next.seats.length < latest.current.now.seats.length;
      update((now) => changed(now, next));
      if (hasFewer) tell(t('seats-fewer'));
    },
    turnTo(game) {
      update((now) => turnedTo(now, game));
      tell(t('game-opened', { game: game.title || playersOf(game, t) }));
    },
    startAnew() {
      update((now) => turnedTo(now, freshGame(newId(), begunNow(), now.now)));
      tell(t('new-game-done'));
    },
  };
}

type LoadedSaves = readonly [
  Loaded<{ readonly now: HuangGame; readonly past: readonly HuangGame[] }>,
  Loaded<{ readonly games: readonly HuangGame[] }>,
  Loaded<{ readonly edition: Edition }>,
];

function bookFrom([score, games, settings]: LoadedSaves, before: Book, proposed: Edition): Book {
  const { now = freshGame(newId(), begunNow()), past = [] } = usable(score) ?? {};
  return {
    now,
    past,
    future: now === before.now ? before.future : [],
    games: usable(games)?.games ?? [],
    edition: usable(settings)?.edition ?? proposed,
  };
}

/** The saves in which two states of the book differ; the settings go along until they are stored. */
function savesOf(before: Book, after: Book): Readonly<Record<string, unknown>> {
  const { now, past, games, edition } = after;
  return {
    ...((now !== before.now || past !== before.past) && {
      [HUANG_SCORE.key]: { version: HUANG_SCORE.version, now, past },
    }),
    ...(games !== before.games && { [HUANG_GAMES.key]: { version: HUANG_GAMES.version, games } }),
    [SETTINGS.key]: { version: SETTINGS.version, edition },
  };
}
