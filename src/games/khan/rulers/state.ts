import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import { findDirection, type KhanSpaceName, parseSpace } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { YURTS_IN_CAMP } from '../rules/vocabulary.ts';
import { type KhanRulers, listMoveSpaces, RULERS_IN_GAME } from '../saves/rulers.ts';

const [DEFAULT_RULING] = KHAN_RULING_OPTIONS['trapped-yurt'];

/** A piece that can be put on the board of the rulers tool. */
export type RulersPiece = 'ruler' | 'taken' | 'river' | 'erase';

/**
 * The number of rows and columns of the board according to reviews of the game; the printed rules that this
 * site follows do not show the whole board.
 */
const USUAL_SIZE = [13, 13] as const;

const EMPTY: KhanRulers = {
  size: USUAL_SIZE,
  ruler: null,
  direction: null,
  river: [],
  taken: [],
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
 * Puts a piece on a space; the same piece again removes it. While the direction of the ruler is open, a tap on a
 * space next to the ruler chooses it. Undefined if the ruler would be on river.
 */
export function toggleRulersPiece(
  rulers: KhanRulers,
  piece: RulersPiece,
  space: KhanSpaceName,
): KhanRulers | undefined {
  const { ruler, river, taken } = rulers;
  const isEmpty = ruler !== space && !river.includes(space) && !taken.includes(space);
  const cleared: KhanRulers = isEmpty
    ? rulers
    : {
        ...rulers,
        ruler: ruler === space ? null : ruler,
        river: removeSpace(river, space),
        taken: removeSpace(taken, space),
      };
  switch (piece) {
    case 'ruler':
      if (ruler !== null && rulers.direction === null && !rulers.carried) {
        const direction = findDirection(ruler, space);
        if (direction) return { ...rulers, direction };
      }
      if (river.includes(space)) return undefined;
      if (rulers.carried) return selectNextRuler(rulers, space);
      return ruler === space ? cleared : { ...cleared, ruler: space };
    case 'river':
      return river.includes(space) ? cleared : { ...cleared, river: [...cleared.river, space] };
    case 'taken':
      // A tile may cover river, which then becomes occupied.
      return taken.includes(space)
        ? { ...rulers, taken: removeSpace(taken, space) }
        : { ...cleared, river, taken: [...cleared.taken, space] };
    case 'erase':
      return cleared;
  }
}

/**
 * Chooses the next ruler to be driven out: the one that moved last, or another one; the space of the former
 * stays occupied then.
 */
function selectNextRuler(rulers: KhanRulers, space: KhanSpaceName): KhanRulers {
  const { ruler, taken } = rulers;
  if (ruler === space) return { ...rulers, carried: undefined };
  const others = removeSpace(ruler === null ? taken : [...taken, ruler], space);
  return { ...rulers, ruler: space, taken: others, camp: YURTS_IN_CAMP, carried: undefined };
}

/** Resizes the board; everything outside the new edge is removed. */
export function resizeRulersBoard(rulers: KhanRulers, size: readonly [number, number]): KhanRulers {
  const isInside = (space: KhanSpaceName) =>
    parseSpace({ width: size[0], height: size[1] }, space) !== undefined;
  const { ruler, river, taken, carried } = rulers;
  return {
    ...rulers,
    size,
    carried: carried && listMoveSpaces(carried).every(isInside) ? carried : undefined,
    ruler: ruler !== null && isInside(ruler) ? ruler : null,
    river: river.filter(isInside),
    taken: taken.filter(isInside),
  };
}

/**
 * Returns the case without default values; undefined while no ruler is on the board, none is chosen for the
 * next move, or no direction is chosen.
 */
export function caseOf(rulers: KhanRulers): object | undefined {
  const { size, ruler, direction, river, taken, camp, by, carried, trappedYurt } = rulers;
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

/**
 * Applies the answer: the ruler moves to its target unless it has left the game, and a yurt takes its old
 * space. There is no case then until a ruler or a direction is chosen again.
 */
export function applyDriveOut(rulers: KhanRulers, answer: KhanDriveOutAnswer): KhanRulers {
  const { ruler, taken, left } = rulers;
  const { to, yurt, camp, leaves } = answer;
  const free = taken.filter((space) => space !== ruler);
  return {
    ...rulers,
    ruler: leaves ? null : to,
    taken: yurt === null ? free : [...free, yurt],
    camp: leaves ? YURTS_IN_CAMP : camp,
    left: leaves ? Math.min(left + 1, RULERS_IN_GAME - 1) : left,
    carried: ruler === null ? undefined : { from: ruler, to, leaves },
  };
}

/** Whether anything is on the board. */
export function isBegun({ ruler, river, taken }: KhanRulers): boolean {
  return ruler !== null || river.length > 0 || taken.length > 0;
}

function removeSpace(spaces: readonly KhanSpaceName[], space: KhanSpaceName): readonly KhanSpaceName[] {
  return spaces.filter((one) => one !== space);
}
