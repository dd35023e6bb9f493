import type { Shape } from '../../../engine/khan/conquests.ts';
import { LARGEST_GRID, parseSpace, type SpaceName } from '../../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../../engine/khan/rulings.ts';
import { isOnePiece } from '../../../engine/khan/shape.ts';
import type { Player, Yurt } from '../../../engine/khan/vocabulary.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { FEWEST_CELLS, MOST_CELLS } from '../../../referee/khan/shapes.ts';
import type { KhanConquest } from '../../../saves/khan-conquest.ts';
import { cornerOf, drawnShape, isSameShape, shapeAt } from './tile.ts';

/** What can be put on the board. */
export type Piece = Yurt | 'river' | 'ruler' | 'tile' | 'erase';

/** As many spaces as the board is said to have; our copy of the rules does not show it. Source: reviews of the game. */
export const USUAL_SIZE = [13, 13] as const;

/** An empty board; the table's shapes and reading stay. */
export function freshConquest(before?: KhanConquest): KhanConquest {
  return {
    size: before?.size ?? USUAL_SIZE,
    river: [],
    yurts: {},
    rulers: [],
    tiles: [],
    by: before?.by ?? 'red',
    tile: 'conquest',
    covers: [],
    banks: before?.banks ?? KHAN_RULINGS['bridge-banks'][0],
    shapes: before?.shapes ?? [],
  };
}

/** What comes of a piece that is put on a space. */
export type Edit =
  | { readonly kind: 'changed'; readonly conquest: KhanConquest }
  | { readonly kind: 'refused'; readonly why: string; readonly rule: RuleId };

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

/** Takes a kept shape in hand: it lies where the last tile lay, else in the middle of the board. */
export function withShape(conquest: KhanConquest, shape: Shape): KhanConquest {
  const { covers, size } = conquest;
  const [width, height] = size;
  const at = covers.length > 0 ? cornerOf(covers) : { x: (width >> 1) - 1, y: (height >> 1) - 1 };
  const laid = shapeAt(shape, at, size);
  return laid ? { ...conquest, tile: shape.tile, covers: laid } : conquest;
}

/** What comes of keeping the marked spaces as a shape. */
export type Keeping =
  | { readonly kind: 'kept'; readonly conquest: KhanConquest }
  | { readonly kind: 'known' }
  | { readonly kind: 'wrong' };

/** Keeps the marked spaces as the shape of one of the table's tiles. */
export function keepShape(conquest: KhanConquest): Keeping {
  const { covers, tile, shapes } = conquest;
  const isShape = covers.length >= FEWEST_CELLS && covers.length <= MOST_CELLS && isOnePiece(covers);
  if (!isShape) return { kind: 'wrong' };
  if (isKnown(shapes, { tile, cells: covers })) return { kind: 'known' };
  return { kind: 'kept', conquest: { ...conquest, shapes: withAnother(shapes, tile, covers) } };
}

function isKnown(shapes: readonly Shape[], { tile, cells }: Omit<Shape, 'name'>): boolean {
  return shapes.some((one) => one.tile === tile && isSameShape(one.cells, cells));
}

/** The shapes with one more, under the first number that is free. */
function withAnother(
  shapes: readonly Shape[],
  tile: Shape['tile'],
  cells: readonly SpaceName[],
): readonly Shape[] {
  const numbers = shapes.map((_, i) => String(i + 1));
  const free = numbers.find((number) => !shapes.some(({ name }) => name === number));
  return [...shapes, { name: free ?? String(shapes.length + 1), tile, cells: drawnShape(cells) }];
}

/** The kept shapes with those of another table that are not among them. */
export function mergeShapes(kept: readonly Shape[], more: readonly Shape[]): readonly Shape[] {
  return more.reduce((all, one) => (isKnown(all, one) ? all : withAnother(all, one.tile, one.cells)), kept);
}

export function withoutShape(conquest: KhanConquest, name: string): KhanConquest {
  return { ...conquest, shapes: conquest.shapes.filter((one) => one.name !== name) };
}

/** Makes the board larger or smaller; what lay beyond its edge is gone. */
export function withSize(conquest: KhanConquest, size: readonly [number, number]): KhanConquest {
  const grid = { width: size[0], height: size[1] };
  const inside = (space: SpaceName) => parseSpace(grid, space) !== undefined;
  return {
    ...conquest,
    size,
    river: conquest.river.filter(inside),
    rulers: conquest.rulers.filter(inside),
    tiles: conquest.tiles.filter(inside),
    covers: conquest.covers.filter(inside),
    yurts: Object.fromEntries(Object.entries(conquest.yurts).filter(([space]) => inside(space))),
  };
}

/** Carries a lawful conquest out: the covered yurts leave, and each owner has one on the tile. Rule: khan/conquest/covered-yurts, khan/conquest/owners */
export function laidDown(conquest: KhanConquest, owners: readonly Player[]): KhanConquest {
  const { covers, river, yurts, tiles } = conquest;
  const land = covers.filter((space) => !river.includes(space));
  const others = Object.entries(yurts).filter(([space]) => !covers.includes(space));
  const placed = owners.flatMap((owner, i): [string, Yurt][] => (land[i] ? [[land[i], owner]] : []));
  return {
    ...conquest,
    covers: [],
    tiles: [...tiles, ...covers],
    yurts: Object.fromEntries([...others, ...placed]),
  };
}

/** Whether anything stands on the board or is marked. */
export function isBegun({ river, yurts, rulers, tiles, covers }: KhanConquest): boolean {
  return [river, Object.keys(yurts), rulers, tiles, covers].some((spaces) => spaces.length > 0);
}

/** The smallest board, of the usual size at least, that has all these spaces. */
export function sizeFor(spaces: readonly SpaceName[]): readonly [number, number] {
  const cells = spaces.flatMap((space) => parseSpace(LARGEST_GRID, space) ?? []);
  const [width, height] = USUAL_SIZE;
  return [
    Math.max(width, ...cells.map((space) => (space % LARGEST_GRID.width) + 1)),
    Math.max(height, ...cells.map((space) => Math.floor(space / LARGEST_GRID.width) + 1)),
  ];
}

/** A board on which neither yurt nor ruler stands on a space. */
function without(conquest: KhanConquest, space: SpaceName): KhanConquest {
  const { [space]: _, ...yurts } = conquest.yurts;
  return { ...conquest, yurts, rulers: less(conquest.rulers, space) };
}

function less(spaces: readonly SpaceName[], space: SpaceName): readonly SpaceName[] {
  return spaces.filter((one) => one !== space);
}
