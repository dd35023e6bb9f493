import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import { findDirection, type KhanSpaceName } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { YURTS_IN_CAMP } from '../rules/vocabulary.ts';
import {
  clearSpace,
  createInsideTest,
  cropBoard,
  EMPTY_BOARD,
  isEmptyBoard,
  type KhanBoard,
} from '../saves/board.ts';
import { type KhanRulers, listMoveSpaces, RULERS_IN_GAME } from '../saves/rulers.ts';

const [DEFAULT_RULING] = KHAN_RULING_OPTIONS['trapped-yurt'];

/** A piece that can be put on the board of the rulers tool. */
export type RulersPiece = 'ruler' | 'taken' | 'river' | 'erase';

const EMPTY: KhanRulers = {
  ...EMPTY_BOARD,
  ruler: null,
  direction: null,
  camp: YURTS_IN_CAMP,
  by: 'phase',
  left: 0,
};

/**
 * Returns an empty board of the previous size; the acting player and the number of rulers that have left are
 * kept.
 */
export function freshRulers({ size, by, left }: KhanRulers = EMPTY): KhanRulers {
  return { ...EMPTY, size, by, left };
}

/**
 * Puts a piece on a space; the same piece again removes it. While the direction of the ruler is open, a tap
 * on a space next to the ruler chooses it. Undefined if the ruler would be on river.
 */
export function toggleRulersPiece(
  state: KhanRulers,
  piece: RulersPiece,
  space: KhanSpaceName,
): KhanRulers | undefined {
  const { river } = state;
  const isRiver = river.includes(space);
  const cleared = clearRulerSpace(state, space);
  switch (piece) {
    case 'ruler':
      return tapWithRuler(state, space);
    case 'river':
      return isRiver ? cleared : { ...cleared, river: [...cleared.river, space] };
    case 'taken':
      // A tile may cover river, which then becomes occupied.
      return listTakenSpaces(state).includes(space)
        ? { ...cleared, river }
        : { ...cleared, river, taken: [...cleared.taken, space] };
    case 'erase':
      return cleared;
  }
}

/** Chooses a direction or another ruler, or puts the ruler on a space; undefined if that is river. */
function tapWithRuler(state: KhanRulers, space: KhanSpaceName): KhanRulers | undefined {
  const { ruler, direction, river, rulers, carried } = state;
  const next = ruler !== null && direction === null && !carried ? findDirection(ruler, space) : undefined;
  if (next) return { ...state, direction: next };
  if (river.includes(space)) return undefined;
  if (carried || rulers.includes(space)) return selectRuler(state, space);
  const cleared = clearRulerSpace(state, space);
  return ruler === space ? cleared : { ...cleared, ruler: space };
}

/** Chooses the next ruler to be driven out: the same again, or another one; the former stays on the board. */
function selectRuler(state: KhanRulers, space: KhanSpaceName): KhanRulers {
  const { ruler } = state;
  if (ruler === space) return { ...state, carried: undefined };
  const cleared = clearRulerSpace(state, space);
  const rulers = ruler === null ? cleared.rulers : [...cleared.rulers, ruler];
  return { ...cleared, rulers, ruler: space, camp: YURTS_IN_CAMP, carried: undefined };
}

/** Removes everything from a space, also the chosen ruler. Returns the same object if it is empty. */
function clearRulerSpace(state: KhanRulers, space: KhanSpaceName): KhanRulers {
  const cleared = clearSpace(state, space);
  return state.ruler === space ? { ...cleared, ruler: null } : cleared;
}

/** Resizes the board; everything outside the new edge is removed. */
export function resizeRulersBoard(state: KhanRulers, size: KhanRulers['size']): KhanRulers {
  const { ruler, carried } = state;
  const isInside = createInsideTest(size);
  return {
    ...state,
    ...cropBoard(state, size),
    carried: carried && listMoveSpaces(carried).every(isInside) ? carried : undefined,
    ruler: ruler !== null && isInside(ruler) ? ruler : null,
  };
}

/**
 * Replaces the board. The same ruler is driven out if it is still there; otherwise the only one, or none is
 * chosen.
 */
export function withBoard(state: KhanRulers, board: KhanBoard): KhanRulers {
  const resized = resizeRulersBoard(state, board.size);
  const { rulers } = board;
  const isKept = resized.ruler === null ? rulers.length === 0 : rulers.includes(resized.ruler);
  const [only = null] = rulers.length === 1 ? rulers : [];
  const ruler = isKept ? resized.ruler : only;
  return {
    ...resized,
    ...board,
    ruler,
    rulers: rulers.filter((space) => space !== ruler),
    ...(!isKept && { direction: null, camp: YURTS_IN_CAMP, carried: undefined }),
  };
}

/**
 * Returns the case without default values; undefined while no ruler is on the board, none is chosen for the
 * next move, or no direction is chosen.
 */
export function caseOf(state: KhanRulers): object | undefined {
  const { size, ruler, direction, river, camp, by, carried, trappedYurt } = state;
  const taken = listTakenSpaces(state);
  if (ruler === null || direction === null || carried) return undefined;
  return {
    game: 'khan',
    ask: 'drive-out',
    ...(trappedYurt !== undefined &&
      trappedYurt !== DEFAULT_RULING && { rulings: { 'trapped-yurt': trappedYurt } }),
    size,
    ruler,
    direction,
    ...(river.length > 0 && { river }),
    ...(taken.length > 0 && { taken }),
    ...(camp !== YURTS_IN_CAMP && { camp }),
    ...(by !== 'phase' && { by }),
  };
}

/** Lists the spaces that can block the ruler: those with a yurt, another ruler or a tile. */
function listTakenSpaces({ yurts, rulers, tiles, taken }: KhanRulers): readonly KhanSpaceName[] {
  return [...new Set([...taken, ...Object.keys(yurts), ...rulers, ...tiles])];
}

/**
 * Applies the answer: the ruler moves to its target unless it has left the game, and a neutral yurt takes its
 * old space. There is no case then until a ruler or a direction is chosen again.
 */
export function applyDriveOut(state: KhanRulers, answer: KhanDriveOutAnswer): KhanRulers {
  const { ruler, yurts, taken, left } = state;
  const { to, yurt, camp, leaves } = answer;
  return {
    ...state,
    ruler: leaves ? null : to,
    yurts: yurt === null ? yurts : { ...yurts, [yurt]: 'neutral' },
    taken: taken.filter((space) => space !== ruler),
    camp: leaves ? YURTS_IN_CAMP : camp,
    left: leaves ? Math.min(left + 1, RULERS_IN_GAME - 1) : left,
    carried: ruler === null ? undefined : { from: ruler, to, leaves },
  };
}

/** Whether anything is on the board. */
export function isBegun(state: KhanRulers): boolean {
  return state.ruler !== null || !isEmptyBoard(state);
}
