import type { RuleId } from '../../../core/trace.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { YurtKind } from '../rules/vocabulary.ts';
import { isEmptyBoard } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';

/** A piece that can be put on the board of the conquest tool. */
export type ConquestPiece = YurtKind | 'river' | 'ruler' | 'tile' | 'erase';

/**
 * Number of rows and columns that the board is said to have; our copy of the rules does not show it. Source:
 * reviews of the game.
 */
export const USUAL_BOARD_SIZE = [13, 13] as const;

const EMPTY: KhanConquest = {
  size: USUAL_BOARD_SIZE,
  river: [],
  yurts: {},
  rulers: [],
  tiles: [],
  taken: [],
  by: 'red',
  tile: 'conquest',
  covers: [],
  banks: null,
  shapes: [],
};

/** Returns an empty board of the previous size; the acting player and the saved shapes are kept. */
export function freshConquest({ size, by, shapes }: KhanConquest = EMPTY): KhanConquest {
  return { ...EMPTY, size, by, shapes };
}

/** Why a piece cannot be put on a space, as a text key. */
type Obstacle = 'remark-river' | 'remark-ruler-on-tile';

/** Result of putting a piece on a space. */
export type ConquestEdit =
  | { readonly kind: 'changed'; readonly state: KhanConquest }
  | { readonly kind: 'refused'; readonly why: Obstacle; readonly rule: RuleId };

/** Puts a piece on a space, replacing what is there; the same piece again removes it. */
export function toggleConquestPiece(
  state: KhanConquest,
  piece: ConquestPiece,
  space: KhanSpaceName,
): ConquestEdit {
  const isRiver = state.river.includes(space);
  const cleared = clearSpace(state, space);
  switch (piece) {
    case 'erase':
      return makeChange(eraseSpace(state, space));
    case 'river':
      return makeChange({ ...cleared, river: toggleSpace(state.river, space) });
    case 'tile':
      return makeChange({
        ...state,
        rulers: removeSpace(state.rulers, space),
        taken: removeSpace(state.taken, space),
        tiles: toggleSpace(state.tiles, space),
      });
    case 'ruler':
      if (isRiver) return { kind: 'refused', why: 'remark-river', rule: 'khan/invasion/land-only' };
      if (state.tiles.includes(space))
        return { kind: 'refused', why: 'remark-ruler-on-tile', rule: 'khan/conquest/rulers' };
      return makeChange(
        state.rulers.includes(space) ? cleared : { ...cleared, rulers: [...cleared.rulers, space] },
      );
    default:
      if (isRiver) return { kind: 'refused', why: 'remark-river', rule: 'khan/invasion/land-only' };
      return makeChange(
        state.yurts[space] === piece ? cleared : { ...cleared, yurts: { ...cleared.yurts, [space]: piece } },
      );
  }
}

/** Removes everything from a space. Returns the same object if it is empty. */
function eraseSpace(state: KhanConquest, space: KhanSpaceName): KhanConquest {
  const { river, tiles } = state;
  const cleared = clearSpace(state, space);
  const isEmpty = cleared === state && !river.includes(space) && !tiles.includes(space);
  return isEmpty ? state : { ...cleared, river: removeSpace(river, space), tiles: removeSpace(tiles, space) };
}

const toggleSpace = (spaces: readonly KhanSpaceName[], space: KhanSpaceName) =>
  spaces.includes(space) ? removeSpace(spaces, space) : [...spaces, space];

const makeChange = (state: KhanConquest): ConquestEdit => ({ kind: 'changed', state });

/** Toggles whether a space is covered by the tile. */
export function toggleTileSpace(state: KhanConquest, space: KhanSpaceName): KhanConquest {
  const { covers } = state;
  return { ...state, covers: toggleSpace(covers, space) };
}

/** Whether anything is on the board or marked. */
export function isBegun(state: KhanConquest): boolean {
  return state.covers.length > 0 || !isEmptyBoard(state);
}

/** Removes any yurt, ruler or unknown piece from a space. Returns the same object if there is none. */
function clearSpace(state: KhanConquest, space: KhanSpaceName): KhanConquest {
  const { rulers, taken } = state;
  if (!state.yurts[space] && !rulers.includes(space) && !taken.includes(space)) return state;
  const { [space]: _, ...yurts } = state.yurts;
  return { ...state, yurts, rulers: removeSpace(rulers, space), taken: removeSpace(taken, space) };
}

function removeSpace(spaces: readonly KhanSpaceName[], space: KhanSpaceName): readonly KhanSpaceName[] {
  return spaces.filter((one) => one !== space);
}
