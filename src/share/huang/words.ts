/*
 * The words of Huang in the order in which links of version 2 count them. An order here is part of the format: links
 * that people keep were made by it. Nothing may move or leave; whatever is new belongs to a later version, and until
 * there is one a case that uses it goes into a link of version 1.
 */
import type { Edition } from '../../engine/edition.ts';
import type { Action } from '../../engine/huang/action.ts';
import { WIDEST_BOARD } from '../../engine/huang/board.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import type { Colour, Dynasty } from '../../engine/huang/vocabulary.ts';

export const ASKS = ['act', 'states', 'placements'] as const;
export const EDITIONS = ['en', 'de', 'pl'] as const satisfies readonly Edition[];
export const DYNASTIES = ['tiger', 'rabbit', 'rat', 'goat', 'dragon'] as const satisfies readonly Dynasty[];
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'white'] as const satisfies readonly Colour[];
export const PIECES = ['tile', 'leader'] as const;
export const ACTIONS = [
  'place-tile',
  'position-leader',
  'riot',
  'establish-pagoda',
  'establish-palace',
  'replace',
  'end-turn',
] as const satisfies readonly Action['type'][];

/** The open points that a table can choose on, each with the choice that is not the usual one. */
export const RULINGS = [
  ['bystander-states', 'fight'],
  ['moved-pagoda-tiles', 'free'],
  ['bandits-count-placed', 'yes'],
] as const satisfies readonly (readonly [keyof Rulings, string])[];

/** What a space of a drawn board can be. */
export const GROUNDS: readonly string[] = ['.', '~', 'C', '#'];
/** A drawn board is at most so many spaces wide and high. */
export const WIDEST: 60 = WIDEST_BOARD; // another limit takes another version

/** The most that a hand holds, and a `replace` exchanges. */
export const FULLEST_HAND = 7;
export const MOST_REPLACED = 6;
/** The longest list of spaces in an action or an answer, and the most tiles that anybody can say to commit. */
export const LONGEST_LIST = 500;
export const MOST_COMMITTED = 1000;
export const MOST_PAGODAS = 9;
export const MOST_BANDITS = 5;
export const STRONGEST_BANDITS = 4;

/** The front board as links of version 2 know it: spaces are counted by these rows, whatever the map says later. */
export const FRONT_BOARD: readonly string[] = [
  '.........~~~~##',
  '..C....~~..~.##',
  '......~~......#',
  '~...~~........#',
  '~....~C.......C',
  '~....~........#',
  '~.....~...C....',
  '~.....~~~.....#',
  '~C.......~~~~~~',
  '~....C.......~#',
  '#~...........~#',
  '#~.........C..#',
  '#~~............',
  '#~~...........#',
  '##~~~~~~...####',
];
