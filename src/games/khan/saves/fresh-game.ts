import { NO_LABEL } from '../../../saves/archive-label.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import type { KhanGame, KhanSeat } from './score.ts';

const EMPTY_ENTRIES: KhanSeat['entries'] = { tiles: '', bonus: '', area: '' };

/** Creates a player without entries. */
export function createSeat(colour: KhanSeat['colour'], name = ''): KhanSeat {
  return { name, colour, entries: EMPTY_ENTRIES };
}

/** Returns a game without entries, with the players of the previous game. */
export function freshKhanGame(before?: KhanGame): KhanGame {
  const seats = before?.seats.map(({ colour, name }) => createSeat(colour, name));
  return { ...NO_LABEL, seats: seats ?? KHAN_PLAYERS.map((colour) => createSeat(colour)) };
}

/** Whether anything has been entered. */
export function isBegunGame({ seats }: KhanGame): boolean {
  return seats.some(({ entries }) => Object.values(entries).some((text) => text.trim() !== ''));
}
