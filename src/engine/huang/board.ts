import { coordinatesOf, type SpaceName, spaceAt } from './hex.ts';
import { type Four, mapEach, type Three } from './tuple.ts';

export type { SpaceName };

/** A board as written in a case: the name of the printed one, or the rows of a drawn one. */
export type WrittenBoard = 'warring-states' | { readonly rows: readonly string[] };

/** The maximal width and height of a drawn board. */
export const WIDEST_BOARD = 60;

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
  readonly indexOf: ReadonlyMap<SpaceName, number>;
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

const DIRECTIONS = [
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
export function fitsBoard(row: string): boolean {
  return isBoardRow(row) && row.length <= WIDEST_BOARD;
}

/** Returns the rows of a board. */
export function rowsOf(written: WrittenBoard): readonly string[] {
  return written === 'warring-states' ? WARRING_STATES : written.rows;
}

/**
 * Returns the board with this written form. The result is cached: equal written forms give the same object.
 */
export function boardOf(written: WrittenBoard): Board {
  const key = written === 'warring-states' ? written : written.rows.join('\n');
  const known = KNOWN.get(key);
  if (known) return known;
  const board = computeBoard(written);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, board);
  return board;
}

const KNOWN = new Map<string, Board>();
const MOST_KNOWN = 64;

function computeBoard(written: WrittenBoard): Board {
  const rows = rowsOf(written);
  const spaces = rows.flatMap((signs, row) =>
    [...signs].flatMap((kind, column) => (kind === '#' ? [] : [{ name: spaceAt({ row, column }), kind }])),
  );
  const names = spaces.map(({ name }) => name);
  const indexOf = new Map(names.map((name, i) => [name, i]));
  const neighbours = names.map((name) => {
    const [q, r] = coordinatesOf(name);
    const beside = DIRECTIONS.map(([dq, dr]) => indexOf.get(`${q + dq},${r + dr}`));
    return beside.filter((one) => one !== undefined).sort((a, b) => a - b);
  });
  return { written, rows, names, isRiver: spaces.map(({ kind }) => kind === '~'), neighbours, indexOf };
}

/**
 * Returns the space with a name.
 * @throws {Error} if the board has no such space
 */
export function spaceNamed(board: Board, name: SpaceName): number {
  const space = board.indexOf.get(name);
  if (space === undefined) throw new Error(`No space of the board: ${name}`);
  return space;
}

export function nameAt(board: Board, space: number): SpaceName {
  const name = board.names[space];
  if (name === undefined) throw new Error(`No space of the board: ${space}`);
  return name;
}

/** Returns the neighbours of a space, in reading order. */
export function neighboursOf(board: Board, space: number): readonly number[] {
  const beside = board.neighbours[space];
  if (!beside) throw new Error(`No space of the board: ${space}`);
  return beside;
}

/** Returns whether a space is river. */
export function isRiverAt(board: Board, space: number): boolean {
  const isRiver = board.isRiver[space];
  if (isRiver === undefined) throw new Error(`No space of the board: ${space}`);
  return isRiver;
}

/** Returns whether two spaces are neighbours. */
export function areNeighbours(board: Board, a: number, b: number): boolean {
  return neighboursOf(board, a).includes(b);
}

export function namesOf(board: Board, spaces: Three<number>): Three<SpaceName>;
export function namesOf(board: Board, spaces: Four<number>): Four<SpaceName>;
export function namesOf(board: Board, spaces: readonly number[]): readonly SpaceName[];
export function namesOf(board: Board, spaces: readonly number[]): readonly SpaceName[] {
  return mapEach(spaces, (space) => nameAt(board, space));
}

/** Sorts spaces in reading order: by row, then from left to right. */
export function inOrder(spaces: Three<number>): Three<number>;
export function inOrder(spaces: Four<number>): Four<number>;
export function inOrder(spaces: readonly number[]): readonly number[];
export function inOrder(spaces: readonly number[]): readonly number[] {
  return [...spaces].sort((a, b) => a - b);
}
