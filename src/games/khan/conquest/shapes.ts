import { MAX_CELLS, MAX_SHAPES, MIN_CELLS } from '../referee/check-shapes.ts';
import type { TileShape } from '../rules/find-legal-conquests.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { isConnectedShape } from '../rules/shape.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { findCorner, isSameShape, normalizeShape, placeShape } from './tile.ts';

/** Selects a saved shape; it appears where the last tile was, else in the middle of the board. */
export function selectShape(state: KhanConquest, shape: TileShape): KhanConquest {
  const { covers, size } = state;
  const [width, height] = size;
  const at = covers.length > 0 ? findCorner(covers) : { x: (width >> 1) - 1, y: (height >> 1) - 1 };
  const placed = placeShape(shape, at, size);
  return placed ? { ...state, tile: shape.tile, covers: placed } : state;
}

/** Result of saving the marked spaces as a shape. */
type SaveShapeResult =
  | { readonly kind: 'kept'; readonly state: KhanConquest }
  | { readonly kind: 'known' }
  | { readonly kind: 'wrong' };

/** Saves the marked spaces as the shape of one of the table's tiles. */
export function saveShape(state: KhanConquest): SaveShapeResult {
  const { covers, tile, shapes } = state;
  const isShape = covers.length >= MIN_CELLS && covers.length <= MAX_CELLS && isConnectedShape(covers);
  if (!isShape || shapes.length >= MAX_SHAPES) return { kind: 'wrong' };
  if (hasShape(shapes, { tile, cells: covers })) return { kind: 'known' };
  return { kind: 'kept', state: { ...state, shapes: addShape(shapes, tile, covers) } };
}

function hasShape(shapes: readonly TileShape[], { tile, cells }: Omit<TileShape, 'name'>): boolean {
  return shapes.some((one) => one.tile === tile && isSameShape(one.cells, cells));
}

/** Adds a shape under the first unused number. */
function addShape(
  shapes: readonly TileShape[],
  tile: TileShape['tile'],
  cells: readonly KhanSpaceName[],
): readonly TileShape[] {
  const numbers = shapes.map((_, i) => String(i + 1));
  const free = numbers.find((number) => !shapes.some(({ name }) => name === number));
  return [...shapes, { name: free ?? String(shapes.length + 1), tile, cells: normalizeShape(cells) }];
}

/**
 * Merges saved shapes with those of another table, without duplicates. If there are more than `most`, all
 * shapes of the other table stay, since its question is about them, and the oldest other saved ones are left
 * out.
 */
export function mergeShapes(
  saved: readonly TileShape[],
  others: readonly TileShape[],
  most: number,
): readonly TileShape[] {
  const added = others.filter((one, i) => !hasShape([...saved, ...others.slice(0, i)], one));
  const excess = Math.max(0, saved.length + added.length - most);
  const omitted = saved.filter((one) => !hasShape(others, one)).slice(0, excess);
  const kept = saved.filter((one) => !omitted.includes(one));
  return added.reduce<readonly TileShape[]>((all, { tile, cells }) => addShape(all, tile, cells), kept);
}

/** Removes a saved shape, by name. */
export function removeShape(state: KhanConquest, name: string): KhanConquest {
  return { ...state, shapes: state.shapes.filter((one) => one.name !== name) };
}
