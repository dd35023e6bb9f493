import { type KhanSpaceName, parseSpace } from '../rules/grid.ts';
import type { KhanPlayer, YurtKind } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { withoutProtection } from './protection.ts';

/** Resizes the board; everything outside the new edge is removed. */
export function resizeConquestBoard(state: KhanConquest, size: readonly [number, number]): KhanConquest {
  const grid = { width: size[0], height: size[1] };
  const inside = (space: KhanSpaceName) => parseSpace(grid, space) !== undefined;
  return {
    ...state,
    size,
    river: state.river.filter(inside),
    rulers: state.rulers.filter(inside),
    tiles: state.tiles.filter(inside),
    covers: state.covers.filter(inside),
    yurts: Object.fromEntries(Object.entries(state.yurts).filter(([space]) => inside(space))),
  };
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
