import { countSpaces } from './grid.ts';
import type { KhanPosition } from './position.ts';
import type { MarkedProtection } from './protection.ts';
import { KHAN_PLAYERS, type KhanPlayer, type TileKind } from './vocabulary.ts';

/*
 * What counts under a tile, packed into one number per space: four bits each for the yurts of each player,
 * river, and spaces that no tile may cover. The sum over the spaces under a tile holds all counts, since a
 * tile covers at most eight spaces.
 */

const BITS = 4;
const MASK = 15;
const RIVER = KHAN_PLAYERS.length * BITS;
const FORBIDDEN = RIVER + BITS;

/** Sums up the packed counts of the spaces under a tile. */
export type PackedCounts = number;

/** Packs what counts on each space for a kind of tile. */
export function packSpaces(
  { grid, isRiver, isRuler, isTiled, yurts }: KhanPosition,
  tile: TileKind,
): Int32Array {
  return Int32Array.from({ length: countSpaces(grid) }, (_, space) => {
    const yurt = yurts[space];
    const isForbidden = isRuler[space] || isTiled[space] || (isRiver[space] ? tile === 'conquest' : !yurt);
    const owned = yurt && yurt !== 'neutral' ? 1 << (KHAN_PLAYERS.indexOf(yurt) * BITS) : 0;
    return owned + (isRiver[space] ? 1 << RIVER : 0) + (isForbidden ? 1 << FORBIDDEN : 0);
  });
}

/** Packs which protections apply to each space: four bits for each. */
export function packProtections({ grid }: KhanPosition, protects: readonly MarkedProtection[]): Int32Array {
  return Int32Array.from({ length: countSpaces(grid) }, (_, space) =>
    protects.reduce((sum, { isProtected }, i) => sum + (isProtected[space] ? 1 << (i * BITS) : 0), 0),
  );
}

/**
 * Returns the number of packed item `index`: of a player's yurts, or of yurts that a protection applies to.
 */
export function unpackCount(counts: PackedCounts, index: number): number {
  return (counts >> (index * BITS)) & MASK;
}

/** Whether any counted space is river. */
export function hasRiver(counts: PackedCounts): boolean {
  return ((counts >> RIVER) & MASK) > 0;
}

/** Whether any counted space is one that the tile may not cover. */
export function hasForbidden(counts: PackedCounts): boolean {
  return counts >> FORBIDDEN > 0;
}

/** Returns the most yurts of a player. */
export function getMostPackedYurts(counts: PackedCounts): number {
  return Math.max(
    unpackCount(counts, 0),
    unpackCount(counts, 1),
    unpackCount(counts, 2),
    unpackCount(counts, 3),
  );
}

/** Returns the players with the most yurts, in the order of `KHAN_PLAYERS`. */
export function findPackedMajority(counts: PackedCounts): readonly KhanPlayer[] {
  const most = getMostPackedYurts(counts);
  return KHAN_PLAYERS.filter((_, player) => unpackCount(counts, player) === most);
}
