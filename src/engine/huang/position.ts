import { type Board, neighboursOf } from './board.ts';
import { PAGODAS_IN_BOX, TILES_IN_BOX } from './box.ts';
import type { Leader } from './leader.ts';
import type { Four, Three } from './tuple.ts';
import { COLOURS, type Colour, type Dynasty } from './vocabulary.ts';

/** The tiles in a hand, by colour. */
export type Hand = Readonly<Record<Colour, number>>;

export interface Pagoda {
  readonly colour: Colour;
  /** In reading order. */
  readonly at: Three<number>;
}

/** A bandit tile, which covers three connected spaces and does not connect groups. */
export interface Bandits {
  readonly at: Three<number>;
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
  readonly palace: Four<number> | null;
  readonly granaries: readonly number[];
  readonly bandits: readonly Bandits[];
  /** The known hands; undefined if hands are not tracked at all. */
  readonly hands: Readonly<Partial<Record<Dynasty, Hand>>> | undefined;
}

/** Returns whether a space has no tile, no leader and no bandits. */
export function isEmpty(position: Position, space: number): boolean {
  return !position.tiles[space] && !position.leaders[space] && !banditsAt(position, space);
}

/** Returns the bandit tile that covers a space. */
export function banditsAt(position: Position, space: number): Bandits | undefined {
  return position.bandits.find((bandits) => bandits.at.includes(space));
}

/** Returns the bandit tiles that touch a space. */
export function banditsBeside(position: Position, space: number): readonly Bandits[] {
  if (position.bandits.length === 0) return position.bandits;
  const beside = neighboursOf(position.board, space);
  return position.bandits.filter((bandits) => bandits.at.some((one) => beside.includes(one)));
}

/** Returns the space of a leader; undefined if it is in reserve. */
export function spaceOf(position: Position, leader: Leader): number | undefined {
  const space = position.leaders.indexOf(leader);
  return space < 0 ? undefined : space;
}

/**
 * Returns the spaces of yellow tiles next to a space: they allow a leader there, and are its strength in a
 * revolt.
 */
export function governorsBeside(position: Position, space: number): readonly number[] {
  return neighboursOf(position.board, space).filter((beside) => position.tiles[beside] === 'yellow');
}

/** Returns whether a pagoda, the palace or a granary is on a tile. */
export function carriesBuilding({ pagodas, palace, granaries }: Position, space: number): boolean {
  if (granaries.includes(space) || palace?.includes(space)) return true;
  return pagodas.some((pagoda) => pagoda.at.includes(space));
}

/** Returns the number of pagodas of a colour in the supply. */
export function pagodasLeft(position: Position, colour: Colour): number {
  return PAGODAS_IN_BOX[colour] - position.pagodas.filter((pagoda) => pagoda.colour === colour).length;
}

/**
 * Returns the number of tiles of a colour that are neither on the board nor in a known hand: the maximum for
 * all unknown hands.
 */
export function tilesUnseen(position: Position, colour: Colour): number {
  let seen = 0;
  for (const tile of position.tiles) if (tile === colour) seen++;
  if (position.hands) for (const hand of Object.values(position.hands)) seen += hand[colour];
  return TILES_IN_BOX[colour] - seen;
}

/**
 * Returns the maximal number of tiles of a colour that a player can have: those in a known hand, else all
 * unseen ones.
 */
export function tilesAvailable(position: Position, player: Dynasty, colour: Colour): number {
  return position.hands?.[player]?.[colour] ?? tilesUnseen(position, colour);
}

export function handSize(hand: Hand): number {
  return COLOURS.reduce((sum, colour) => sum + hand[colour], 0);
}

/**
 * Returns the leader on a space.
 * @throws {Error} if there is none
 */
export function leaderAt({ board, leaders }: Position, space: number): Leader {
  const leader = leaders[space];
  if (!leader) throw new Error(`No leader on ${board.names[space]}`);
  return leader;
}
