import { areNeighbours, type Board, boardOf, getSpaceName, listNeighbours } from '../../rules/board/board.ts';
import type { LeaderName } from '../../rules/leader.ts';
import { createEmptySetup, type Setup } from '../../rules/setup/setup.ts';
import type { Colour, Dynasty } from '../../rules/vocabulary.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A board on which states grow around an empty space, where they will be joined. */
export interface DrillBoard {
  readonly board: Board;
  readonly joiningSpace: number;
  readonly tiles: Map<number, Colour>;
  readonly leaders: Map<number, LeaderName>;
  /** The spaces of each state. */
  readonly states: number[][];
}

/** Creates an empty drill board: one of a few small boards, with a joining space that is not at its edge. */
export function createDrillBoard(dice: SeededRandom): DrillBoard {
  const rows = dice.pick(BOARD_ROWS);
  const board = boardOf({ rows });
  const inner = board.names.flatMap((_, space) => (listNeighbours(board, space).length === 6 ? [space] : []));
  return { board, joiningSpace: dice.pick(inner), tiles: new Map(), leaders: new Map(), states: [] };
}

const BOARD_ROWS: readonly (readonly string[])[] = [
  ['.......', '.......', '.......', '.......'],
  ['........', '........', '........'],
  ['......', '......', '......', '......', '......'],
  ['..~....', '..~....', '.~.....', '.......'],
  ['.......', '....~..', '...~~..', '.......'],
  ['......~', '.....~.', '....~..', '...~...'],
  ['~.......', '.~......', '..~~....', '........'],
  ['......', '~.....', '.~~...', '...~..', '......'],
  ['.......', '...~...', '.......', '..~....'],
  ['........', '....~~..', '........', '.~......'],
];

const isFree = ({ tiles, leaders }: DrillBoard, space: number) => !tiles.has(space) && !leaders.has(space);

/** Returns whether a piece on a space would belong to that state and to no other. */
function isOpen(drillBoard: DrillBoard, space: number, state: number): boolean {
  const { board, joiningSpace, states } = drillBoard;
  if (space === joiningSpace || !isFree(drillBoard, space)) return false;
  const neighbours = listNeighbours(board, space);
  return states.every((spaces, i) => i === state || spaces.every((one) => !neighbours.includes(one)));
}

/** Returns the land next to the joining space from which another state can grow. */
export function listStartSpaces(drillBoard: DrillBoard): readonly number[] {
  const { board, joiningSpace, states } = drillBoard;
  return listNeighbours(board, joiningSpace).filter(
    (space) => !board.isRiver[space] && isOpen(drillBoard, space, states.length),
  );
}

/**
 * Grows a state with its leaders, each next to a yellow tile, and some further tiles. Returns false if there
 * is no room.
 */
export function growState(
  drillBoard: DrillBoard,
  leaders: readonly LeaderName[],
  more: number,
  dice: SeededRandom,
): boolean {
  const { board, tiles, states } = drillBoard;
  const start = dice.pickIfAny(listStartSpaces(drillBoard));
  if (start === undefined) return false;
  const number = states.length;
  const spaces = [start];
  states.push(spaces);
  tiles.set(start, 'yellow');
  const listOpenSpaces = (origins: readonly number[]) =>
    origins.flatMap((one) => listNeighbours(board, one)).filter((one) => isOpen(drillBoard, one, number));
  for (const leader of leaders) {
    const yellow = spaces.filter((one) => tiles.get(one) === 'yellow');
    const space = dice.pickIfAny(listOpenSpaces(yellow).filter((one) => !board.isRiver[one]));
    if (space === undefined) return false;
    drillBoard.leaders.set(space, leader);
    spaces.push(space);
  }
  for (let i = 0; i < more; i++) {
    const space = dice.pickIfAny(listOpenSpaces(spaces));
    if (space === undefined) return true;
    tiles.set(space, board.isRiver[space] ? 'blue' : dice.pick(LAND_COLOURS));
    spaces.push(space);
  }
  return true;
}

const LAND_COLOURS: readonly Colour[] = ['red', 'red', 'red', 'red', 'yellow', 'yellow', 'green', 'white'];

/** Builds the setup with everything placed so far. */
export function buildSetup(
  { board, tiles, leaders }: DrillBoard,
  players: readonly Dynasty[],
  turn: Dynasty,
): Setup {
  const nameSpaces = <T>(pieces: ReadonlyMap<number, T>): Record<string, T> =>
    Object.fromEntries(
      [...pieces].sort(([a], [b]) => a - b).map(([space, piece]) => [getSpaceName(board, space), piece]),
    );
  const empty = createEmptySetup({ board: board.written, players, turn });
  return { ...empty, tiles: nameSpaces(tiles), leaders: nameSpaces(leaders) };
}

/** Counts the tiles of a colour on some spaces. */
export function countTiles({ tiles }: DrillBoard, spaces: readonly number[], colour: Colour): number {
  return spaces.filter((space) => tiles.get(space) === colour).length;
}

/** Returns the states that a piece on a space would touch. */
export function listTouchedStates(
  { board, states }: DrillBoard,
  space: number,
): readonly (readonly number[])[] {
  return states.filter((spaces) => spaces.some((one) => areNeighbours(board, one, space)));
}
