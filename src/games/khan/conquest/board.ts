import type { KhanPlayer, YurtKind } from '../rules/vocabulary.ts';
import { createInsideTest, cropBoard, type KhanBoard } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { withoutProtection } from './protection.ts';

/** Resizes the board; everything outside the new edge is removed. */
export function resizeConquestBoard(state: KhanConquest, size: KhanConquest['size']): KhanConquest {
  return withBoard(state, cropBoard(state, size));
}

/** Replaces the board. What is asked stays, except marked spaces that are not on it. */
export function withBoard(state: KhanConquest, board: KhanBoard): KhanConquest {
  return { ...state, ...board, covers: state.covers.filter(createInsideTest(board.size)) };
}

/**
 * Applies a legal conquest: removes the covered yurts and puts one yurt of each owner on the tile.
 * Rule: khan/conquest/covered-yurts, khan/conquest/owners
 */
export function applyConquest(state: KhanConquest, owners: readonly KhanPlayer[]): KhanConquest {
  const { covers, river, yurts, tiles } = state;
  const land = covers.filter((space) => !river.includes(space));
  const others = Object.entries(yurts).filter(([space]) => !covers.includes(space));
  const placed = owners.flatMap((owner, i): [string, YurtKind][] => (land[i] ? [[land[i], owner]] : []));
  return {
    ...withoutProtection(state, covers),
    covers: [],
    tiles: [...tiles, ...covers],
    yurts: Object.fromEntries([...others, ...placed]),
  };
}
