import { makeSpaceName, type SpaceName, toAxialCoordinates } from './hex.ts';
import { mapTuple, type Quadruple, type Triple } from './tuple.ts';

export type { SpaceName };

/** A board as written in a case: the name of the printed one, or the rows of a drawn one. */
export type WrittenBoard = 'warring-states' | { readonly rows: readonly string[] };

/** The maximal width and height of a drawn board. */
export const MAX_BOARD_SIZE = 60;

/**
 * A board: its spaces in reading order, with their kinds and neighbours. A space is represented by its index.
 */
export interface Board {
  readonly written: WrittenBoard;
  /** `.` land, `~` river, `C` land with a capital, `#` no space. */
  readonly rows: readonly string[];
  readonly names: readonly SpaceName[];
  readonly isRiver: readonly boolean[];
  readonly neighbours: readonly (readonly number[])[];
  readonly spaceByName: ReadonlyMap<SpaceName, number>;
}

/** The front board, from a public transcription that has not been checked against a printed copy. */
export const WARRING_STATES: readonly string[] = [
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

/** The offsets of the neighbours of a space in axial coordinates, in circular order. */
export const HEX_DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Returns whether a text is a row of a board, of any length. */
export function isBoardRow(text: string): boolean {
  return /^[.~C#]+$/.test(text);
}

/** Returns whether a text is a row of a board that is not too wide. */
export function isValidBoardRow(row: string): boolean {
  return isBoardRow(row) && row.length <= MAX_BOARD_SIZE;
}

/** Returns the rows of a board. */
export function getBoardRows(written: WrittenBoard): readonly string[] {
  return written === 'warring-states' ? WARRING_STATES : written.rows;
}

/**
 * Returns the board with this written form. The result is cached: equal written forms give the same object.
 */
export function boardOf(written: WrittenBoard): Board {
  const key = written === 'warring-states' ? written : written.rows.join('\n');
  const cached = BOARD_CACHE.get(key);
  if (cached) return cached;
  const board = computeBoard(written);
  if (BOARD_CACHE.size >= MAX_CACHED_BOARDS) BOARD_CACHE.clear();
  BOARD_CACHE.set(key, board);
  return board;
}

const BOARD_CACHE = new Map<string, Board>();
const MAX_CACHED_BOARDS = 64;

function computeBoard(written: WrittenBoard): Board {
  const rows = getBoardRows(written);
  const spaces = rows.flatMap((signs, row) =>
    [...signs].flatMap((kind, column) =>
      kind === '#' ? [] : [{ name: makeSpaceName({ row, column }), kind }],
    ),
  );
  const names = spaces.map(({ name }) => name);
  const spaceByName = new Map(names.map((name, i) => [name, i]));
  const neighbours = names.map((name) => {
    const [q, r] = toAxialCoordinates(name);
    const adjacent = HEX_DIRECTIONS.map(([dq, dr]) => spaceByName.get(`${q + dq},${r + dr}`));
    return adjacent.filter((one) => one !== undefined).sort((a, b) => a - b);
  });
  return {
    written,
    rows,
    names,
    isRiver: spaces.map(({ kind }) => kind === '~'),
    neighbours,
    spaceByName,
  };
}

/**
 * Returns the space with a name.
 * @throws {Error} if the board has no such space
 */
export function getSpace(board: Board, name: SpaceName): number {
  const space = board.spaceByName.get(name);
  if (space === undefined) throw new Error(`No space of the board: ${name}`);
  return space;
}

/**
 * Returns the name of a space.
 * @throws {Error} if the board has no such space
 */
export function getSpaceName(board: Board, space: number): SpaceName {
  const name = board.names[space];
  if (name === undefined) throw new Error(`No space of the board: ${space}`);
  return name;
}

/** Returns the neighbours of a space, in reading order. */
export function listNeighbours(board: Board, space: number): readonly number[] {
  const neighbours = board.neighbours[space];
  if (!neighbours) throw new Error(`No space of the board: ${space}`);
  return neighbours;
}

/** Returns whether a space is river. */
export function isRiverSpace(board: Board, space: number): boolean {
  const isRiver = board.isRiver[space];
  if (isRiver === undefined) throw new Error(`No space of the board: ${space}`);
  return isRiver;
}

/** Returns whether two spaces share an edge. */
export function areNeighbours(board: Board, a: number, b: number): boolean {
  return listNeighbours(board, a).includes(b);
}

/** Returns the names of these spaces, in the same order. */
export function getSpaceNames(board: Board, spaces: Triple<number>): Triple<SpaceName>;
export function getSpaceNames(board: Board, spaces: Quadruple<number>): Quadruple<SpaceName>;
export function getSpaceNames(board: Board, spaces: readonly number[]): readonly SpaceName[];
export function getSpaceNames(board: Board, spaces: readonly number[]): readonly SpaceName[] {
  return mapTuple(spaces, (space) => getSpaceName(board, space));
}

/** Sorts spaces in reading order: by row, then from left to right. */
export function sortSpaces(spaces: Triple<number>): Triple<number>;
export function sortSpaces(spaces: Quadruple<number>): Quadruple<number>;
export function sortSpaces(spaces: readonly number[]): readonly number[];
export function sortSpaces(spaces: readonly number[]): readonly number[] {
  return [...spaces].sort((a, b) => a - b);
}
