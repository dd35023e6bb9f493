import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import type { Committer, OpenConflict } from './open-conflict.ts';

/** A number of tiles, split into those of the colour that may be committed and all others. */
export interface TileSplit {
  readonly matching: number;
  readonly others: number;
}

/** The inputs of a person who asks how likely a side wins, besides the board. Sides are numbered from 0. */
export interface ChanceInputs {
  /**
   * The own hand before commitments; only used if the position does not contain it. If more tiles have been
   * committed than were entered, the hand is assumed to have had these as well.
   */
  readonly hand: TileSplit;
  /** Visible tiles outside the position: in the market and in the discard pile. */
  readonly seen: TileSplit;
  /** The numbers of tiles behind other screens, if entered. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /**
   * The side that another player supports, if it differs from the side of that player's leader; null for
   * none.
   */
  readonly allies: Readonly<Partial<Record<Dynasty, number | null>>>;
}

/** The player who asks, and the side to win. */
export interface ChanceViewer {
  readonly by: Dynasty;
  readonly side: number;
}

/** Returns the colour that may be committed. */
export const getCommitmentColour = ({ kind }: Pick<OpenConflict, 'kind'>): Colour =>
  kind === 'war' ? 'red' : 'yellow';

/** Returns the side of a player's leader; undefined if the player has none or leaders on several sides. */
export function findOwnSide({ sides }: OpenConflict, player: Dynasty): number | undefined {
  const own = sides.flatMap(({ players }, side) => (players.includes(player) ? [side] : []));
  return own.length === 1 ? own[0] : undefined;
}

/** Lists the other players who have not committed anything yet. */
export function listUncommittedOthers(
  { committers, commitments }: OpenConflict,
  viewer: Dynasty,
): readonly Committer[] {
  return committers.filter(({ by }) => by !== viewer && !commitments.some((one) => one.by === by));
}

/**
 * Returns the side that a player supports: the one entered, else the side of the player's leader; null for
 * none.
 */
export function findSupportedSide(
  conflict: OpenConflict,
  player: Dynasty,
  { allies }: ChanceInputs,
): number | null {
  const entered = allies[player];
  const own = findOwnSide(conflict, player) ?? null;
  return entered === undefined || conflict.kind === 'revolt' ? own : entered;
}

/** Counts the tiles that a player has committed. */
export function countCommitted({ commitments }: OpenConflict, player: Dynasty): number {
  return commitments.find(({ by }) => by === player)?.tiles ?? 0;
}

/** Returns the side to which a player has committed something; undefined if nothing. */
export function findCommittedSide(conflict: OpenConflict, player: Dynasty): number | undefined {
  const one = conflict.commitments.find(({ by }) => by === player);
  if (!one) return undefined;
  if (conflict.kind === 'revolt') return findOwnSide(conflict, player);
  const side = conflict.sides.findIndex(({ state }) => state === one.to);
  return side < 0 ? undefined : side;
}

/**
 * Returns the player whose chances are shown until one is chosen: one of the weakest side that has a player
 * here, else the first. Undefined if there are no players.
 */
export function suggestViewer({ sides }: OpenConflict, players: readonly Dynasty[]): Dynasty | undefined {
  const weakestFirst = sides.toSorted((one, other) => one.strength - other.strength);
  const involved = weakestFirst.flatMap((side) => side.players);
  return involved.find((player) => players.includes(player)) ?? players[0];
}
