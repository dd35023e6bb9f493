import type { ChuHanGame } from '../../../saves/chu-han-score.ts';
import { changed, type History } from '../../history.ts';
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
  const aside = isBegun(now) ? [now, ...games.filter((one) => one.id !== now.id)] : games;
  return { ...changed(book, withUsual(game, now.usual)), games: aside };
}

/** The games set aside, without the one that is on the page. */
export function gamesAside({ games, now }: Book): readonly ChuHanGame[] {
  return games.filter((one) => one.id !== now.id);
}

export function renamed(book: Book, id: string, title: string): Book {
  return { ...book, games: book.games.map((one) => (one.id === id ? { ...one, title } : one)) };
}

export function deleted(book: Book, id: string): Book {
  return { ...book, games: book.games.filter((one) => one.id !== id) };
}

/** Puts a deleted game back where it was in the list. */
export function undeleted(book: Book, game: ChuHanGame, at: number): Book {
  return { ...book, games: book.games.toSpliced(at, 0, game) };
}
