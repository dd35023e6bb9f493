import type { Edition } from '../../engine/edition.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { withOpen } from '../shell/aside.ts';
import { changed, type History } from '../shell/history.ts';
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
  return { ...changed(book, game), games: withOpen(games, kept, isBegun(now)) };
}
