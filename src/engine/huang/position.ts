import { type Board, neighboursOf } from './board.ts';
import { PAGODAS_IN_BOX, TILES_IN_BOX } from './box.ts';
import type { Leader } from './leader.ts';
import type { Four, Three } from './tuple.ts';
import { COLOURS, type Colour, type Dynasty } from './vocabulary.ts';

/** The tiles behind a screen, by colour. */
export type Hand = Readonly<Record<Colour, number>>;

export interface Pagoda {
  readonly colour: Colour;
  /** In order. */
  readonly at: Three<number>;
}

/** A tile of bandits, which lies on three connected spaces and links nothing. */
export interface Bandits {
  readonly at: Three<number>;
  readonly strength: number;
}

/** Everything on the board and what is known of the hands, between two actions. A checked one is at rest. */
export interface Position {
  readonly board: Board;
  /** In clockwise seat order. */
  readonly players: readonly Dynasty[];
  readonly turn: Dynasty;
  /** What lies on each space of the board; at most one of both. */
  readonly tiles: readonly (Colour | null)[];
  readonly leaders: readonly (Leader | null)[];
  readonly pagodas: readonly Pagoda[];
  readonly palace: Four<number> | null;
  readonly granaries: readonly number[];
  readonly bandits: readonly Bandits[];
  /** Hands that are known; undefined when nothing was said of hands at all. */
  readonly hands: Readonly<Partial<Record<Dynasty, Hand>>> | undefined;
}

/** Whether nothing lies on a space: no tile, no leader, no bandits. */
export function isEmpty(position: Position, space: number): boolean {
  return !position.tiles[space] && !position.leaders[space] && !banditsAt(position, space);
}

export function banditsAt(position: Position, space: number): Bandits | undefined {
  return position.bandits.find((bandits) => bandits.at.includes(space));
}

/** The bandit tiles that touch a space. */
export function banditsBeside(position: Position, space: number): readonly Bandits[] {
  if (position.bandits.length === 0) return position.bandits;
  const beside = neighboursOf(position.board, space);
  return position.bandits.filter((bandits) => bandits.at.some((one) => beside.includes(one)));
}

/** The space on which a leader stands, or undefined for one in reserve. */
export function spaceOf(position: Position, leader: Leader): number | undefined {
  const space = position.leaders.indexOf(leader);
  return space < 0 ? undefined : space;
}

/** Spaces of yellow tiles that touch a space: what lets a leader stand there, and its strength in a revolt. */
export function governorsBeside(position: Position, space: number): readonly number[] {
  return neighboursOf(position.board, space).filter((beside) => position.tiles[beside] === 'yellow');
}

/** Whether a tile supports a pagoda, the palace or a granary. */
export function carriesBuilding({ pagodas, palace, granaries }: Position, space: number): boolean {
  if (granaries.includes(space) || palace?.includes(space)) return true;
  return pagodas.some((pagoda) => pagoda.at.includes(space));
}

/** How many pagodas of a colour lie beside the board. */
export function pagodasLeft(position: Position, colour: Colour): number {
  return PAGODAS_IN_BOX[colour] - position.pagodas.filter((pagoda) => pagoda.colour === colour).length;
}

/** How many tiles of a colour are neither on the board nor in a known hand: what the box allows to unknown hands. */
export function tilesUnseen(position: Position, colour: Colour): number {
  let seen = 0;
  for (const tile of position.tiles) if (tile === colour) seen++;
  if (position.hands) for (const hand of Object.values(position.hands)) seen += hand[colour];
  return TILES_IN_BOX[colour] - seen;
}

/** How many tiles of a colour a player can have: those in a known hand, else what the box allows. */
export function tilesAvailable(position: Position, player: Dynasty, colour: Colour): number {
  return position.hands?.[player]?.[colour] ?? tilesUnseen(position, colour);
}

export function handSize(hand: Hand): number {
  return COLOURS.reduce((sum, colour) => sum + hand[colour], 0);
}

/** The leader on a space that is known to hold one. */
export function leaderAt({ board, leaders }: Position, space: number): Leader {
  const leader = leaders[space];
  if (!leader) throw new Error(`No leader on ${board.names[space]}`);
  return leader;
}
