import type { Edition } from '../../../engine/edition.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { changed, type History } from '../../history.ts';
import { freshGame, isBegun } from './game.ts';

/** All that the score page knows; what it shows is computed from it. */
export interface Book extends History<HuangGame> {
  /** Games set aside, latest first; may hold an older state of `now`. */
  readonly games: readonly HuangGame[];
  /** The edition of the settings; before any is stored, the one proposed by the page's language. */
  readonly edition: Edition;
}

/** A book in which nothing is written yet. */
export function freshBook(edition: Edition, game: HuangGame = freshGame('', '')): Book {
  return { now: game, past: [], future: [], games: [], edition };
}

/** Sets the game on the page aside, if anything was entered, and goes on with another one. */
export function turnedTo(book: Book, game: HuangGame): Book {
  const { now, games, edition } = book;
  const kept = { ...now, edition: now.edition ?? edition }; // from now on it keeps the edition it was scored by
  const aside = isBegun(now) ? [kept, ...games.filter((one) => one.id !== now.id)] : games;
  return { ...changed(book, game), games: aside };
}

/** The games set aside, without the one that is on the page. */
export function gamesAside({ games, now }: Book): readonly HuangGame[] {
  return games.filter((one) => one.id !== now.id);
}

export function renamed(book: Book, id: string, title: string): Book {
  return { ...book, games: book.games.map((one) => (one.id === id ? { ...one, title } : one)) };
}

export function deleted(book: Book, id: string): Book {
  return { ...book, games: book.games.filter((one) => one.id !== id) };
}

/** Puts a deleted game back where it was in the list. */
export function undeleted(book: Book, game: HuangGame, at: number): Book {
  return { ...book, games: [...book.games.slice(0, at), game, ...book.games.slice(at)] };
}
