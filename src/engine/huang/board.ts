import { coordinatesOf, type SpaceName, spaceAt } from './hex.ts';
import { type Four, mapEach, type Three } from './tuple.ts';

export type { SpaceName };

/** A board as it is written: the printed one by its name, or one that is drawn in rows of text. */
export type WrittenBoard = 'warring-states' | { readonly rows: readonly string[] };

/** The largest board that can be drawn, in either direction. */
export const WIDEST_BOARD = 60;

/** A board: its spaces in reading order, each with what it is and which spaces touch it. A space is its index. */
export interface Board {
  readonly written: WrittenBoard;
  /** `.` land, `~` river, `C` land with a capital, `#` no space. */
  readonly rows: readonly string[];
  readonly names: readonly SpaceName[];
  readonly isRiver: readonly boolean[];
  readonly neighbours: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<SpaceName, number>;
}

/** The front board, from one public transcription that has not been held against a printed copy. */
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

/** Whether a text draws a row of a board, however long. */
export function isBoardRow(text: string): boolean {
  return /^[.~C#]+$/.test(text);
}

/** Whether a text draws a row of a board that is not too wide. */
export function fitsBoard(row: string): boolean {
  return isBoardRow(row) && row.length <= WIDEST_BOARD;
}

/** The rows of a board, as they are drawn. */
export function rowsOf(written: WrittenBoard): readonly string[] {
  return written === 'warring-states' ? WARRING_STATES : written.rows;
}

/** The board that is written so. What is written alike gives the same board, computed once. */
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

/** The space of that name, which is known to be one of the board. */
export function spaceNamed(board: Board, name: SpaceName): number {
  const space = board.indexOf.get(name);
  if (space === undefined) throw new Error(`No space of the board: ${name}`);
  return space;
}

/** The name of a space. */
export function nameAt(board: Board, space: number): SpaceName {
  const name = board.names[space];
  if (name === undefined) throw new Error(`No space of the board: ${space}`);
  return name;
}

/** The spaces that touch a space, in order. */
export function neighboursOf(board: Board, space: number): readonly number[] {
  const beside = board.neighbours[space];
  if (!beside) throw new Error(`No space of the board: ${space}`);
  return beside;
}

/** Whether a space is river. */
export function isRiverAt(board: Board, space: number): boolean {
  const isRiver = board.isRiver[space];
  if (isRiver === undefined) throw new Error(`No space of the board: ${space}`);
  return isRiver;
}

/** Whether two spaces touch. */
export function areNeighbours(board: Board, a: number, b: number): boolean {
  return neighboursOf(board, a).includes(b);
}

/** The names of spaces. */
export function namesOf(board: Board, spaces: Three<number>): Three<SpaceName>;
export function namesOf(board: Board, spaces: Four<number>): Four<SpaceName>;
export function namesOf(board: Board, spaces: readonly number[]): readonly SpaceName[];
export function namesOf(board: Board, spaces: readonly number[]): readonly SpaceName[] {
  return mapEach(spaces, (space) => nameAt(board, space));
}

/** Spaces in reading order: by row, then from left to right. */
export function inOrder(spaces: Three<number>): Three<number>;
export function inOrder(spaces: Four<number>): Four<number>;
export function inOrder(spaces: readonly number[]): readonly number[];
export function inOrder(spaces: readonly number[]): readonly number[] {
  return [...spaces].sort((a, b) => a - b);
}
