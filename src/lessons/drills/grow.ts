import { areNeighbours, type Board, boardOf, nameAt, neighboursOf } from '../../engine/huang/board.ts';
import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Colour, Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Dice } from './dice.ts';

/** A board on which states grow around an empty space, where they will meet. */
export interface Growth {
  readonly board: Board;
  readonly meeting: number;
  readonly tiles: Map<number, Colour>;
  readonly leaders: Map<number, LeaderName>;
  /** The spaces of each state. */
  readonly states: number[][];
}

/** One of a few small boards, and a space near its centre. */
export function barrenLand(dice: Dice): Growth {
  const rows = dice.sure(LANDS);
  const board = boardOf({ rows });
  const inner = board.names.flatMap((_, space) => (neighboursOf(board, space).length === 6 ? [space] : []));
  return { board, meeting: dice.sure(inner), tiles: new Map(), leaders: new Map(), states: [] };
}

const LANDS: readonly (readonly string[])[] = [
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

const isFree = ({ tiles, leaders }: Growth, space: number) => !tiles.has(space) && !leaders.has(space);

/** Whether a piece on a space would belong to that state and to no other. */
function isOpen(growth: Growth, space: number, state: number): boolean {
  const { board, meeting, states } = growth;
  if (space === meeting || !isFree(growth, space)) return false;
  const beside = neighboursOf(board, space);
  return states.every((spaces, i) => i === state || spaces.every((one) => !beside.includes(one)));
}

/** Land next to the meeting space from which another state can grow. */
export function soilIn(growth: Growth): readonly number[] {
  const { board, meeting, states } = growth;
  return neighboursOf(board, meeting).filter(
    (space) => !board.isRiver[space] && isOpen(growth, space, states.length),
  );
}

/**
 * Grows a state with its leaders, each next to a yellow tile, and some further tiles. Returns false if there
 * is no room.
 */
export function growState(growth: Growth, leaders: readonly LeaderName[], more: number, dice: Dice): boolean {
  const { board, tiles, states } = growth;
  const start = dice.one(soilIn(growth));
  if (start === undefined) return false;
  const number = states.length;
  const spaces = [start];
  states.push(spaces);
  tiles.set(start, 'yellow');
  const openAround = (ones: readonly number[]) =>
    ones.flatMap((one) => neighboursOf(board, one)).filter((one) => isOpen(growth, one, number));
  for (const leader of leaders) {
    const yellow = spaces.filter((one) => tiles.get(one) === 'yellow');
    const space = dice.one(openAround(yellow).filter((one) => !board.isRiver[one]));
    if (space === undefined) return false;
    growth.leaders.set(space, leader);
    spaces.push(space);
  }
  for (let i = 0; i < more; i++) {
    const space = dice.one(openAround(spaces));
    if (space === undefined) return true;
    tiles.set(space, board.isRiver[space] ? 'blue' : dice.sure(ON_LAND));
    spaces.push(space);
  }
  return true;
}

const ON_LAND: readonly Colour[] = ['red', 'red', 'red', 'red', 'yellow', 'yellow', 'green', 'white'];

/** The set-up with everything placed so far. */
export function setupIn(
  { board, tiles, leaders }: Growth,
  players: readonly Dynasty[],
  turn: Dynasty,
): Setup {
  const named = <T>(pieces: ReadonlyMap<number, T>): Record<string, T> =>
    Object.fromEntries(
      [...pieces].sort(([a], [b]) => a - b).map(([space, piece]) => [nameAt(board, space), piece]),
    );
  return {
    board: board.written,
    players,
    turn,
    tiles: named(tiles),
    leaders: named(leaders),
    pagodas: [],
    palace: null,
    granaries: [],
    bandits: [],
  };
}

/** Number of tiles of a colour on these spaces. */
export function countIn({ tiles }: Growth, spaces: readonly number[], colour: Colour): number {
  return spaces.filter((space) => tiles.get(space) === colour).length;
}

export const besideOf = ({ board }: Growth, space: number): readonly number[] => neighboursOf(board, space);

/** The states that a piece on a space would touch. */
export function statesAt({ board, states }: Growth, space: number): readonly (readonly number[])[] {
  return states.filter((spaces) => spaces.some((one) => areNeighbours(board, one, space)));
}
