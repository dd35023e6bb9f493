/*
 * The words of Huang in the order in which links of version 2 number them. The order is part of the format,
 * because saved links depend on it: no word may be moved or removed. New words need a new version; until then
 * a case that uses one is written as a link of version 1.
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

/** The open points that a table can choose, each with the choice that is not the default. */
export const RULINGS = [
  ['bystander-states', 'fight'],
  ['moved-pagoda-tiles', 'free'],
  ['bandits-count-placed', 'yes'],
] as const satisfies readonly (readonly [keyof Rulings, string])[];

/** The kinds of spaces on a drawn board. */
export const GROUNDS: readonly string[] = ['.', '~', 'C', '#'];
/** The greatest width and height of a drawn board, in spaces. */
export const WIDEST: 60 = WIDEST_BOARD; // a different limit needs a new version

/** The most tiles that a hand holds, and that `replace` exchanges. */
export const FULLEST_HAND = 7;
export const MOST_REPLACED = 6;
/** The longest list of spaces in an action or decision, and the most tiles that a commitment can name. */
export const LONGEST_LIST = 500;
export const MOST_COMMITTED = 1000;
export const MOST_PAGODAS = 9;
export const MOST_BANDITS = 5;
export const STRONGEST_BANDITS = 4;

/**
 * The front board as links of version 2 know it: spaces are numbered by these rows, even if the map is
 * corrected later.
 */
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
