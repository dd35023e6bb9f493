import { keysOf } from '../../../core/record.ts';
import { toGrid } from '../referee/check-space.ts';
import { type KhanSpaceName, parseSpace } from '../rules/grid.ts';
import type { KhanSetup } from '../rules/position.ts';
import type { KhanConquest } from './conquest.ts';
import type { KhanRulers } from './rulers.ts';

/** What lies on the board, whichever tool asks about it. Two equal boards have the same JSON text. */
export interface KhanBoard extends KhanSetup {
  readonly size: readonly [number, number];
  /** Spaces on which something is, but it is not entered what. */
  readonly taken: readonly KhanSpaceName[];
}

/** Returns the board of a conquest. */
export function getConquestBoard(state: Pick<KhanConquest, keyof KhanBoard>): KhanBoard {
  const { size, river, yurts, rulers, tiles, taken } = state;
  return {
    size,
    river: river.toSorted(),
    yurts: Object.fromEntries(Object.entries(yurts).sort(([a], [b]) => (a < b ? -1 : 1))),
    rulers: rulers.toSorted(),
    tiles: tiles.toSorted(),
    taken: taken.toSorted(),
  };
}

/** Returns the board on which a ruler is driven out; that ruler is one of its rulers. */
export function getRulersBoard(state: KhanRulers): KhanBoard {
  const { ruler, rulers } = state;
  return getConquestBoard({ ...state, rulers: ruler === null ? rulers : [...rulers, ruler] });
}

/** Returns a board of another size; everything outside the new edge is removed. */
export function cropBoard(board: KhanBoard, size: KhanBoard['size']): KhanBoard {
  const { river, yurts, rulers, tiles, taken } = board;
  const isInside = (space: KhanSpaceName) => parseSpace(toGrid(size), space) !== undefined;
  return {
    size,
    river: river.filter(isInside),
    yurts: Object.fromEntries(Object.entries(yurts).filter(([space]) => isInside(space))),
    rulers: rulers.filter(isInside),
    tiles: tiles.filter(isInside),
    taken: taken.filter(isInside),
  };
}

/** Lists the spaces on which something lies. */
export function listUsedSpaces({ river, yurts, rulers, tiles, taken }: KhanBoard): readonly KhanSpaceName[] {
  return [...river, ...keysOf(yurts), ...rulers, ...tiles, ...taken];
}

/** Whether nothing lies on a board. Its size does not count. */
export const isEmptyBoard = (board: KhanBoard): boolean => listUsedSpaces(board).length === 0;
