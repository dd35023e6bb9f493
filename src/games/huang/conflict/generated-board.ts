import type { SpaceName } from '../rules/board/board.ts';
import type { LeaderName } from '../rules/leader.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import type { SideEntry } from '../saves/conflict.ts';
import type { HuangConflict } from './state.ts';

/*
 * Generates boards for a conflict of which only the numbers are known. A war takes three rows: from the
 * unifying tile, the first state extends to the left in the row above, the second to the right in the same
 * row, the third to the left in the row below. The states do not touch, and from top to bottom their order
 * is 1, 2, 3:
 *
 *     . L y r r          first state: red tiles first, then leaders, each with a yellow tile
 *      . . . . U r y L   second
 *     . . L y r          third
 *
 * A revolt has two leaders three spaces apart: each has six neighbours, and no space is a neighbour of both.
 */

/** A board with its pieces, in the format of a case. */
export interface GeneratedBoard {
  readonly board: { readonly rows: readonly string[] };
  readonly tiles: Readonly<Record<SpaceName, Colour>>;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
}

/** A board for a war, the space of the unifying tile, and the spaces of each state in reading order. */
export interface WarBoard extends GeneratedBoard {
  readonly at: SpaceName;
  readonly states: readonly State[];
}

/** A state of a war, identified by its first space in reading order. */
interface State {
  readonly id: SpaceName;
  readonly spaces: readonly SpaceName[];
}

type Piece = { readonly tile: Colour } | { readonly leader: LeaderName };

/**
 * The pieces of a state in a row, starting at the unifying tile, in an order that makes its leaders read as
 * entered.
 */
function listPieces({ tiles, leaders }: SideEntry, side: number): readonly Piece[] {
  const reds = Array.from({ length: tiles }, (): Piece => ({ tile: 'red' }));
  const outwards = side === 1 ? leaders : [...leaders].reverse();
  return [...reds, ...outwards.flatMap((leader): Piece[] => [{ tile: 'yellow' }, { leader }])];
}

/** Generates a board for a war; each state must have a leader. */
export function generateWarBoard(sides: readonly SideEntry[]): WarBoard {
  const { placedPieces, column, ...board } = layOutSides(sides);
  return {
    ...board,
    at: `${column},1`,
    states: placedPieces.map((state, side) => {
      const spaces = state.map(([space]) => space);
      return toState(getStart(side, column).step === 1 ? spaces : spaces.reverse());
    }),
  };
}

/** Generates a board for an incomplete war, in which a state may still be empty. */
export function generatePartialWar(sides: readonly SideEntry[]): GeneratedBoard {
  const { board, tiles, leaders } = layOutSides(sides);
  return { board, tiles, leaders };
}

/** Finds the first space of a state on the generated board; null while the state is empty. */
export function findFirstSpace(sides: readonly SideEntry[], side: number): SpaceName | null {
  const first = layOutSides(sides).placedPieces[side]?.[0];
  return first ? first[0] : null;
}

/** Places the pieces of each state in order, and returns the column at which the states start. */
function layOutSides(sides: readonly SideEntry[]) {
  const rows = sides.map(listPieces);
  const [above, own, ...below] = rows.map((row) => row.length);
  if (above === undefined || own === undefined) throw new Error(`A war of ${rows.length} states`);
  // The column of the unifying tile's upper left and lower left neighbours.
  const column = Math.max(above, ...below, 1) - 1;
  const placedPieces = rows.map((row, side) => {
    const { q, step } = getStart(side, column);
    return row.map((piece, i) => [`${q + i * step},${side}`, piece] as const);
  });
  const width = column + own + 2;
  return {
    board: { rows: rows.map(() => '.'.repeat(width)) },
    ...toTilesAndLeaders(placedPieces.flat()),
    placedPieces,
    column,
  };
}

/** The first space of a state next to the unifying tile, and its direction. */
function getStart(side: number, column: number): { readonly q: number; readonly step: number } {
  if (side === 1) return { q: column + 1, step: 1 };
  return { q: side === 0 ? column : column - 1, step: -1 };
}

function toState(spaces: readonly SpaceName[]): State {
  const [id] = spaces;
  if (id === undefined) throw new Error('A state without a leader is none');
  return { id, spaces };
}

function toTilesAndLeaders(
  pieces: readonly (readonly [SpaceName, Piece])[],
): Pick<GeneratedBoard, 'tiles' | 'leaders'> {
  return {
    tiles: Object.fromEntries(
      pieces.flatMap(([space, piece]) => ('tile' in piece ? [[space, piece.tile]] : [])),
    ),
    leaders: Object.fromEntries(
      pieces.flatMap(([space, piece]) => ('leader' in piece ? [[space, piece.leader]] : [])),
    ),
  };
}

/** The spaces around the defender and around the attacker, connected ones first. */
const DEFENDER_NEIGHBOURS = ['3,1', '3,0', '2,0', '1,1', '1,2', '2,2'];
const ATTACKER_NEIGHBOURS = ['4,1', '5,0', '6,0', '6,1', '5,2', '4,2'];
const DEFENDER = '2,1';
const ATTACKER = '5,1';

/** The defender of a revolt, and how many yellow tiles are next to each of the two leaders. */
interface RevoltNumbers {
  readonly colour: Colour;
  readonly defender: Dynasty;
  readonly adjacentTiles: HuangConflict['revolt']['beside'];
}

/** Generates a board for a revolt before the attack, and the space that the attacker moves to. */
export function generateRevoltBoard({
  colour,
  defender,
  adjacentTiles,
}: RevoltNumbers): GeneratedBoard & { readonly at: SpaceName } {
  return {
    ...createYellowBoard(adjacentTiles),
    leaders: { [DEFENDER]: `${defender}:${colour}` },
    at: ATTACKER,
  };
}

/** Generates a board for an incomplete revolt: the known leaders and the yellow tiles next to both. */
export function generatePartialRevolt({ acting, revolt }: HuangConflict): GeneratedBoard {
  const { colour, defender, beside: adjacentTiles } = revolt;
  const leaders: Record<SpaceName, LeaderName> = {};
  if (colour && defender) leaders[DEFENDER] = `${defender}:${colour}`;
  if (colour && acting) leaders[ATTACKER] = `${acting}:${colour}`;
  return { ...createYellowBoard(adjacentTiles), leaders };
}

/** An empty board with yellow tiles next to the spaces of the two leaders. */
function createYellowBoard(
  adjacentTiles: RevoltNumbers['adjacentTiles'],
): Pick<GeneratedBoard, 'board' | 'tiles'> {
  const yellow = [
    ...DEFENDER_NEIGHBOURS.slice(0, adjacentTiles.defender),
    ...ATTACKER_NEIGHBOURS.slice(0, adjacentTiles.attacker),
  ].map((space) => [space, 'yellow'] as const);
  return { board: { rows: ['.......', '.......', '.......'] }, tiles: Object.fromEntries(yellow) };
}
