import { type Board, listNeighbours } from '../board/board.ts';
import type { Quadruple, Triple } from '../board/tuple.ts';
import type { Leader } from '../leader.ts';
import { COLOURS, type Colour, type Dynasty } from '../vocabulary.ts';
import { MAX_HAND_SIZE, PAGODAS_IN_BOX, TILES_IN_BOX, USUAL_HAND_SIZE } from './box.ts';

/** The tiles in a hand, by colour. */
export type TileHand = Readonly<Record<Colour, number>>;

/** A hand without tiles. */
export const NO_TILES: TileHand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

/** A pagoda on the board. */
export interface Pagoda {
  readonly colour: Colour;
  /** In reading order. */
  readonly at: Triple<number>;
}

/** A bandit tile, which covers three connected spaces and does not connect groups. */
export interface Bandits {
  readonly at: Triple<number>;
  readonly strength: number;
}

/** The board and the known hands between two actions. A checked position is at rest. */
export interface Position {
  readonly board: Board;
  /** In clockwise seat order. */
  readonly players: readonly Dynasty[];
  readonly turn: Dynasty;
  /** The tile and the leader on each space of the board; at most one of the two. */
  readonly tiles: readonly (Colour | null)[];
  readonly leaders: readonly (Leader | null)[];
  readonly pagodas: readonly Pagoda[];
  readonly palace: Quadruple<number> | null;
  readonly granaries: readonly number[];
  readonly bandits: readonly Bandits[];
  /** The known hands; undefined if hands are not tracked at all. */
  readonly hands: Readonly<Partial<Record<Dynasty, TileHand>>> | undefined;
}

/** Returns whether a space has no tile, no leader and no bandits. */
export function isEmptySpace(position: Position, space: number): boolean {
  return !position.tiles[space] && !position.leaders[space] && !findBandits(position, space);
}

/** Returns the bandit tile that covers a space. */
export function findBandits(position: Position, space: number): Bandits | undefined {
  return position.bandits.find((bandits) => bandits.at.includes(space));
}

/** Returns the bandit tiles that touch a space. */
export function listAdjacentBandits(position: Position, space: number): readonly Bandits[] {
  if (position.bandits.length === 0) return position.bandits;
  const neighbours = listNeighbours(position.board, space);
  return position.bandits.filter((bandits) => bandits.at.some((one) => neighbours.includes(one)));
}

/** Returns the space of a leader; undefined if it is in reserve. */
export function findLeaderSpace(position: Position, leader: Leader): number | undefined {
  const space = position.leaders.indexOf(leader);
  return space < 0 ? undefined : space;
}

/**
 * Returns the spaces of yellow tiles next to a space: they allow a leader there, and are its strength in a
 * revolt.
 */
export function listAdjacentGovernors(position: Position, space: number): readonly number[] {
  return listNeighbours(position.board, space).filter((neighbour) => position.tiles[neighbour] === 'yellow');
}

/** Returns whether a pagoda, the palace or a granary is on a tile. */
export function hasBuilding({ pagodas, palace, granaries }: Position, space: number): boolean {
  if (granaries.includes(space) || palace?.includes(space)) return true;
  return pagodas.some((pagoda) => pagoda.at.includes(space));
}

/** Returns the number of pagodas of a colour in the supply. */
export function countPagodasLeft(position: Position, colour: Colour): number {
  return PAGODAS_IN_BOX[colour] - position.pagodas.filter((pagoda) => pagoda.colour === colour).length;
}

/**
 * Returns the number of tiles of a colour that are neither on the board nor in a known hand: the maximum for
 * all unknown hands.
 */
export function countHiddenTiles(position: Position, colour: Colour): number {
  let known = 0;
  for (const tile of position.tiles) if (tile === colour) known++;
  if (position.hands) for (const hand of Object.values(position.hands)) known += hand[colour];
  return TILES_IN_BOX[colour] - known;
}

/**
 * Returns the maximal number of tiles of a colour that a player can have: those in a known hand, else all
 * hidden ones.
 */
export function countAvailableTiles(position: Position, player: Dynasty, colour: Colour): number {
  return position.hands?.[player]?.[colour] ?? countHiddenTiles(position, colour);
}

/** Counts the tiles of all colours in a hand. */
export function countHandTiles(hand: TileHand): number {
  return COLOURS.reduce((sum, colour) => sum + hand[colour], 0);
}

/**
 * Returns the leader on a space.
 * @throws {Error} if there is none
 */
export function getSpaceLeader({ board, leaders }: Position, space: number): Leader {
  const leader = leaders[space];
  if (!leader) throw new Error(`No leader on ${board.names[space]}`);
  return leader;
}

/**
 * Returns the maximal size of a hand before an action: six, or seven while the palace is on the board. It may
 * be any player's hand, because the board does not show who owned the palace at the end of their last turn.
 *
 * Rule: huang/turn-end/refill, huang/palace/hand-limit
 */
export function getMaxHandSize({ palace }: Pick<Position, 'palace'>): number {
  return palace ? MAX_HAND_SIZE : USUAL_HAND_SIZE;
}
