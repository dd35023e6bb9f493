/** A space of a board by its axial coordinates `q,r` (pointy-top hexes, odd rows half a hex to the right). */
export type SpaceName = string;

/** A board: its spaces in reading order, each with what it is and which spaces touch it. A space is its index. */
export interface Board {
  /** `.` land, `~` river, `C` land with a capital, `#` no space; character `c` of row `r` is `q = c - floor(r / 2)`. */
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

/** The board that rows of text draw. The same rows give the same board, computed once. */
export function boardOf(rows: readonly string[]): Board {
  const key = rows.join('\n');
  const known = KNOWN.get(key);
  if (known) return known;
  const board = computeBoard(rows);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, board);
  return board;
}

const KNOWN = new Map<string, Board>();
const MOST_KNOWN = 64;

function computeBoard(rows: readonly string[]): Board {
  const spaces = rows.flatMap((row, r) =>
    [...row].flatMap((kind, c) => (kind === '#' ? [] : [{ q: c - Math.floor(r / 2), r, kind }])),
  );
  const names = spaces.map(({ q, r }) => `${q},${r}`);
  const indexOf = new Map(names.map((name, i) => [name, i]));
  const neighbours = spaces.map(({ q, r }) =>
    DIRECTIONS.flatMap(([dq, dr]) => indexOf.get(`${q + dq},${r + dr}`) ?? []).sort((a, b) => a - b),
  );
  return { rows, names, isRiver: spaces.map(({ kind }) => kind === '~'), neighbours, indexOf };
}

/** Whether two spaces touch. */
export function areNeighbours(board: Board, a: number, b: number): boolean {
  return board.neighbours[a]?.includes(b) ?? false;
}

/** The names of spaces. */
export function namesOf(board: Board, spaces: readonly number[]): readonly SpaceName[] {
  return spaces.map((space) => board.names[space] ?? '?');
}

/** Spaces in reading order: by row, then from left to right. */
export function inOrder(spaces: readonly number[]): readonly number[] {
  return [...spaces].sort((a, b) => a - b);
}
