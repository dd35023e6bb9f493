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

/**
 * Number of rows and columns that the board is said to have; our copy of the rules does not show it. Source:
 * reviews of the game.
 */
export const USUAL_BOARD_SIZE = [13, 13] as const;

/** A board of the usual size without pieces. */
export const EMPTY_BOARD: KhanBoard = {
  size: USUAL_BOARD_SIZE,
  river: [],
  yurts: {},
  rulers: [],
  tiles: [],
  taken: [],
};

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

/** Returns a test whether a space is on a board of this size. */
export const createInsideTest = (size: KhanBoard['size']) => (space: KhanSpaceName) =>
  parseSpace(toGrid(size), space) !== undefined;

/** Returns a board of another size; everything outside the new edge is removed. */
export function cropBoard(board: KhanBoard, size: KhanBoard['size']): KhanBoard {
  const { river, yurts, rulers, tiles, taken } = board;
  const isInside = createInsideTest(size);
  return {
    size,
    river: river.filter(isInside),
    yurts: Object.fromEntries(Object.entries(yurts).filter(([space]) => isInside(space))),
    rulers: rulers.filter(isInside),
    tiles: tiles.filter(isInside),
    taken: taken.filter(isInside),
  };
}

/** Removes everything from a space. Returns the same object if it is empty. */
export function clearSpace<State extends KhanBoard>(state: State, space: KhanSpaceName): State {
  if (!listUsedSpaces(state).includes(space)) return state;
  const remove = (spaces: readonly KhanSpaceName[]) => spaces.filter((one) => one !== space);
  const { [space]: _, ...yurts } = state.yurts;
  const { river, rulers, tiles, taken } = state;
  return {
    ...state,
    river: remove(river),
    yurts,
    rulers: remove(rulers),
    tiles: remove(tiles),
    taken: remove(taken),
  };
}

/** Lists the spaces on which something lies. */
export function listUsedSpaces({ river, yurts, rulers, tiles, taken }: KhanBoard): readonly KhanSpaceName[] {
  return [...river, ...keysOf(yurts), ...rulers, ...tiles, ...taken];
}

/** Whether nothing lies on a board. Its size does not count. */
export const isEmptyBoard = (board: KhanBoard): boolean => listUsedSpaces(board).length === 0;
