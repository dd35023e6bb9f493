import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Yurt } from '../../engine/khan/vocabulary.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';

/** What can be put on the board. */
export type Piece = Yurt | 'river' | 'ruler' | 'tile' | 'erase';

/** As many spaces as the board is said to have; our copy of the rules does not show it. Source: reviews of the game. */
export const USUAL_SIZE = [13, 13] as const;

const EMPTY: KhanConquest = {
  size: USUAL_SIZE,
  river: [],
  yurts: {},
  rulers: [],
  tiles: [],
  by: 'red',
  tile: 'conquest',
  covers: [],
  banks: null,
  shapes: [],
};

/** An empty board of the size of the one before; whose turn it is stays, and so do the table's shapes. */
export function freshConquest({ size, by, shapes }: KhanConquest = EMPTY): KhanConquest {
  return { ...EMPTY, size, by, shapes };
}

/** Why a piece cannot stand there, as the key of its text. */
export type Obstacle = 'remark-river' | 'remark-ruler-on-tile';

/** What comes of a piece that is put on a space. */
export type Edit =
  | { readonly kind: 'changed'; readonly conquest: KhanConquest }
  | { readonly kind: 'refused'; readonly why: Obstacle; readonly rule: RuleId };

/** Puts a piece on a space, instead of what stands there; the same piece a second time takes it off again. */
export function put(conquest: KhanConquest, piece: Piece, space: SpaceName): Edit {
  const isRiver = conquest.river.includes(space);
  const cleared = without(conquest, space);
  switch (piece) {
    case 'erase':
      return changedTo({
        ...cleared,
        river: less(conquest.river, space),
        tiles: less(conquest.tiles, space),
      });
    case 'river':
      return changedTo({
        ...cleared,
        river: isRiver ? less(conquest.river, space) : [...conquest.river, space],
      });
    case 'tile':
      return changedTo({
        ...conquest,
        rulers: less(conquest.rulers, space),
        tiles: conquest.tiles.includes(space) ? less(conquest.tiles, space) : [...conquest.tiles, space],
      });
    case 'ruler':
      if (isRiver) return { kind: 'refused', why: 'remark-river', rule: 'khan/invasion/land-only' };
      if (conquest.tiles.includes(space))
        return { kind: 'refused', why: 'remark-ruler-on-tile', rule: 'khan/conquest/rulers' };
      return changedTo(
        conquest.rulers.includes(space) ? cleared : { ...cleared, rulers: [...cleared.rulers, space] },
      );
    default:
      if (isRiver) return { kind: 'refused', why: 'remark-river', rule: 'khan/invasion/land-only' };
      return changedTo(
        conquest.yurts[space] === piece
          ? cleared
          : { ...cleared, yurts: { ...cleared.yurts, [space]: piece } },
      );
  }
}

const changedTo = (conquest: KhanConquest): Edit => ({ kind: 'changed', conquest });

/** Marks a space as covered, or no longer. */
export function toggled(conquest: KhanConquest, space: SpaceName): KhanConquest {
  const { covers } = conquest;
  return { ...conquest, covers: covers.includes(space) ? less(covers, space) : [...covers, space] };
}

/** Whether anything stands on the board or is marked. */
export function isBegun({ river, yurts, rulers, tiles, covers }: KhanConquest): boolean {
  return [river, Object.keys(yurts), rulers, tiles, covers].some((spaces) => spaces.length > 0);
}

/** A board on which neither yurt nor ruler stands on a space. */
function without(conquest: KhanConquest, space: SpaceName): KhanConquest {
  const { [space]: _, ...yurts } = conquest.yurts;
  return { ...conquest, yurts, rulers: less(conquest.rulers, space) };
}

function less(spaces: readonly SpaceName[], space: SpaceName): readonly SpaceName[] {
  return spaces.filter((one) => one !== space);
}
