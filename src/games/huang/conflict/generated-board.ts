import type { SpaceName } from '../rules/board/board.ts';
import type { LeaderName } from '../rules/leader.ts';
import type { Colour } from '../rules/vocabulary.ts';
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
 * Both kinds of boards are also generated while the numbers are incomplete.
 */

/** A board with its pieces, in the format of a case, and the space on which the conflict starts. */
export interface GeneratedBoard {
  readonly board: { readonly rows: readonly string[] };
  readonly tiles: Readonly<Record<SpaceName, Colour>>;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  /** The space of the unifying tile, or the one that the attacker moves to. */
  readonly at: SpaceName;
}

/** A board for a war, with the spaces of each state in reading order; none for a state without pieces. */
export interface WarBoard extends GeneratedBoard {
  readonly states: readonly (readonly SpaceName[])[];
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

/** Generates a board for a war. */
export function generateWarBoard(sides: readonly SideEntry[]): WarBoard {
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
    at: `${column},1`,
    states: placedPieces.map((pieces, side) => {
      const spaces = pieces.map(([space]) => space);
      return getStart(side, column).step === 1 ? spaces : spaces.reverse();
    }),
  };
}

/** The first space of a state next to the unifying tile, and its direction. */
function getStart(side: number, column: number): { readonly q: number; readonly step: number } {
  if (side === 1) return { q: column + 1, step: 1 };
  return { q: side === 0 ? column : column - 1, step: -1 };
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

/**
 * Generates a board for a revolt before the attack, with the yellow tiles next to the two leaders. Only while
 * the defender is unknown, the attacker is on the board.
 */
export function generateRevoltBoard({ acting, revolt }: HuangConflict): GeneratedBoard {
  const { colour, defender, beside: adjacentTiles } = revolt;
  const yellow = [
    ...DEFENDER_NEIGHBOURS.slice(0, adjacentTiles.defender),
    ...ATTACKER_NEIGHBOURS.slice(0, adjacentTiles.attacker),
  ].map((space) => [space, 'yellow'] as const);
  const leaders: Record<SpaceName, LeaderName> = {};
  if (colour && defender) leaders[DEFENDER] = `${defender}:${colour}`;
  else if (colour && acting) leaders[ATTACKER] = `${acting}:${colour}`;
  return {
    board: { rows: ['.......', '.......', '.......'] },
    tiles: Object.fromEntries(yellow),
    leaders,
    at: ATTACKER,
  };
}
