import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import { withOpen } from '../shell/aside.ts';
import { changed, type History } from '../shell/history.ts';
import { freshGame, isBegun, withUsual } from './game.ts';

/** All that the score page knows; what it shows is computed from it. */
export interface Book extends History<ChuHanGame> {
  /** Games set aside, latest first; may hold an older state of `now`. */
  readonly games: readonly ChuHanGame[];
}

/** A book in which nothing is written yet. */
export function freshBook(game: ChuHanGame = freshGame('', '')): Book {
  return { now: game, past: [], future: [], games: [] };
}

/** Sets the game on the page aside, if anything was noted, and goes on with another one. */
export function turnedTo(book: Book, game: ChuHanGame): Book {
  const { now, games } = book;
  return { ...changed(book, withUsual(game, now.usual)), games: withOpen(games, now, isBegun(now)) };
}
