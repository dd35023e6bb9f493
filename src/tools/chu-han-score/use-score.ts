import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import type { ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { Case } from '../../referee/referee.ts';
import {
  CHU_HAN_GAMES,
  CHU_HAN_SCORE,
  type ChuHanGame,
  type ChuHanGamesSave,
  type ChuHanScoreSave,
} from '../../saves/chu-han-score.ts';
import { newId } from '../../saves/id.ts';
import { type Loaded, usable } from '../../saves/save.ts';
import { type Settings, settingsKind } from '../../saves/settings.ts';
import { changed } from '../shell/history.ts';
import { type Kept, useKeeping, useLink } from '../shell/keeping.ts';
import { type Book, freshBook, turnedTo } from './book.ts';
import { freshGame, gameFromCase, isBegun, rematch, withUsual } from './game.ts';
import type { ScoreTranslator } from './texts.ts';

/** The score page's book, kept at every change, and what can be done to it. */
export interface ScoreDesk extends Omit<Kept<Book>, 'view' | 'latest'> {
  readonly book: Book;
  change(next: ChuHanGame): void;
  /** Sets the game aside and goes on with another one. */
  turnTo(game: ChuHanGame): void;
  /** Sets the game aside and goes on with the one that a case describes. */
  open(asked: ChuHanScoreCase): void;
  startAnew(): void;
  startRematch(): void;
}

const SETTINGS = settingsKind({ 'chu-han': CHU_HAN_RULINGS });

const begunNow = () => new Date().toISOString();
const newGame = () => freshGame(newId(), begunNow());

/** Loads what is stored, opens the link in the address, follows other tabs, and keeps every change. */
export function useScore(root: string, t: ScoreTranslator): ScoreDesk {
  const keeping = {
    kinds: [CHU_HAN_SCORE, CHU_HAN_GAMES, SETTINGS],
    once: [],
    fresh: () => freshBook(newGame()),
    viewFrom: bookFrom,
    savesOf,
  } as const;
  const { view: book, latest, ...kept } = useKeeping(root, keeping, freshBook, t);
  const { update, tell } = kept;
  const turnTo = (game: ChuHanGame, said: string) => {
    update((now) => turnedTo(now, game));
    tell(said);
  };
  const open = (asked: ChuHanScoreCase) => {
    const isSetAside = isBegun(latest().now);
    turnTo(gameFromCase(asked, newId(), begunNow()), t(isSetAside ? 'opened-link-aside' : 'opened-link'));
  };
  const openLink = (asked: Case) => {
    if (asked.game === 'chu-han' && asked.ask === 'score') open(asked);
  };
  useLink({ root, tool: 'chu-han/score/', desk: kept, open: openLink, t });
  return {
    ...kept,
    book,
    change: (next) => update((now) => changed(now, next)),
    turnTo: (game) => turnTo(game, t('game-opened')),
    open,
    startAnew: () => turnTo(freshGame(newId(), begunNow(), latest().now.names), t('new-game-done')),
    startRematch: () => turnTo(rematch(latest().now, newId(), begunNow()), t('rematch-done')),
  };
}

const NOTHING_ASIDE = { games: [] };

function bookFrom(
  [score, games, settings]: readonly [
    Loaded<ChuHanScoreSave>,
    Loaded<ChuHanGamesSave>,
    Loaded<Settings<'chu-han'>>,
  ],
  before: Book,
): Book {
  const { now, past } = usable(score) ?? { now: newGame(), past: [] };
  const usual = usable(settings)?.rulings['chu-han']['hangu-pass-doubled'] ?? 'yes';
  return {
    now: withUsual(now, usual),
    past: past.map((game) => withUsual(game, usual)),
    future: now === before.now ? before.future : [],
    games: (usable(games) ?? NOTHING_ASIDE).games,
  };
}

/** The saves in which two states of the book differ; the settings are only read. */
function savesOf(before: Book, { now, past, games }: Book): Readonly<Record<string, unknown>> {
  return {
    ...((now !== before.now || past !== before.past) && {
      [CHU_HAN_SCORE.key]: { version: CHU_HAN_SCORE.version, now, past },
    }),
    ...(games !== before.games && { [CHU_HAN_GAMES.key]: { version: CHU_HAN_GAMES.version, games } }),
  };
}
