import type { RuleId } from '../../../core/trace.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { YurtKind } from '../rules/vocabulary.ts';
import { clearSpace, EMPTY_BOARD, isEmptyBoard } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';

/** A piece that can be put on the board of the conquest tool. */
export type ConquestPiece = YurtKind | 'river' | 'ruler' | 'tile' | 'erase';

const EMPTY: KhanConquest = {
  ...EMPTY_BOARD,
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
  const { river, tiles } = state;
  const isRiver = river.includes(space);
  const cleared = { ...clearSpace(state, space), river, tiles };
  switch (piece) {
    case 'erase':
      return makeChange(clearSpace(state, space));
    case 'river':
      return makeChange({ ...cleared, river: toggleSpace(river, space) });
    case 'tile':
      return makeChange({
        ...state,
        rulers: removeSpace(state.rulers, space),
        taken: removeSpace(state.taken, space),
        tiles: toggleSpace(tiles, space),
      });
    case 'ruler':
      if (isRiver) return { kind: 'refused', why: 'remark-river', rule: 'khan/invasion/land-only' };
      if (tiles.includes(space))
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

function removeSpace(spaces: readonly KhanSpaceName[], space: KhanSpaceName): readonly KhanSpaceName[] {
  return spaces.filter((one) => one !== space);
}
