import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../../engine/edition.ts';
import { explainLinkFault } from '../../../explain/link.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { HUANG_GAMES, HUANG_SCORE, type HuangGame, LONGEST_PAST } from '../../../saves/huang-game.ts';
import { loadSave, type SaveKind } from '../../../saves/save.ts';
import { SETTINGS } from '../../../saves/settings.ts';
import { openStore, type Store } from '../../../saves/store.ts';
import { parseLink } from '../../../share/link.ts';
import { freshGame, gameFromCase, isBegun } from './game.ts';

/** All that the score page knows; what is shown is computed from it. */
interface Score {
  readonly now: HuangGame;
  /** What `now` was before each change, latest last. */
  readonly past: readonly HuangGame[];
  /** What was undone, next to be redone last. */
  readonly future: readonly HuangGame[];
  /** Games set aside, latest first. */
  readonly games: readonly HuangGame[];
  /** The edition of the settings; the page's language until one is stored. */
  readonly edition: Edition;
}

/** The score page's state, kept at every change, and what can be done to it. */
export interface ScoreBook extends Score {
  readonly isLoaded: boolean;
  /** A sentence about the storage or a link, and how to put it away. */
  readonly notice: string;
  say(notice: string): void;
  change(next: HuangGame): void;
  undo(): void;
  redo(): void;
  /** Sets the game on the page aside and goes on with another one. */
  turnTo(game: HuangGame): void;
  startAnew(): void;
  keepGames(games: readonly HuangGame[]): void;
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
const begunNow = () => new Date().toISOString();

/** Loads what is stored, opens the link in the address, and keeps every change. */
export function useScore(root: string, pageEdition: Edition, t: Translator): ScoreBook {
  const first: Score = { now: freshGame('', ''), past: [], future: [], games: [], edition: pageEdition };
  const [score, setScore] = useState(first);
  const [isLoaded, setLoaded] = useState(false);
  const [notice, say] = useState('');
  const latest = useRef(score);
  const store = useRef<Store | null>(null);

  const show = (next: Score) => {
    latest.current = next;
    setScore(next);
  };
  const update = (next: Score) => {
    show(next);
    store.current?.keep(savesOf(next)).catch(() => {
      store.current = null;
      say(t('save-failed'));
    });
  };
  const turnTo = (game: HuangGame) => {
    const { now, games, past } = latest.current;
    const aside = isBegun(now) ? setAside(now, games, latest.current.edition) : games;
    update({
      ...latest.current,
      now: game,
      games: aside,
      past: [...past, now].slice(-LONGEST_PAST),
      future: [],
    });
  };

  useEffect(() => {
    const openLink = async () => {
      const link = location.hash.slice(1);
      if (!/^\d/.test(link)) return;
      const opened = await parseLink(link);
      history.replaceState(null, '', location.pathname + location.search);
      if (opened.ok) {
        turnTo(gameFromCase(opened.value, newId(), begunNow()));
        say(t('opened-link'));
      } else say(explainLinkFault(link, opened.error, t));
    };
    const load = async (from: Store) => {
      const read = async <T>(kind: SaveKind<T>): Promise<T | undefined> => {
        const loaded = await loadSave(from, kind, new Date());
        if (loaded.state === 'damaged') say(t('save-damaged'));
        if (loaded.state === 'newer') {
          store.current = null;
          say(t('save-newer'));
        }
        return loaded.state === 'sound' ? loaded.value : undefined;
      };
      const [saved, kept, settings] = [
        await read(HUANG_SCORE),
        await read(HUANG_GAMES),
        await read(SETTINGS),
      ];
      const { now = freshGame(newId(), begunNow()), past = [] } = saved ?? {};
      const edition = settings?.edition ?? pageEdition;
      show({ now, past, future: [], games: kept?.games ?? [], edition });
    };
    const begin = async () => {
      const opened = await openStore(root);
      store.current = opened;
      await load(opened);
      opened.onChange(() => void load(opened));
    };
    void begin()
      .catch(() => {
        store.current = null;
        show({ ...latest.current, now: freshGame(newId(), begunNow()) });
        say(t('save-failed'));
      })
      .then(() => {
        setLoaded(true);
        return openLink();
      });
    const openAgain = () => void openLink();
    addEventListener('hashchange', openAgain);
    return () => removeEventListener('hashchange', openAgain);
  }, []);

  return {
    ...score,
    isLoaded,
    notice,
    say,
    turnTo,
    change(next) {
      const { now, past } = latest.current;
      update({ ...latest.current, now: next, past: [...past, now].slice(-LONGEST_PAST), future: [] });
    },
    undo() {
      const { now, past, future } = latest.current;
      const before = past.at(-1);
      if (before)
        update({ ...latest.current, now: before, past: past.slice(0, -1), future: [...future, now] });
    },
    redo() {
      const { now, past, future } = latest.current;
      const after = future.at(-1);
      if (after) update({ ...latest.current, now: after, past: [...past, now], future: future.slice(0, -1) });
    },
    startAnew() {
      turnTo(freshGame(newId(), begunNow(), latest.current.now));
      say(t('new-game-done'));
    },
    keepGames(games) {
      update({ ...latest.current, games });
    },
  };
}

/** The games set aside with one more, or with a newer state of it; from now on it keeps its edition. */
function setAside(game: HuangGame, games: readonly HuangGame[], edition: Edition): readonly HuangGame[] {
  const kept = { ...game, edition: game.edition ?? edition };
  return [kept, ...games.filter((one) => one.id !== game.id)];
}

function savesOf({ now, past, games, edition }: Score): Readonly<Record<string, unknown>> {
  return {
    [HUANG_SCORE.key]: { version: HUANG_SCORE.version, now, past },
    [HUANG_GAMES.key]: { version: HUANG_GAMES.version, games },
    [SETTINGS.key]: { version: SETTINGS.version, edition },
  };
}
