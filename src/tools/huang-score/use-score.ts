import type { Edition } from '../../engine/edition.ts';
import { isolated } from '../../explain/isolated.ts';
import type { HuangScoreCase } from '../../referee/huang/score.ts';
import type { Case } from '../../referee/referee.ts';
import { HUANG_GAMES, HUANG_SCORE, type HuangGame } from '../../saves/huang-game.ts';
import { newId } from '../../saves/id.ts';
import { type Loaded, usable } from '../../saves/save.ts';
import { freshSettings, settingsKind } from '../../saves/settings.ts';
import { changed } from '../shell/history.ts';
import { type Kept, useKeeping, useLink } from '../shell/keeping.ts';
import { type Book, freshBook, turnedTo } from './book.ts';
import { freshGame, gameFromCase, isBegun, playersOf } from './game.ts';
import type { ScoreTranslator } from './texts.ts';

/** The score page's book, kept at every change, and what can be done to it. */
export interface ScoreDesk
  extends Omit<Kept<Book>, 'view' | 'tell' | 'latest' | 'warn' | 'offerAgain' | 'kept'> {
  readonly book: Book;
  change(next: HuangGame): void;
  /** Sets the game aside and goes on with another one. */
  turnTo(game: HuangGame): void;
  /** Sets the game aside and goes on with the one that a case describes. */
  open(asked: HuangScoreCase): void;
  startAnew(): void;
}

/** Of the settings only the edition matters here. */
const SETTINGS = settingsKind({});

const begunNow = () => new Date().toISOString();

/** Loads what is stored, opens the link in the address, follows other tabs, and keeps every change. */
export function useScore(root: string, proposed: Edition, t: ScoreTranslator): ScoreDesk {
  const keeping = {
    kinds: [HUANG_SCORE, HUANG_GAMES, SETTINGS],
    once: [SETTINGS.key],
    fresh: () => freshBook(proposed, freshGame(newId(), begunNow())),
    viewFrom: (loaded: LoadedSaves, before: Book) => bookFrom(loaded, before, proposed),
    savesOf,
  } as const;
  const kept = useKeeping(root, keeping, () => freshBook(proposed), t);
  const { view: book, isLoaded, notice, putNoticeAway, update, tell, latest } = kept;

  const open = (asked: HuangScoreCase) => {
    const isSetAside = isBegun(latest().now);
    update((now) => turnedTo(now, gameFromCase(asked, newId(), begunNow())));
    tell(t(isSetAside ? 'opened-link-aside' : 'opened-link'));
  };

  const openLink = (asked: Case) => {
    if (asked.game === 'huang' && asked.ask === 'score') open(asked);
  };
  useLink({ root, tool: 'huang/score/', desk: kept, open: openLink, t });

  return {
    book,
    isLoaded,
    notice,
    putNoticeAway,
    update,
    change(next) {
      const hasFewer = next.seats.length < latest().now.seats.length;
      update((now) => changed(now, next));
      if (hasFewer) tell(t('seats-fewer'));
    },
    turnTo(game) {
      update((now) => turnedTo(now, game));
      tell(t('game-now-open', { game: isolated(game.title) || playersOf(game, t) }));
    },
    open,
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

const NOTHING_ASIDE = { games: [] };

function bookFrom([score, games, settings]: LoadedSaves, before: Book, proposed: Edition): Book {
  const { now, past } = usable(score) ?? { now: freshGame(newId(), begunNow()), past: [] };
  return {
    now,
    past,
    future: now === before.now ? before.future : [],
    games: (usable(games) ?? NOTHING_ASIDE).games,
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
    [SETTINGS.key]: freshSettings(edition),
  };
}
