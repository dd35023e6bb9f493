/*
 * The words of Huang in the order in which links of version 2 number them. The order is part of the format,
 * because saved links depend on it: no word may be moved or removed. New words need a new version; until then
 * a case that uses one is written as a link of version 1.
 */
import type { Edition } from '../../../core/edition.ts';
import type { Action } from '../rules/actions/action.ts';
import { MAX_BOARD_SIZE } from '../rules/board/board.ts';
import type { HuangRulings } from '../rules/ruling.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';

/** The kinds of cases in the order in which links number them. */
export const PACKED_ASKS = ['act', 'states', 'placements'] as const;
/** The editions in the order in which links number them. */
export const PACKED_EDITIONS = ['en', 'de', 'pl'] as const satisfies readonly Edition[];
/** The dynasties in the order in which links number them. */
export const PACKED_DYNASTIES = [
  'tiger',
  'rabbit',
  'rat',
  'goat',
  'dragon',
] as const satisfies readonly Dynasty[];
/** The colours in the order in which links number them. */
export const PACKED_COLOURS = [
  'yellow',
  'red',
  'blue',
  'green',
  'white',
] as const satisfies readonly Colour[];
/** The kinds of pieces in the order in which links number them. */
export const PACKED_PIECES = ['tile', 'leader'] as const;
/** The kinds of actions in the order in which links number them. */
export const PACKED_ACTIONS = [
  'place-tile',
  'position-leader',
  'riot',
  'establish-pagoda',
  'establish-palace',
  'replace',
  'end-turn',
] as const satisfies readonly Action['type'][];

/** The rulings of a table, each with the option that is not the default. */
export const PACKED_RULINGS = [
  ['bystander-states', 'fight'],
  ['moved-pagoda-tiles', 'free'],
  ['bandits-count-placed', 'yes'],
] as const satisfies readonly (readonly [keyof HuangRulings, string])[];

/** The kinds of spaces on a drawn board. */
export const PACKED_GROUNDS: readonly string[] = ['.', '~', 'C', '#'];
/** The greatest width and height of a drawn board, in spaces. */
export const PACKED_BOARD_LIMIT: 60 = MAX_BOARD_SIZE; // a different limit needs a new version

/** The most tiles that a hand holds, and that `replace` exchanges. */
export const PACKED_HAND_LIMIT = 7;
/** The most hand tiles that a link can say are replaced. */
export const PACKED_REPLACE_LIMIT = 6;
/** The longest list of spaces in an action or decision, and the most tiles that a commitment can name. */
export const PACKED_LIST_LIMIT = 500;
/** The most tiles that a link can say are committed. */
export const PACKED_COMMIT_LIMIT = 1000;
/** The most pagodas in a link. */
export const PACKED_PAGODA_LIMIT = 9;
/** The most bandits in a link. */
export const PACKED_BANDITS_LIMIT = 5;
/** The greatest strength of bandits in a link. */
export const PACKED_STRENGTH_LIMIT = 4;

/**
 * The front board as links of version 2 know it: spaces are numbered by these rows, even if the map is
 * corrected later.
 */
export const PACKED_FRONT_BOARD: readonly string[] = [
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
